"""Define a planned night: when it opens, who has signed up, and its event on Discord."""

from datetime import datetime, timedelta
from enum import IntEnum

from bot.model.names import PersonName
from rules.record import record

OVER = "over"
ACTIVE = "active"
"""What an event shows of a night beside the time that it is planned for."""

REMIND_BEFORE = timedelta(hours=1)
"""How long before the night those who signed up are reminded."""

GIVEN_UP = timedelta(hours=1)
"""How long a night waits for its first guest, or for a channel that has a game under way."""

TRIED_AGAIN = timedelta(minutes=5)
"""Time between tries to open a night in a channel that has a game under way."""


class PlanStep(IntEnum):
    """What is due for a planned night, as the count of its timer."""

    REMIND = 0
    OPEN = 1
    EMPTY = 2


@record
class SignUp:
    """A person who means to come; `called` says that the next call in the channel names them."""

    user_id: int
    name: PersonName
    called: bool = False


@record
class Plan:
    """When a night opens (UTC), in which voice channel people talk, and who means to come.

    `event_id` is its event on Discord, if there is one; `shown` is what that was last made to show:
    the time that the night is planned for, ACTIVE or OVER, and nothing at first.
    """

    at: str
    voice_id: int | None = None
    event_id: int | None = None
    shown: str = ""
    sign_ups: tuple[SignUp, ...] = ()

    @property
    def opens(self) -> datetime:
        """Return when the night opens."""
        return datetime.fromisoformat(self.at)

    def has(self, user_id: int) -> bool:
        """Return whether a person has signed up."""
        return any(one.user_id == user_id for one in self.sign_ups)
