"""The slash commands for people with several games: catch-up, list and statistics."""

import discord
from discord import Interaction, app_commands
from discord.ext import commands

from bot.cogs.localized import localized
from bot.delivery.interactions import from_command
from bot.features.catch_up import CatchUp


class CatchUpCommands(commands.Cog):
    """The commands about a person's own games."""

    def __init__(self, catch_up: CatchUp) -> None:
        self._catch_up = catch_up

    @app_commands.command(name="catchup", description=localized("cmd-catchup"))
    @app_commands.guild_only()
    async def catch_up(self, interaction: Interaction) -> None:
        """Tell what a person missed here, and ask what they owe in all their games."""
        await self._catch_up.catch_up(from_command(interaction))

    @app_commands.command(name="games", description=localized("cmd-games"))
    @app_commands.guild_only()
    async def games(self, interaction: Interaction) -> None:
        """List a person's games."""
        await self._catch_up.list_games(from_command(interaction))

    @app_commands.command(name="stats", description=localized("cmd-stats"))
    @app_commands.describe(player=localized("opt-stats-player"))
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Show how somebody plays, and what the server has played."""
        await self._catch_up.stats(from_command(interaction), player or interaction.user)
