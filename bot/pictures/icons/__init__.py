"""List every icon of the game, drawn by code, and render one in a size."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from bot.pictures.brush import LINE, Brush
from bot.pictures.icons import goods, places, skills
from bot.pictures.palette import PAPER

__all__ = ["ICONS", "icon", "sticker"]

ICONS: Mapping[str, Callable[[Brush], None]] = {
    "mushroom": goods.mushroom,
    "fish": goods.fish,
    "fruit": goods.fruit,
    "rope": goods.rope,
    "pot": goods.pot,
    "paper": goods.paper,
    "ore": goods.ore,
    "amethyst": goods.amethyst,
    "cider": goods.cider,
    "potion": goods.potion,
    "coin": places.coin,
    "bed": places.bed,
    "lantern": skills.lantern,
    "hammer": skills.hammer,
    "hammer_plus": skills.plus(skills.hammer),
    "quill": skills.quill,
    "quill_plus": skills.plus(skills.quill),
    "reroll": skills.reroll,
    "village_point": places.village_point,
    "reputation": places.reputation,
    "cave": places.cave,
    "house": places.house,
    "key": places.key,
    "star": places.star,
    "outpost": places.outpost,
    "train_to_ready": skills.train_to_ready,
    "injured": skills.injured,
    "exhausted": skills.exhausted,
    "ready": skills.ready,
    "again": skills.again,
    "passed": skills.passed,
    "villager": places.villager,
}


def sticker(name: str, size: int) -> Image.Image:
    """Render an icon with a pale rim, so that dark ones can be seen on a dark background too."""
    rim = size // 16
    inner = icon(name, size - 2 * rim)
    bare = Image.new("RGBA", (size, size))
    bare.paste(inner, (rim, rim))
    near = bare.getchannel("A").filter(ImageFilter.GaussianBlur(rim / 2))
    whole = Image.new("RGBA", (size, size), PAPER)
    whole.putalpha(ImageChops.add(near, near, scale=0.3))
    whole.alpha_composite(bare)
    return whole


@lru_cache(maxsize=256)
def icon(name: str, size: int) -> Image.Image:
    """Render an icon, `size` pixels high; it is cached, so never draw on it."""
    brush = Brush(size, line=min(LINE, max(1.4, size / 20)))
    ICONS[name](brush)
    return brush.done()
