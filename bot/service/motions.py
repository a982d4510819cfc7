"""Check the motions that a table votes on, and carry them out."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime

from bot.model.errors import Declined
from bot.model.games import PlyRow
from bot.model.hours import Hours
from bot.model.kinds import GameStatus, Motion, SeatStatus
from bot.model.open_game import OpenGame
from bot.model.votes import VoteRow
from bot.service import seats
from bot.service.autoplay import passing_action, play_plainly
from bot.service.clocks import timestamp
from bot.service.plies import NewPly, undo_plies
from bot.service.readers import pass_reading_on, waited_for
from bot.service.seats import SeatChange
from bot.service.statuses import close_game
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
            seats.check_status(
                row, GameStatus.PAUSED if vote.kind == Motion.PAUSE else GameStatus.RUNNING
            )
        case Motion.END | Motion.CANCEL:
            if not row.status.is_under_way:
                raise Declined("game-over")
        case _:
            if row.status != GameStatus.RUNNING:
                raise Declined("game-paused" if row.status == GameStatus.PAUSED else "game-over")
    if vote.seat is not None:
        _check_about(opened, vote.kind, vote.seat, hours, now)


def apply_effect(
    db: sqlite3.Connection, opened: OpenGame, vote: VoteRow, now: datetime
) -> SeatChange:
    """Apply the effect of a carried vote, except for its plies."""
    row, seat = opened.row, vote.seat
    match vote.kind:
        case Motion.PAUSE:
            return seats.set_status(db, opened, row, GameStatus.PAUSED, now)
        case Motion.RESUME:
            return seats.set_status(db, opened, row, GameStatus.RUNNING, now)
        case Motion.CANCEL:
            return close_game(db, row, now)
        case Motion.EXTEND if seat is not None:
            return seats.extend(db, row, seat, now), []
        case Motion.REPLACE if seat is not None:
            return seats.vacate(db, opened, row, seat, SeatStatus.LEFT, now)
        case Motion.AUTOMATE if seat is not None:
            return seats.let_play(db, opened, row, seat, now)
        case Motion.PASS if seat is not None and row.owes_reading == seat:
            return pass_reading_on(db, opened, row, now)
        case _:
            return row, []


def make_plies(
    opened: OpenGame, vote: VoteRow, rows: Sequence[PlyRow], now: datetime
) -> list[NewPly]:
    """Return the plies of a carried vote; `rows` are all plies of the game, for an undo.

    Raises Declined where the game has moved on since the vote began.
    """
    if opened.state.table.over:  # nothing is left to play but the reading of the last end
        raise Declined("stale-question")
    match vote.kind:
        case Motion.PASS if vote.seat is not None and opened.row.owes_reading != vote.seat:
            return _passed(opened, vote.seat, timestamp(now))
        case Motion.UNDO:
            if opened.ply != vote.ply:
                raise Declined("stale-question")
            companions = {one.seat for one in opened.row.companions}
            return undo_plies(opened.game, opened.state, rows, None, timestamp(now), companions)
        case Motion.END:
            step = end_now(opened.game, opened.state)
            return [NewPly(vote.opened_by, None, step.facts, step.state, timestamp(now))]
        case _:
            return []


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
