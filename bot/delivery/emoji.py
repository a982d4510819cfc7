"""Upload the project's icons as the application's emoji: once for each version of the drawing.

A name ends in the hash of the code that draws the icons: where all of them are there already,
nothing is drawn and Pillow is not even loaded.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import discord

from bot.text.emoji import Emoji, Signs

log = logging.getLogger(__name__)

_PICTURES = Path(__file__).parent.parent / "pictures"
_SIZE = 128

UPLOADED = (
    *("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "cider", "potion"),
    *("coin", "bed", "lantern", "hammer", "hammer_plus", "quill", "quill_plus", "reroll"),
    *("village_point", "reputation", "cave", "house", "outpost", "train_to_ready"),
    *("ready", "exhausted", "injured"),
)


async def upload(client: discord.Client) -> Signs:
    """Return the icons' emoji after uploading the missing ones; fewer where that fails."""
    names = {icon: f"ab_{icon}_{_drawn_by()}" for icon in UPLOADED}
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    except (discord.HTTPException, discord.MissingApplicationID) as error:
        log.info("no emoji: %s", error)
        return Signs()
    missing = [icon for icon, name in names.items() if name not in there]
    try:
        async for icon, png in _drawn(missing):
            emoji = await client.create_application_emoji(name=names[icon], image=png)
            there[emoji.name] = emoji
    except Exception as error:  # noqa: BLE001 - text alone says the same
        log.warning("not all emoji are there: %s", error)
    found = {icon: there[name] for icon, name in names.items() if name in there}
    return Signs({icon: Emoji(e.name, e.id) for icon, e in found.items()})


async def _drawn(icons: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
    for icon in icons:
        yield icon, await asyncio.to_thread(draw, icon)


def draw(name: str) -> bytes:
    """Draw an icon as a PNG of an emoji's size."""
    from bot.pictures.icons import sticker  # noqa: PLC0415 - Pillow waits for its first use

    saved = BytesIO()
    sticker(name, _SIZE).save(saved, "PNG")
    return saved.getvalue()


def _drawn_by() -> str:
    """Hash the code that draws the icons."""
    files = [*sorted((_PICTURES / "icons").glob("*.py")), *map(_PICTURES.joinpath, _BESIDE)]
    return sha256(b"".join([path.read_bytes() for path in files])).hexdigest()[:8]


_BESIDE = ("brush.py", "palette.py")
