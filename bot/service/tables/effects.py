"""Store what changes a game, with all that follows: clocks, orders, results, status, messages."""

import sqlite3
from collections.abc import Callable, Sequence

from bot.model.games import GameRow, OutboxRow, PlyRow
from bot.model.kinds import GameStatus
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.service.clocks.clocks import Turn, update_clocks
from bot.service.clocks.readers import answerer, note_paragraph
from bot.service.night.occasion import Occasion, occasion_of
from bot.service.orders.standing_orders import Snapshot, end_pass_orders, update_orders
from bot.service.plies.endings import end_round_or_game
from bot.service.plies.idle import is_idle_pass
from bot.service.plies.letters import letters_of, voice_rows
from bot.service.plies.plies import (
    NewPly,
    messages_for,
    needs_solo_panel,
    newly_asked,
    next_up,
    to_plies,
    to_rows,
)
from bot.store import games, outbox
from bot.store.plies import add_ply
from rules.record import alter, record
from rules.words import Seat

Mutation = Callable[[sqlite3.Connection, OpenGame], tuple[GameRow, list[OutboxRow]]]
"""Changes a table without a ply, in a transaction; returns its new row and messages to send."""


@record
class Change:
    """What one transaction does to the game `before`: a mutation, then plies.

    `asked` are the seats with new questions. `answered` is the seat of the person who is being
    answered, `private_message` the one that their answer turns into the next paragraph.
    """

    before: OpenGame
    made: tuple[NewPly, ...]
    rows: tuple[PlyRow, ...]
    plies: tuple[Ply, ...]
    asked: tuple[Seat, ...]
    mutate: Mutation | None = None
    answered: Seat | None = None
    private_message: int | None = None

    def after(self, game: OpenGame) -> OpenGame:
        """Return a game after the plies: the one before, or what its row has become meanwhile."""
        if not self.made:
            return game
        return game.advanced(self.plies, self.made[-1].state, self.rows[-1].digest)


def change_of(
    before: OpenGame,
    made: Sequence[NewPly],
    *,
    mutate: Mutation | None = None,
    answered: Seat | None = None,
    private_message: int | None = None,
) -> Change:
    """Return a change with its plies in the forms in which they are stored and shown."""
    rows = to_rows(made, before.ply + 1, before.digest)
    plies = to_plies(made, before.ply + 1)
    asked = newly_asked(before, made, answered) if made else ()
    return Change(before, tuple(made), rows, plies, asked, mutate, answered, private_message)


def store_change(
    db: sqlite3.Connection, change: Change, before: Snapshot
) -> tuple[GameRow, tuple[OutboxRow, ...], bool]:
    """Store a change, and all that follows from it.

    Returns the game's row, the messages to send, and whether no older panel was waiting.
    """
    row, messages = before.row, list[OutboxRow]()
    # The mutation first: it may change the seats whose clocks the plies start and stop.
    if change.mutate:
        row, messages = change.mutate(db, change.before)
    after = change.after(change.before.with_row(row))
    row, more = _store_plies(db, change, alter(before, row=row), occasion_of(after))
    pending = _messages(db, change, after.with_row(row))
    is_only_panel = not (pending and outbox.panels(db, row.id))  # before ours is added
    added = [outbox.add(db, one) for one in pending]
    return row, (*messages, *more, *added), is_only_panel


def _store_plies(
    db: sqlite3.Connection, change: Change, before: Snapshot, occasion: Occasion
) -> tuple[GameRow, list[OutboxRow]]:
    """Store plies, and return the game's row and the messages to send.

    `before` is the game as it was, `occasion` that of the game after them.
    """
    messages: list[OutboxRow] = []
    now = before
    for index, (made, ply) in enumerate(zip(change.made, change.rows, strict=True)):
        add_ply(db, now.row.id, ply)
        if is_idle_pass(made.action):
            messages += end_pass_orders(db, now, made.seat)
        # Before the clocks: until a paragraph is read the table waits for its reader.
        now = alter(now, row=note_paragraph(db, now.row, made, now.now))
        # A game that is over by its rules waits for the reading of its last end.
        ends = made.state.table.over and occasion.unread_since is None
        row, more = _update(db, now, made, _turn(now, change, index), ends=ends)
        now = alter(now, row=row, state=made.state)
        messages += more
    if change.made:
        now = alter(now, row=occasion.set_clock(db, now.row, now.now))
    by = change.made[0].seat if change.made else None
    # Last: it depends on the rest.
    return now.row, [*messages, *update_orders(db, now, by=by)]


def _update(
    db: sqlite3.Connection, before: Snapshot, made: NewPly, turn: Turn, *, ends: bool
) -> tuple[GameRow, list[OutboxRow]]:
    """Update status, clocks, reminders and results after a ply, with which the game may end."""
    row = before.row
    if ends:
        # Before the clocks, which stop by this status.
        games.set_status(db, row.id, GameStatus.FINISHED, at=made.at)
        row = alter(row, status=GameStatus.FINISHED, ended_at=made.at)
    seats, messages = update_clocks(db, alter(turn, row=row))
    if ends or not made.state.table.over:
        messages += end_round_or_game(db, row, before.game, made)
    return alter(row, seats=seats), messages


def _turn(before: Snapshot, change: Change, index: int) -> Turn:
    """Return what a ply means for the clocks: those asked who still are after all plies."""
    made, last, row = change.made[index], change.made[-1], before.row
    still = {question.number for question in last.state.table.questions}
    return Turn(
        row=row,
        asked={answerer(row, q) for q in made.state.table.questions if q.number in still},
        now=before.now,
        by=made.seat,
        in_person=made.interaction_id is not None,
        answered=change.answered,
        undoes=made.undoes,
        next_up=next_up(made) if made is last else None,
    )


def _messages(db: sqlite3.Connection, change: Change, after: OpenGame) -> list[OutboxRow]:
    """List what a change shows: a new panel, paragraphs for one person, and voice messages."""
    before, made, row = change.before, change.made, after.row
    occasion, last = occasion_of(before), before.ply + len(made)
    has_turned = bool(row.is_solo and made) and needs_solo_panel(before.state, made)
    has_panel = bool(change.asked or has_turned) and not occasion.keeps_message(after)
    letters = letters_of(db, before, made, last, change.private_message)
    pending = messages_for(row, last, made, new_panel=has_panel, letters=letters)
    return [*pending, *voice_rows(db, row, made, last), *occasion.messages(after)]
