"""Paint a title card's scene: a place, in a mood's light and weather, with a figure."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageOps

from bot.pictures import moods, scenes_built, scenes_deep, scenes_wild, scenes_works, variety
from bot.pictures.backdrop import HIGH
from bot.pictures.brush import Brush
from bot.pictures.canvas import WIDE, Canvas
from bot.pictures.folk import folk
from encounters.scenes import Figure, Scene, Setting

_FINER = 2
_MIDDLE = 772
"""Pixels from the left to a figure's middle, if it is on the right."""

_PROP = 520
"""Pixels from the left to the middle of what lies about, if the figure is on the right."""

_NIGHT = "#140f1c"

_HANGS = (Figure.BAT,)
"""The figures that hang from the roof."""

_PAINTED: Mapping[Scene, Callable[[Brush], None]] = {
    Scene.STAIR: scenes_built.stair,
    Scene.PIPE: scenes_built.pipe,
    Scene.CISTERNS: scenes_wild.cisterns,
    Scene.BUILDING_SITE: scenes_built.building_site,
    Scene.IRON_DOOR: scenes_built.iron_door,
    Scene.MUSEUM: scenes_built.museum,
    Scene.HARBOUR: scenes_built.harbour,
    Scene.SUMP: scenes_wild.sump,
    Scene.MINE: scenes_wild.mine,
    Scene.ORCHARD: scenes_wild.orchard,
    Scene.KILNS: scenes_works.kilns,
    Scene.PAPER_WORKS: scenes_works.paper_works,
    Scene.TERRACE: scenes_works.terrace,
    Scene.FARMS: scenes_wild.farms,
    Scene.HALL: scenes_wild.hall,
    Scene.CELLAR: scenes_wild.cellar,
    Scene.POST: scenes_works.post,
    Scene.ROAD: scenes_wild.road,
    Scene.DEEP: scenes_deep.deep,
    Scene.WALL: scenes_deep.wall,
    Scene.SHAFT: scenes_deep.shaft,
    Scene.FLOOD: scenes_deep.flood,
    Scene.FALL: scenes_deep.fall,
}


class Painted(NamedTuple):
    """A scene, and whether its figure stands on the left."""

    image: Image.Image
    is_mirrored: bool


def paint(
    setting: Setting, mood: str, number: int, *, again: int = 0, is_dark: bool = False
) -> Painted:
    """Paint a scene, in a low light if it `is_dark`; every other number from the other side.

    It looks otherwise each time that the same night shows it `again`.
    """
    is_mirrored, how = (number + again) % 2 == 0, variety.variant(number, again)
    place = _place(setting.scene, how.zoom, how.part)
    image = variety.turned(ImageOps.mirror(place) if is_mirrored else place, how.turn)
    middle = _MIDDLE + how.shift
    middle, lies = (WIDE - middle, WIDE - _PROP) if is_mirrored else (middle, _PROP)
    thing = variety.prop(how.prop)
    # Before the light falls on it: in the dark it is as dark as the rock.
    image = _with(image, thing, lies - thing.width // 2, HIGH - thing.height - 14)
    for light in (moods.tint(mood), *([moods.DARK] if is_dark else [])):
        image = ImageChops.multiply(image, Image.new("RGB", image.size, light))
    canvas = Canvas(image)
    canvas.paste(moods.behind(mood, middle), 0, 0)
    top = -6 if setting.figure in _HANGS else HIGH - how.side - 8
    if setting.figure not in _HANGS:
        canvas.paste(_shade(), middle - 140, HIGH - 36)
    seen = folk(setting.figure, how.side)
    seen = ImageOps.mirror(seen) if how.is_turned else seen
    canvas.paste(seen, middle - how.side // 2, top)
    canvas.paste(moods.before(mood), 0, 0)
    return Painted(canvas.image, is_mirrored)


def dim(image: Image.Image, steps: int) -> Image.Image:
    """Let the light of a scene shrink to its middle, by up to three steps."""
    if not steps:
        return image
    rim = Image.radial_gradient("L").resize(image.size)
    night = rim.point([min(255, steps * (40 + level // 2) // 2) for level in range(256)])
    return Image.composite(Image.new("RGB", image.size, _NIGHT), image, night)


def _with(image: Image.Image, thing: Image.Image, x: int, y: int) -> Image.Image:
    canvas = Canvas(image)
    canvas.paste(thing, x, y)
    return canvas.image


@lru_cache(maxsize=4)
def _place(scene: Scene, zoom: float, part: float) -> Image.Image:
    """Paint a place, so near that only a part of it is seen; its floor stays where it is."""
    brush = Brush(round(WIDE * zoom), round(HIGH * zoom), finer=_FINER)
    _PAINTED[scene](brush)
    whole = brush.done().convert("RGB")
    left, top = round((whole.width - WIDE) * part), whole.height - HIGH
    return whole.crop((left, top, left + WIDE, top + HIGH))


@lru_cache(maxsize=1)
def _shade() -> Image.Image:
    """Draw the shadow at a figure's feet."""
    brush = Brush(280, 40, finer=_FINER)
    brush.oval(350, 50, 300, 38, "#1d171d66", line=None)
    return brush.done()
