"""The slash commands that show boards, score, rules, the open paragraph and settings."""

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import localized
from bot.delivery.interactions import from_command
from bot.features.boards import Boards
from bot.features.preferences import Changes, Preferences
from bot.features.reading import Readings
from bot.features.rules_help import RulesHelp
from bot.i18n.words import language_names
from bot.model.kinds import Pings


class BoardCommands(commands.Cog):
    """The commands that show something, privately."""

    def __init__(
        self,
        boards: Boards,
        readings: Readings,
        rules_help: RulesHelp,
        preferences: Preferences,
    ) -> None:
        self._boards = boards
        self._readings = readings
        self._rules_help = rules_help
        self._preferences = preferences

    @app_commands.command(name="board", description=localized("cmd-board"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        """Show the reputation board."""
        await self._boards.show_here(from_command(interaction), "board")

    @app_commands.command(name="market", description=localized("cmd-market"))
    @app_commands.guild_only()
    async def market(self, interaction: Interaction) -> None:
        """Show the market."""
        await self._boards.show_here(from_command(interaction), "market")

    @app_commands.command(name="score", description=localized("cmd-score"))
    @app_commands.guild_only()
    async def score(self, interaction: Interaction) -> None:
        """Show the current points."""
        await self._boards.show_here(from_command(interaction), "score")

    @app_commands.command(name="village", description=localized("cmd-village"))
    @app_commands.describe(player=localized("opt-player"))
    @app_commands.guild_only()
    async def village(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Show a village."""
        owner = player.id if player else None
        await self._boards.show_here(from_command(interaction), "village", owner)

    @app_commands.command(name="read", description=localized("cmd-read"))
    @app_commands.guild_only()
    async def read(self, interaction: Interaction) -> None:
        """Show the open paragraph again."""
        await self._readings.show_here(from_command(interaction))

    @app_commands.command(name="rules", description=localized("cmd-rules"))
    @app_commands.describe(topic=localized("opt-topic"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Explain a rule."""
        await self._rules_help.explain(from_command(interaction), topic)

    @rules.autocomplete("topic")
    async def rules_topic(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest topics."""
        return self._rules_help.suggest(from_command(interaction), text)

    @app_commands.command(name="settings", description=localized("cmd-settings"))
    @app_commands.rename(tell_next="next")
    @app_commands.describe(
        language=localized("opt-language"),
        dm=localized("opt-dm"),
        text_first=localized("opt-text-first"),
        pings=localized("opt-pings"),
        tell_next=localized("opt-next"),
        remind=localized("opt-remind"),
    )
    @app_commands.choices(
        language=[Choice(name=name, value=code) for code, name in language_names().items()],
        pings=[Choice(name=localized(f"pings-{way}"), value=way) for way in Pings],
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        dm: bool | None = None,  # noqa: FBT001 - Discord passes it by name
        text_first: bool | None = None,  # noqa: FBT001 - as above
        pings: str | None = None,
        tell_next: bool | None = None,  # noqa: FBT001 - as above
        remind: app_commands.Range[int, 0, 168] | None = None,
    ) -> None:
        """Show and change a person's own settings."""
        changes = Changes(
            language, dm, text_first, Pings(pings) if pings else None, tell_next, remind
        )
        await self._preferences.change(from_command(interaction), changes)
