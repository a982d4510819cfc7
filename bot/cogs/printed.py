"""`/book`: the commands of a table that reads from its own printed book."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.autocomplete import suggest_action
from bot.cogs.localized import command, localized, options
from bot.delivery.discord.interactions import from_command
from bot.features.play import Play
from rules.words import Special

Count = app_commands.Range[int, 0, 12]


@app_commands.guild_only()
class PrintedBook(
    commands.GroupCog, group_name=localized("command-book"), group_description=localized("cmd-book")
):
    """The commands of the player to the left, who reads."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @command("describe", "cmd-describe")
    @options(first="opt-first", second="opt-second", third="opt-third")
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

    @command("tell", "cmd-tell")
    @options(
        coins="opt-tell-coins",
        pay="opt-tell-pay",
        gain="opt-tell-gain",
        choice="opt-tell-choice",
        reputation="opt-tell-reputation",
        cheapest_villager="opt-tell-cheapest",
        special="opt-tell-special",
        caves="opt-tell-caves",
        building="opt-tell-building",
        injured="opt-tell-injured",
        lose="opt-tell-lose",
        leads_to="opt-tell-leads-to",
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
        gain=suggest_action("tell", "gain"),
        choice=suggest_action("tell", "choice"),
        lose=suggest_action("tell", "lose"),
    )
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
