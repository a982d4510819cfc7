"""The slash commands of a table that reads from its own printed book."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import localized
from bot.cogs.playing import suggests
from bot.delivery.interactions import from_command
from bot.features.play import Play
from rules.words import Special

Count = app_commands.Range[int, 0, 12]


class Printed(commands.Cog):
    """The commands of the player to the left, who reads."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @app_commands.command(name="describe", description=localized("cmd-describe"))
    @app_commands.describe(
        first=localized("opt-first"), second=localized("opt-second"), third=localized("opt-third")
    )
    @app_commands.guild_only()
    async def describe(
        self,
        interaction: Interaction,
        first: str,
        second: str | None = None,
        third: str | None = None,
    ) -> None:
        """Enter the explore numbers of the printed paragraph."""
        await self._play.act(
            from_command(interaction), "describe", first=first, second=second, third=third
        )

    @app_commands.command(name="tell", description=localized("cmd-tell"))
    @app_commands.describe(
        coins=localized("opt-tell-coins"),
        pay=localized("opt-tell-pay"),
        gain=localized("opt-tell-gain"),
        choice=localized("opt-tell-choice"),
        reputation=localized("opt-tell-reputation"),
        cheapest_villager=localized("opt-tell-cheapest"),
        special=localized("opt-tell-special"),
        caves=localized("opt-tell-caves"),
        building=localized("opt-tell-building"),
        injured=localized("opt-tell-injured"),
        lose=localized("opt-tell-lose"),
        leads_to=localized("opt-tell-leads-to"),
    )
    @app_commands.choices(
        special=[
            Choice(
                name=localized(f"outcome-special-{who.value.replace('_', '-')}"), value=who.value
            )
            for who in Special
        ]
    )
    @app_commands.autocomplete(
        gain=suggests("tell", "gain"),
        choice=suggests("tell", "choice"),
        lose=suggests("tell", "lose"),
    )
    @app_commands.guild_only()
    async def tell(
        self,
        interaction: Interaction,
        coins: Count | None = None,
        pay: Count | None = None,
        gain: str | None = None,
        choice: str | None = None,
        reputation: app_commands.Range[int, -3, 3] | None = None,
        cheapest_villager: bool | None = None,  # noqa: FBT001 - Discord passes it by name
        special: str | None = None,
        caves: Count | None = None,
        building: Count | None = None,
        injured: Count | None = None,
        lose: str | None = None,
        leads_to: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        """Enter what the printed paragraph brings."""
        await self._play.act(
            from_command(interaction),
            "tell",
            coins=coins,
            pay=pay,
            gain=gain,
            choice=choice,
            reputation=reputation,
            cheapest_villager=cheapest_villager,
            special=special,
            caves=caves,
            building=building,
            injured=injured,
            lose=lose,
            leads_to=leads_to,
        )
