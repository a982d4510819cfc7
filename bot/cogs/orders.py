"""`/order`: draft standing orders in private."""

from discord import Interaction, app_commands
from discord.ext import commands

from bot.cogs.autocomplete import suggest_order
from bot.cogs.localized import command, localized, options
from bot.delivery.discord.interactions import from_command
from bot.features.orders import Orders
from bot.model.orders import BuildOrder, LaborOrder, PassOrder, SellOrder
from bot.service.orders.evaluate import rest_order
from rules.words import BuildingId, VillagerId

# As in `bot.cogs.actions`.
Price = app_commands.Range[int, 3, 99]


@app_commands.guild_only()
class OrderCommands(
    commands.GroupCog,
    group_name=localized("command-order"),
    group_description=localized("cmd-order"),
):
    """The commands that draft orders."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders

    @command("build", "cmd-order-build")
    @options(building="opt-building", builder="opt-order-builder")
    @app_commands.autocomplete(
        building=suggest_order("build", "building"), builder=suggest_order("build", "builder")
    )
    async def build(
        self, interaction: Interaction, building: str, builder: str | None = None
    ) -> None:
        """Order a building."""
        named = await self._orders.read_options(
            from_command(interaction), "build", {"building": building, "builder": builder}
        )
        # What fits no blank is passed on as it was typed, for the rules to say why it cannot be.
        (card,) = named["building"][:1] or [building]
        by = [VillagerId(hand) for hand in named.get("builder", [])]
        order = BuildOrder(BuildingId(card), by[0] if by else None)
        await self._orders.draft(from_command(interaction), order)

    @command("labor", "cmd-order-labor")
    async def labor(self, interaction: Interaction) -> None:
        """Order everyone who is left to labor."""
        await self._orders.draft(from_command(interaction), LaborOrder())

    @command("pass", "cmd-order-pass")
    async def pass_(self, interaction: Interaction) -> None:
        """Order a pass, once nothing else is left to do."""
        await self._orders.draft(from_command(interaction), PassOrder())

    @command("rest", "cmd-order-rest")
    @options(beds="opt-beds", ciders="opt-cider-for", potions="opt-potion-for")
    @app_commands.autocomplete(
        beds=suggest_order("rest", "beds"),
        ciders=suggest_order("rest", "ciders"),
        potions=suggest_order("rest", "potions"),
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

    @command("sell", "cmd-order-sell")
    @options(least="opt-order-least")
    async def sell(self, interaction: Interaction, least: Price) -> None:
        """Order a sale at a price or more."""
        await self._orders.draft(from_command(interaction), SellOrder(least))
