"""Put single facts into a few words: what an action cost and brought."""

from bot.text.narrator import Narrator
from rules import facts as fact
from rules.cards import BUILDINGS
from rules.facts import Fact, Why
from rules.words import Area, Reward, Seat


def die(narrator: Narrator, roll: fact.LanternsRolled) -> str:
    """Return a villager's die and its lanterns; the trade was told as they set out."""
    villager = narrator.short_villagers((roll.villager,))
    return narrator.words("detail-die", villager=villager, value=roll.value, lanterns=roll.lanterns)


def rested(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    """Return who woke, and who is no longer hurt, when a village rested."""
    moved = [one for one in facts if isinstance(one, fact.VillagersMoved)]
    lines = [
        narrator.words(key, villagers=narrator.short_villagers(one.villagers))
        for area, key in ((Area.READY, "detail-woke"), (Area.EXHAUSTED, "detail-healed"))
        for one in moved
        if one.area is area
    ]
    return lines or [narrator.words("detail-woke-nobody")]


def detail(narrator: Narrator, actor: Seat, one: Fact) -> str | None:  # noqa: C901, PLR0912 - one match
    """Return what a fact means for `actor`, None if it is not worth a word."""
    words = narrator.words
    match one:
        case fact.CoinsChanged():
            if one.seat == actor and one.why is not Why.TRADE:
                count, sign = abs(one.amount), _sign(one.amount)
                return words("detail-coins", count=count, sign=sign, why=one.why.value)
        case fact.ItemsGained():
            return words("detail-gained", items=narrator.items(one.items))
        case fact.ItemsSpent():
            return words("detail-spent", items=narrator.items(one.items))
        case fact.CiderTaken():
            return words("detail-cider")
        case fact.VillagerJoined():
            return words("detail-joined", villager=words(f"villager-{one.villager}"))
        case fact.CatRefused():
            villager = words(f"villager-{one.villager}")
            return words("detail-cat", villager=villager, value=one.value)
        case fact.DieRolled() if one.stream == "paragraph":
            return words("detail-cave-die", value=one.value)
        case fact.ParagraphRead():
            return words("detail-paragraph", number=one.number)
        case fact.LanternsAdded():
            return words("detail-bonus", lanterns=one.lanterns, why=one.why.value)
        case fact.EncounterSettled():
            key = "detail-failed" if one.tier is None else "detail-reached"
            return words(key, lanterns=one.lanterns)
        case fact.ReputationChanged():
            return words("detail-reputation", steps=abs(one.steps), sign=_sign(one.steps))
        case fact.RewardPicked():
            if one.reward == Reward.VILLAGER and one.pick:
                return words("detail-hurt", villager=words(f"villager-{one.pick}"))
        case fact.BuildingGained():
            return words("detail-building", building=words(f"building-{one.building}"))
        case fact.RowRefilled():
            return words("detail-dealt", building=words(f"building-{one.building}"))
        case fact.GoodsPlaced():
            good = BUILDINGS[one.building].good
            return words("detail-placed", item=good or "", count=one.count)
        case fact.RowRefreshed():
            cards = words.join_and([words(f"building-{b}") for b in one.buildings])
            return words("detail-row", buildings=cards)
        case fact.CaveGained() | fact.CaveReturned() | fact.ExtraCaveGained() if narrator.is_night:
            return None  # nothing is built on it
        case fact.CaveGained():
            return words("detail-cave-gained")
        case fact.CaveReturned():
            return words("detail-cave-returned")
        case fact.EarlierRewardDue():
            return words("detail-earlier")
        case fact.ExtraCaveGained():
            return words("detail-cave-extra")
        case fact.ItemPutUpForSale():
            items = narrator.items((one.item,))
            return words("detail-for-sale", items=items, asking=one.asking or 0)
        case fact.ItemSoldOff():
            return words("detail-sold-off", item=one.item, count=1, coins=one.coins)
        case fact.ItemSold():
            buyer, seller = narrator.name(one.buyer), narrator.name(one.seat)
            return words(
                "detail-sold", buyer=buyer, seller=seller, item=one.item, count=1, coins=one.coins
            )
        case _:
            pass
    return None


def signed(steps: int) -> str:
    """Return a score of reputation with its sign; 0 has none."""
    return f"{_sign(steps)}{abs(steps)}" if steps else "0"


def _sign(amount: int) -> str:
    return "+" if amount >= 0 else "\u2212"
