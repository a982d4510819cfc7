"""Count the votes of a table: who may vote, how many must agree, and whether it is decided.

Only seats that people play count, and no one votes about themselves. An undo needs everyone; ending
or cancelling a game needs all but one, but at least two where there are two; anything else needs
more than half.
"""

import sqlite3
from typing import assert_never

from bot.model.games import TABLE, GameRow, OutboxRow
from bot.model.kinds import Motion, TimerKind
from bot.model.notices import VOTE_WAITS, Figures, Moment, Notice, name_of
from bot.model.votes import VoteRow
from bot.store import outbox, timers, votes
from rules.editions import Reading
from rules.words import Seat

# Where two play, neither can end the game alone.
_PAIR = 2


def voters(row: GameRow, motion: Motion, about: Seat | None) -> tuple[Seat, ...]:
    """List the seats that count."""
    own = about if motion.is_about_a_seat else None
    return tuple([seat.seat for seat in row.present if seat.seat != own])


def votes_needed(motion: Motion, count: int) -> int:
    """Return how many of `count` voters must agree."""
    match motion:
        case Motion.UNDO:
            return count
        case Motion.END | Motion.CANCEL:
            return max(min(count, _PAIR), count - 1)
        case Motion.PAUSE | Motion.RESUME | Motion.LINK:
            return count // 2 + 1
        case Motion.ABSENT_VOTE | Motion.ABSENT_PASS | Motion.ABSENT_COMPANION:
            return count // 2 + 1
        case Motion.EXTEND | Motion.PASS | Motion.REPLACE | Motion.LET_COMPANION_PLAY:
            return count // 2 + 1
    assert_never(motion)


def motion_name(row: GameRow, motion: Motion) -> str:
    """Return a motion's name at a table: with a printed book, seats can only be played plainly."""
    is_plain = motion == Motion.LET_COMPANION_PLAY and row.reading == Reading.BOOK
    return "automate-plainly" if is_plain else motion


def figures_of(row: GameRow, vote: VoteRow) -> Figures:
    """Return the figures of a vote: its motion, whom it is about, and until when."""
    name = name_of(row.seats[vote.seat]) if vote.seat is not None else ""
    return {"motion": motion_name(row, vote.kind), "name": name, "until": Moment(vote.closes_at)}


def vote_notice(row: GameRow, vote: VoteRow) -> Notice:
    """Build the direct message about a vote that began while its reader was asleep."""
    return Notice(VOTE_WAITS, {**figures_of(row, vote), "vote": vote.id})


def decision(row: GameRow, vote: VoteRow) -> bool | None:
    """Return whether a vote is carried; None while it is undecided."""
    who = voters(row, vote.kind, vote.seat)
    if not who:
        return False
    need = votes_needed(vote.kind, len(who))
    cast = [vote.ballots[seat] for seat in who if seat in vote.ballots]
    if cast.count(True) >= need:
        return True
    return False if cast.count(False) > len(who) - need else None


def close(db: sqlite3.Connection, channel_id: int, vote: VoteRow) -> list[OutboxRow]:
    """Delete a vote, and queue the removal of its message."""
    votes.delete(db, vote.id)
    timers.delete_kinds(db, vote.game_id, TABLE, TimerKind.VOTE)
    if vote.message_id is None:
        return []
    return [outbox.add_removal(db, vote.game_id, channel_id, vote.message_id)]
