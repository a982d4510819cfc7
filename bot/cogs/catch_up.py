"""The slash commands for people with several games: what they missed, owe and have played."""

import discord
from discord import Interaction, app_commands
from discord.ext import commands

from bot.cogs.localized import said
from bot.delivery.interactions import from_command
from bot.features.catch_up import CatchUp


class CatchUpCommands(commands.Cog):
    """What a person asks about his own games."""

    def __init__(self, catch_up: CatchUp) -> None:
        self._catch_up = catch_up

    @app_commands.command(name="catchup", description=said("cmd-catchup"))
    @app_commands.guild_only()
    async def catch_up(self, interaction: Interaction) -> None:
        """Tell what he missed here, and what he owes anywhere."""
        await self._catch_up.catch_up(from_command(interaction))

    @app_commands.command(name="games", description=said("cmd-games"))
    @app_commands.guild_only()
    async def games(self, interaction: Interaction) -> None:
        """List his games."""
        await self._catch_up.list_games(from_command(interaction))

    @app_commands.command(name="stats", description=said("cmd-stats"))
    @app_commands.describe(player=said("opt-stats-player"))
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Show how somebody plays, and what the server has played."""
        await self._catch_up.stats(from_command(interaction), player or interaction.user)
