"""Route every pressed button, select and modal by its `custom_id`."""

from collections.abc import Awaitable, Callable, Mapping

from bot.delivery.discord.gate import Gate
from bot.delivery.outbox.errors import Errors
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.undelivered import Undelivered
from bot.features.admission import RULES, Admission
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.presses import Press

Handler = Callable[[Interaction, CustomId], Awaitable[None]]
"""Answers a press.

Raises Declined, rules.IllegalAction, StoreBusy, Corrupt, which the router explains.
"""


class Router:
    """The single entry of all components and modals; handlers are indexed by action."""

    def __init__(
        self,
        handlers: Mapping[Press, Handler],
        gate: Gate,
        admission: Admission,
        errors: Errors,
        publisher: Publisher,
        undelivered: Undelivered,
    ) -> None:
        every = set(Press)
        assert set(handlers) == set(RULES) == every, "a press without its handler or its rule"
        self._handlers = handlers
        self._gate = gate
        self._admission = admission
        self._errors = errors
        self._publisher = publisher
        self._undelivered = undelivered

    async def route(self, interaction: Interaction) -> None:
        """Answer a press or a submitted form; commands go through the command tree."""
        if not self._gate.is_new(interaction):
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
