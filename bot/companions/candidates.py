"""List the candidates worth thinking about: a handful of answers to what a seat is asked."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.companions import expeditions, rest
from bot.companions.rollouts import remaining
from bot.companions.round_plan import Day, days_of, lying_goods
from bot.companions.turns import first_action
from bot.companions.valuation import View, mean_lanterns
from bot.companions.visible import Choice
from rules import actions as a
from rules import encounter
from rules import questions as q
from rules.actions import Action
from rules.questions import Question
from rules.words import Area, Token

MOST_DAYS = 10
"""How many first actions of a round plan are tried."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer, and what the seat plans to do after it in this round."""

    action: Action
    plan: Day | None = None


def candidates(
    view: View, question: Question, visible: tuple[Choice, ...]
) -> tuple[Candidate, ...]:
    """List answers to a question, each once, the most promising first."""
    match question:
        case q.TakeTurn():
            found = list(_of_a_turn(view))
        case q.ChooseOption():
            found = [Candidate(way) for _, way in expeditions.ways(view, visible)]
        case q.SpendEffort():
            found = [Candidate(action) for action in _efforts(view, visible)]
        case q.TakeReward():
            found = [Candidate(a.Pick(view.seat, name)) for name in question.picks]
        case q.RestVillagers():
            found = [Candidate(action) for action in _rests(view)]
        case q.AnswerOffer() | q.SellItem():
            found = [Candidate(a.Accept(view.seat)), Candidate(a.Refuse(view.seat))]
        case _:
            raise AssertionError(question)
    # Reversed twice: of equal answers the first is kept, and so is the order.
    once = {candidate.action: candidate for candidate in reversed(found)}
    return tuple(reversed(once.values()))


def _of_a_turn(view: View) -> Iterator[Candidate]:
    """Yield first actions of different plans, the best of each kind, and some simple ones."""
    best: dict[Action, Day] = {}
    for day in sorted(days_of(view), key=lambda day: -(day.worth + day.love)):
        best.setdefault(first_action(view.table, view.seat, day), day)
    for action, day in list(best.items())[:MOST_DAYS]:
        then = None if isinstance(action, a.Build | a.Train | a.Explore) else remaining(day, action)
        yield Candidate(action, then)
    hands = sorted(view.ready, key=mean_lanterns)
    if hands:
        lying = [building for _, building in lying_goods(view)]
        if lying:
            count = min(len(hands), len(lying))
            yield Candidate(a.Harvest(view.seat, tuple(hands[:count]), tuple(lying[:count])))
        yield Candidate(a.Labor(view.seat, (hands[0],)))
        yield Candidate(a.Labor(view.seat, tuple(hands)))
    yield Candidate(a.Pass(view.seat))


def _efforts(view: View, visible: tuple[Choice, ...]) -> Iterator[Action]:
    yield expeditions.spend_effort(view, visible)
    trip = encounter.expedition(view.table)
    party = view.player.villagers_in(Area.CAVE)
    numbers = visible[trip.option or 0].numbers
    yield a.Exert(view.seat)
    if trip.lanterns < numbers[0] or view.edition.exert_to_climb:
        weakest = sorted(party, key=mean_lanterns)
        for number in numbers:
            if 0 < number - trip.lanterns <= len(party):
                yield a.Exert(view.seat, tuple(weakest[: number - trip.lanterns]))
    symbols = sum(card.rerolls for card in view.cards)
    if symbols * view.edition.rerolls_a_symbol > trip.rerolls:
        for rolled in sorted(trip.rolled, key=lambda rolled: rolled.lanterns)[:2]:
            yield a.Reroll(view.seat, rolled.villager)


def _rests(view: View) -> Iterator[Action]:
    yield rest.rest(view)
    for kept in ((), tuple(Token), (Token.CIDER,), (Token.POTION,)):
        yield rest.rest_keeping(view, kept)
