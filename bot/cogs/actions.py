"""The slash commands of actions: each fills in what the rules offer."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.autocomplete import suggest_action
from bot.cogs.localized import command, localized, options
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

    @command("explore", "cmd-explore", guild_only=True)
    @options(party="opt-party")
    @app_commands.autocomplete(party=suggest_action("explore", "party"))
    async def explore(self, interaction: Interaction, party: str) -> None:
        """Send a party below."""
        await self._play.act(from_command(interaction), "explore", party=party)

    @command("harvest", "cmd-harvest", guild_only=True)
    @options(
        goods="opt-goods", villagers="opt-villagers", sell="opt-sell-harvested", asking="opt-asking"
    )
    @app_commands.autocomplete(
        goods=suggest_action("harvest", "buildings"),
        villagers=suggest_action("harvest", "villagers"),
        sell=suggest_action("harvest", "sell"),
    )
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

    @command("build", "cmd-build", guild_only=True)
    @options(
        building="opt-building", builder="opt-builder", ciders="opt-ciders", potions="opt-potions"
    )
    @app_commands.autocomplete(
        building=suggest_action("build", "building"), builder=suggest_action("build", "builder")
    )
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

    @command("train", "cmd-train", guild_only=True)
    @options(villager="opt-hire", teacher="opt-teacher", ciders="opt-ciders", potions="opt-potions")
    @app_commands.autocomplete(
        villager=suggest_action("train", "villager"), teacher=suggest_action("train", "teacher")
    )
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

    @command("labor", "cmd-labor", guild_only=True)
    @options(villagers="opt-villagers")
    @app_commands.autocomplete(villagers=suggest_action("labor", "villagers"))
    async def labor(self, interaction: Interaction, villagers: str) -> None:
        """Earn coins."""
        await self._play.act(from_command(interaction), "labor", villagers=villagers)

    @command("pass", "cmd-pass", guild_only=True)
    async def pass_(self, interaction: Interaction) -> None:
        """Pass for the round."""
        await self._play.act(from_command(interaction), "pass")

    @command("sell", "cmd-sell", guild_only=True)
    @options(item="opt-sell", asking="opt-asking")
    @app_commands.autocomplete(item=suggest_action("put_up_for_sale", "item"))
    async def sell(
        self, interaction: Interaction, item: str | None = None, asking: Price | None = None
    ) -> None:
        """Put an item up for sale, or take back the one that is."""
        if item is None:
            await self._play.act(from_command(interaction), "take_back")
        else:
            await self._play.act(
                from_command(interaction), "put_up_for_sale", item=item, asking=asking
            )

    @command("buy", "cmd-buy", guild_only=True)
    @options(seller="opt-seller", coins="opt-coins")
    @app_commands.autocomplete(seller=suggest_action("offer_to_buy", "seller"))
    async def buy(self, interaction: Interaction, seller: str, coins: Price) -> None:
        """Offer coins for what another player has for sale."""
        await self._play.act(from_command(interaction), "offer_to_buy", seller=seller, coins=coins)

    @command("answer", "cmd-answer", guild_only=True)
    @options(reply="opt-reply")
    @app_commands.choices(
        reply=[
            Choice(name=localized("reply-accept"), value="accept"),
            Choice(name=localized("reply-refuse"), value="refuse"),
            Choice(name=localized("reply-withdraw"), value="withdraw"),
        ]
    )
    async def answer(self, interaction: Interaction, reply: str) -> None:
        """Answer an offer to buy, or withdraw one."""
        await self._play.act(from_command(interaction), KINDS[reply])

    @command("refresh", "cmd-refresh", guild_only=True)
    @options(row="opt-row", ciders="opt-ciders", potions="opt-potions")
    @app_commands.autocomplete(row=suggest_action("refresh_row", "row"))
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

    @command("advance", "cmd-advance", guild_only=True)
    @options(goods="opt-advance")
    @app_commands.autocomplete(goods=suggest_action("advance", "goods"))
    async def advance(self, interaction: Interaction, goods: str) -> None:
        """Place goods on the advancement track."""
        await self._play.act(from_command(interaction), "advance", goods=goods)

    @command("rest", "cmd-rest", guild_only=True)
    @options(beds="opt-beds", ciders="opt-cider-for", potions="opt-potion-for")
    @app_commands.autocomplete(
        beds=suggest_action("rest", "beds"),
        ciders=suggest_action("rest", "ciders"),
        potions=suggest_action("rest", "potions"),
    )
    async def rest(
        self,
        interaction: Interaction,
        beds: str | None = None,
        ciders: str | None = None,
        potions: str | None = None,
    ) -> None:
        """Rest the villagers."""
        await self._play.rest(from_command(interaction), beds=beds, ciders=ciders, potions=potions)

    @command("choose", "cmd-choose", guild_only=True)
    @options(option="opt-option", paying="opt-paying", ciders="opt-ciders", potions="opt-potions")
    @app_commands.autocomplete(option=suggest_action("choose", "option"))
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

    @command("reroll", "cmd-reroll", guild_only=True)
    @options(villager="opt-reroll")
    @app_commands.autocomplete(villager=suggest_action("reroll", "villager"))
    async def reroll(self, interaction: Interaction, villager: str) -> None:
        """Roll a villager's die again."""
        await self._play.act(from_command(interaction), "reroll", villager=villager)

    @command("exert", "cmd-exert", guild_only=True)
    @options(villagers="opt-exert")
    @app_commands.autocomplete(villagers=suggest_action("exert", "villagers"))
    async def exert(self, interaction: Interaction, villagers: str | None = None) -> None:
        """Exert villagers, or nobody."""
        await self._play.exert(from_command(interaction), villagers)

    @command("pick", "cmd-pick", guild_only=True)
    @options(reward="opt-pick")
    @app_commands.autocomplete(reward=suggest_action("pick", "pick"))
    async def pick(self, interaction: Interaction, reward: str) -> None:
        """Pick a reward that leaves a choice."""
        await self._play.act(from_command(interaction), "pick", pick=reward)
