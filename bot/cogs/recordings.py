"""**Keep as a reading** in a message's menu, and `/night readings`: people's own voices."""

from discord import Interaction, Message, app_commands
from discord.ext import commands

from bot.cogs.localized import command, localized
from bot.delivery.discord.interactions import from_command
from bot.features.recordings import OwnReadings
from bot.model.recordings import VoiceNote


class RecordingCommands(commands.Cog):
    """The commands about people's own readings."""

    def __init__(self, readings: OwnReadings) -> None:
        self._readings = readings

    def menu_entry(self) -> app_commands.ContextMenu:
        """Return the entry in a message's menu that keeps it."""
        return app_commands.guild_only()(
            app_commands.ContextMenu(name=localized("menu-reading"), callback=self._offer)
        )

    @command("readings", "cmd-night-readings")
    async def readings(self, interaction: Interaction) -> None:
        """Show which of a person's readings are kept, to take them back."""
        await self._readings.show(from_command(interaction))

    async def _offer(self, interaction: Interaction, message: Message) -> None:
        """Ask the author of a voice message whether it is kept."""
        await self._readings.offer(from_command(interaction), _note(message))


def _note(message: Message) -> VoiceNote:
    """Return what matters about a message; nothing of its text, and no name of a file."""
    files = message.attachments
    seconds = files[0].duration if message.flags.voice and len(files) == 1 else None
    return VoiceNote(message.id, message.author.id, round(seconds) or 1 if seconds else None)
