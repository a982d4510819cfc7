"""Write a whole game down as text: a line for each ply, and one for what came of it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any

from rules import (
    PlyResult,
    apply,
    automata,
    automaton_due,
    deal,
    score,
    setup,
    tale,
    tale_cards,
)
from rules.actions import Action
from rules.dice import Dice, commitment
from rules.editions import Game
from rules.facts import Answered, Asked, Fact, RoundBegan, TurnBegan
from rules.offers import Offer
from rules.table import FIRST_SEAT, GameState
from rules.words import FinaleAnswer, Seat, TaleAnswer, TaleId
from tests.laws.random_play import choose, fill, open_offers

NAMES = ("ann", "bob", "cem", "dee")
DULL = (Answered, Asked, TurnBegan)
UNSAID = ("seat", "kind")
EAGER = {"explore": 4.0, "build": 5.0, "harvest": 4.0, "train": 3.0, "labor": 0.7}
LAST_RESORT = "pass"
TALES = tuple(map(TaleId, ("bean", "bell", "well")))


def transcript(game: Game, seats: int, seed: int, guests: int = 0) -> str:
    """Play a game by a seeded script, and tell it; a night of so many guests has a tale."""
    return "\n".join(_lines(game, seats, seed, guests)) + "\n"


def _lines(game: Game, seats: int, seed: int, guests: int) -> Iterator[str]:
    rng, secret = Random(seed), seed.to_bytes(16)
    yield f"seed {secret.hex()} sha256 {commitment(secret)}"
    state = setup(game, seats, Dice(secret, 0)).state
    yield from _opening(state)
    number, first = 0, Dice(secret, 1)
    while not state.table.over:
        number += 1
        dice, seat = Dice(secret, number), automaton_due(state.table)
        step = _told(game, state, (first, dice), rng, guests) if guests else None
        if step:
            seat = FIRST_SEAT
            yield f"{number} the guests"
        elif seat is None:
            dealt = deal(game, state)
            if dealt:
                yield from _fact_lines(dealt.facts, FIRST_SEAT)
                state = dealt.state
            action = _scripted(game, state, rng)
            seat, step = action.seat, apply(game, state, action, dice)
            yield f"{number} {NAMES[seat]}: {_record_line(action)}"
        else:
            step = automata(game, state, dice)
            assert step is not None
            yield f"{number} {NAMES[seat]}, an opponent"
        yield from _fact_lines(step.facts, seat)
        state = step.state
    yield from (
        f"{NAMES[s.seat]}: {_record_line(s)} total={s.total}" for s in score(game, state.table)
    )


def _told(
    game: Game, state: GameState, dice: tuple[Dice, Dice], rng: Random, guests: int
) -> PlyResult | None:
    """Begin a tale, answer it, or play a secret card; None where an action is next.

    The first dice deal the cards, the others are those of the ply.
    """
    table, (first, now) = state.table, dice
    if table.tale is None:
        return tale.begin(game, state, now, None, TALES, guests=guests)
    if tale.is_opening(table):
        return tale.answer_opening(game, state, rng.choice(list(TaleAnswer)))
    if tale.is_finale(table):
        able = tale.able(table.players[FIRST_SEAT])
        steps = [
            tale.Step(
                place,
                rng.choice(list(FinaleAnswer)),
                able[place::guests] or (able[place % len(able)],),
            )
            for place in range(guests)
        ]
        return tale.face_finale(game, state, steps, now)
    place = rng.randrange(guests)
    card = tale_cards.card_of(first, table.tale.cards, place)
    refused = tale_cards.refusal(game, table, place, card)
    return None if refused else tale_cards.play(game, state, card, place)


def _opening(state: GameState) -> Iterator[str]:
    market = state.table.market
    for name in ("houses", "outposts", "keys", "stars"):
        yield f"{name} {' '.join(getattr(market, name))}"
    yield f"for hire {' '.join(filter(None, state.table.board.slots))}"


def _scripted(game: Game, state: GameState, rng: Random) -> Action:
    """Act eagerly, trade a little, and pass when nothing else is left."""
    found = [(seat, offer) for seat, offer in open_offers(game, state) if _wanted(offer, state)]
    eager = [(seat, offer) for seat, offer in found if offer.verb in EAGER]
    if eager and rng.random() < 0.85:
        weights = [EAGER[offer.verb] for _, offer in eager]
        seat, offer = rng.choices(eager, weights)[0]
    else:
        rest = [(s, o) for s, o in found if o.verb not in EAGER]
        others = [(s, o) for s, o in rest if not (eager and o.verb == LAST_RESORT)]
        seat, offer = choose(others or eager, rng)
    action = fill(game, state, seat, offer, rng)
    assert action is not None
    return action


def _wanted(offer: Offer, state: GameState) -> bool:
    return offer.verb not in ("withdraw", "take_back") and bool(state.table.questions)


def _fact_lines(facts: tuple[Fact, ...], seat: Seat) -> Iterator[str]:
    records: list[str] = []
    for fact in facts:
        if isinstance(fact, RoundBegan):
            yield f"    {'; '.join(records)}"
            records = []
            yield f"== round {fact.round}, first {NAMES[fact.first]} =="
        elif not isinstance(fact, DULL):
            whose = getattr(fact, "seat", seat)
            records.append((f"{NAMES[whose]} " if whose != seat else "") + _record_line(fact))
    if records:
        yield f"    {'; '.join(records)}"


def _record_line(record: Any) -> str:
    """Tell a record's kind and what is not as usual in it."""
    words = [getattr(record, "kind", "")]
    for field in fields(record):
        value = getattr(record, field.name)
        if field.name not in UNSAID and value != field.default:
            words.append(f"{field.name}={_value(value)}")
    return " ".join(filter(None, words))


def _value(value: Any) -> str:
    match value:
        case tuple():
            return "+".join(_value(part) for part in value) or "none"
        case Enum():
            return str(value.value)
        case _ if is_dataclass(value):
            return f"({_record_line(value)})"
        case _:
            return str(value)
