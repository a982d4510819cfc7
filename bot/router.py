"""Route every pressed button, select and modal by its `custom_id`."""

from collections.abc import Awaitable, Callable, Mapping
from time import monotonic

from cachetools import LRUCache

from bot.delivery.discord_api import DiscordApi
from bot.delivery.errors import Errors
from bot.delivery.lateness import Lateness
from bot.delivery.publisher import Publisher
from bot.delivery.undelivered import Undelivered
from bot.features.admission import RULES, Admission
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.presses import Press

Handler = Callable[[Interaction, CustomId], Awaitable[None]]
"""Answers a press.

Raises Declined, rules.IllegalAction, StoreBusy, Corrupt, which the router explains.
"""

# A gateway that resumes sends interactions again; these are the last 100 seconds of 100 a second.
_REMEMBERED = 10_000
_TOO_OLD = 2.5
"""Seconds after which it is too late to answer: Discord waits for three."""


class Router:
    """The single entry of all components and modals; handlers are indexed by action."""

    def __init__(
        self,
        handlers: Mapping[Press, Handler],
        errors: Errors,
        publisher: Publisher,
        api: DiscordApi,
        undelivered: Undelivered,
        admission: Admission,
    ) -> None:
        every = set(Press)
        assert set(handlers) == set(RULES) == every, "a press without its handler or its rule"
        self._handlers = handlers
        self._admission = admission
        self._errors = errors
        self._publisher = publisher
        self._api = api
        self._undelivered = undelivered
        self._seen: LRUCache[int, None] = LRUCache(_REMEMBERED)
        self._lateness = Lateness()
        self.now: Callable[[], float] = monotonic
        """A clock that nobody sets, in seconds; a simulated Discord has one of its own."""
        self.accepting = True

    def is_new(self, interaction: Interaction) -> bool:
        """Tell whether an interaction comes for the first time, in time, and before the stop."""
        if interaction.id in self._seen or not self.accepting:
            return False
        # Seen before it is answered: Discord may deliver it again while the answer is under way.
        self._seen[interaction.id] = None
        self._api.note_rights(interaction)
        late = self._lateness.measure(interaction.created_at, self.now())
        return late < _TOO_OLD

    async def route(self, interaction: Interaction) -> None:
        """Answer a press or a submitted form; commands go through the command tree."""
        if not self.is_new(interaction):
            return
        press = parse_custom_id(interaction.custom_id)
        try:
            if press is None:
                raise Declined("unknown-press")
            await self._admission.check(interaction, press)
            await self._handlers[press.action](interaction, press)
        except Exception as error:  # noqa: BLE001 - every press gets an answer
            await self._errors.explain(interaction, error, press.game_id if press else None)
            if press and isinstance(error, Declined) and error.key == "stale-question":
                await self._publisher.refresh_pressed(interaction, press.game_id)
        # After the answer, which must be first.
        await self._undelivered.show_refused(interaction)
