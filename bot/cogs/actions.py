"""The slash commands of actions: each fills in what the rules offer."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.autocomplete import suggest_action
from bot.cogs.localized import localized, options
from bot.delivery.discord.interactions import from_command
from bot.features.play import Play
from rules.offers import KINDS

Ciders = app_commands.Range[int, 0, 10]
Potions = app_commands.Range[int, 0, 20]
# From the lowest price of the rulebook; what else is too much, the rules say.
Price = app_commands.Range[int, 3, 99]


class Actions(commands.Cog):
    """The commands of a player's turn."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @app_commands.command(name=localized("command-explore"), description=localized("cmd-explore"))
    @options(party="opt-party")
    @app_commands.autocomplete(party=suggest_action("explore", "party"))
    @app_commands.guild_only()
    async def explore(self, interaction: Interaction, party: str) -> None:
        """Send a party below."""
        await self._play.act(from_command(interaction), "explore", party=party)

    @app_commands.command(name=localized("command-harvest"), description=localized("cmd-harvest"))
    @options(
        goods="opt-goods",
        villagers="opt-villagers",
        sell="opt-sell-harvested",
        asking="opt-asking",
    )
    @app_commands.autocomplete(
        goods=suggest_action("harvest", "buildings"),
        villagers=suggest_action("harvest", "villagers"),
        sell=suggest_action("harvest", "sell"),
    )
    @app_commands.guild_only()
    async def harvest(
        self,
        interaction: Interaction,
        goods: str,
        villagers: str,
        sell: str | None = None,
        asking: Price | None = None,
    ) -> None:
        """Harvest goods, and perhaps put one of them up for sale."""
        await self._play.act(
            from_command(interaction),
            "harvest",
            buildings=goods,
            villagers=villagers,
            sell=sell,
            asking=asking,
        )

    @app_commands.command(name=localized("command-build"), description=localized("cmd-build"))
    @options(
        building="opt-building",
        builder="opt-builder",
        ciders="opt-ciders",
        potions="opt-potions",
    )
    @app_commands.autocomplete(
        building=suggest_action("build", "building"), builder=suggest_action("build", "builder")
    )
    @app_commands.guild_only()
    async def build(
        self,
        interaction: Interaction,
        building: str,
        builder: str,
        ciders: Ciders | None = None,
        potions: Potions | None = None,
    ) -> None:
        """Build a house or an outpost."""
        await self._play.act(
            from_command(interaction),
            "build",
            building=building,
            builder=builder,
            ciders=ciders,
            potions=potions,
        )

    @app_commands.command(name=localized("command-train"), description=localized("cmd-train"))
    @options(
        villager="opt-hire",
        teacher="opt-teacher",
        ciders="opt-ciders",
        potions="opt-potions",
    )
    @app_commands.autocomplete(
        villager=suggest_action("train", "villager"), teacher=suggest_action("train", "teacher")
    )
    @app_commands.guild_only()
    async def train(
        self,
        interaction: Interaction,
        villager: str,
        teacher: str,
        ciders: Ciders | None = None,
        potions: Potions | None = None,
    ) -> None:
        """Hire a villager."""
        await self._play.act(
            from_command(interaction),
            "train",
            villager=villager,
            teacher=teacher,
            ciders=ciders,
            potions=potions,
        )

    @app_commands.command(name=localized("command-labor"), description=localized("cmd-labor"))
    @options(villagers="opt-villagers")
    @app_commands.autocomplete(villagers=suggest_action("labor", "villagers"))
    @app_commands.guild_only()
    async def labor(self, interaction: Interaction, villagers: str) -> None:
        """Earn coins."""
        await self._play.act(from_command(interaction), "labor", villagers=villagers)

    @app_commands.command(name=localized("command-pass"), description=localized("cmd-pass"))
    @app_commands.guild_only()
    async def pass_(self, interaction: Interaction) -> None:
        """Pass for the round."""
        await self._play.act(from_command(interaction), "pass")

    @app_commands.command(name=localized("command-sell"), description=localized("cmd-sell"))
    @options(item="opt-sell", asking="opt-asking")
    @app_commands.autocomplete(item=suggest_action("put_up_for_sale", "item"))
    @app_commands.guild_only()
    async def sell(
        self,
        interaction: Interaction,
        item: str | None = None,
        asking: Price | None = None,
    ) -> None:
        """Put an item up for sale, or take back the one that is."""
        if item is None:
            await self._play.act(from_command(interaction), "take_back")
        else:
            await self._play.act(
                from_command(interaction), "put_up_for_sale", item=item, asking=asking
            )

    @app_commands.command(name=localized("command-buy"), description=localized("cmd-buy"))
    @options(seller="opt-seller", coins="opt-coins")
    @app_commands.autocomplete(seller=suggest_action("offer_to_buy", "seller"))
    @app_commands.guild_only()
    async def buy(self, interaction: Interaction, seller: str, coins: Price) -> None:
        """Offer coins for what another player has for sale."""
        await self._play.act(from_command(interaction), "offer_to_buy", seller=seller, coins=coins)

    @app_commands.command(name=localized("command-answer"), description=localized("cmd-answer"))
    @options(reply="opt-reply")
    @app_commands.choices(
        reply=[
            Choice(name=localized("reply-accept"), value="accept"),
            Choice(name=localized("reply-refuse"), value="refuse"),
            Choice(name=localized("reply-withdraw"), value="withdraw"),
        ]
    )
    @app_commands.guild_only()
    async def answer(self, interaction: Interaction, reply: str) -> None:
        """Answer an offer to buy, or withdraw one."""
        await self._play.act(from_command(interaction), KINDS[reply])

    @app_commands.command(name=localized("command-refresh"), description=localized("cmd-refresh"))
    @options(row="opt-row", ciders="opt-ciders", potions="opt-potions")
    @app_commands.autocomplete(row=suggest_action("refresh_row", "row"))
    @app_commands.guild_only()
    async def refresh(
        self,
        interaction: Interaction,
        row: str,
        ciders: Ciders | None = None,
        potions: Potions | None = None,
    ) -> None:
        """Replace a row for a coin."""
        await self._play.act(
            from_command(interaction), "refresh_row", row=row, ciders=ciders, potions=potions
        )

    @app_commands.command(name=localized("command-advance"), description=localized("cmd-advance"))
    @options(goods="opt-advance")
    @app_commands.autocomplete(goods=suggest_action("advance", "goods"))
    @app_commands.guild_only()
    async def advance(self, interaction: Interaction, goods: str) -> None:
        """Place goods on the advancement track."""
        await self._play.act(from_command(interaction), "advance", goods=goods)

    @app_commands.command(name=localized("command-rest"), description=localized("cmd-rest"))
    @options(
        beds="opt-beds",
        ciders="opt-cider-for",
        potions="opt-potion-for",
    )
    @app_commands.autocomplete(
        beds=suggest_action("rest", "beds"),
        ciders=suggest_action("rest", "ciders"),
        potions=suggest_action("rest", "potions"),
    )
    @app_commands.guild_only()
    async def rest(
        self,
        interaction: Interaction,
        beds: str | None = None,
        ciders: str | None = None,
        potions: str | None = None,
    ) -> None:
        """Rest the villagers."""
        await self._play.rest(from_command(interaction), beds=beds, ciders=ciders, potions=potions)

    @app_commands.command(name=localized("command-choose"), description=localized("cmd-choose"))
    @options(
        option="opt-option",
        paying="opt-paying",
        ciders="opt-ciders",
        potions="opt-potions",
    )
    @app_commands.autocomplete(option=suggest_action("choose", "option"))
    @app_commands.guild_only()
    async def choose(
        self,
        interaction: Interaction,
        option: str,
        paying: bool | None = None,  # noqa: FBT001 - Discord passes it by name
        ciders: Ciders | None = None,
        potions: Potions | None = None,
    ) -> None:
        """Choose in an encounter."""
        await self._play.act(
            from_command(interaction),
            "choose",
            option=option,
            paying=paying,
            ciders=ciders,
            potions=potions,
        )

    @app_commands.command(name=localized("command-reroll"), description=localized("cmd-reroll"))
    @options(villager="opt-reroll")
    @app_commands.autocomplete(villager=suggest_action("reroll", "villager"))
    @app_commands.guild_only()
    async def reroll(self, interaction: Interaction, villager: str) -> None:
        """Roll a villager's die again."""
        await self._play.act(from_command(interaction), "reroll", villager=villager)

    @app_commands.command(name=localized("command-exert"), description=localized("cmd-exert"))
    @options(villagers="opt-exert")
    @app_commands.autocomplete(villagers=suggest_action("exert", "villagers"))
    @app_commands.guild_only()
    async def exert(self, interaction: Interaction, villagers: str | None = None) -> None:
        """Exert villagers, or nobody."""
        await self._play.exert(from_command(interaction), villagers)

    @app_commands.command(name=localized("command-pick"), description=localized("cmd-pick"))
    @options(reward="opt-pick")
    @app_commands.autocomplete(reward=suggest_action("pick", "pick"))
    @app_commands.guild_only()
    async def pick(self, interaction: Interaction, reward: str) -> None:
        """Pick a reward that leaves a choice."""
        await self._play.act(from_command(interaction), "pick", pick=reward)
