"""`/game`: open, join, leave, start, show, undo, end, verify, export and watch a game.

Its other commands are in `seats.py`; `bot/parts/commands.py` adds them to the group.
"""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import choice, command, language_choices, localized, options
from bot.delivery.discord.interactions import from_command, user_of
from bot.features.keepsakes import Keepsakes
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
from bot.features.play import Play
from bot.features.records import Records
from bot.features.spectators import Spectators
from bot.i18n.words import normalize
from bot.model.discord_limits import LONGEST_OPTION, MOST_OPTIONS
from bot.model.kinds import Updates
from bot.model.paces import PaceName
from bot.service.lobby.lobbies import LobbyOptions
from bot.text.condense import shorten
from rules.editions import Reading, Rulebook, VariantName

TABLES = (VariantName.COMMON, VariantName.SOLO)
"""The variants that a lobby can be opened for."""


@app_commands.guild_only()
class Game(
    commands.GroupCog, group_name=localized("command-game"), group_description=localized("cmd-game")
):
    """The life of a game in a channel."""

    def __init__(
        self,
        lobby: Lobby,
        play: Play,
        records: Records,
        moderation: Moderation,
        spectators: Spectators,
        keepsakes: Keepsakes,
    ) -> None:
        self._lobby = lobby
        self._play = play
        self._records = records
        self._moderation = moderation
        self._spectators = spectators
        self._keepsakes = keepsakes

    @command("new", "cmd-game-new")
    @options(
        edition="opt-edition",
        variant="opt-variant",
        reading="opt-reading",
        book="opt-book",
        language="opt-game-language",
        pace="opt-pace",
    )
    @app_commands.choices(
        edition=[choice(one, f"edition-{one}") for one in Rulebook],
        variant=[choice(one, f"variant-{one}") for one in TABLES],
        reading=[choice(one, f"reading-{one}") for one in Reading],
        language=language_choices(),
        pace=[choice(one, f"pace-{one}") for one in PaceName],
    )
    async def new(
        self,
        interaction: Interaction,
        edition: Rulebook = Rulebook.FINAL,
        variant: VariantName = VariantName.COMMON,
        reading: Reading = Reading.PRIVATE,
        book: str | None = None,
        language: str | None = None,
        pace: PaceName = PaceName.NONE,
    ) -> None:
        """Open a lobby."""
        options = LobbyOptions(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            host=user_of(interaction.user),
            language=language or "",
            edition=edition,
            variant=variant,
            reading=reading,
            book=book,
            pace=pace,
        )
        await self._lobby.open(from_command(interaction), options)

    @new.autocomplete("book")
    async def new_book(self, _: Interaction, text: str) -> list[Choice[str]]:
        """Suggest the bot's books, where it has more than one."""
        titles = self._lobby.book_titles()
        if len(titles) == 1:
            return []
        found = [
            Choice(name=shorten(title, LONGEST_OPTION), value=fingerprint)
            for fingerprint, title in titles.items()
            if normalize(text) in normalize(title)
        ]
        return found[:MOST_OPTIONS]

    @command("join", "cmd-game-join")
    async def join(self, interaction: Interaction) -> None:
        """Join the lobby."""
        await self._lobby.join(from_command(interaction))

    @command("leave", "cmd-game-leave")
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby."""
        await self._lobby.leave(from_command(interaction))

    @command("start", "cmd-game-start")
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        await self._lobby.start(from_command(interaction))

    @command("status", "cmd-game-status")
    async def status(self, interaction: Interaction) -> None:
        """Show the game's status, and post its panel again."""
        await self._records.status(from_command(interaction))

    @command("undo", "cmd-game-undo")
    async def undo(self, interaction: Interaction) -> None:
        """Undo a player's last ply."""
        await self._play.undo_here(from_command(interaction))

    @command("end", "cmd-game-end")
    async def end(self, interaction: Interaction) -> None:
        """Close the game without a winner: for its host, or anyone who may manage the channel."""
        await self._moderation.end(from_command(interaction))

    @command("verify", "cmd-game-verify")
    async def verify(self, interaction: Interaction) -> None:
        """Check every die and every shuffle of a finished game."""
        await self._records.verify(from_command(interaction))

    @command("export", "cmd-game-export")
    async def export(self, interaction: Interaction) -> None:
        """Export the game to a file: what any player may see, and the seed once it is over."""
        await self._records.export(from_command(interaction))

    @command("chronicle", "cmd-game-chronicle")
    async def chronicle(self, interaction: Interaction) -> None:
        """Give a finished game's chronicle, to read and to keep."""
        await self._keepsakes.give_here(from_command(interaction))

    @command("watch", "cmd-game-watch")
    @options(updates="opt-updates")
    @app_commands.choices(updates=[choice(one, f"updates-{one}") for one in Updates])
    async def watch(self, interaction: Interaction, updates: Updates | None = None) -> None:
        """Show the game to a spectator."""
        await self._spectators.show(from_command(interaction), updates)

    @command("unwatch", "cmd-game-unwatch")
    async def unwatch(self, interaction: Interaction) -> None:
        """Stop sending a spectator updates."""
        await self._spectators.leave(from_command(interaction))
