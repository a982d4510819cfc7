"""Tell the end of a round and of the game."""

from collections.abc import Callable

from bot.text.narrator import Narrator
from rules import facts as fact
from rules.facts import Fact, Why
from rules.words import Seat


def tell_round(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    """Tell the end of a round and the start of the next, or the end of the game."""
    tellers: list[Callable[[Narrator, tuple[Fact, ...]], str | None]] = [
        _tell_new_villagers,
        _tell_income,
        _tell_potions,
        _tell_round_began,
        _tell_end,
    ]
    return [line for teller in tellers if (line := teller(narrator, facts))]


def end_line(narrator: Narrator, winners: tuple[Seat, ...]) -> str:
    """Tell that the game is over, and who won unless a person plays alone."""
    if narrator.is_solo:
        return narrator.words("line-end-solo", name=narrator.name(Seat(0)))
    return narrator.words("line-end", names=narrator.names_of(winners))


def _tell_new_villagers(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.SlotsRefilled) and one.drawn:
            came = tuple([v for v in one.slots if v is not None][-one.drawn :])
            return narrator.words("line-villagers", villagers=narrator.villagers(came))
    return None


def _tell_income(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    income = [f for f in facts if isinstance(f, fact.CoinsChanged) and f.why is Why.INCOME]
    if not income:
        return None
    paid = [narrator.words("income-of", name=narrator.name(f.seat), coins=f.amount) for f in income]
    return narrator.words("line-income", paid=narrator.words("list-comma").join(paid))


def _tell_potions(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    gained = [f for f in facts if isinstance(f, fact.ItemsGained)]
    if not gained:
        return None
    parts = [
        narrator.words("potions-of", name=narrator.name(f.seat), items=narrator.items(f.items))
        for f in gained
    ]
    return narrator.words("list-comma").join(parts)


def _tell_round_began(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.RoundBegan):
            return narrator.words("line-round", round=one.round, name=narrator.name(one.first))
    return None


def _tell_end(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.GameEnded):
            return end_line(narrator, one.winners)
    return None
