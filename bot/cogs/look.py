"""`/look`: what anybody at the table may look at, and the entry in a person's menu."""

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.autocomplete import choices
from bot.cogs.localized import command, localized, options
from bot.delivery.discord.interactions import from_command
from bot.features.boards import Boards
from bot.features.reading import Readings
from bot.model.presses import Board


@app_commands.guild_only()
class Look(
    commands.GroupCog, group_name=localized("command-look"), group_description=localized("cmd-look")
):
    """The commands that show the table, privately."""

    def __init__(self, boards: Boards, readings: Readings) -> None:
        self._boards = boards
        self._readings = readings

    def menu_entry(self) -> app_commands.ContextMenu:
        """Return the entry in a person's menu that shows their village."""
        # Not by a decorator: discord.py takes menu entries as functions, not as methods of a cog.
        return app_commands.guild_only()(
            app_commands.ContextMenu(name=localized("menu-village"), callback=self._show_theirs)
        )

    @command("village", "cmd-village")
    @options(player="opt-player")
    async def village(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Show a village."""
        owner = player.id if player else None
        await self._boards.show_here(from_command(interaction), Board.VILLAGE, owner)

    @command("market", "cmd-market")
    async def market(self, interaction: Interaction) -> None:
        """Show the market."""
        await self._boards.show_here(from_command(interaction), Board.MARKET)

    @command("board", "cmd-board")
    async def board(self, interaction: Interaction) -> None:
        """Show the reputation board."""
        await self._boards.show_here(from_command(interaction), Board.BOARD)

    @command("score", "cmd-score")
    async def score(self, interaction: Interaction) -> None:
        """Show the current points."""
        await self._boards.show_here(from_command(interaction), Board.SCORE)

    @command("story", "cmd-look-story")
    @options(title="opt-title")
    async def story(self, interaction: Interaction, title: str) -> None:
        """Show a story that the table has heard."""
        await self._readings.show_here(from_command(interaction), title)

    @story.autocomplete("title")
    async def _titles(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest the stories of the channel's games."""
        return choices(await self._readings.suggest(from_command(interaction), text))

    @command("log", "cmd-look-log")
    async def log(self, interaction: Interaction) -> None:
        """Show the journal."""
        await self._boards.show_here(from_command(interaction), Board.LOG)

    @command("hall", "cmd-look-hall")
    async def hall(self, interaction: Interaction) -> None:
        """Show the best villages of the server."""
        await self._boards.show_hall(from_command(interaction))

    async def _show_theirs(self, interaction: Interaction, person: discord.Member) -> None:
        """Show the village of the person whose menu was opened."""
        await self._boards.show_here(from_command(interaction), Board.VILLAGE, person.id)
