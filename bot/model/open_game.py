"""Define a game in memory, and the outcome of one answer."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.model.games import GameRow, OutboxRow
from bot.model.heard import Heard
from bot.model.kinds import OutboxKind
from bot.model.plies import Ply
from encounters.loader import LoadedBook
from rules.editions import Game
from rules.table import GameState
from rules.words import Seat


@dataclass(slots=True)
class OpenGame:
    """A game in memory: its state after the last ply, that ply, the plies of its panel.

    `heard` is what the words of its paragraphs depend on.
    """

    row: GameRow
    game: Game
    book: LoadedBook
    state: GameState
    ply: int
    digest: bytes
    recent: list[Ply]
    heard: Heard
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def advance(self, plies: Sequence[Ply], state: GameState, digest: bytes) -> None:
        """Append stored plies, with the state after them and the last one's digest."""
        self.recent.extend(plies)
        self.heard = self.heard.after(plies)
        self.state, self.ply, self.digest = state, plies[-1].ply, digest

    def update_row(self, row: GameRow) -> None:
        """Update the row after a transaction, except for the panel."""
        self.row = replace(row, panel_id=self.row.panel_id, panel_from=self.row.panel_from)

    @property
    def panel_plies(self) -> list[Ply]:
        """List the plies that the current panel reports, and no older one has."""
        return [ply for ply in self.recent if ply.ply >= self.row.panel_from]


@dataclass(frozen=True, slots=True)
class Played:
    """The outcome of one answer: its plies, who is newly asked, and the messages to send.

    `is_only_panel` says that no older panel was waiting when this was stored.
    """

    open_game: OpenGame
    plies: tuple[Ply, ...]
    asked: tuple[Seat, ...]
    pending: tuple[OutboxRow, ...]
    is_only_panel: bool = False

    @property
    def panel(self) -> OutboxRow | None:
        """Return the new panel to post, if any."""
        return next((row for row in reversed(self.pending) if row.kind == OutboxKind.PANEL), None)
