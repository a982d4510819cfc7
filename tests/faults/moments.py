"""Choose the instant at which a bot is killed."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.stub.loopback import Loopback
from tests.stub.trouble import Trouble

_CALLBACK = ("POST", r"/interactions/.*/callback")
_POST = ("POST", r"/channels/[0-9]+/messages")
_EDIT = ("PATCH", r"/channels/[0-9]+/messages/[0-9]+")
_LOOK = ("GET", r"/channels/[0-9]+/messages")


@dataclass(frozen=True)
class Moment:
    """An instant: within some `seconds`, or at a request, `before` or after it takes effect."""

    name: str
    seconds: float = 0
    request: tuple[str, str] | None = None
    before: bool = True

    def arm(
        self, discord: Loopback, dice: Random, kill: Callable[[], None]
    ) -> asyncio.TimerHandle | None:
        """Let the bot die at this moment, counted from now on."""
        if self.request is None:
            return asyncio.get_running_loop().call_later(dice.uniform(0, self.seconds), kill)
        method, path = self.request
        hook: dict[str, Any] = {"before": kill} if self.before else {"after": kill}
        discord.troubles = [Trouble(method, path, done=not self.before, **hook)]
        return None


IN_PLAY = (
    Moment("in the rules or the commit", seconds=0.006),
    Moment("in the rules or the commit", seconds=0.006),
    Moment("somewhere in a press", seconds=0.02),
    Moment("between commit and answer", request=_CALLBACK),
    Moment("as the answer is seen", request=_CALLBACK, before=False),
    Moment("before a post", request=_POST),
    Moment("after a post", request=_POST, before=False),
    Moment("before an edit", request=_EDIT),
    Moment("after an edit", request=_EDIT, before=False),
)
AT_START = (
    Moment("while starting", seconds=0.25),
    Moment("looking for what went out", request=_LOOK),
    Moment("posting what waited", request=_POST, before=False),
)
