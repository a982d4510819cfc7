"""Answer presses and commands where they were made."""

import logging
from collections.abc import Awaitable

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import BROKEN, FAILED, PASSING, Failure, failure_of
from bot.model.interaction import Interaction
from bot.ui.layout import layout
from bot.ui.message import Form, Message

log = logging.getLogger(__name__)


class Replies:
    """The answers to interactions; one that does not arrive is logged, not raised."""

    def __init__(self, api: DiscordApi) -> None:
        self._api = api

    async def privately(self, interaction: Interaction, shown: Message | str) -> None:
        """Reply to the person alone; pictures are added when they are drawn."""
        message = layout([shown]) if isinstance(shown, str) else shown
        await self._attempt(interaction, self._api.reply_privately(interaction, message))

    async def edit(self, interaction: Interaction, message: Message) -> bool:
        """Edit the pressed message, and return whether that went through.

        Where it was deleted meanwhile, the press is still answered.
        """
        try:
            await self._api.update(interaction, message)
        except FAILED as error:
            self._log(interaction, error)
            if failure_of(error) == Failure.MESSAGE_GONE:
                await self.acknowledge(interaction)
            return False
        return True

    async def open_form(self, interaction: Interaction, form: Form) -> None:
        """Open a form.

        Raises RequestFailed where Discord does not take it.
        """
        try:
            await self._api.open_form(interaction, form)
        except BROKEN as error:
            # Another refusal is raised, so that the person learns why there is no form.
            self._log(interaction, error)

    async def acknowledge(self, interaction: Interaction) -> None:
        """Leave the pressed message as it is, where nothing was answered yet."""
        if not self.is_answered(interaction):
            await self._attempt(interaction, self._api.acknowledge(interaction))

    async def replace(self, interaction: Interaction, message: Message) -> None:
        """Replace the pressed private message, whose press was acknowledged."""
        await self._attempt(interaction, self._api.replace(interaction, message))

    def is_answered(self, interaction: Interaction) -> bool:
        """Return whether an interaction has been answered."""
        return self._api.answer_to(interaction) is not None

    async def _attempt(self, interaction: Interaction, answer: Awaitable[object]) -> None:
        try:
            await answer
        except FAILED as error:
            self._log(interaction, error)

    def _log(self, interaction: Interaction, error: Exception) -> None:
        is_foreseen = failure_of(error) in (Failure.TOO_LATE, *PASSING)
        level = logging.INFO if is_foreseen else logging.WARNING
        log.log(level, "interaction %s not answered: %r", interaction.id, error)
