"""`/game`: open, join, leave, start, look at, undo, end, verify and export a game."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import said
from bot.delivery.interactions import from_command
from bot.features.boards import Boards
from bot.features.lobby import Lobby
from bot.features.moderation import Moderation
from bot.features.play import Play
from bot.features.records import Records
from bot.features.spectators import Spectators
from bot.i18n.words import folded, language_names
from bot.model.kinds import Updates
from bot.model.paces import NO_CLOCK, PACES
from bot.service.lobbies import Opening
from rules.editions import COMMON, EDITIONS, FINAL, VARIANTS, Reading

_MOST = 25
_LONGEST = 100


@app_commands.guild_only()
class Game(commands.GroupCog, group_name="game", group_description=said("cmd-game")):
    """The life of a game in a channel."""

    def __init__(
        self,
        lobby: Lobby,
        play: Play,
        records: Records,
        boards: Boards,
        moderation: Moderation,
        spectators: Spectators,
    ) -> None:
        self._lobby = lobby
        self._play = play
        self._records = records
        self._boards = boards
        self._moderation = moderation
        self._spectators = spectators

    @app_commands.command(name="new", description=said("cmd-game-new"))
    @app_commands.describe(
        edition=said("opt-edition"),
        variant=said("opt-variant"),
        reading=said("opt-reading"),
        book=said("opt-book"),
        language=said("opt-game-language"),
        pace=said("opt-pace"),
    )
    @app_commands.choices(
        edition=[Choice(name=said(f"edition-{name}"), value=name) for name in EDITIONS],
        variant=[Choice(name=said(f"variant-{name}"), value=name) for name in VARIANTS],
        reading=[Choice(name=said(f"reading-{way}"), value=way.value) for way in Reading],
        language=[Choice(name=name, value=code) for code, name in language_names().items()],
        pace=[Choice(name=said(f"pace-{name}"), value=name) for name in PACES],
    )
    async def new(
        self,
        interaction: Interaction,
        edition: str = FINAL.name,
        variant: str = COMMON.name,
        reading: str = Reading.PRIVATE,
        book: str | None = None,
        language: str | None = None,
        pace: str = NO_CLOCK.name,
    ) -> None:
        """Open a lobby."""
        opening = Opening(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            host_id=interaction.user.id,
            name=interaction.user.display_name,
            language=language or "",
            edition=edition,
            variant=variant,
            reading=Reading(reading),
            book=book,
            pace=pace,
        )
        await self._lobby.open(from_command(interaction), opening)

    @new.autocomplete("book")
    async def new_book(self, _: Interaction, text: str) -> list[Choice[str]]:
        """Suggest the books that the bot has, where it has more than one."""
        titles = self._lobby.book_titles()
        if len(titles) == 1:
            return []
        found = [
            Choice(name=title[:_LONGEST], value=mark)
            for mark, title in titles.items()
            if folded(text) in folded(title)
        ]
        return found[:_MOST]

    @app_commands.command(name="join", description=said("cmd-game-join"))
    async def join(self, interaction: Interaction) -> None:
        """Join the lobby."""
        await self._lobby.join(from_command(interaction))

    @app_commands.command(name="leave", description=said("cmd-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby."""
        await self._lobby.leave(from_command(interaction))

    @app_commands.command(name="start", description=said("cmd-game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        await self._lobby.start(from_command(interaction))

    @app_commands.command(name="status", description=said("cmd-game-status"))
    async def status(self, interaction: Interaction) -> None:
        """Say how the game stands, and post its panel anew."""
        await self._records.status(from_command(interaction))

    @app_commands.command(name="log", description=said("cmd-game-log"))
    async def log(self, interaction: Interaction) -> None:
        """Show what has happened."""
        await self._boards.show_here(from_command(interaction), "log")

    @app_commands.command(name="undo", description=said("cmd-game-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take one's last step back."""
        await self._play.undo_here(from_command(interaction))

    @app_commands.command(name="end", description=said("cmd-game-end"))
    async def end(self, interaction: Interaction) -> None:
        """Close the game without a winner: for its host, or who may manage the channel."""
        await self._moderation.end(from_command(interaction))

    @app_commands.command(name="verify", description=said("cmd-game-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Check every die and every shuffle of a finished game."""
        await self._records.verify(from_command(interaction))

    @app_commands.command(name="export", description=said("cmd-game-export"))
    async def export(self, interaction: Interaction) -> None:
        """Give the game as a file: what any player may see, and the seed once it is over."""
        await self._records.export(from_command(interaction))

    @app_commands.command(name="watch", description=said("cmd-game-watch"))
    @app_commands.describe(updates=said("opt-updates"))
    @app_commands.choices(
        updates=[Choice(name=said(f"updates-{often}"), value=often) for often in Updates]
    )
    async def watch(self, interaction: Interaction, updates: str | None = None) -> None:
        """Show the game to somebody who does not play."""
        await self._spectators.show(
            from_command(interaction), Updates(updates) if updates else None
        )

    @app_commands.command(name="unwatch", description=said("cmd-game-unwatch"))
    async def unwatch(self, interaction: Interaction) -> None:
        """Write to somebody about the game no more."""
        await self._spectators.leave(from_command(interaction))
