"""Make a game's messages whole: the words, the buttons and the picture that goes with them."""

from dataclasses import dataclass, field
from typing import TypeAlias

import discord
from discord import ui

from bot.delivery.picture_queue import PictureQueue
from bot.delivery.reader import Reader
from bot.model.games import OutboxRow
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.pictures import request
from bot.service.game_cache import GameCache
from bot.text.narrator import Narrator
from bot.ui.panel import journal, panel
from bot.ui.picture import Picture, hang
from bot.ui.reading import reading

Shown: TypeAlias = tuple[ui.LayoutView, list[discord.File]]
"""A message and the files that go with it."""


@dataclass(frozen=True, slots=True)
class Messages:
    """What a game shows; each picture is there if it is drawn in a moment.

    `open_to_files` are the channels that are known to let the bot attach files.
    """

    tables: GameCache
    reader: Reader
    easel: PictureQueue
    open_to_files: set[int] = field(default_factory=set[int])

    def note(self, interaction: discord.Interaction) -> None:
        """Learn from an interaction whether its channel lets the bot attach files."""
        takes = interaction.app_permissions.attach_files
        change = self.open_to_files.add if takes else self.open_to_files.discard
        change(interaction.channel_id or 0)

    async def panel(
        self, opened: OpenGame, *, marker: int | None = None, told: list[Ply] | None = None
    ) -> Shown:
        """Give a game's panel."""
        narrator, aloud = self.reader.narrator(opened.row), self.reader.is_aloud(opened)
        rounds = await self.tables.points_by_round(opened) if opened.state.table.over else ()
        wish = request.of_panel(narrator, opened, aloud=aloud, rounds=rounds)
        picture = await self._paint(opened, wish)
        view = panel(narrator, opened, aloud=aloud, marker=marker, told=told, rounds=rounds)
        return view, hang(view, picture, first=opened.state.table.over)

    async def journal(self, opened: OpenGame, rows: list[Ply]) -> Shown:
        """Give what an old panel becomes: the lines of its turn, and how the dice fell."""
        narrator = self.reader.narrator(opened.row)
        view = journal(narrator, rows)
        return view, hang(view, await self._paint(opened, request.of_journal(narrator, opened)))

    async def letter(self, opened: OpenGame, row: OutboxRow) -> Shown | None:
        """Give what a direct message reads; None where that is not wanted any more."""
        found = self.reader.direct(opened, row)
        if found is None:
            return None
        view, narrator = found
        wish = request.of_reading(narrator, opened)
        return view, hang(view, await self.easel.paint_soon(wish), first=_is_title(wish))

    async def reading(self, opened: OpenGame, narrator: Narrator) -> Shown:
        """Give an explorer his encounter as it stands."""
        wish = request.of_reading(narrator, opened)
        picture = await self.easel.paint_soon(wish)
        view = reading(narrator, opened)
        return view, hang(view, picture, first=_is_title(wish))

    async def _paint(self, opened: OpenGame, wish: request.PictureRequest | None) -> Picture | None:
        if opened.row.channel_id not in self.open_to_files:
            return None
        return await self.easel.paint_soon(wish)


def _is_title(wish: request.PictureRequest | None) -> bool:
    """Tell whether a picture is a paragraph's title card, which stands above the story."""
    return wish is not None and wish.what == "title"
