"""The slash commands that show: boards, score, rules, one's own paragraph and settings."""

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import said
from bot.features import hours
from bot.i18n.words import Words, folded, language_names
from bot.model.errors import Declined
from bot.service.permissions import playing
from bot.text.help import cards, find_cards, find_topics, titles, topic_called, topics
from bot.text.help_for_you import situation
from bot.ui.layout import layout

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]

_MOST = 25


class BoardCommands(commands.Cog):
    """What a person looks at."""

    def __init__(self, bot: "TableBot") -> None:
        self.bot = bot

    async def _show(self, interaction: Interaction, what: str) -> None:
        row = await self.bot.tables.find(interaction.channel_id or 0)
        await self.bot.views.show(interaction, row.id, what)

    @app_commands.command(name="board", description=said("cmd-board"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        """Show the reputation board."""
        await self._show(interaction, "board")

    @app_commands.command(name="market", description=said("cmd-market"))
    @app_commands.guild_only()
    async def market(self, interaction: Interaction) -> None:
        """Show what can be bought."""
        await self._show(interaction, "market")

    @app_commands.command(name="score", description=said("cmd-score"))
    @app_commands.guild_only()
    async def score(self, interaction: Interaction) -> None:
        """Show the points as they stand."""
        await self._show(interaction, "score")

    @app_commands.command(name="village", description=said("cmd-village"))
    @app_commands.describe(player=said("opt-player"))
    @app_commands.guild_only()
    async def village(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Show a village."""
        row = await self.bot.tables.find(interaction.channel_id or 0)
        seat = (row.seat_of(player.id) or row.seat_left_by(player.id)) if player else None
        if player and seat is None:
            raise Declined("no-village")
        await self.bot.views.show(interaction, row.id, "village", seat.seat if seat else None)

    @app_commands.command(name="read", description=said("cmd-read"))
    @app_commands.guild_only()
    async def read(self, interaction: Interaction) -> None:
        """Read one's open paragraph again."""
        row = await self.bot.tables.find(interaction.channel_id or 0)
        opened = await self.bot.tables.load(row.id)
        words = self.bot.words_for(interaction)
        view = self.bot.reader.private(opened, interaction.user.id, words)
        await self.bot.answers.privately(interaction, "", view)

    @app_commands.command(name="rules", description=said("cmd-rules"))
    @app_commands.describe(topic=said("opt-topic"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Explain a rule."""
        words = self.bot.words_for(interaction)
        sought = folded(topic or "")
        pages = {**cards(words), **topics(words)}
        named = [*find_topics(words, sought), *find_cards(words, sought)]
        found = sought if sought in pages else [*named, folded(words("help-start"))][0]
        unknown = words("no-such-rule") if sought and sought not in pages and not named else ""
        text = pages[found]
        beside = await self._situation(interaction, words, topic_called(words, found))
        await self.bot.answers.privately(interaction, "", layout([unknown, text, beside]))

    async def _situation(self, interaction: Interaction, words: Words, topic: str) -> str:
        """Say how the person stands to a rule in the running game of this channel, if he plays."""
        try:
            row = await self.bot.tables.find(interaction.channel_id or 0)
            seat = playing(row, interaction.user.id)
            opened = await self.bot.tables.load(row.id)
        except Declined:
            return ""
        narrator = self.bot.reader.narrator(opened.row, words)
        told = situation(narrator, opened.state.table, seat, topic)
        return f"{words('your-title')}\n{told}" if told else ""

    @rules.autocomplete("topic")
    async def rules_topic(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest topics."""
        words = self.bot.words_for(interaction)
        names = [*find_topics(words, text), *find_cards(words, text)]
        written = titles(words)
        return [Choice(name=written[name], value=name) for name in names[:_MOST]]

    @app_commands.command(name="settings", description=said("cmd-settings"))
    @app_commands.rename(tell_next="next")
    @app_commands.describe(
        language=said("opt-language"),
        dm=said("opt-dm"),
        text_first=said("opt-text-first"),
        pings=said("opt-pings"),
        tell_next=said("opt-next"),
        remind=said("opt-remind"),
    )
    @app_commands.choices(
        language=[Choice(name=name, value=code) for code, name in language_names().items()],
        pings=[Choice(name=said(f"pings-{way}"), value=way) for way in ("channel", "dm")],
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
        """Show and change one's own settings."""
        user = interaction.user.id
        old = self.bot.reader.settings_of(user)
        new = replace(
            old,
            language=language or old.language,
            dm_readings=old.dm_readings if dm is None else dm,
            pings=pings or old.pings,
            tell_next=old.tell_next if tell_next is None else tell_next,
            remind_hours=old.remind_hours if remind is None else remind,
            text_first=old.text_first if text_first is None else text_first,
        )
        if new != old:
            await hours.keep(self.bot, user, new)
        words = self.bot.words_for(interaction)
        shown = words(
            "settings-shown",
            language=words("language-name"),
            dm=str(new.dm_readings),
            text=str(new.text_first),
        )
        calls = words(
            "settings-calls",
            pings=new.pings,
            next=str(new.tell_next),
            remind=-1 if new.remind_hours is None else new.remind_hours,
        )
        await self.bot.answers.privately(interaction, f"{shown}\n{calls}")
