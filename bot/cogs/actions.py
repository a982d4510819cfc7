"""The slash commands of actions: each fills in what the rules offer."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import localized
from bot.cogs.playing import suggests
from bot.delivery.interactions import from_command
from bot.features.play import Play

Ciders = app_commands.Range[int, 0, 10]
Potions = app_commands.Range[int, 0, 20]
Price = app_commands.Range[int, 3, 99]


class Actions(commands.Cog):
    """The commands of a player's turn."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @app_commands.command(name="explore", description=localized("cmd-explore"))
    @app_commands.describe(party=localized("opt-party"))
    @app_commands.autocomplete(party=suggests("explore", "party"))
    @app_commands.guild_only()
    async def explore(self, interaction: Interaction, party: str) -> None:
        """Send a party below."""
        await self._play.act(from_command(interaction), "explore", party=party)

    @app_commands.command(name="harvest", description=localized("cmd-harvest"))
    @app_commands.describe(goods=localized("opt-goods"), villagers=localized("opt-villagers"))
    @app_commands.autocomplete(
        goods=suggests("harvest", "buildings"), villagers=suggests("harvest", "villagers")
    )
    @app_commands.guild_only()
    async def harvest(self, interaction: Interaction, goods: str, villagers: str) -> None:
        """Harvest goods."""
        await self._play.act(
            from_command(interaction), "harvest", buildings=goods, villagers=villagers
        )

    @app_commands.command(name="build", description=localized("cmd-build"))
    @app_commands.describe(
        building=localized("opt-building"),
        builder=localized("opt-builder"),
        ciders=localized("opt-ciders"),
        potions=localized("opt-potions"),
    )
    @app_commands.autocomplete(
        building=suggests("build", "building"), builder=suggests("build", "builder")
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

    @app_commands.command(name="train", description=localized("cmd-train"))
    @app_commands.describe(
        villager=localized("opt-hire"),
        teacher=localized("opt-teacher"),
        ciders=localized("opt-ciders"),
        potions=localized("opt-potions"),
    )
    @app_commands.autocomplete(
        villager=suggests("train", "villager"), teacher=suggests("train", "teacher")
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

    @app_commands.command(name="labor", description=localized("cmd-labor"))
    @app_commands.describe(villagers=localized("opt-villagers"))
    @app_commands.autocomplete(villagers=suggests("labor", "villagers"))
    @app_commands.guild_only()
    async def labor(self, interaction: Interaction, villagers: str) -> None:
        """Earn coins."""
        await self._play.act(from_command(interaction), "labor", villagers=villagers)

    @app_commands.command(name="pass", description=localized("cmd-pass"))
    @app_commands.guild_only()
    async def pass_(self, interaction: Interaction) -> None:
        """Pass for the round."""
        await self._play.act(from_command(interaction), "pass")

    @app_commands.command(name="sell", description=localized("cmd-sell"))
    @app_commands.describe(item=localized("opt-sell"), asking=localized("opt-asking"))
    @app_commands.autocomplete(item=suggests("put_up_for_sale", "item"))
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

    @app_commands.command(name="buy", description=localized("cmd-buy"))
    @app_commands.describe(seller=localized("opt-seller"), coins=localized("opt-coins"))
    @app_commands.autocomplete(seller=suggests("offer_to_buy", "seller"))
    @app_commands.guild_only()
    async def buy(self, interaction: Interaction, seller: str, coins: Price) -> None:
        """Offer coins for what another player has for sale."""
        await self._play.act(from_command(interaction), "offer_to_buy", seller=seller, coins=coins)

    @app_commands.command(name="answer", description=localized("cmd-answer"))
    @app_commands.describe(reply=localized("opt-reply"))
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
        await self._play.act(from_command(interaction), reply)

    @app_commands.command(name="refresh", description=localized("cmd-refresh"))
    @app_commands.describe(
        row=localized("opt-row"), ciders=localized("opt-ciders"), potions=localized("opt-potions")
    )
    @app_commands.autocomplete(row=suggests("refresh_row", "row"))
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

    @app_commands.command(name="advance", description=localized("cmd-advance"))
    @app_commands.describe(goods=localized("opt-advance"))
    @app_commands.autocomplete(goods=suggests("advance", "goods"))
    @app_commands.guild_only()
    async def advance(self, interaction: Interaction, goods: str) -> None:
        """Place goods on the advancement track."""
        await self._play.act(from_command(interaction), "advance", goods=goods)

    @app_commands.command(name="rest", description=localized("cmd-rest"))
    @app_commands.describe(
        beds=localized("opt-beds"),
        ciders=localized("opt-cider-for"),
        potions=localized("opt-potion-for"),
    )
    @app_commands.autocomplete(
        beds=suggests("rest", "beds"),
        ciders=suggests("rest", "ciders"),
        potions=suggests("rest", "potions"),
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
        await self._play.act(
            from_command(interaction), "rest", beds=beds, ciders=ciders, potions=potions
        )

    @app_commands.command(name="choose", description=localized("cmd-choose"))
    @app_commands.describe(
        option=localized("opt-option"),
        paying=localized("opt-paying"),
        ciders=localized("opt-ciders"),
        potions=localized("opt-potions"),
    )
    @app_commands.autocomplete(option=suggests("choose", "option"))
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

    @app_commands.command(name="reroll", description=localized("cmd-reroll"))
    @app_commands.describe(villager=localized("opt-reroll"))
    @app_commands.autocomplete(villager=suggests("reroll", "villager"))
    @app_commands.guild_only()
    async def reroll(self, interaction: Interaction, villager: str) -> None:
        """Roll a villager's die again."""
        await self._play.act(from_command(interaction), "reroll", villager=villager)

    @app_commands.command(name="exert", description=localized("cmd-exert"))
    @app_commands.describe(villagers=localized("opt-exert"))
    @app_commands.autocomplete(villagers=suggests("exert", "villagers"))
    @app_commands.guild_only()
    async def exert(self, interaction: Interaction, villagers: str | None = None) -> None:
        """Exert villagers, or nobody."""
        await self._play.act(from_command(interaction), "exert", villagers=villagers)

    @app_commands.command(name="pick", description=localized("cmd-pick"))
    @app_commands.describe(reward=localized("opt-pick"))
    @app_commands.autocomplete(reward=suggests("pick", "pick"))
    @app_commands.guild_only()
    async def pick(self, interaction: Interaction, reward: str) -> None:
        """Pick a reward that leaves a choice."""
        await self._play.act(from_command(interaction), "pick", pick=reward)
