"""Know what the public message of each game shows now, for pages that follow it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from cachetools import LRUCache

from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.ui.message import Message
from rules.record import record

_GAMES = 1_000
"""Games that are followed at once: those whose pages somebody has read last."""

_RENDERED = 32
"""Messages of a game that may be under way at once, as a finale's frames of 25 guests are.

One that is not sent is forgotten.
"""


@record
class Posted:
    """What a game's message was rendered from.

    `plies` are those that it reports, if not all since it was posted; `frame` is which one of a
    night's dice it is, None for the message itself.
    """

    loaded: LoadedGame
    plies: tuple[Ply, ...] | None = None
    frame: int | None = None

    @property
    def first(self) -> int:
        """Return the first ply that is on the message; those before it are in the journal."""
        is_all = self.plies is None or self.frame is not None
        plies = self.loaded.panel_plies if is_all else self.plies
        return plies[0].ply if plies else self.loaded.ply + 1


@dataclass
class _Followed:
    rendered: list[tuple[Message, Posted]] = field(default_factory=list[tuple[Message, Posted]])
    posted: Posted | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def show(self, posted: Posted | None) -> None:
        """Note what the message shows now, None where that is unknown."""
        self.posted = posted
        self.wake()

    def wake(self) -> None:
        """Let those look again who wait for a change."""
        self.changed.set()
        self.changed = asyncio.Event()


class Shown:
    """What was posted last, of the games that somebody watches; it never runs ahead of Discord."""

    def __init__(self) -> None:
        self._games: LRUCache[int, _Followed] = LRUCache(_GAMES)

    def follow(self, game_id: int) -> Posted | None:
        """Follow a game from now on; return what its message shows, None where that is unknown."""
        return self._games.setdefault(game_id, _Followed()).posted

    def note_rendered(
        self, message: Message, loaded: LoadedGame, plies: Sequence[Ply] | None = None
    ) -> None:
        """Remember what a message was rendered from that is about to be sent."""
        posted = Posted(loaded, None if plies is None else tuple(plies))
        self._note(message, posted)

    def note_frames(
        self, frames: Sequence[Message], loaded: LoadedGame, plies: Sequence[Ply]
    ) -> None:
        """Remember the frames of a night's dice that are about to be shown."""
        for number, frame in enumerate(frames):
            self._note(frame, Posted(loaded, tuple(plies), number))

    def _note(self, message: Message, posted: Posted) -> None:
        found = self._games.get(posted.loaded.row.id)
        if found is not None:
            found.rendered.append((message, posted))
            del found.rendered[:-_RENDERED]

    def note_posted(self, game_id: int, message: Message) -> None:
        """Show what a message was rendered from, now that Discord has it."""
        found = self._games.get(game_id)
        sent = [p for m, p in found.rendered if m.blocks is message.blocks] if found else []
        if found and sent:
            found.show(sent[-1])

    def wake(self, game_id: int) -> None:
        """Let the pages of a game look again: its journal, or its link, has changed."""
        found = self._games.get(game_id)
        if found is not None:
            found.wake()

    def forget(self) -> None:
        """Drop what all messages show, until they are compared with Discord again."""
        for followed in self._games.values():
            followed.rendered.clear()
            followed.show(None)

    def next_change(self, game_id: int) -> asyncio.Event:
        """Return the event that the next change of a game sets."""
        self.follow(game_id)
        return self._games[game_id].changed
