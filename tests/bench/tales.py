"""Count how the tales of story nights go: what the last third costs, and which endings come when.

The nights are played by the rules alone, for each number of guests, who play their secret cards as
soon as these help: a wick at once, a lantern or a second throw where one is missing. Their
leaders send the best two who are ready, choose as companions do, each time another one, and let
those be hurt whom it takes. In the finale each guest goes ahead or holds by a coin of their own,
which on some nights is for the one, on others for the other: what people see of the figures leaves
both open. They hold their villagers as a night's
guests do, who all go with them. A night is worth its ending if those with fewer failures and hurt
than most keep the light more often.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.visible import choices_of
from bot.model.names import PersonName
from bot.model.nights import DecidedBy, Guest, Night, NightPace, ReadBy
from bot.service.night.roles import deal, take_in
from bot.service.night.tale_answers import going_below
from bot.settings import OWN_BOOK
from encounters.loader import load
from rules import apply, is_idle, offers, setup, tale
from rules import facts as f
from rules.actions import Action, Exert, Pass, Pick, Reroll
from rules.dice import Dice
from rules.editions import NEWEST, VARIANTS, Game, Variant
from rules.encounter import expedition
from rules.explore import rerolls_left
from rules.facts import Fact
from rules.night import night_score
from rules.proposals import exert, explore, rest_with_drinks
from rules.questions import ChooseOption, RestVillagers, SpendEffort, TakeReward, TakeTurn
from rules.table import GameState, Table
from rules.tale_cards import card_of, refusal
from rules.tale_cards import play as play_card
from rules.words import (
    FinaleAnswer,
    Seat,
    SecretCard,
    TaleAnswer,
    TaleEnding,
    TaleId,
    VillagerId,
)
from tests.bench.figures import Aim, show, title

_NIGHTS = 200
_GUESTS = (3, 8, 25)
_LEANS = 0.1
"""How far the guests of a night lean to one answer or the other, as a standard deviation."""

_GROUP = Seat(0)
_DEALT = 12
"""So many villagers are dealt at the beginning; those who join go to who holds fewest."""
_TALE = TaleId("bench")
_FALL, _LEAST, _MORE = 0.25, 0.1, 0.1


@dataclass(frozen=True)
class Told:
    """A night up to its finale: its journeys that succeeded, in order, and what it ended with.

    `mishaps` counts failures and villagers who were hurt; `facts` are all, but those of cards.
    """

    succeeded: tuple[bool, ...]
    mishaps: int
    game: Game
    state: GameState
    facts: tuple[Fact, ...]


async def run() -> None:
    """Play nights of each length, and show what became of them."""
    title(f"(o) Tales of {_NIGHTS} nights")
    book = load(OWN_BOOK).book
    for variant in [one for one in VARIANTS.values() if one.journeys]:
        game = Game(NEWEST, book, variant=variant)
        for guests in _GUESTS:
            _show(variant, guests, [play(game, number, guests) for number in range(_NIGHTS)])


def play(game: Game, number: int, guests: int, told: TaleId = _TALE) -> Told:
    """Play a night of so many guests to its finale."""
    whims, seed, journeys = Random(number), b"tale %d" % number, game.variant.journeys
    state = setup(game, 1, Dice(seed, 0)).state
    begun = tale.begin(game, state, Dice(seed, 1), told, (), guests=guests)
    opened = tale.answer_opening(game, begun.state, whims.choice(list(TaleAnswer)))
    state, facts = opened.state, [*begun.facts, *opened.facts]
    ply = 2
    while not tale.is_finale(state.table):
        state = _with_card(game, state, Dice(seed, 1), guests)
        result = apply(game, state, action(game, state, whims), Dice(seed, ply))
        state, ply = result.state, ply + 1
        facts += result.facts
        assert ply < 50 * journeys
    score = night_score(state.table, journeys, facts)
    return Told(tuple(_ends(facts)), score.failures + score.hurt, game, state, tuple(facts))


def _with_card(game: Game, state: GameState, dice: Dice, guests: int) -> GameState:
    """Return the state after the first card that helps now, of those that may be played."""
    table = state.table
    kinds = tale.tale_of(table).cards
    for place in range(guests):
        card = card_of(dice, kinds, place)
        if refusal(game, table, place, card) is None and _helps(table, card):
            return play_card(game, state, card, place).state
    return state


def _helps(table: Table, card: SecretCard) -> bool:
    """Return whether guests would play a card at its time: the rules have said that it is."""
    match card:
        case SecretCard.DIE:
            return isinstance(table.questions[0], SpendEffort)
        case SecretCard.VOICE:
            return False  # all here are of one mind
        case SecretCard.WICK | SecretCard.SALVE | SecretCard.LANTERN | SecretCard.MAP:
            return True


def action(game: Game, state: GameState, whims: Random) -> Action:
    """Return what the guests of a night do next, in its journeys."""
    table = state.table
    question = table.questions[0]
    match question:
        case TakeTurn():
            going = None if is_idle(offers(game, state, _GROUP)) else explore(game, table, _GROUP)
            return going or Pass(_GROUP)
        case ChooseOption():
            return _choice(game, table, whims)
        case SpendEffort():
            trip = expedition(table)
            if trip.rolled and rerolls_left(game, table.players[_GROUP], trip):
                worst = min(trip.rolled, key=lambda rolled: rolled.lanterns)
                return Reroll(_GROUP, worst.villager)
            return exert(game, table, _GROUP) if whims.random() < 0.8 else Exert(_GROUP)
        case TakeReward():
            return Pick(_GROUP, question.picks[0])
        case RestVillagers():
            return rest_with_drinks(table.players[_GROUP], _GROUP)
        case _:
            raise AssertionError(question)


def _choice(game: Game, table: Table, whims: Random) -> Action:
    seen, person = choices_of(game, table, _GROUP), whims.choice(list(Person))
    seed = whims.randbytes(8)
    thought = decide(game.edition, table, _GROUP, seen, Strength.NEIGHBOUR, person, seed)
    assert thought.action is not None
    return thought.action


def _ends(facts: Sequence[Fact]) -> Iterator[bool]:
    for one in facts:
        if isinstance(one, f.CaveGained | f.CaveReturned):
            yield isinstance(one, f.CaveGained)


def endings(nights: list[Told], guests: int) -> list[TaleEnding]:
    """Let that many guests end the nights."""
    found: list[TaleEnding] = []
    for number, night in enumerate(nights):
        whims = Random(f"{guests} {number}")
        lean = min(1.0, max(0.0, whims.gauss(0.5, _LEANS)))
        steps = [
            tale.Step(
                place, FinaleAnswer.AHEAD if whims.random() < lean else FinaleAnswer.HOLD, villagers
            )
            for place, villagers in _going(night.state.table, guests).items()
        ]
        dice = Dice(b"finale %d" % number, guests)
        after = tale.face_finale(night.game, night.state, steps, dice).state.table
        assert after.tale
        assert after.tale.result
        found.append(after.tale.result.ending)
    return found


def _going(table: Table, guests: int) -> dict[int, tuple[VillagerId, ...]]:
    here = tuple([Guest(place, place, PersonName(""), 1) for place in range(guests)])
    night = Night(ReadBy.GUESTS, DecidedBy.LEADER, NightPace.EASY, here)
    village = [one.id for one in table.players[_GROUP].villagers]
    night = take_in(deal(night, village[:_DEALT]), village)
    return going_below(table, night.here)


def keeping(nights: list[Told], found: list[TaleEnding]) -> tuple[float, float]:
    """Return the shares of nights that keep the light: of the half with fewer mishaps, and more."""
    pairs = sorted(zip(nights, found, strict=True), key=lambda pair: pair[0].mishaps)
    kept = [ending in (TaleEnding.BOTH, TaleEnding.LIGHT) for _, ending in pairs]
    half = len(kept) // 2
    return _share(kept[:half]), _share(kept[half:])


def _show(variant: Variant, guests: int, nights: list[Told]) -> None:
    journeys, name = variant.journeys, f"{variant.journeys} journeys, {guests} guests"
    third = journeys // 3
    first = _share([one for night in nights for one in night.succeeded[:third]])
    last = _share([one for night in nights for one in night.succeeded[-third:]])
    show(f"{name}, success in the first third", 100 * first, "%")
    aim = Aim(most=100 * (1 - _FALL) * first)
    show(f"{name}, success in the last third", 100 * last, "%", aim)
    left = sorted([tale.tale_of(night.state.table).light for night in nights])
    note = f"(a tenth below {left[_NIGHTS // 10]}, a tenth above {left[-_NIGHTS // 10]})"
    show(f"{name}, light before the finale", sum(left) / _NIGHTS, "", None, note)
    played = sum([len(tale.tale_of(night.state.table).played) for night in nights])
    show(f"{name}, secret cards played", played / _NIGHTS, "")
    found = endings(nights, guests)
    for ending in TaleEnding:
        share = 100 * found.count(ending) / _NIGHTS
        show(f"{name}: {ending}", share, "%", Aim(least=100 * _LEAST))
    fewer, more = keeping(nights, found)
    note = f"({100 * fewer:.0f} and {100 * more:.0f} % keep the light)"
    aim = Aim(least=100 * _MORE)
    show(f"{name}, light kept more with few mishaps", 100 * (fewer - more), "points", aim, note)


def _share(of: list[bool]) -> float:
    return sum(of) / len(of)
