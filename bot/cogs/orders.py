"""`/order` and `/orders`: give orders ahead in private, look at them, cancel them."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.filling import read
from bot.days.orders import (
    BuildOrder,
    LaborOrder,
    PassOrder,
    RestOrder,
    SellOrder,
    builders_of,
    on_offer,
)
from bot.errors import Declined
from bot.service.open_game import OpenGame
from bot.service.seating import playing
from bot.translator import said
from bot.ui.forms import choices
from rules.offers import Blank, Offer
from rules.words import BuildingId, VillagerId

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
Price = app_commands.Range[int, 3, 99]

_MOST = 25
_LONGEST = 100


@app_commands.guild_only()
class OrderCommands(commands.GroupCog, group_name="order", group_description=said("cmd-order")):
    """What a player orders ahead."""

    def __init__(self, bot: "TableBot") -> None:
        self.bot = bot

    @app_commands.command(name="build", description=said("cmd-order-build"))
    @app_commands.describe(building=said("opt-building"), builder=said("opt-order-builder"))
    async def build(
        self, interaction: Interaction, building: str, builder: str | None = None
    ) -> None:
        """Order a building."""
        opened, form = await self._form(interaction)
        voice = self.bot.reader.voice(opened.row, await self.bot.words_for(interaction))
        table = opened.state.table
        (card,) = read(voice, table, form, "building", building)[:1] or [building]
        hands = read(voice, table, form, "builder", builder or "")
        by = VillagerId(hands[0]) if hands else None
        await self.bot.orders.draft(interaction, BuildOrder(BuildingId(card), by))

    @app_commands.command(name="labor", description=said("cmd-order-labor"))
    async def labor(self, interaction: Interaction) -> None:
        """Order everyone left to labor."""
        await self.bot.orders.draft(interaction, LaborOrder())

    @app_commands.command(name="pass", description=said("cmd-order-pass"))
    async def pass_(self, interaction: Interaction) -> None:
        """Order a pass, once nothing else is left to do."""
        await self.bot.orders.draft(interaction, PassOrder())

    @app_commands.command(name="rest", description=said("cmd-order-rest"))
    async def rest(self, interaction: Interaction) -> None:
        """Order a rest as proposed."""
        await self.bot.orders.draft(interaction, RestOrder())

    @app_commands.command(name="sell", description=said("cmd-order-sell"))
    @app_commands.describe(least=said("opt-order-least"))
    async def sell(self, interaction: Interaction, least: Price) -> None:
        """Order a sale at a price or more."""
        await self.bot.orders.draft(interaction, SellOrder(least))

    @build.autocomplete("building")
    async def building(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest what stands on offer now."""
        return await self._suggest(interaction, "building", text)

    @build.autocomplete("builder")
    async def builder(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest who can build."""
        return await self._suggest(interaction, "builder", text)

    async def _suggest(self, interaction: Interaction, name: str, text: str) -> list[Choice[str]]:
        try:
            opened, form = await self._form(interaction)
        except Declined:
            return []
        voice = self.bot.reader.voice(opened.row, await self.bot.words_for(interaction))
        blank = next(blank for blank in form.blanks if blank.name == name)
        known = choices(voice, opened.state.table, blank, form.verb)
        lines = [
            (f"{label} \u00b7 {about}" if about else label, value) for value, label, about in known
        ]
        return [
            Choice(name=line[:_LONGEST], value=value)
            for line, value in lines
            if text.casefold() in line.casefold()
        ][:_MOST]

    async def _form(self, interaction: Interaction) -> tuple[OpenGame, Offer]:
        """Give the blanks of an order to build: all that stands on offer, all who could build."""
        row = await self.bot.tables.find(interaction.channel_id or 0)
        opened = await self.bot.tables.load(row.id)
        player = opened.state.table.players[playing(opened.row, interaction.user.id)]
        builders = Blank("builder", builders_of(player))
        return opened, Offer(
            "build", (Blank("building", on_offer(opened.state.table.market)), builders)
        )


class OrderList(commands.Cog):
    """What a player has ordered."""

    def __init__(self, bot: "TableBot") -> None:
        self.bot = bot

    @app_commands.command(name="orders", description=said("cmd-orders"))
    @app_commands.guild_only()
    async def orders(self, interaction: Interaction) -> None:
        """List one's own orders."""
        await self.bot.orders.show(interaction)
