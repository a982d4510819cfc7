"""`/owner`: what the bot's owner does from within Discord."""

import discord
from discord import Interaction, app_commands
from discord.ext import commands

from bot.cogs.localized import command, localized, options
from bot.delivery.discord.interactions import from_command
from bot.features.owner import Owner

_LONGEST = 1_500


@app_commands.guild_only()
@app_commands.default_permissions(administrator=True)  # others are not shown what they cannot use
class OwnerCommands(
    commands.GroupCog,
    group_name=localized("command-owner"),
    group_description=localized("cmd-owner"),
):
    """The owner's commands."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner

    @command("overview", "cmd-owner-overview")
    async def overview(self, interaction: Interaction) -> None:
        """Show how the bot is."""
        await self._owner.overview(from_command(interaction))

    @command("ban", "cmd-owner-ban")
    @options(player="opt-owner-player", server="opt-owner-server")
    async def ban(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        server: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        """Ban a person or a server."""
        person = player.id if player else None
        await self._owner.ban(from_command(interaction), person, server)

    @command("unban", "cmd-owner-unban")
    @options(player="opt-owner-player", server="opt-owner-server")
    async def unban(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        server: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        """Lift the ban of a person or a server."""
        person = player.id if player else None
        await self._owner.lift(from_command(interaction), person, server)

    @command("announce", "cmd-owner-announce")
    @options(text="opt-owner-text")
    async def announce(
        self, interaction: Interaction, text: app_commands.Range[str, 1, _LONGEST]
    ) -> None:
        """Announce something to all servers with open games."""
        await self._owner.announce(from_command(interaction), text)

    @command("games", "cmd-owner-games")
    @options(take="opt-owner-take")
    async def games(
        self,
        interaction: Interaction,
        take: bool,  # noqa: FBT001 - Discord passes it by name
    ) -> None:
        """Take new games, or no more."""
        await self._owner.set_intake(from_command(interaction), open_=take)
