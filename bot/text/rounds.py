"""Describe the end of a round and of the game."""

from bot.service.night.tidings import paper_after
from bot.text.narrator import Narrator
from bot.text.tidings import paper_lines
from rules import facts as fact
from rules.facts import Fact, Why
from rules.questions import RestVillagers
from rules.words import Seat


def round_lines(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    """Describe the end of a round and the start of the next, or the end of the game."""
    if not facts:
        return []  # of most plies
    before = (_tell_new_villagers, _tell_beds, _tell_income, _tell_potions)
    lines = [teller(narrator, facts) for teller in before]
    lines += [*_tell_paper(narrator, facts)]
    lines += [_tell_round_began(narrator, facts), _tell_end(narrator, facts)]
    return [line for line in lines if line]


def end_line(narrator: Narrator, winners: tuple[Seat, ...]) -> str:
    """Announce that the game is over, and who won unless a person plays alone."""
    if narrator.is_solo:
        return narrator.words("line-end-solo", name=narrator.name(Seat(0)))
    return narrator.words("line-end", names=narrator.names_of(winners))


def round_began(narrator: Narrator, begun: fact.RoundBegan) -> str:
    """Announce that a round begins, and who goes first."""
    return narrator.words("line-round", round=begun.round, name=narrator.name(begun.first))


def _tell_new_villagers(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.SlotsRefilled) and one.drawn:
            # New villagers come in at the end of the row.
            came = tuple([v for v in one.slots if v is not None][-one.drawn :])
            return narrator.words("line-villagers", villagers=narrator.villagers(came))
    return None


def _tell_beds(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    """List the villages in which everyone slept in a bed, with nothing to decide."""
    questions = [f.question for f in facts if isinstance(f, fact.Asked)]
    asked = {question.seat for question in questions if isinstance(question, RestVillagers)}
    slept = dict.fromkeys([f.seat for f in facts if isinstance(f, fact.VillagersMoved)])
    seats = tuple([seat for seat in slept if seat not in asked])
    if len(seats) == len(narrator.users):
        return narrator.words("line-beds-all")
    return narrator.words("line-beds", names=narrator.names_of(seats)) if seats else None


def _tell_income(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    income = [f for f in facts if isinstance(f, fact.CoinsChanged) and f.why is Why.INCOME]
    if not income:
        return None
    amounts = {one.amount for one in income}
    if len(amounts) == 1 and len(income) == len(narrator.users) > 1:
        return narrator.words("line-income-each", coins=amounts.pop())
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


def _tell_paper(narrator: Narrator, facts: tuple[Fact, ...]) -> list[str]:
    """Render the paper, with the round that follows or with the game's end after the last."""
    ended = paper_after(facts)
    return [] if ended is None else paper_lines(narrator, ended)


def _tell_round_began(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.RoundBegan):
            return round_began(narrator, one)
    return None


def _tell_end(narrator: Narrator, facts: tuple[Fact, ...]) -> str | None:
    for one in facts:
        if isinstance(one, fact.GameEnded) and not narrator.is_night:
            return end_line(narrator, one.winners)
    return None
