"""Check commands and answer their errors in the same way as presses."""

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery.discord.discord_api import IN_TIME
from bot.delivery.discord.gate import Gate
from bot.delivery.discord.interactions import from_command
from bot.delivery.discord.network import BROKEN
from bot.delivery.outbox.errors import Errors
from bot.model.errors import Declined, StoreBusy
from bot.model.interaction import Interaction

log = logging.getLogger(__name__)


_FOR_ALL = ("me data", "me forget", "owner ")
"""Commands for those who are banned, too: what is stored of a person is theirs, and the owner may
lift the ban of the server where they are."""

_CHANNEL = discord.AppCommandOptionType.channel


class CommandTree(app_commands.CommandTree[commands.AutoShardedBot]):
    """The slash commands."""

    def __init__(self, client: commands.AutoShardedBot) -> None:
        super().__init__(
            client,
            # Not for a person alone, who may take an app to servers where its bot is no member: it
            # could not post, edit and be called there.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        # discord.py logs each failed suggestion with a traceback, and has no setting for it.
        logging.getLogger(app_commands.tree.__name__).addFilter(_is_unforeseen)

    async def interaction_check(
        self, interaction: discord.Interaction[commands.AutoShardedBot]
    ) -> bool:
        """Accept each command once, in time, and only while the bot is not stopping."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        gate: Gate = self._parts[Gate]
        pressed = from_command(interaction)
        if not gate.is_new(pressed):
            return False
        try:
            if not _name_of(interaction).startswith(_FOR_ALL):
                gate.check_welcome(pressed)
            if _chooses_what_is_not_offered(interaction):
                raise Declined("bad-input")
        except Declined as error:
            await self._explain(pressed, error)
            return False
        return True

    async def _call(self, interaction: discord.Interaction[commands.AutoShardedBot]) -> None:
        """Run a command, or suggest; explain one that lacks a field which discord.py reads.

        Raises app_commands.AppCommandError, for which discord.py calls `on_error`.
        """
        try:
            await self._call_in_time(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:  # noqa: BLE001 - nobody else would answer
            readable = {
                "id": interaction.id,
                "type": interaction.type.value,
                "token": interaction.token,
                "locale": interaction.locale.value,
            }
            errors: Errors = self._parts[Errors]
            await errors.explain_unreadable(readable, error)

    async def _call_in_time(
        self, interaction: discord.Interaction[commands.AutoShardedBot]
    ) -> None:
        """Run a command, or suggest; discord.py would wait five minutes for an answer to that."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await super()._call(interaction)
            return
        try:
            async with asyncio.timeout(IN_TIME):
                await super()._call(interaction)
        except TimeoutError as error:
            # The person has typed on, so these suggestions are out of date.
            log.info("suggestions not sent: %r", error)

    async def on_error(
        self,
        interaction: discord.Interaction[commands.AutoShardedBot],
        error: app_commands.AppCommandError,
    ) -> None:
        """Explain what went wrong; an autocomplete that fails suggests nothing."""
        # discord.py wraps what a command raises.
        cause = error.__cause__ if isinstance(error, app_commands.CommandInvokeError) else error
        assert isinstance(cause, Exception)
        if isinstance(cause, app_commands.TransformerError) and cause.type == _CHANNEL:
            # discord.py does not know it: the bot is not in that thread, or has not been told of
            # the server yet, after a start. Only offers name a channel.
            cause = Declined("no-offer-there")
        if interaction.type is not discord.InteractionType.autocomplete:
            await self._explain(from_command(interaction), cause)

    async def _explain(self, interaction: Interaction, error: Exception) -> None:
        errors: Errors = self._parts[Errors]
        await errors.explain(interaction, error)

    @property
    def _parts(self) -> Any:
        """Return what the commands share with the presses: discord.py passes only the client."""
        client: Any = self.client
        return client.parts


def _name_of(interaction: discord.Interaction) -> str:
    return interaction.command.qualified_name if interaction.command else ""


def _chooses_what_is_not_offered(interaction: discord.Interaction) -> bool:
    """Return whether an option has a value that is not one of its choices.

    Discord offers no other, but a request may be made up, and a client may still hold the commands
    of an older release. discord.py itself does not look.
    """
    if not isinstance(interaction.command, app_commands.Command):
        return False
    # Not dict(namespace), which would ask it for an option named "keys".
    given = dict(iter(interaction.namespace))
    return any(
        parameter.display_name in given
        and given[parameter.display_name] not in [choice.value for choice in parameter.choices]
        for parameter in interaction.command.parameters
        if parameter.choices
    )


def _is_unforeseen(record: logging.LogRecord) -> bool:
    """Log suggestions that did not arrive in one line; discord.py reports each as an error.

    A person who types on has them replaced at the next letter.
    """
    error = record.exc_info[1] if record.exc_info else None
    if "autocomplete" not in record.msg or not isinstance(
        error, (discord.HTTPException, *BROKEN, StoreBusy)
    ):
        return True
    log.info("suggestions not sent: %r", error)
    return False
