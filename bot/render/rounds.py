"""Tell the end of a round and of the game."""

from collections.abc import Callable

from bot.render.voice import Voice
from rules import facts as fact
from rules.facts import Fact, Why
from rules.words import Seat


def tell_round(voice: Voice, facts: tuple[Fact, ...]) -> list[str]:
    """Tell the end of a round and the start of the next, or the end of the game."""
    tellers: list[Callable[[Voice, tuple[Fact, ...]], str | None]] = [
        _tell_new_villagers,
        _tell_income,
        _tell_potions,
        _tell_round_began,
        _tell_end,
    ]
    return [line for teller in tellers if (line := teller(voice, facts))]


def end_line(voice: Voice, winners: tuple[Seat, ...]) -> str:
    """Say that the game is over; who plays alone has only his points."""
    if voice.is_solo:
        return voice.words("line-end-solo", name=voice.name(Seat(0)))
    return voice.words("line-end", names=voice.names_of(winners))


def _tell_new_villagers(voice: Voice, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.SlotsRefilled) and one.drawn:
            came = tuple([v for v in one.slots if v is not None][-one.drawn :])
            return voice.words("line-villagers", villagers=voice.villagers(came))
    return None


def _tell_income(voice: Voice, facts: tuple[Fact, ...]) -> str | None:
    income = [f for f in facts if isinstance(f, fact.CoinsChanged) and f.why is Why.INCOME]
    if not income:
        return None
    paid = [voice.words("income-of", name=voice.name(f.seat), coins=f.amount) for f in income]
    return voice.words("line-income", paid=voice.words("list-comma").join(paid))


def _tell_potions(voice: Voice, facts: tuple[Fact, ...]) -> str | None:
    gained = [f for f in facts if isinstance(f, fact.ItemsGained)]
    if not gained:
        return None
    parts = [
        voice.words("potions-of", name=voice.name(f.seat), items=voice.items(f.items))
        for f in gained
    ]
    return voice.words("list-comma").join(parts)


def _tell_round_began(voice: Voice, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.RoundBegan):
            return voice.words("line-round", round=one.round, name=voice.name(one.first))
    return None


def _tell_end(voice: Voice, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.GameEnded):
            return end_line(voice, one.winners)
    return None
