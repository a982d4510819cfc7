"""Find what a story night, or an evening of a game, asks of one person."""

from enum import StrEnum

from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.nights import DecidedBy, Step
from bot.model.open_game import OpenGame
from bot.service.night.steps import leader_now, night_of, reader_now, step_of


class GuestCall(StrEnum):
    """What a night asks of a person who is its guest, or who has signed up for it."""

    PLANNED = "planned"
    SIT = "sit"
    BEGIN = "begin"
    GO_ON = "go-on"
    LEAD = "lead"
    READ = "read"
    DECIDE = "decide"
    VOTE = "vote"
    LISTEN = "listen"

    @property
    def is_pressing(self) -> bool:
        """Return whether the others wait for it."""
        return self in (GuestCall.SIT, GuestCall.LEAD, GuestCall.READ, GuestCall.DECIDE)


def call_of(row: GameRow, user_id: int, opened: OpenGame | None) -> GuestCall:
    """Return what a night asks of a person; `opened` is the game once it has begun."""
    if row.is_planned:
        return GuestCall.PLANNED
    if night_of(row).guest(user_id) is None:
        return GuestCall.SIT
    if row.status == GameStatus.LOBBY:
        return GuestCall.BEGIN
    if row.status == GameStatus.PAUSED or opened is None:
        return GuestCall.GO_ON
    step, asked = step_of(opened), leader_now(opened)
    if step in (Step.READ, Step.END):
        reads = reader_now(opened)
        return GuestCall.READ if reads and reads.user_id == user_id else GuestCall.LISTEN
    if step in (Step.CHOOSE, Step.FURTHER) and night_of(row).decide == DecidedBy.TABLE:
        return GuestCall.VOTE
    if asked is None or asked.user_id != user_id or step in (Step.STORY, Step.TURN):
        return GuestCall.LISTEN
    return GuestCall.LEAD if step == Step.GATHER else GuestCall.DECIDE
