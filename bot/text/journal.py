"""Describe plies in lines: what each player did, and what it brought."""

from collections.abc import Iterable

from bot.model.plies import Ply
from bot.service.plies.idle import is_dealing
from bot.service.plies.stories import is_below, is_home, stories_of
from bot.text.condense import is_minor
from bot.text.details import detail, die, rested
from bot.text.house_rules import house_line
from bot.text.joining import PlyText, idle_line, joined_lines
from bot.text.narrator import Narrator
from bot.text.opponents import opponent_turn_lines
from bot.text.remarks import remark_lines
from bot.text.rounds import round_lines
from bot.text.shakes import shaken_by
from bot.text.story import end_text, in_brief, label_of
from bot.text.tales import tale_lines
from bot.text.tidings import first_weather
from rules import actions as act
from rules import facts as fact
from rules.actions import Action
from rules.cards import BUILDINGS, STARTING
from rules.facts import Fact, Why
from rules.questions import AnswerOffer, SellItem
from rules.words import Seat

_ROUND = (fact.RoundEnded, fact.RoundBegan)
_FIRST = frozenset([card.id for card in STARTING])
"""A village's own builder and trainer, who go without saying: others are named."""


def journal_lines(narrator: Narrator, plies: Iterable[Ply]) -> list[str]:
    """Describe plies in their order; for an undone one, only the undo."""
    return joined_lines(narrator, ply_texts(narrator, plies))


def ply_texts(narrator: Narrator, plies: Iterable[Ply]) -> list[PlyText]:
    """Describe plies one by one.

    An encounter that is over is told with its last ply, whole but in few lines. In a private game
    the words of one that is not over are left out: these plies must reach to the present.
    """
    listed = list(plies)
    # Up to there every encounter is over, and public.
    home = max([ply.ply for ply in listed if is_home(ply)], default=-1)
    over = [story for story in stories_of(listed) if story.is_over] if home >= 0 else []
    ends = {story.last: story for story in over}
    done: dict[int, PlyText] = {}
    for ply in listed:
        if ply.undoes is not None:
            done.pop(ply.undoes, None)
            undo = narrator.words("line-undo", name=narrator.name(ply.seat))
            done[ply.ply] = PlyText(ply, is_minor=False, lines=[undo])
            continue
        if ply.ply in ends:
            story = ends[ply.ply]
            remarks = remark_lines(
                narrator, [p for p in listed if story.ply <= p.ply <= story.last]
            )
            lines = [*in_brief(narrator, story), *remarks, *end_lines(narrator, ply.facts)]
        elif is_below(ply.action) and any(s.ply <= ply.ply <= s.last for s in over):
            continue
        elif ply.ply:
            hides = narrator.is_private and ply.ply > home
            first, *more = ply_lines(narrator, ply.action, ply.facts, hides=hides) or [""]
            lines = [*filter(None, [first]), *remark_lines(narrator, [ply]), *more]
        else:
            lines = [_start(narrator, ply.facts), *first_weather(narrator)]
        done[ply.ply] = PlyText(ply, is_minor(ply.action, ply.facts), lines)
    return list(done.values())


def _start(narrator: Narrator, facts: tuple[Fact, ...]) -> str:
    """Describe how a game begins, with the hash of its seed, people's words and house rules."""
    words = narrator.words
    chosen = [shaken_by(words, narrator.shakes), house_line(words, narrator.house_rules)]
    return " ".join(filter(None, [_begun(narrator, facts), *chosen]))


def _begun(narrator: Narrator, facts: tuple[Fact, ...]) -> str:
    words, promise = narrator.words, narrator.seed_hash
    if narrator.is_night:
        return words("night-begun", hash=promise)
    if narrator.is_solo:
        first = next(narrator.name(f.seat) for f in facts if isinstance(f, fact.TurnBegan))
        return words("line-start-solo", name=narrator.name(Seat(0)), first=first, hash=promise)
    return words("line-start", names=words("list-comma").join(narrator.names), hash=promise)


def ply_lines(
    narrator: Narrator, action: Action | None, facts: tuple[Fact, ...], *, hides: bool = False
) -> list[str]:
    """Describe one ply: its action with what it brought, then the end of the round, if any.

    `hides` leaves out the words of an encounter.
    """
    own = _before_round(facts)
    lines: list[str] = []
    if action is not None:
        first = _hidden_choice(narrator, action) if hides else None
        parts = [first or headline(narrator, action, own), *_details(narrator, action, own)]
        lines.append(narrator.words("list-dot").join(part for part in parts if part))
        lines += [] if hides else [f"> {text}" for text in _stories(narrator, own)]
    elif own and isinstance(own[0], fact.OpponentActed):
        lines.append(opponent_turn_lines(narrator, own))
    elif is_dealing(own):
        dealt = [one.building for one in own if isinstance(one, fact.RowRefilled)]
        cards = narrator.words.join_and([narrator.words(f"building-{card}") for card in dealt])
        lines.append(narrator.words("line-dealt", buildings=cards))
    return lines + end_lines(narrator, facts)


def end_lines(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    """Describe the end of a round in a ply's facts, and what a tale tells, if there is any."""
    own = _before_round(facts)
    rounds = round_lines(narrator, facts[len(own) :])
    return [*rounds, *_tell_sale(narrator, facts), *tale_lines(narrator, facts)]


def _hidden_choice(narrator: Narrator, action: Action) -> str | None:
    """Return the headline of a choice whose label no one else may read yet."""
    if not isinstance(action, act.Choose):
        return None
    return narrator.words("line-chosen", name=narrator.name(action.seat))


def _before_round(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Return the facts of an action, before those of the end or the start of a round."""
    for index, one in enumerate(facts):
        if _is_the_rounds(one):
            return facts[:index]
    return facts


def _is_the_rounds(one: Fact) -> bool:
    """Return whether a fact belongs to the end or the start of a round, not to an action."""
    if isinstance(one, fact.CoinsChanged):
        return one.why is Why.INCOME
    return isinstance(one, _ROUND)


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
                own=str(action.builder in _FIRST),
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
                own=str(action.teacher in _FIRST),
            )
        case act.Labor():
            sent = narrator.short_villagers(action.villagers)
            return words("line-labor", name=name, villagers=sent)
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
            item, price = _bought(facts)
            key, coins = ("line-offer", action.coins) if price is None else ("line-buy", price)
            return words(key, name=name, seller=seller, coins=coins, item=item, count=1)
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
        case act.Pass(idle=True):
            return idle_line(narrator, (action.seat,))
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


def _bought(facts: tuple[Fact, ...]) -> tuple[str, int | None]:
    """Return the item of an offer, and the coins for which it was sold, None if not at once."""
    sold = [(one.item, one.coins) for one in facts if isinstance(one, fact.ItemSold)]
    asked = [one.question for one in facts if isinstance(one, fact.Asked)]
    return [*sold, *[(one.item, None) for one in asked if isinstance(one, AnswerOffer)]][0]


def _choice(narrator: Narrator, action: act.Choose, facts: tuple[Fact, ...]) -> str:
    chosen = next(f for f in facts if isinstance(f, fact.OptionChosen))
    label = label_of(narrator, chosen)
    return narrator.words("line-choose", name=narrator.name(action.seat), label=label)


def _is_in_headline(action: Action, one: Fact) -> bool:
    """Return whether the headline already contains a fact."""
    match one:
        case fact.BuildingGained():
            return isinstance(action, act.Build)
        case fact.VillagerJoined():
            return isinstance(action, act.Train)
        case fact.ItemPutUpForSale():
            return isinstance(action, act.PutUpForSale)
        case fact.ItemSold():
            return isinstance(action, act.OfferToBuy)
        case _:
            return False


def _details(narrator: Narrator, action: Action, facts: tuple[Fact, ...]) -> list[str]:
    rolled = [f for f in facts if isinstance(f, fact.LanternsRolled)]
    details = [die(narrator, roll) for roll in rolled]
    actor = _actor(action, facts)
    for one in facts:
        if not _is_in_headline(action, one):
            details += filter(None, [detail(narrator, actor, one)])
    return details + (rested(narrator, facts) if isinstance(action, act.Rest) else [])


def _actor(action: Action, facts: tuple[Fact, ...]) -> Seat:
    """Return who gains from an action: the explorer, if the reader enters their reward."""
    explorers = [one.seat for one in facts if isinstance(one, fact.RewardTold)]
    return explorers[0] if explorers else action.seat


def _stories(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    ends = [one for one in facts if isinstance(one, fact.EncounterSettled)]
    lines = [line for one in ends for line in end_text(narrator, one).split("\n")]
    return [line for line in lines if line.strip()]


def _tell_sale(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    """Describe a sale's die that found no buyer; if it found one, the seller is asked."""
    rolled = [f for f in facts if isinstance(f, fact.DieRolled) and f.stream == "sale"]
    asked = any(isinstance(f, fact.Asked) and isinstance(f.question, SellItem) for f in facts)
    if asked:
        return []
    return [
        narrator.words("line-sale-die", name=narrator.name(die.seat), value=die.value)
        for die in rolled
    ]
