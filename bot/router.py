"""Route every pressed button, every select and every modal, by what its `custom_id` says."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any

import discord
from discord import InteractionType

from bot.delivery.errors import Errors
from bot.delivery.lateness import Lateness
from bot.delivery.messages import Messages
from bot.delivery.publisher import Publisher
from bot.delivery.undelivered import Undelivered
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.errors import Declined

Handler = Callable[[discord.Interaction, CustomId], Awaitable[None]]
"""Answers a press.

Raises Declined, rules.IllegalAction, StoreBusy, Corrupt, which the router explains.
"""

_REMEMBERED = 10_000
_TOO_OLD = 2.5
"""Seconds after which a press cannot be answered in time any more."""


class Router:
    """One way in for all components and modals; each handler stands under its action."""

    def __init__(
        self,
        handlers: Mapping[str, Handler],
        errors: Errors,
        publisher: Publisher,
        messages: Messages,
        undelivered: Undelivered,
    ) -> None:
        self._handlers = handlers
        self._errors = errors
        self._publisher = publisher
        self._messages = messages
        self._undelivered = undelivered
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._lateness = Lateness()
        self.accepting = True

    def is_new(self, interaction: discord.Interaction) -> bool:
        """Tell whether an interaction came for the first time, in time, and before the stop."""
        if interaction.id in self._seen or not self.accepting:
            return False
        self._seen[interaction.id] = None
        self._messages.note(interaction)
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        now = discord.utils.utcnow()
        return self._lateness.of(interaction.created_at, now, monotonic()) < _TOO_OLD

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a component or a modal; commands go their own way."""
        if interaction.type not in (InteractionType.component, InteractionType.modal_submit):
            return
        if not self.is_new(interaction):
            return
        data: dict[str, Any] = dict(interaction.data or {})
        press = parse_custom_id(str(data.get("custom_id", "")))
        try:
            if press is None or press.action not in self._handlers:
                raise Declined("unknown-press")
            await self._handlers[press.action](interaction, press)
        except Exception as error:  # noqa: BLE001 - every press gets an answer
            await self._errors.explain(interaction, error, press.game_id if press else None)
            if press and isinstance(error, Declined) and error.key == "stale-question":
                await self._publisher.renew_panel(interaction, press.game_id)
        await self._undelivered.tell(interaction)
