"""Find what a story night, or an evening of a game, asks of one person."""

from enum import StrEnum

from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import DecidedBy, Step
from bot.service.night.steps import decided_by, leader_now, night_of, readers_now, step_of


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


def call_of(row: GameRow, user_id: int, loaded: LoadedGame | None) -> GuestCall:
    """Return what a night asks of a person; `loaded` is the game once it has begun."""
    if row.is_planned:
        return GuestCall.PLANNED
    if night_of(row).guest(user_id) is None:
        return GuestCall.SIT
    if row.status == GameStatus.LOBBY:
        return GuestCall.BEGIN
    if row.status == GameStatus.PAUSED or loaded is None:
        return GuestCall.GO_ON
    step, asked = step_of(loaded), leader_now(loaded)
    if step in (Step.READ, Step.END, Step.TALE):
        reads = user_id in [guest.user_id for guest in readers_now(loaded)]
        return GuestCall.READ if reads else GuestCall.LISTEN
    if step in (Step.OPENING, Step.FINALE):
        return GuestCall.VOTE
    if step in (Step.CHOOSE, Step.FURTHER) and decided_by(loaded) == DecidedBy.TABLE:
        return GuestCall.VOTE
    if asked is None or asked.user_id != user_id or step in (Step.STORY, Step.TURN):
        return GuestCall.LISTEN
    return GuestCall.LEAD if step == Step.GATHER else GuestCall.DECIDE
