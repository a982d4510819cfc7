"""The slash commands for people with several games: what they missed, owe and have played."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.localized import said

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]


class CatchUpCommands(commands.Cog):
    """What a person asks about his own games."""

    def __init__(self, bot: "TableBot") -> None:
        self.bot = bot

    @app_commands.command(name="catchup", description=said("cmd-catchup"))
    @app_commands.guild_only()
    async def catch_up(self, interaction: Interaction) -> None:
        """Tell what he missed here, and what he owes anywhere."""
        await self.bot.following.catch_up(interaction)

    @app_commands.command(name="games", description=said("cmd-games"))
    @app_commands.guild_only()
    async def games(self, interaction: Interaction) -> None:
        """List his games."""
        await self.bot.following.list_games(interaction)

    @app_commands.command(name="stats", description=said("cmd-stats"))
    @app_commands.describe(player=said("opt-stats-player"))
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Show how somebody plays, and what the server has played."""
        await self.bot.following.stats(interaction, player or interaction.user)
