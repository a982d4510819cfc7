"""One slash command for each action; each fills the offer that the rules make."""

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import said
from bot.cogs.playing import suggests
from bot.delivery.interactions import from_command
from bot.features.play import Play

Ciders = app_commands.Range[int, 0, 10]
Potions = app_commands.Range[int, 0, 20]
Price = app_commands.Range[int, 3, 99]


class Actions(commands.Cog):
    """What a player does."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @app_commands.command(name="explore", description=said("cmd-explore"))
    @app_commands.describe(party=said("opt-party"))
    @app_commands.autocomplete(party=suggests("explore", "party"))
    @app_commands.guild_only()
    async def explore(self, interaction: Interaction, party: str) -> None:
        """Send a party below."""
        await self._play.act(from_command(interaction), "explore", party=party)

    @app_commands.command(name="harvest", description=said("cmd-harvest"))
    @app_commands.describe(goods=said("opt-goods"), villagers=said("opt-villagers"))
    @app_commands.autocomplete(
        goods=suggests("harvest", "buildings"), villagers=suggests("harvest", "villagers")
    )
    @app_commands.guild_only()
    async def harvest(self, interaction: Interaction, goods: str, villagers: str) -> None:
        """Harvest goods."""
        await self._play.act(
            from_command(interaction), "harvest", buildings=goods, villagers=villagers
        )

    @app_commands.command(name="build", description=said("cmd-build"))
    @app_commands.describe(
        building=said("opt-building"),
        builder=said("opt-builder"),
        ciders=said("opt-ciders"),
        potions=said("opt-potions"),
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

    @app_commands.command(name="train", description=said("cmd-train"))
    @app_commands.describe(
        villager=said("opt-hire"),
        teacher=said("opt-teacher"),
        ciders=said("opt-ciders"),
        potions=said("opt-potions"),
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

    @app_commands.command(name="labor", description=said("cmd-labor"))
    @app_commands.describe(villagers=said("opt-villagers"))
    @app_commands.autocomplete(villagers=suggests("labor", "villagers"))
    @app_commands.guild_only()
    async def labor(self, interaction: Interaction, villagers: str) -> None:
        """Earn coins."""
        await self._play.act(from_command(interaction), "labor", villagers=villagers)

    @app_commands.command(name="pass", description=said("cmd-pass"))
    @app_commands.guild_only()
    async def pass_(self, interaction: Interaction) -> None:
        """Pass for the round."""
        await self._play.act(from_command(interaction), "pass")

    @app_commands.command(name="sell", description=said("cmd-sell"))
    @app_commands.describe(item=said("opt-sell"), asking=said("opt-asking"))
    @app_commands.autocomplete(item=suggests("put_up_for_sale", "item"))
    @app_commands.guild_only()
    async def sell(
        self,
        interaction: Interaction,
        item: str | None = None,
        asking: Price | None = None,
    ) -> None:
        """Put an item up for sale, or take back what lies there."""
        if item is None:
            await self._play.act(from_command(interaction), "take_back")
        else:
            await self._play.act(
                from_command(interaction), "put_up_for_sale", item=item, asking=asking
            )

    @app_commands.command(name="buy", description=said("cmd-buy"))
    @app_commands.describe(seller=said("opt-seller"), coins=said("opt-coins"))
    @app_commands.autocomplete(seller=suggests("offer_to_buy", "seller"))
    @app_commands.guild_only()
    async def buy(self, interaction: Interaction, seller: str, coins: Price) -> None:
        """Offer coins for what another player has for sale."""
        await self._play.act(from_command(interaction), "offer_to_buy", seller=seller, coins=coins)

    @app_commands.command(name="answer", description=said("cmd-answer"))
    @app_commands.describe(reply=said("opt-reply"))
    @app_commands.choices(
        reply=[
            Choice(name=said("reply-accept"), value="accept"),
            Choice(name=said("reply-refuse"), value="refuse"),
            Choice(name=said("reply-withdraw"), value="withdraw"),
        ]
    )
    @app_commands.guild_only()
    async def answer(self, interaction: Interaction, reply: str) -> None:
        """Answer an offer, or withdraw one's own."""
        await self._play.act(from_command(interaction), reply)

    @app_commands.command(name="refresh", description=said("cmd-refresh"))
    @app_commands.describe(
        row=said("opt-row"), ciders=said("opt-ciders"), potions=said("opt-potions")
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

    @app_commands.command(name="advance", description=said("cmd-advance"))
    @app_commands.describe(goods=said("opt-advance"))
    @app_commands.autocomplete(goods=suggests("advance", "goods"))
    @app_commands.guild_only()
    async def advance(self, interaction: Interaction, goods: str) -> None:
        """Place goods on the advancement track."""
        await self._play.act(from_command(interaction), "advance", goods=goods)

    @app_commands.command(name="rest", description=said("cmd-rest"))
    @app_commands.describe(
        beds=said("opt-beds"),
        ciders=said("opt-cider-for"),
        potions=said("opt-potion-for"),
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

    @app_commands.command(name="choose", description=said("cmd-choose"))
    @app_commands.describe(
        option=said("opt-option"),
        paying=said("opt-paying"),
        ciders=said("opt-ciders"),
        potions=said("opt-potions"),
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

    @app_commands.command(name="reroll", description=said("cmd-reroll"))
    @app_commands.describe(villager=said("opt-reroll"))
    @app_commands.autocomplete(villager=suggests("reroll", "villager"))
    @app_commands.guild_only()
    async def reroll(self, interaction: Interaction, villager: str) -> None:
        """Roll a villager's die again."""
        await self._play.act(from_command(interaction), "reroll", villager=villager)

    @app_commands.command(name="exert", description=said("cmd-exert"))
    @app_commands.describe(villagers=said("opt-exert"))
    @app_commands.autocomplete(villagers=suggests("exert", "villagers"))
    @app_commands.guild_only()
    async def exert(self, interaction: Interaction, villagers: str | None = None) -> None:
        """Exert villagers, or nobody."""
        await self._play.act(from_command(interaction), "exert", villagers=villagers)

    @app_commands.command(name="pick", description=said("cmd-pick"))
    @app_commands.describe(reward=said("opt-pick"))
    @app_commands.autocomplete(reward=suggests("pick", "pick"))
    @app_commands.guild_only()
    async def pick(self, interaction: Interaction, reward: str) -> None:
        """Settle a reward that leaves a choice."""
        await self._play.act(from_command(interaction), "pick", pick=reward)
