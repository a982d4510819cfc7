"""Define a game in memory, and the outcome of one answer."""

import asyncio
from collections.abc import Sequence
from dataclasses import field

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import OutboxKind
from bot.model.past_events import PastEvents
from bot.model.plies import Ply
from encounters.loader import LoadedBook
from rules import offers
from rules.actions import Action
from rules.editions import Game
from rules.offers import Offer
from rules.record import alter, record
from rules.table import GameState
from rules.words import Seat


@record
class LoadedGame:
    """A game as it was at one moment: its state after the last ply, that ply, its panel's plies.

    `past` is what the words of its paragraphs depend on. However the game changes meanwhile, a
    message built from this value is consistent. All values of a game share its `lock`,
    until it is loaded again.
    """

    row: GameRow
    game: Game
    book: LoadedBook
    state: GameState
    ply: int
    digest: bytes
    recent: tuple[Ply, ...]
    past: PastEvents
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Shared by all values of a game, as the lock is: `alter` copies only the reference.
    _offers: dict[Seat, tuple[GameState, tuple[Offer, ...]]] = field(
        default_factory=dict[Seat, tuple[GameState, tuple[Offer, ...]]], repr=False, compare=False
    )

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return what a seat is offered now.

        It is listed once per state: a panel, its quick buttons and the next press all need it.
        """
        state, found = self._offers.get(seat, (None, ()))
        if state is not self.state:
            found = offers(self.game, self.state, seat)
            self._offers[seat] = self.state, found
        return found

    def advanced(self, plies: Sequence[Ply], state: GameState, digest: bytes) -> "LoadedGame":
        """Return the game after stored plies, with the last one's state and digest."""
        return alter(
            self,
            recent=(*self.recent, *plies),
            past=self.past.after(plies),
            state=state,
            ply=plies[-1].ply,
            digest=digest,
        )

    def with_row(self, row: GameRow) -> "LoadedGame":
        """Return the game with its row after a transaction, except for the panel."""
        own = self.row
        if (row.panel_id, row.panel_from) != (own.panel_id, own.panel_from):
            row = alter(row, panel_id=own.panel_id, panel_from=own.panel_from)
        return alter(self, row=row)

    def with_plies(self, plies: Sequence[Ply]) -> "LoadedGame":
        """Return the game as if its panel reported these plies."""
        return alter(self, row=alter(self.row, panel_from=0), recent=tuple(plies))

    def is_loaded_with(self, other: "LoadedGame") -> bool:
        """Return whether both values come from the same loading of the game."""
        return self.lock is other.lock

    @property
    def is_over(self) -> bool:
        """Return whether it is over and fully told; a night's last story is read before that."""
        return self.state.table.over and self.row.status.is_over

    @property
    def panel_plies(self) -> tuple[Ply, ...]:
        """Return the plies that the current panel reports, and no older one did."""
        return tuple([ply for ply in self.recent if ply.ply >= self.row.panel_from])


@record
class Played:
    """The outcome of one answer: its plies, who is newly asked, and the messages to send.

    `is_only_panel` says that no older panel was waiting when this was stored.
    """

    loaded: LoadedGame
    plies: tuple[Ply, ...]
    asked: tuple[Seat, ...]
    pending: tuple[OutboxRow, ...]
    is_only_panel: bool = False

    @property
    def action(self) -> Action | None:
        """Return the action that was answered with, if any: cards may have been dealt before it."""
        return next((ply.action for ply in self.plies if ply.action is not None), None)

    @property
    def panel(self) -> OutboxRow | None:
        """Return the new panel to post, if any."""
        return next((row for row in reversed(self.pending) if row.kind == OutboxKind.PANEL), None)
