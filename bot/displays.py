"""Make a game's messages whole: the words, the buttons and the picture that goes with them."""

from dataclasses import dataclass
from typing import TypeAlias

import discord
from discord import ui

from bot.easel import Easel
from bot.open_game import OpenGame
from bot.pictures import wishes
from bot.reader import Reader
from bot.render.journal import tell
from bot.render.voice import Voice
from bot.store.rows import OutboxRow, PlyRow
from bot.ui.panel import journal, panel
from bot.ui.picture import hang
from bot.ui.reading import reading

Shown: TypeAlias = tuple[ui.LayoutView, list[discord.File]]
"""A message and the files that go with it."""


@dataclass(frozen=True, slots=True)
class Displays:
    """What a game shows; each picture is there if it is drawn in a moment."""

    reader: Reader
    easel: Easel

    async def panel(
        self, opened: OpenGame, *, marker: int | None = None, told: list[PlyRow] | None = None
    ) -> Shown:
        """Give a game's panel."""
        voice, aloud = self.reader.voice(opened.row), self.reader.is_aloud(opened)
        wish = wishes.of_panel(voice, opened, aloud=aloud)
        picture = await self.easel.paint_soon(wish)
        view = panel(voice, opened, aloud=aloud, marker=marker, told=told)
        return view, hang(view, picture)

    async def journal(self, opened: OpenGame, rows: list[PlyRow]) -> Shown:
        """Give what an old panel becomes: the lines of its turn, and how the dice fell."""
        voice = self.reader.voice(opened.row)
        view = journal(voice, tell(voice, rows))
        wish = wishes.of_journal(voice, opened)
        return view, hang(view, await self.easel.paint_soon(wish))

    async def letter(self, opened: OpenGame, row: OutboxRow) -> Shown | None:
        """Give what a direct message reads; None where that is not wanted any more."""
        found = await self.reader.direct(opened, row)
        if found is None:
            return None
        view, voice = found
        wish = wishes.of_reading(voice, opened)
        return view, hang(view, await self.easel.paint_soon(wish))

    async def reading(self, opened: OpenGame, voice: Voice) -> Shown:
        """Give an explorer his encounter as it stands."""
        picture = await self.easel.paint_soon(wishes.of_reading(voice, opened))
        view = reading(voice, opened)
        return view, hang(view, picture)
