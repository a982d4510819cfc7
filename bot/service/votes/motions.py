"""Check the motions that a table votes on, and carry them out."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import assert_never

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import Changed, PlyRow
from bot.model.hours import Hours
from bot.model.kinds import GameStatus, Motion, SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.model.votes import VoteRow
from bot.service.clocks.readers import pass_reading_on, waited_for
from bot.service.plies.autoplay import passing_action, play_plainly
from bot.service.plies.plies import NewPly, undo_plies
from bot.service.seats import absences, seats
from bot.service.seats.absences import check_absence
from bot.service.seats.statuses import apply_status, check_status
from bot.service.table_acts.statuses import close_game
from bot.service.tables.links import new_token
from bot.store import links
from rules import end_now
from rules.actions import Pass
from rules.dice import Dice
from rules.words import Seat


def check(loaded: LoadedGame, vote: VoteRow, hours: Hours, now: datetime) -> None:
    """Check that a motion is possible now; `hours` are those of the person whom it is about.

    Raises Declined.
    """
    row = loaded.row
    match vote.kind:
        case Motion.PAUSE | Motion.RESUME:
            check_status(row, _status_after(vote.kind))
        case Motion.END | Motion.CANCEL | Motion.LINK:
            if not row.status.is_under_way:
                raise Declined("game-over")
        case Motion.ABSENT_VOTE | Motion.ABSENT_PASS | Motion.ABSENT_COMPANION:
            check_absence(row)
            if row.absence == vote.kind.absence:
                raise Declined("absence-agreed-already")
        case Motion.EXTEND | Motion.PASS | Motion.REPLACE | Motion.LET_COMPANION_PLAY | Motion.UNDO:
            if row.status != GameStatus.RUNNING:
                raise Declined("game-paused" if row.status == GameStatus.PAUSED else "game-over")
        case _:
            assert_never(vote.kind)
    if vote.seat is not None:
        _check_about(loaded, vote.kind, vote.seat, hours, now)


def apply_effect(
    db: sqlite3.Connection, loaded: LoadedGame, vote: VoteRow, now: datetime
) -> Changed:
    """Apply the effect of a carried vote, except for its plies."""
    row = loaded.row
    match vote.kind:
        case Motion.PAUSE | Motion.RESUME:
            return apply_status(db, loaded, row, _status_after(vote.kind), now)
        case Motion.CANCEL:
            return close_game(db, row, now)
        case Motion.ABSENT_VOTE | Motion.ABSENT_PASS | Motion.ABSENT_COMPANION:
            return absences.agree(db, row, vote.kind.absence, now), []
        case Motion.EXTEND:
            return seats.extend(db, row, _about(vote), now), []
        case Motion.REPLACE:
            return seats.vacate(db, loaded, row, _about(vote), SeatStatus.LEFT, now)
        case Motion.LET_COMPANION_PLAY:
            return seats.let_companion_play(db, loaded, row, _about(vote), now)
        case Motion.PASS:
            reads = row.waiting_reader == _about(vote)
            return pass_reading_on(db, loaded, row, now) if reads else (row, [])
        case Motion.LINK:
            links.put(db, row.id, new_token())
            return row, []
        case Motion.UNDO | Motion.END:  # their plies do it all
            return row, []
        case _:
            assert_never(vote.kind)


def make_plies(
    loaded: LoadedGame, vote: VoteRow, rows: Sequence[PlyRow], now: datetime
) -> list[NewPly]:
    """Return the plies of a carried vote; `rows` are all plies of the game, for an undo.

    Raises Declined where the game has moved on since the vote began.
    """
    if loaded.state.table.over:  # nothing is left to play but the reading of the last end
        raise Declined("stale-question")
    match vote.kind:
        case Motion.PASS:
            seat = _about(vote)
            reads = loaded.row.waiting_reader == seat
            return [] if reads else _passed(loaded, seat, timestamp(now))
        case Motion.UNDO:
            if loaded.ply != vote.ply:
                raise Declined("stale-question")
            companions = {one.seat for one in loaded.row.companions}
            return undo_plies(loaded.game, loaded.state, rows, None, timestamp(now), companions)
        case Motion.END:
            result = end_now(loaded.game, loaded.state)
            return [NewPly(vote.opened_by, None, result.facts, result.state, timestamp(now))]
        case Motion.PAUSE | Motion.RESUME | Motion.CANCEL | Motion.LINK:
            return []
        case Motion.EXTEND | Motion.REPLACE | Motion.LET_COMPANION_PLAY:
            return []
        case Motion.ABSENT_VOTE | Motion.ABSENT_PASS | Motion.ABSENT_COMPANION:
            return []
        case _:
            assert_never(vote.kind)


def _status_after(motion: Motion) -> GameStatus:
    return GameStatus.PAUSED if motion == Motion.PAUSE else GameStatus.RUNNING


def _about(vote: VoteRow) -> Seat:
    assert vote.seat is not None
    return vote.seat


def _check_about(
    loaded: LoadedGame, motion: Motion, number: Seat, hours: Hours, now: datetime
) -> None:
    row, seat = loaded.row, loaded.row.seats[number]
    asked = number in waited_for(row, loaded.state.table.questions)
    if motion in (Motion.REPLACE, Motion.LET_COMPANION_PLAY):
        seats.check_hand_over(row, seat, to_companion=motion == Motion.LET_COMPANION_PLAY)
    elif not asked or (motion == Motion.EXTEND and seat.status != SeatStatus.TAKEN):
        raise Declined("vote-not-asked")
    if motion != Motion.EXTEND and not seats.is_overdue(row, number, hours, now):
        raise Declined("vote-not-overdue")


def _passed(loaded: LoadedGame, seat: Seat, at: str) -> list[NewPly]:
    """Pass for a seat, after safe answers to what it is asked before, within this round."""
    made: list[NewPly] = []
    state, this_round = loaded.state, loaded.state.table.round
    while state.table.round == this_round and any(q.seat == seat for q in state.table.questions):
        action = passing_action(loaded.game, state, seat)
        question = next(q for q in state.table.questions if q.seat == seat)
        dice = Dice(loaded.row.dice_seed, loaded.ply + 1 + len(made))
        action, result = play_plainly(loaded.game, state, question, action, dice)
        made.append(NewPly(seat, action, result.facts, result.state, at))
        state = result.state
        if isinstance(action, Pass):
            break
    if not made:
        raise Declined("stale-question")
    return made
