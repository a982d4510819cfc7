"""`/read`, `/rules` and `/catchup`: what a person reads on their own."""

from discord import Interaction
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.autocomplete import choices
from bot.cogs.localized import command, in_messages_too, options
from bot.delivery.discord.interactions import from_command
from bot.features.catch_up import CatchUp
from bot.features.reading import Readings
from bot.features.rules_help import RulesHelp


class ReadingCommands(commands.Cog):
    """The commands that answer with something to read, privately."""

    def __init__(self, readings: Readings, rules_help: RulesHelp, catch_up: CatchUp) -> None:
        self._readings = readings
        self._rules_help = rules_help
        self._catch_up = catch_up

    @command("read", "cmd-read", guild_only=True)
    @options(story="opt-story")
    async def read(self, interaction: Interaction, story: str | None = None) -> None:
        """Show the open paragraph again, or a story."""
        await self._readings.show_here(from_command(interaction), story)

    @read.autocomplete("story")
    async def read_story(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest stories by their titles."""
        return choices(await self._readings.suggest(from_command(interaction), text))

    @command("rules", "cmd-rules")
    @in_messages_too
    @options(topic="opt-topic")
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Explain a rule."""
        await self._rules_help.explain(from_command(interaction), topic)

    @rules.autocomplete("topic")
    async def rules_topic(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest topics."""
        return choices(self._rules_help.suggest(from_command(interaction), text))

    @command("catchup", "cmd-catchup", guild_only=True)
    async def catch_up(self, interaction: Interaction) -> None:
        """Show what a person missed here, and their open questions in all their games."""
        await self._catch_up.catch_up(from_command(interaction))
