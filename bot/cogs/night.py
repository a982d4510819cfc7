"""`/night`: open a story night, act at it, pause and end it; people's own readings."""

from discord import Interaction, Message, VoiceChannel, app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.cogs.autocomplete import choices
from bot.cogs.localized import command, localized, options
from bot.cogs.night_options import DESCRIBED, JOURNEYS, NightOptions, night_choices
from bot.delivery.discord.interactions import from_command
from bot.features.night_desk import NightDesk
from bot.features.night_hosts import NightHosts
from bot.features.nights import StoryNights
from bot.features.recordings import OwnReadings
from bot.model.nights import DecidedBy, NightPace, ReadBy
from bot.model.recordings import VoiceNote

# Minutes, of a break and of an evening.
_LONGEST_BREAK = 60
_LONGEST_EVENING = 600


@app_commands.guild_only()
class NightCommands(
    commands.GroupCog,
    group_name=localized("command-night"),
    group_description=localized("cmd-night"),
):
    """The commands of story nights."""

    def __init__(self, nights: StoryNights, hosts: NightHosts, desk: NightDesk) -> None:
        self._nights = nights
        self._hosts = hosts
        self._desk = desk

    @command("new", "cmd-night-new")
    @options(voice="opt-voice-channel", **DESCRIBED)
    @night_choices
    async def new(
        self,
        interaction: Interaction,
        journeys: str = JOURNEYS,
        reader: ReadBy = ReadBy.GUESTS,
        decide: DecidedBy = DecidedBy.LEADER,
        pace: NightPace = NightPace.EASY,
        language: str | None = None,
        voice: VoiceChannel | None = None,
        tale: str | None = None,
    ) -> None:
        """Open a story night."""
        asked = from_command(interaction)
        named, place = self._hosts.tale_called(asked, tale), voice.id if voice else None
        chosen = NightOptions(journeys, reader, decide, pace, place, named)
        opened = chosen.lobby(interaction, language or self._hosts.language_of(asked))
        await self._hosts.open(asked, opened)

    @new.autocomplete("tale")
    async def tales(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest tales by their titles."""
        return choices(self._hosts.suggest_tales(from_command(interaction), text))

    @command("do", "cmd-night-do")
    @options(what="opt-night-what")
    async def do(self, interaction: Interaction, what: str) -> None:
        """Do what a button of the stage does."""
        await self._nights.do(from_command(interaction), what)

    @do.autocomplete("what")
    async def do_what(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest the buttons of the stage."""
        return choices(await self._nights.suggest(from_command(interaction), text))

    @command("desk", "cmd-night-desk")
    async def desk(self, interaction: Interaction) -> None:
        """Show the host's desk."""
        await self._desk.open(from_command(interaction))

    @command("pause", "cmd-night-pause")
    @options(minutes="opt-break")
    async def pause(
        self, interaction: Interaction, minutes: Range[int, 1, _LONGEST_BREAK] | None = None
    ) -> None:
        """Pause the night, or take a break."""
        await self._desk.pause(from_command(interaction), minutes)

    @command("lift", "cmd-night-lift")
    @options(minutes="opt-lift-minutes", voice="opt-voice-channel")
    async def lift(
        self,
        interaction: Interaction,
        minutes: Range[int, 10, _LONGEST_EVENING] | None = None,
        voice: VoiceChannel | None = None,
    ) -> None:
        """Lift the channel's game to an evening."""
        await self._hosts.lift(from_command(interaction), minutes, voice.id if voice else None)

    @command("end", "cmd-night-end")
    async def end(self, interaction: Interaction) -> None:
        """End the night as it stands, once its host has said so again."""
        await self._desk.end(from_command(interaction))


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
    """Return what counts of a message; nothing of its text, and no name of a file."""
    files = message.attachments
    seconds = files[0].duration if message.flags.voice and len(files) == 1 else None
    return VoiceNote(message.id, message.author.id, round(seconds) or 1 if seconds else None)
