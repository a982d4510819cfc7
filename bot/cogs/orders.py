"""`/order` and `/orders`: draft standing orders in private, list and cancel them."""

from typing import Protocol, cast

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import localized
from bot.cogs.playing import Suggest
from bot.delivery.interactions import from_command
from bot.features.orders import FormKind, Orders
from bot.model.orders import (
    BuildOrder,
    LaborOrder,
    PassOrder,
    SellOrder,
)
from bot.service.orders import rest_order
from rules.words import BuildingId, VillagerId

Price = app_commands.Range[int, 3, 99]


class _Ordering(Protocol):
    """The client, as an autocomplete knows it: discord.py passes nothing else."""

    orders: Orders


def _suggests(kind: FormKind, blank: str) -> Suggest:
    """Return the autocomplete of one option of an order."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        client = cast("_Ordering", interaction.client)
        return await client.orders.suggest(from_command(interaction), kind, blank, text)

    return autocomplete


@app_commands.guild_only()
class OrderCommands(
    commands.GroupCog, group_name="order", group_description=localized("cmd-order")
):
    """The commands that draft orders."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders

    @app_commands.command(name="build", description=localized("cmd-order-build"))
    @app_commands.describe(
        building=localized("opt-building"), builder=localized("opt-order-builder")
    )
    @app_commands.autocomplete(
        building=_suggests("build", "building"), builder=_suggests("build", "builder")
    )
    async def build(
        self, interaction: Interaction, building: str, builder: str | None = None
    ) -> None:
        """Order a building."""
        named = await self._orders.read_options(
            from_command(interaction), "build", {"building": building, "builder": builder}
        )
        (card,) = named["building"][:1] or [building]
        by = [VillagerId(hand) for hand in named.get("builder", [])]
        order = BuildOrder(BuildingId(card), by[0] if by else None)
        await self._orders.draft(from_command(interaction), order)

    @app_commands.command(name="labor", description=localized("cmd-order-labor"))
    async def labor(self, interaction: Interaction) -> None:
        """Order everyone who is left to labor."""
        await self._orders.draft(from_command(interaction), LaborOrder())

    @app_commands.command(name="pass", description=localized("cmd-order-pass"))
    async def pass_(self, interaction: Interaction) -> None:
        """Order a pass, once nothing else is left to do."""
        await self._orders.draft(from_command(interaction), PassOrder())

    @app_commands.command(name="rest", description=localized("cmd-order-rest"))
    @app_commands.describe(
        beds=localized("opt-beds"),
        ciders=localized("opt-cider-for"),
        potions=localized("opt-potion-for"),
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
        """Order a rest with these beds and drinks, or as proposed."""
        named = await self._orders.read_options(
            from_command(interaction), "rest", {"beds": beds, "ciders": ciders, "potions": potions}
        )
        await self._orders.draft(from_command(interaction), rest_order(named))

    @app_commands.command(name="sell", description=localized("cmd-order-sell"))
    @app_commands.describe(least=localized("opt-order-least"))
    async def sell(self, interaction: Interaction, least: Price) -> None:
        """Order a sale at a price or more."""
        await self._orders.draft(from_command(interaction), SellOrder(least))


class OrderList(commands.Cog):
    """The command that lists orders."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders

    @app_commands.command(name="orders", description=localized("cmd-orders"))
    @app_commands.guild_only()
    async def orders(self, interaction: Interaction) -> None:
        """List a player's own orders."""
        await self._orders.show(from_command(interaction))
