"""Know what a table can vote on: when it makes sense, and what it does when it is carried."""

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
from bot.service.autoplay import passing_action
from bot.service.clocks import stamp
from bot.service.plies import NewPly, taken_back
from bot.service.seats import SeatChange
from rules import apply, end_now
from rules.actions import Pass
from rules.dice import Dice
from rules.words import Seat


def check(opened: OpenGame, vote: VoteRow, hours: Hours, now: datetime) -> None:
    """Look whether a motion makes sense now; `hours` are of the person whom it is about.

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


def effect(db: sqlite3.Connection, opened: OpenGame, vote: VoteRow, now: datetime) -> SeatChange:
    """Do what a carried vote does besides plies."""
    row, seat = opened.row, vote.seat
    match vote.kind:
        case Motion.PAUSE:
            return seats.set_status(db, opened, row, GameStatus.PAUSED, now)
        case Motion.RESUME:
            return seats.set_status(db, opened, row, GameStatus.RUNNING, now)
        case Motion.CANCEL:
            return seats.set_status(db, opened, row, GameStatus.CLOSED, now)
        case Motion.EXTEND if seat is not None:
            return seats.extend(db, row, seat, now), []
        case Motion.REPLACE if seat is not None:
            return seats.vacate(db, opened, row, seat, SeatStatus.LEFT, now)
        case Motion.AUTOMATE if seat is not None:
            return seats.vacate(db, opened, row, seat, SeatStatus.AUTOMATED, now)
        case _:
            return row, []


def plies(opened: OpenGame, vote: VoteRow, rows: Sequence[PlyRow], now: datetime) -> list[NewPly]:
    """Make the plies of a carried vote; `rows` are all plies of the game, for an undo.

    Raises Declined where the table has gone on since.
    """
    match vote.kind:
        case Motion.PASS if vote.seat is not None:
            return _passed(opened, vote.seat, stamp(now))
        case Motion.UNDO:
            if opened.ply != vote.ply:
                raise Declined("stale-question")
            made = taken_back(opened.state, rows, None, stamp(now))
            if opened.row.seats[made.seat].status == SeatStatus.AUTOMATED:
                raise Declined("vote-undo-automated")
            return [made]
        case Motion.END:
            step = end_now(opened.game, opened.state)
            return [NewPly(vote.opened_by, None, step.facts, step.state, stamp(now))]
        case _:
            return []


def _check_about(
    opened: OpenGame, motion: Motion, number: Seat, hours: Hours, now: datetime
) -> None:
    row, seat = opened.row, opened.row.seats[number]
    asked = any(question.seat == number for question in opened.state.table.questions)
    if motion in (Motion.REPLACE, Motion.AUTOMATE):
        seats.check_hand_over(row, seat, automated=motion == Motion.AUTOMATE)
    elif not asked or (motion == Motion.EXTEND and seat.status != SeatStatus.TAKEN):
        raise Declined("vote-not-asked")
    if motion != Motion.EXTEND and not seats.is_overdue(row, number, hours, now):
        raise Declined("vote-not-overdue")


def _passed(opened: OpenGame, seat: Seat, at: str) -> list[NewPly]:
    """Pass for a seat, and answer plainly what it is asked before; no further than this round."""
    made: list[NewPly] = []
    state, this_round = opened.state, opened.state.table.round
    while state.table.round == this_round and any(q.seat == seat for q in state.table.questions):
        action = passing_action(opened.game, state, seat)
        dice = Dice(opened.row.seed, opened.ply + 1 + len(made))
        step = apply(opened.game, state, action, dice)
        made.append(NewPly(seat, action, step.facts, step.state, at))
        state = step.state
        if isinstance(action, Pass):
            break
    if not made:
        raise Declined("stale-question")
    return made
