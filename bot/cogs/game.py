"""`/game`: open, join, leave, start, look at, undo, end, verify and export a game."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import said
from bot.features.clocks import clocks_in_words
from bot.features.moderation import is_in_charge
from bot.i18n.words import folded, language_names
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.paces import PACES
from bot.service.export import export
from bot.service.lobbies import Opening
from bot.service.verify import verify
from bot.text.narrator import safe
from bot.ui.watching import OFTEN
from rules.dice import commitment
from rules.editions import COMMON, EDITIONS, FINAL, VARIANTS, Reading

if TYPE_CHECKING:
    from bot.app import TableBot

_MOST = 25
_LONGEST = 100

Interaction = discord.Interaction["TableBot"]


@app_commands.guild_only()
class Game(commands.GroupCog, group_name="game", group_description=said("cmd-game")):
    """The life of a game in a channel."""

    def __init__(self, bot: "TableBot") -> None:
        self.bot = bot

    async def _here(self, interaction: Interaction) -> GameRow:
        return await self.bot.tables.find(interaction.channel_id or 0)

    async def _started(self, interaction: Interaction) -> GameRow:
        return await self.bot.tables.find_started(interaction.channel_id or 0)

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
        pace: str = "none",
    ) -> None:
        """Open a lobby."""
        words = self.bot.words_for(interaction)
        opening = Opening(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            host_id=interaction.user.id,
            name=interaction.user.display_name,
            language=language or words.language,
            edition=edition,
            variant=variant,
            reading=reading,
            book=book,
            pace=pace,
        )
        _, owed = await self.bot.lobbies.open(opening)
        if not await self.bot.answers.with_panel(interaction, owed):
            await self.bot.outbox.deliver(owed, looking=True)

    @new.autocomplete("book")
    async def new_book(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest the books that the bot has, where it has more than one."""
        titles = interaction.client.tables.books.titles()
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
        row = await self._here(interaction)
        user = interaction.user
        row = await self.bot.lobbies.join(row.id, user.id, user.display_name)
        await self._seated(interaction, row, "joined")

    @app_commands.command(name="leave", description=said("cmd-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the lobby."""
        row = await self._here(interaction)
        row = await self.bot.lobbies.leave(row.id, interaction.user.id)
        await self._seated(interaction, row, "left" if row.seats else "left-last")

    @app_commands.command(name="start", description=said("cmd-game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        row = await self._here(interaction)
        played = await self.bot.lobbies.start(row.id, interaction.user.id)
        await self.bot.answers.played(interaction, played)

    @app_commands.command(name="status", description=said("cmd-game-status"))
    async def status(self, interaction: Interaction) -> None:
        """Say how the game stands, and post its panel anew."""
        row = await self._here(interaction)
        words = self.bot.words_for(interaction)
        text = words("status", status=row.status, hash=commitment(row.seed))
        told = await clocks_in_words(self.bot, words, row)
        await self.bot.answers.privately(interaction, "\n".join(filter(None, [text, told])))
        if row.held == "held-channel":
            row = await self.bot.tables.close(row.id, "running")
        await self.bot.panels.post_anew(row)

    @app_commands.command(name="log", description=said("cmd-game-log"))
    async def log(self, interaction: Interaction) -> None:
        """Show what has happened."""
        row = await self._here(interaction)
        await self.bot.views.show(interaction, row.id, "log")

    @app_commands.command(name="undo", description=said("cmd-game-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take one's last step back."""
        row = await self._here(interaction)
        played = await self.bot.tables.undo(row.id, interaction.user.id, interaction.id)
        await self.bot.answers.played(interaction, played)

    @app_commands.command(name="end", description=said("cmd-game-end"))
    async def end(self, interaction: Interaction) -> None:
        """Close the game without a winner: for its host, or who may manage the channel."""
        row = await self._here(interaction)
        if row.status not in ("lobby", "running", "paused"):
            raise Declined("game-over")
        if not is_in_charge(interaction, row):
            raise Declined("not-the-host" if row.status == "lobby" else "not-in-charge")
        name = safe(interaction.user.display_name)
        await self.bot.charge.note_end(row, name)
        row = await self.bot.tables.close(row.id, "closed")
        words = self.bot.reader.words(row)
        text = words("closed-by", name=f"<@{interaction.user.id}>", seed=row.seed.hex())
        await self.bot.answers.publicly(interaction, text)
        await self.bot.panels.strip(row)

    @app_commands.command(name="verify", description=said("cmd-game-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Check every die and every shuffle of a finished game."""
        row = await self._started(interaction)
        words = self.bot.words_for(interaction)
        if row.status not in ("finished", "closed"):
            raise Declined("verify-later", hash=commitment(row.seed))
        opened = await self.bot.tables.load(row.id)
        report = verify(opened.game, row, await self.bot.tables.plies(row.id))
        key = "verify-wrong" if report.wrong else "verify-right"
        text = words(
            key,
            dice=report.dice,
            cards=report.cards,
            wrong=report.wrong,
            seed=row.seed.hex(),
            hash=commitment(row.seed),
        )
        await self.bot.answers.privately(interaction, text)

    @app_commands.command(name="export", description=said("cmd-game-export"))
    async def export(self, interaction: Interaction) -> None:
        """Give the game as a file: what any player may see, and the seed once it is over."""
        row = await self._started(interaction)
        opened = await self.bot.tables.load(row.id)
        words = self.bot.words_for(interaction)
        file = export(row, opened.state.table, await self.bot.tables.plies(row.id))
        await interaction.response.send_message(
            words("exported"),
            file=discord.File(file, filename=f"game-{row.id}.json"),
            ephemeral=True,
        )

    @app_commands.command(name="watch", description=said("cmd-game-watch"))
    @app_commands.describe(updates=said("opt-updates"))
    @app_commands.choices(
        updates=[Choice(name=said(f"updates-{often}"), value=often) for often in OFTEN]
    )
    async def watch(self, interaction: Interaction, updates: str | None = None) -> None:
        """Show the game to somebody who does not play."""
        row = await self._here(interaction)
        await self.bot.watching.show(interaction, row, updates)

    @app_commands.command(name="unwatch", description=said("cmd-game-unwatch"))
    async def unwatch(self, interaction: Interaction) -> None:
        """Write to somebody about the game no more."""
        row = await self._here(interaction)
        await self.bot.watching.leave(interaction, row)

    async def _seated(self, interaction: Interaction, row: GameRow, key: str) -> None:
        words = self.bot.words_for(interaction)
        await self.bot.answers.privately(interaction, words(key, count=len(row.seats)))
        await self.bot.panels.refresh_lobby(row)
