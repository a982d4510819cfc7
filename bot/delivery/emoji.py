"""Upload the project's icons as the application's emoji: once for each version of the drawing.

A name ends in the hash of the code that draws the icons: where all of them are there already,
nothing is drawn. Missing ones are drawn by a renderer of their own, so that the bot's process never
loads Pillow.
"""

import logging
from hashlib import sha256
from pathlib import Path

import discord

from bot.pictures.process import RendererProcess
from bot.text.emoji import Emoji, EmojiSet
from bot.text.picture_request import IconRequest

log = logging.getLogger(__name__)

SIZE = 128
"""Pixels of an emoji's side."""

UPLOADED = (
    *("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "cider", "potion"),
    *("coin", "bed", "lantern", "hammer", "hammer_plus", "quill", "quill_plus", "reroll"),
    *("village_point", "reputation", "cave", "house", "outpost", "train_to_ready"),
    *("ready", "exhausted", "injured"),
)

_PICTURES = Path(__file__).parent.parent / "pictures"
_BESIDE = ("brush.py", "palette.py")
"""The other files that decide how an icon looks."""


async def upload(client: discord.Client) -> EmojiSet:
    """Return the icons' emoji after uploading the missing ones; fewer where that fails."""
    names = {icon: f"ab_{icon}_{_drawn_by()}" for icon in UPLOADED}
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    except (discord.HTTPException, discord.MissingApplicationID) as error:
        log.info("no emoji: %s", error)
        return EmojiSet()
    missing = [icon for icon, name in names.items() if name not in there]
    renderer = RendererProcess()
    try:
        for icon in missing:
            png, _ = await renderer.render(IconRequest(icon, SIZE))
            emoji = await client.create_application_emoji(name=names[icon], image=png)
            there[emoji.name] = emoji
    except Exception as error:  # noqa: BLE001 - text alone says the same
        log.warning("not all emoji are there: %s", error)
    finally:
        await renderer.close()
    found = {icon: there[name] for icon, name in names.items() if name in there}
    return EmojiSet({icon: Emoji(e.name, e.id) for icon, e in found.items()})


def _drawn_by() -> str:
    """Hash the code that draws the icons."""
    files = [*sorted((_PICTURES / "icons").glob("*.py")), *map(_PICTURES.joinpath, _BESIDE)]
    return sha256(b"".join([path.read_bytes() for path in files])).hexdigest()[:8]
