"""Check the motions that a table votes on, and carry them out."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import assert_never

from bot.model.errors import Declined
from bot.model.games import Changed, PlyRow
from bot.model.hours import Hours
from bot.model.kinds import GameStatus, Motion, SeatStatus
from bot.model.open_game import OpenGame
from bot.model.votes import VoteRow
from bot.service.clocks.clocks import timestamp
from bot.service.clocks.readers import pass_reading_on, waited_for
from bot.service.plies.autoplay import passing_action, play_plainly
from bot.service.plies.plies import NewPly, undo_plies
from bot.service.seats import seats
from bot.service.table_acts.statuses import close_game
from rules import end_now
from rules.actions import Pass
from rules.dice import Dice
from rules.words import Seat


def check(opened: OpenGame, vote: VoteRow, hours: Hours, now: datetime) -> None:
    """Check that a motion is possible now; `hours` are those of the person whom it is about.

    Raises Declined.
    """
    row = opened.row
    match vote.kind:
        case Motion.PAUSE | Motion.RESUME:
            seats.check_status(row, _status_after(vote.kind))
        case Motion.END | Motion.CANCEL:
            if not row.status.is_under_way:
                raise Declined("game-over")
        case Motion.EXTEND | Motion.PASS | Motion.REPLACE | Motion.AUTOMATE | Motion.UNDO:
            if row.status != GameStatus.RUNNING:
                raise Declined("game-paused" if row.status == GameStatus.PAUSED else "game-over")
        case _:
            assert_never(vote.kind)
    if vote.seat is not None:
        _check_about(opened, vote.kind, vote.seat, hours, now)


def apply_effect(db: sqlite3.Connection, opened: OpenGame, vote: VoteRow, now: datetime) -> Changed:
    """Apply the effect of a carried vote, except for its plies."""
    row = opened.row
    match vote.kind:
        case Motion.PAUSE | Motion.RESUME:
            return seats.set_status(db, opened, row, _status_after(vote.kind), now)
        case Motion.CANCEL:
            return close_game(db, row, now)
        case Motion.EXTEND:
            return seats.extend(db, row, _about(vote), now), []
        case Motion.REPLACE:
            return seats.vacate(db, opened, row, _about(vote), SeatStatus.LEFT, now)
        case Motion.AUTOMATE:
            return seats.let_play(db, opened, row, _about(vote), now)
        case Motion.PASS:
            reads = row.owes_reading == _about(vote)
            return pass_reading_on(db, opened, row, now) if reads else (row, [])
        case Motion.UNDO | Motion.END:  # their plies do it all
            return row, []
        case _:
            assert_never(vote.kind)


def make_plies(
    opened: OpenGame, vote: VoteRow, rows: Sequence[PlyRow], now: datetime
) -> list[NewPly]:
    """Return the plies of a carried vote; `rows` are all plies of the game, for an undo.

    Raises Declined where the game has moved on since the vote began.
    """
    if opened.state.table.over:  # nothing is left to play but the reading of the last end
        raise Declined("stale-question")
    match vote.kind:
        case Motion.PASS:
            seat = _about(vote)
            reads = opened.row.owes_reading == seat
            return [] if reads else _passed(opened, seat, timestamp(now))
        case Motion.UNDO:
            if opened.ply != vote.ply:
                raise Declined("stale-question")
            companions = {one.seat for one in opened.row.companions}
            return undo_plies(opened.game, opened.state, rows, None, timestamp(now), companions)
        case Motion.END:
            step = end_now(opened.game, opened.state)
            return [NewPly(vote.opened_by, None, step.facts, step.state, timestamp(now))]
        case Motion.PAUSE | Motion.RESUME | Motion.CANCEL:
            return []
        case Motion.EXTEND | Motion.REPLACE | Motion.AUTOMATE:
            return []
        case _:
            assert_never(vote.kind)


def _status_after(motion: Motion) -> GameStatus:
    return GameStatus.PAUSED if motion == Motion.PAUSE else GameStatus.RUNNING


def _about(vote: VoteRow) -> Seat:
    assert vote.seat is not None
    return vote.seat


def _check_about(
    opened: OpenGame, motion: Motion, number: Seat, hours: Hours, now: datetime
) -> None:
    row, seat = opened.row, opened.row.seats[number]
    asked = number in waited_for(row, opened.state.table.questions)
    if motion in (Motion.REPLACE, Motion.AUTOMATE):
        seats.check_hand_over(row, seat, automated=motion == Motion.AUTOMATE)
    elif not asked or (motion == Motion.EXTEND and seat.status != SeatStatus.TAKEN):
        raise Declined("vote-not-asked")
    if motion != Motion.EXTEND and not seats.is_overdue(row, number, hours, now):
        raise Declined("vote-not-overdue")


def _passed(opened: OpenGame, seat: Seat, at: str) -> list[NewPly]:
    """Pass for a seat, after safe answers to what it is asked before, within this round."""
    made: list[NewPly] = []
    state, this_round = opened.state, opened.state.table.round
    while state.table.round == this_round and any(q.seat == seat for q in state.table.questions):
        action = passing_action(opened.game, state, seat)
        question = next(q for q in state.table.questions if q.seat == seat)
        dice = Dice(opened.row.dice_seed, opened.ply + 1 + len(made))
        action, step = play_plainly(opened.game, state, question, action, dice)
        made.append(NewPly(seat, action, step.facts, step.state, at))
        state = step.state
        if isinstance(action, Pass):
            break
    if not made:
        raise Declined("stale-question")
    return made
