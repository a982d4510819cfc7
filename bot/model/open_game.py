"""Hold a game in memory, and what one answer did to it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import OutboxKind
from bot.model.plies import Ply
from encounters.loader import LoadedBook
from rules.editions import Game
from rules.table import GameState, Table
from rules.words import Seat


@dataclass(slots=True)
class OpenGame:
    """A game in memory: what its last ply left, that ply, and all that its panel tells.

    `trip` is the table with the last dice of an expedition that came to its end in these plies.
    """

    row: GameRow
    game: Game
    book: LoadedBook
    state: GameState
    ply: int
    digest: bytes
    recent: list[Ply]
    trip: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def advance(self, plies: Sequence[Ply], state: GameState, digest: bytes) -> None:
        """Keep plies that are stored by now, the state after them and the last one's digest."""
        self.recent.extend(plies)
        self.state, self.ply, self.digest = state, plies[-1].ply, digest

    @property
    def untold(self) -> list[Ply]:
        """List the plies that the panel tells, and no older one has told."""
        return [ply for ply in self.recent if ply.ply >= self.row.panel_from]


@dataclass(frozen=True, slots=True)
class Played:
    """What one answer did: its plies, who is newly asked, and what must now be said.

    `is_clear` says that no panel older than the new one waited when this was stored.
    """

    open_game: OpenGame
    plies: tuple[Ply, ...]
    asked: tuple[Seat, ...]
    owed: tuple[OutboxRow, ...]
    is_clear: bool = False

    @property
    def panel(self) -> OutboxRow | None:
        """Give the new panel that must be posted, if one must."""
        return next((row for row in reversed(self.owed) if row.kind == OutboxKind.PANEL), None)
