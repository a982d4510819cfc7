"""The stock bot that ours is measured against: a `DynamicItem`, an edit, an embed and 15 buttons.

`python -m tests.bench.floor http://127.0.0.1:PORT` runs it; it keeps nothing anywhere.
"""

import re
import sys
from typing import Any, Self

import discord
from discord.ext import commands

from tests.stub.launch import aim
from tests.stub.world import TOKEN

BUTTONS = 15


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"floor:(?P<n>[0-9]+)"):
    """A button that knows a number."""

    def __init__(self, number: int) -> None:
        button = discord.ui.Button[Any](label=f"Button {number}", custom_id=f"floor:{number}")
        super().__init__(button)
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        embed = discord.Embed(title=f"Button {self.number}", description="Pressed.")
        await interaction.response.edit_message(embed=embed, view=view())


def view() -> discord.ui.View:
    made = discord.ui.View(timeout=None)
    for number in range(BUTTONS):
        made.add_item(Counter(number))
    return made


class Floor(commands.Bot):
    """The bot."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)


if __name__ == "__main__":
    aim(sys.argv[1])
    Floor("!", intents=discord.Intents(guilds=True)).run(TOKEN, log_handler=None)
