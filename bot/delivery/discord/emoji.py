"""Keep the project's icons as the application's emoji, each under its plain word.

Screen readers say an emoji's name, so it is `coin` and no more. Which picture each emoji shows is
stored here, as a digest, with a digest of the code that drew it: while that is the same, nothing is
drawn at a start. Otherwise all are drawn and compared:

    there, with the same picture   -> kept
    not there                      -> uploaded
    there, with another picture,   -> renamed after its id, and uploaded again: messages name an
      or not uploaded from here       emoji by its id, so those that were posted still show the old

No emoji is ever deleted. A crash in between costs one more upload of all, at the next start. The
icons are drawn by a renderer of their own, so that the bot's process never loads Pillow.
"""

import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path

from bot.delivery.discord.network import FAILED
from bot.delivery.discord.server_api import ServerApi
from bot.model.errors import StoreBusy
from bot.pictures.process import RendererProcess
from bot.store import bot_values
from bot.store.database import Database
from bot.text.emoji import ICONS, NO_EMOJI, Emoji, EmojiSet
from bot.text.picture_request import IconRequest
from bot.worker.process import WorkerProcess

log = logging.getLogger(__name__)

SIZE = 128
"""Pixels of an emoji's side."""

_KEY = "emoji"
_PICTURES = Path(__file__).parents[2] / "pictures"
_BESIDE = ("brush.py", "palette.py")
"""The other files that decide how an icon looks."""


@dataclass
class _Uploaded:
    """What was uploaded: the digest of the drawing code, and by icon the ids and PNGs' digests."""

    drawn_by: str = ""
    ids: dict[str, int] = field(default_factory=dict[str, int])
    pictures: dict[str, str] = field(default_factory=dict[str, str])


class _Emoji:
    """The application's emoji while they are brought up to date."""

    def __init__(self, api: ServerApi, there: dict[str, int], stored: str) -> None:
        self.there = there
        self._api = api
        self._uploaded = _Uploaded(**json.loads(stored))

    async def bring_up_to_date(self, renderer: WorkerProcess) -> None:
        """Upload what is missing or has changed."""
        code = drawing_code()
        is_current = self._uploaded.drawn_by == code
        doubtful = [icon for icon in ICONS if not (is_current and self._is_ours(icon))]
        for icon in doubtful:
            png, _ = await renderer.ask(IconRequest(icon, SIZE))
            picture = sha256(png).hexdigest()
            if self._is_ours(icon) and self._uploaded.pictures[icon] == picture:
                continue
            await self._upload(icon, png)
            self._uploaded.pictures[icon] = picture
        self._uploaded.drawn_by = code

    def _is_ours(self, icon: str) -> bool:
        """Return whether the emoji of that name is the one that was uploaded last."""
        there = self.there.get(icon)
        return there is not None and there == self._uploaded.ids.get(icon)

    async def _upload(self, icon: str, png: bytes) -> None:
        old = self.there.get(icon)
        if old is not None:
            await self._api.rename_emoji(old, f"old_{old}")
            del self.there[icon]
        self.there[icon] = await self._api.create_emoji(icon, png)
        self._uploaded.ids[icon] = self.there[icon]

    def stored(self) -> str:
        """Return what is stored of them, as JSON."""
        return json.dumps(asdict(self._uploaded))


class ApplicationEmoji:
    """The emoji that messages may use: those of the last start, until they are up to date."""

    def __init__(self, api: ServerApi, database: Database, *, enabled: bool) -> None:
        self._api = api
        self._database = database
        self._enabled = enabled
        self.usable = NO_EMOJI

    async def open(self) -> None:
        """Use the emoji that were uploaded before: panels are compared soon after a start."""
        stored = await self._database.read(lambda db: bot_values.find(db, _KEY))
        if self._enabled and stored:
            self.usable = _set_of(_Uploaded(**json.loads(stored)).ids)

    async def upload(self) -> None:
        """Bring the icons' emoji up to date, and use them from then on."""
        self.usable = await _upload(self._api, self._database) or self.usable


async def _upload(api: ServerApi, database: Database) -> EmojiSet | None:
    """Return the icons' emoji once they are up to date; fewer or None where that fails."""
    try:
        stored = await database.read(lambda db: bot_values.find(db, _KEY))
        emoji = _Emoji(api, await api.emoji(), stored or "{}")
    except (*FAILED, StoreBusy) as error:
        # Messages read the same without emoji, and the next start tries again.
        log.info("no emoji: %s", error)
        return None
    # Started by the first icon that is drawn, so most starts do not need it.
    renderer = RendererProcess()
    try:
        await emoji.bring_up_to_date(renderer)
    except Exception as error:  # noqa: BLE001 - text alone says the same
        log.warning("not all emoji are up to date: %s", error)
    finally:
        await renderer.close()
    with suppress(StoreBusy):  # then they are uploaded once more at the next start
        if stored != emoji.stored():
            await database.write(lambda db: bot_values.put(db, _KEY, emoji.stored()))
    return _set_of(emoji.there)


def _set_of(ids: Mapping[str, int]) -> EmojiSet:
    return EmojiSet({icon: Emoji(icon, ids[icon]) for icon in ICONS if icon in ids})


def drawing_code() -> str:
    """Hash the code that draws the icons."""
    files = [*sorted((_PICTURES / "icons").glob("*.py")), *map(_PICTURES.joinpath, _BESIDE)]
    return sha256(b"".join([path.read_bytes() for path in files])).hexdigest()
