"""Tell plies in lines: what each player did, and what it brought."""

from collections.abc import Iterable
from itertools import takewhile

from bot.model.plies import Ply
from bot.text.condense import in_few_lines, is_dull
from bot.text.narrator import Narrator
from bot.text.opponents import tell_opponent
from bot.text.rounds import tell_round
from rules import actions as act
from rules import facts as fact
from rules.actions import Action
from rules.cards import BUILDINGS
from rules.facts import Fact, Why
from rules.questions import AnswerOffer, SellItem
from rules.words import Seat


def tell(narrator: Narrator, plies: Iterable[Ply]) -> list[str]:
    """Tell plies in their order; of an undone one, the undo alone."""
    by_ply: dict[int, tuple[bool, list[str]]] = {}
    for ply in plies:
        if ply.undoes is not None:
            by_ply.pop(ply.undoes, None)
            by_ply[ply.ply] = False, [narrator.words("line-undo", name=narrator.name(ply.seat))]
            continue
        action, facts = ply.action, ply.facts
        lines = tell_ply(narrator, action, facts) if ply.ply else [_start(narrator, facts)]
        by_ply[ply.ply] = is_dull(action, facts), lines
    return in_few_lines(narrator.words, by_ply.values())


def _start(narrator: Narrator, facts: tuple[Fact, ...]) -> str:
    words, promise = narrator.words, narrator.promise
    if narrator.is_solo:
        first = next(narrator.name(f.seat) for f in facts if isinstance(f, fact.TurnBegan))
        return words("line-start-solo", name=narrator.name(Seat(0)), first=first, hash=promise)
    return words("line-start", names=words("list-comma").join(narrator.names), hash=promise)


def tell_ply(narrator: Narrator, action: Action | None, facts: tuple[Fact, ...]) -> list[str]:
    """Tell one ply: its action with what it brought, then the end of the round, if any."""
    own = tuple(takewhile(lambda f: not _is_the_rounds(f), facts))
    lines: list[str] = []
    if action is not None:
        parts = [headline(narrator, action, own), *_details(narrator, action, own)]
        lines.append(narrator.words("list-dot").join(part for part in parts if part))
        lines += [f"> {text}" for text in _stories(narrator, own)]
    elif own and isinstance(own[0], fact.OpponentActed):
        lines.append(tell_opponent(narrator, own))
    return lines + tell_round(narrator, facts[len(own) :]) + _tell_sale(narrator, facts)


def _is_the_rounds(one: Fact) -> bool:
    """Tell whether a fact belongs to the end or the start of a round, not to an action."""
    income = isinstance(one, fact.CoinsChanged) and one.why is Why.INCOME
    return income or isinstance(one, fact.RoundEnded | fact.RoundBegan)


def headline(narrator: Narrator, action: Action, facts: tuple[Fact, ...]) -> str:  # noqa: C901, PLR0912 - one match
    """Return the sentence for an action."""
    words, name = narrator.words, narrator.name(action.seat)
    match action:
        case act.Explore():
            return words("line-explore", name=name, party=narrator.villagers(action.party))
        case act.Build():
            return words(
                "line-build",
                name=name,
                building=words(f"building-{action.building}"),
                builder=words(f"villager-{action.builder}"),
            )
        case act.Harvest():
            goods = tuple([g for b in action.buildings if (g := BUILDINGS[b].good)])
            return words("line-harvest", name=name, goods=narrator.items(goods))
        case act.Train():
            return words(
                "line-train",
                name=name,
                teacher=words(f"villager-{action.teacher}"),
                villager=words(f"villager-{action.villager}"),
            )
        case act.Labor():
            return words("line-labor", name=name, villagers=narrator.villagers(action.villagers))
        case act.PutUpForSale():
            return words(
                "line-sale",
                name=name,
                items=narrator.items((action.item,)),
                asking=action.asking or 0,
            )
        case act.RefreshRow():
            return words("line-refresh", name=name, row=action.row)
        case act.OfferToBuy():
            seller = narrator.name(action.seller)
            item = _bought(facts)
            return words(
                "line-offer", name=name, seller=seller, coins=action.coins, item=item, count=1
            )
        case act.Choose():
            return _choice(narrator, action, facts)
        case act.Reroll():
            return words("line-reroll", name=name, villager=words(f"villager-{action.villager}"))
        case act.Exert():
            if not action.villagers:
                return words("line-exert-nobody", name=name)
            return words("line-exert", name=name, villagers=narrator.villagers(action.villagers))
        case act.Advance():
            return words("line-advance", name=name, goods=narrator.items(action.goods))
        case act.Rest():
            return words("line-rest", name=name)
        case act.Pass() | act.TakeBack() | act.Accept() | act.Refuse() | act.Withdraw():
            return words(f"line-{action.kind.replace('_', '-')}", name=name)
        case act.Pick():
            return words("line-pick", name=name)
        case act.Describe():
            return words("line-describe", name=name)
        case act.Tell():
            explorer = _actor(action, facts)
            own = str(explorer == action.seat)
            return words("line-tell", name=name, explorer=narrator.name(explorer), own=own)


def _bought(facts: tuple[Fact, ...]) -> str:
    """Return the item of an offer, which was sold at once or is asked for."""
    sold = [one.item for one in facts if isinstance(one, fact.ItemSold)]
    asked = [one.question for one in facts if isinstance(one, fact.Asked)]
    return [*sold, *[one.item for one in asked if isinstance(one, AnswerOffer)]][0]


def _choice(narrator: Narrator, action: act.Choose, facts: tuple[Fact, ...]) -> str:
    chosen = next(f for f in facts if isinstance(f, fact.OptionChosen))
    label = label_of(narrator, chosen)
    return narrator.words("line-choose", name=narrator.name(action.seat), label=label)


def label_of(narrator: Narrator, chosen: fact.OptionChosen) -> str:
    """Return the label of a chosen option; a printed book has only numbers."""
    if chosen.number in narrator.stories.moods:
        return narrator.stories.label(chosen.number, chosen.option, narrator.words.language)
    return narrator.words("option-number", number=chosen.option + 1)


def _is_in_headline(action: Action, one: Fact) -> bool:
    """Tell whether the headline contains a fact already."""
    building = isinstance(one, fact.BuildingGained) and isinstance(action, act.Build)
    return building or (isinstance(one, fact.VillagerJoined) and isinstance(action, act.Train))


def _details(narrator: Narrator, action: Action, facts: tuple[Fact, ...]) -> list[str]:
    rolled = [f for f in facts if isinstance(f, fact.LanternsRolled)]
    details = [_die(narrator, roll) for roll in rolled]
    actor = _actor(action, facts)
    for one in facts:
        if not _is_in_headline(action, one):
            details += filter(None, [_detail(narrator, actor, one)])
    return details


def _actor(action: Action, facts: tuple[Fact, ...]) -> Seat:
    """Return who gains from an action: the explorer, where the reader enters their reward."""
    explorers = [one.seat for one in facts if isinstance(one, fact.RewardTold)]
    return explorers[0] if explorers else action.seat


def _die(narrator: Narrator, roll: fact.LanternsRolled) -> str:
    villager = narrator.words(f"villager-{roll.villager}")
    return narrator.words("detail-die", villager=villager, value=roll.value, lanterns=roll.lanterns)


def _detail(narrator: Narrator, actor: Seat, one: Fact) -> str | None:  # noqa: C901, PLR0912 - one match
    words = narrator.words
    match one:
        case fact.CoinsChanged():
            if one.seat == actor and one.why is not Why.TRADE:
                return words("detail-coins", count=abs(one.amount), sign=_sign(one.amount))
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
            if one.reward == "villager" and one.pick:
                return words("detail-hurt", villager=words(f"villager-{one.pick}"))
        case fact.BuildingGained():
            return words("detail-building", building=words(f"building-{one.building}"))
        case fact.GoodsPlaced():
            good = BUILDINGS[one.building].good
            return words("detail-placed", item=good or "", count=one.count)
        case fact.RowRefreshed():
            cards = words.all_of([words(f"building-{b}") for b in one.buildings])
            return words("detail-row", buildings=cards)
        case fact.CaveGained():
            return words("detail-cave-gained")
        case fact.CaveReturned():
            return words("detail-cave-returned")
        case fact.EarlierRewardDue():
            return words("detail-earlier")
        case fact.ExtraCaveGained():
            return words("detail-cave-extra")
        case fact.ItemSoldOff():
            return words("detail-sold-off", item=one.item, count=1, coins=one.coins)
        case fact.ItemSold():
            buyer, seller = narrator.name(one.buyer), narrator.name(one.seat)
            return words(
                "detail-sold",
                buyer=buyer,
                seller=seller,
                item=one.item,
                count=1,
                coins=one.coins,
            )
        case _:
            pass
    return None


def _sign(amount: int) -> str:
    return "+" if amount >= 0 else "\u2212"


def _stories(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    lines: list[str] = []
    for one in facts:
        if not isinstance(one, fact.EncounterSettled) or one.number not in narrator.stories.moods:
            continue
        if one.tier is not None or narrator.edition.failures:
            text = narrator.stories.outcome(
                one.number, one.option, one.tier, narrator.words.language
            )
            lines += text.split("\n") if text else []
    return [line for line in lines if line.strip()]


def _tell_sale(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    """Tell of a sale's die that found no buyer; where it found one, the seller is asked."""
    rolled = [f for f in facts if isinstance(f, fact.DieRolled) and f.stream == "sale"]
    asked = any(isinstance(f, fact.Asked) and isinstance(f.question, SellItem) for f in facts)
    if asked:
        return []
    return [
        narrator.words("line-sale-die", name=narrator.name(die.seat), value=die.value)
        for die in rolled
    ]
