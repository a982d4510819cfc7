"""Count the votes of a table: who may vote, how many it takes, and whether it is decided.

Only seats that persons play count, and nobody votes about themselves. To undo takes everyone; to
end or to cancel a game takes all but one, and two at least where there are two; anything else
takes more than half.
"""

import sqlite3
from typing import assert_never

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import Motion, TimerKind
from bot.model.notices import VOTE_WAITS, Figures, Moment, Name, Notice
from bot.model.timers import TABLE
from bot.model.votes import VoteRow
from bot.store import outbox, timers, votes
from rules.words import Seat

_PAIR = 2


def voters(row: GameRow, motion: Motion, about: Seat | None) -> tuple[Seat, ...]:
    """List the seats that count."""
    own = about if motion.is_about_a_seat else None
    return tuple([seat.seat for seat in row.present if seat.seat != own])


def needed(motion: Motion, count: int) -> int:
    """Say how many of so many must say yes."""
    match motion:
        case Motion.UNDO:
            return count
        case Motion.END | Motion.CANCEL:
            return max(min(count, _PAIR), count - 1)
        case Motion.PAUSE | Motion.RESUME:
            return count // 2 + 1
        case Motion.EXTEND | Motion.PASS | Motion.REPLACE | Motion.AUTOMATE:
            return count // 2 + 1
    assert_never(motion)


def figures_of(row: GameRow, vote: VoteRow) -> Figures:
    """Give what a sentence says of a vote: on what, about whom, until when."""
    name = Name(row.seats[vote.seat].name) if vote.seat is not None else ""
    return {"motion": vote.kind, "name": name, "until": Moment(vote.closes_at)}


def vote_notice(row: GameRow, vote: VoteRow) -> Notice:
    """Make the letter that calls somebody to a vote that began while they slept."""
    return Notice(VOTE_WAITS, {**figures_of(row, vote), "vote": vote.id})


def decision(row: GameRow, vote: VoteRow) -> bool | None:
    """Tell whether a vote is carried or lost; None while it is open either way."""
    who = voters(row, vote.kind, vote.seat)
    if not who:
        return False
    need = needed(vote.kind, len(who))
    cast = [vote.ballots[seat] for seat in who if seat in vote.ballots]
    if cast.count(True) >= need:
        return True
    return False if cast.count(False) > len(who) - need else None


def close(db: sqlite3.Connection, channel_id: int, vote: VoteRow) -> list[OutboxRow]:
    """Close a vote, and owe the removal of its message."""
    votes.drop(db, vote.id)
    timers.drop(db, vote.game_id, TABLE, TimerKind.VOTE)
    if vote.message_id is None:
        return []
    return [outbox.add_removal(db, vote.game_id, channel_id, vote.message_id)]
