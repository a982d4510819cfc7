"""Store plies with all that follows from them: clocks, reminders, orders, results and status."""

import sqlite3
from collections.abc import Sequence

from bot.model.games import GameRow, OutboxRow, PlyRow
from bot.model.kinds import GameStatus
from bot.service.clocks.clocks import Turn, update_clocks
from bot.service.clocks.readers import answerer, note_paragraph
from bot.service.night import clock as night_clock
from bot.service.orders.standing_orders import Snapshot, end_pass_orders, update_orders
from bot.service.plies.endings import end_round_or_game
from bot.service.plies.idle import is_idle_pass
from bot.service.plies.plies import NewPly, next_up
from bot.store import games
from bot.store.plies import add_ply
from rules.record import alter
from rules.words import Seat


def store_plies(
    db: sqlite3.Connection,
    before: Snapshot,
    plies: Sequence[NewPly],
    rows: Sequence[PlyRow],
    here: Seat | None,
    *,
    keeps_end: bool,
) -> tuple[GameRow, list[OutboxRow]]:
    """Store a game's next plies, and return its row and the messages to send.

    `before` is the game as it was; `here` is the seat of the person who is being answered;
    `keeps_end` says that a game which is over by its rules waits for the reading of its last end.
    """
    messages: list[OutboxRow] = []
    now = before
    for index, (made, ply) in enumerate(zip(plies, rows, strict=True)):
        add_ply(db, now.row.id, ply)
        if is_idle_pass(made.action):
            messages += end_pass_orders(db, now, made.seat)
        # Before the clocks: until a paragraph is read the table waits for its reader.
        now = alter(now, row=note_paragraph(db, now.row, made, now.now))
        turn = _turn(now, plies, index, here)
        row, more = _update(db, now, made, turn, keeps_end=keeps_end)
        now = alter(now, row=row, state=made.state)
        messages += more
    # After all plies: a night waits for the step to which the last one has led.
    now = alter(
        now, row=night_clock.set_clock_after(db, now.row, plies, now.now, keeps_end=keeps_end)
    )
    by = plies[0].seat if plies else None
    # Last: it depends on the rest.
    return now.row, [*messages, *update_orders(db, now, by=by)]


def _update(
    db: sqlite3.Connection, before: Snapshot, made: NewPly, turn: Turn, *, keeps_end: bool
) -> tuple[GameRow, list[OutboxRow]]:
    """Update status, clocks, reminders and results after a ply."""
    row = before.row
    is_over = made.state.table.over and not keeps_end
    if is_over:
        # Before the clocks, which stop by this status.
        games.set_status(db, row.id, GameStatus.FINISHED, at=made.at)
        row = alter(row, status=GameStatus.FINISHED, ended_at=made.at)
    seats, messages = update_clocks(db, alter(turn, row=row))
    if is_over or not made.state.table.over:
        messages += end_round_or_game(db, row, before.game, made)
    return alter(row, seats=seats), messages


def _turn(before: Snapshot, plies: Sequence[NewPly], index: int, here: Seat | None) -> Turn:
    """Return what a ply means for the clocks: those asked who still are after all plies."""
    made, last, row = plies[index], plies[-1], before.row
    still = {question.number for question in last.state.table.questions}
    return Turn(
        row=row,
        asked={answerer(row, q) for q in made.state.table.questions if q.number in still},
        now=before.now,
        by=made.seat,
        in_person=made.interaction_id is not None,
        here=here,
        undoes=made.undoes,
        next_up=next_up(made) if made is last else None,
    )
