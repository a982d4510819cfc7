"""Count the votes of a table: who may vote, how many it takes, and whether it is decided.

Only seats that persons play count, and nobody votes about himself. To undo takes everyone; to end
or to cancel a game takes all but one, and two at least where there are two; anything else takes
more than half.
"""

from enum import StrEnum

from bot.model.games import GameRow
from bot.store.votes import VoteRow
from rules.words import Seat


class Motion(StrEnum):
    """What a table can vote on."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    PASS = "pass"  # noqa: S105 - no password
    REPLACE = "replace"
    AUTOMATE = "automate"
    UNDO = "undo"
    END = "end"
    CANCEL = "cancel"


ABOUT_A_SEAT = (Motion.EXTEND, Motion.PASS, Motion.REPLACE, Motion.AUTOMATE)

_PAIR = 2


def voters(row: GameRow, motion: str, about: Seat | None) -> tuple[Seat, ...]:
    """List the seats that count."""
    own = about if motion in ABOUT_A_SEAT else None
    return tuple([seat.seat for seat in row.present if seat.seat != own])


def needed(motion: str, count: int) -> int:
    """Say how many of so many must say yes."""
    match motion:
        case Motion.UNDO:
            return count
        case Motion.END | Motion.CANCEL:
            return max(min(count, _PAIR), count - 1)
        case _:
            return count // 2 + 1


def decision(row: GameRow, vote: VoteRow) -> bool | None:
    """Tell whether a vote is carried or lost; None while it is open either way."""
    who = voters(row, vote.kind, vote.seat)
    if not who:
        return False
    need = needed(vote.kind, len(who))
    said = [vote.ballots[seat] for seat in who if seat in vote.ballots]
    if said.count(True) >= need:
        return True
    return False if said.count(False) > len(who) - need else None
