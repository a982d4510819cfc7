"""`/order` and `/orders`: give orders ahead in private, look at them, cancel them."""

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import said
from bot.cogs.playing import Suggest
from bot.features.command_options import fitting, read
from bot.model.errors import Declined
from bot.model.open_game import OpenGame
from bot.model.orders import (
    BuildOrder,
    LaborOrder,
    PassOrder,
    SellOrder,
)
from bot.service.orders import form_of, rest_order
from bot.service.permissions import playing
from rules.offers import Offer
from rules.words import BuildingId, VillagerId

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
Price = app_commands.Range[int, 3, 99]
Kind = Literal["build", "rest"]


def _suggests(kind: Kind, blank: str) -> Suggest:
    """Make the autocomplete of one option: what may be named in an order."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        try:
            opened, form = await _form(interaction, kind)
        except Declined:
            return []
        bot, table = interaction.client, opened.state.table
        narrator = bot.reader.narrator(opened.row, bot.words_for(interaction))
        asked = [one for one in form.blanks if one.name == blank]
        return [choice for one in asked for choice in fitting(narrator, table, form, one, text)]

    return autocomplete


async def _form(interaction: Interaction, kind: Kind) -> tuple[OpenGame, Offer]:
    bot = interaction.client
    row = await bot.tables.find(interaction.channel_id or 0)
    opened = await bot.tables.load(row.id)
    seat = playing(opened.row, interaction.user.id)
    return opened, form_of(kind, opened.state.table, seat)


async def _named(
    interaction: Interaction, kind: Kind, **options: str | None
) -> dict[str, list[str]]:
    """Read what an order names, by blank; what cannot be named goes on as it is, to be refused."""
    opened, form = await _form(interaction, kind)
    bot, table = interaction.client, opened.state.table
    narrator = bot.reader.narrator(opened.row, bot.words_for(interaction))
    blanks = [blank.name for blank in form.blanks]
    return {
        name: read(narrator, table, form, name, text) if name in blanks else [text]
        for name, text in options.items()
        if text is not None
    }


@app_commands.guild_only()
class OrderCommands(commands.GroupCog, group_name="order", group_description=said("cmd-order")):
    """What a player orders ahead."""

    def __init__(self, bot: "TableBot") -> None:
        self.bot = bot

    @app_commands.command(name="build", description=said("cmd-order-build"))
    @app_commands.describe(building=said("opt-building"), builder=said("opt-order-builder"))
    @app_commands.autocomplete(
        building=_suggests("build", "building"), builder=_suggests("build", "builder")
    )
    async def build(
        self, interaction: Interaction, building: str, builder: str | None = None
    ) -> None:
        """Order a building."""
        named = await _named(interaction, "build", building=building, builder=builder)
        (card,) = named["building"][:1] or [building]
        by = [VillagerId(hand) for hand in named.get("builder", [])]
        order = BuildOrder(BuildingId(card), by[0] if by else None)
        await self.bot.orders.draft(interaction, order)

    @app_commands.command(name="labor", description=said("cmd-order-labor"))
    async def labor(self, interaction: Interaction) -> None:
        """Order everyone left to labor."""
        await self.bot.orders.draft(interaction, LaborOrder())

    @app_commands.command(name="pass", description=said("cmd-order-pass"))
    async def pass_(self, interaction: Interaction) -> None:
        """Order a pass, once nothing else is left to do."""
        await self.bot.orders.draft(interaction, PassOrder())

    @app_commands.command(name="rest", description=said("cmd-order-rest"))
    @app_commands.describe(
        beds=said("opt-beds"), ciders=said("opt-cider-for"), potions=said("opt-potion-for")
    )
    @app_commands.autocomplete(
        beds=_suggests("rest", "beds"),
        ciders=_suggests("rest", "ciders"),
        potions=_suggests("rest", "potions"),
    )
    async def rest(
        self,
        interaction: Interaction,
        beds: str | None = None,
        ciders: str | None = None,
        potions: str | None = None,
    ) -> None:
        """Order a rest like this, or as proposed."""
        named = await _named(interaction, "rest", beds=beds, ciders=ciders, potions=potions)
        await self.bot.orders.draft(interaction, rest_order(named))

    @app_commands.command(name="sell", description=said("cmd-order-sell"))
    @app_commands.describe(least=said("opt-order-least"))
    async def sell(self, interaction: Interaction, least: Price) -> None:
        """Order a sale at a price or more."""
        await self.bot.orders.draft(interaction, SellOrder(least))


class OrderList(commands.Cog):
    """What a player has ordered."""

    def __init__(self, bot: "TableBot") -> None:
        self.bot = bot

    @app_commands.command(name="orders", description=said("cmd-orders"))
    @app_commands.guild_only()
    async def orders(self, interaction: Interaction) -> None:
        """List one's own orders."""
        await self.bot.orders.show(interaction)
