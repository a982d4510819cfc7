"""The laws of a night's tale, over nights that are played to their endings at random."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import get_args

import pytest
from hypothesis import given

from rules import PlyResult, apply, evolve, setup, tale
from rules import facts as f
from rules.change_tale import TaleFact
from rules.dice import Dice
from rules.editions import FINAL, NIGHTS, Game, Variant
from rules.facts import Fact
from rules.table import GameState, Tale
from rules.tale_cards import play, refusal
from rules.tale_light import light_of
from rules.words import FinaleAnswer, SecretCard, TaleAnswer, TaleEnding, TaleId
from tests.laws.random_play import choose, fill, open_offers
from tests.laws.test_laws import BOOK, LAWS, SEEDS

_GUESTS = (3, 8, 25)
POOL = (TaleId("one"), TaleId("two"), TaleId("three"))


@dataclass(frozen=True)
class Ply:
    """One ply of a random night."""

    before: GameState
    step: PlyResult


def a_night(variant: Variant, seed: int) -> list[Ply]:
    """Play a night to the ending of its tale, each answer and action at random."""
    game, whims = Game(FINAL, BOOK, variant=variant), Random(seed)
    secret = whims.randbytes(16)
    state = setup(game, 1, Dice(secret, 0)).state
    plies: list[Ply] = []
    while not state.table.over:
        step = _step(game, state, Dice(secret, len(plies) + 1), whims)
        plies.append(Ply(state, step))
        state = step.state
    return plies


def _step(game: Game, state: GameState, dice: Dice, whims: Random) -> PlyResult:
    if state.table.tale is None:
        chosen = whims.choice((None, POOL[1]))
        guests = whims.choice(_GUESTS)
        return tale.begin(game, state, dice, chosen, POOL, guests=guests)
    if tale.is_opening(state.table):
        return tale.answer_opening(game, state, whims.choice(list(TaleAnswer)))
    if tale.is_finale(state.table):
        return tale.face_finale(game, state, _answers(state, whims), dice)
    place = whims.randrange(_tale(state).guests)
    card = list(SecretCard)[place % len(SecretCard)]
    if refusal(game, state.table, place, card) is None:
        return play(game, state, card, place)
    action = fill(game, state, *choose(open_offers(game, state), whims), whims)
    assert action is not None
    return apply(game, state, action, dice)


def _answers(state: GameState, whims: Random) -> list[tale.Step]:
    able = tale.able(state.table.players[0])
    return [
        tale.Step(
            place,
            whims.choice(list(FinaleAnswer)),
            tuple(whims.sample(able, whims.randint(1, len(able)))),
        )
        for place in range(whims.choice((1, *_GUESTS)))
    ]


def _facts(plies: list[Ply]) -> list[Fact]:
    return [fact for ply in plies for fact in ply.step.facts]


@pytest.mark.parametrize("variant", NIGHTS)
@LAWS
@given(seed=SEEDS)
def test_folding_gives_every_state_of_a_tale(variant: Variant, seed: int) -> None:
    for ply in a_night(variant, seed):
        state = ply.before
        for fact in ply.step.facts:
            state = evolve(state, fact)
        assert state == ply.step.state


@pytest.mark.parametrize("variant", NIGHTS)
@LAWS
@given(seed=SEEDS)
def test_the_light_never_rises_once_the_opening_is_answered(variant: Variant, seed: int) -> None:
    for ply in a_night(variant, seed):
        before, after = ply.before.table.tale, ply.step.state.table.tale
        assert after is not None
        assert after.light >= 0
        if before is None:
            assert after.light == after.start == light_of(variant.journeys, after.guests)
            continue
        if before.answer is None:
            assert after.light == after.start
            assert after.start == before.start + (after.answer is TaleAnswer.FIRST)
            continue
        burned = [one for one in ply.step.facts if isinstance(one, f.LightBurned)]
        cards = [one for one in ply.step.facts if isinstance(one, f.CardPlayed)]
        assert all((one.spares > 0) == (one.card is SecretCard.WICK) for one in cards)
        assert before.light - after.light == sum(one.amount for one in burned) >= 0
        spared = sum(one.spared for one in burned)
        assert after.spare == before.spare + sum(one.spares for one in cards) - spared >= 0


@pytest.mark.parametrize("variant", NIGHTS)
@LAWS
@given(seed=SEEDS)
def test_a_tale_begins_once_and_ends_once(variant: Variant, seed: int) -> None:
    plies = a_night(variant, seed)
    facts, last = _facts(plies), plies[-1].step.state.table
    for kind in (f.TaleBegun, f.OpeningAnswered, f.TaleEnded, f.GameEnded, f.RoundEnded):
        ended = [one for one in facts if isinstance(one, kind)]
        assert len(ended) == 1 or (kind is f.RoundEnded and ended), kind
    assert isinstance(facts[-1], f.GameEnded)
    assert last.tale
    result = last.tale.result
    assert result
    rolled = [one for one in facts if isinstance(one, f.FinaleRolled)]
    for answer, base, total in (
        (FinaleAnswer.AHEAD, 0, result.deed),
        (FinaleAnswer.HOLD, last.tale.light, result.light),
    ):
        assert total == base + sum(one.lanterns for one in rolled if one.answer is answer)
    assert {(one.place, one.die) for one in rolled} == {
        (one.place, index)
        for one in rolled
        for index in range(sum(other.place == one.place for other in rolled))
    }
    assert result.need == tale.deed_needs(_tale(plies[-1].before), len(rolled))
    deed, light = result.deed >= result.need, result.light >= result.dark
    ways = {(True, True): TaleEnding.BOTH, (True, False): TaleEnding.DEED}
    ways |= {(False, True): TaleEnding.LIGHT, (False, False): TaleEnding.NEITHER}
    assert result.ending is ways[deed, light]


@pytest.mark.parametrize("variant", NIGHTS)
@LAWS
@given(seed=SEEDS)
def test_signs_are_told_in_their_turn_and_the_last_third_asks_more(
    variant: Variant, seed: int
) -> None:
    plies, journeys = a_night(variant, seed), variant.journeys
    after = [one.after for one in _facts(plies) if isinstance(one, f.SignTold)]
    assert after == sorted(set(after))
    begun = journeys - _left(plies[-1].step.state)
    due = [part for part in (1, 2, 3) if begun * 4 >= part * journeys]
    assert len(after) == len(due)
    for ply in plies:
        told = [one for one in ply.step.facts if isinstance(one, f.SignTold)]
        table = ply.step.state.table
        assert all(one.bright == _tale(ply.step.state).is_bright for one in told)
        set_out = any(isinstance(one, f.CaveDrawn) for one in ply.step.facts)
        if set_out and table.expedition:
            is_late = 3 * (journeys - _left(ply.step.state)) > 2 * journeys
            is_dark = not _tale(ply.before).is_bright
            assert table.expedition.raised == is_late * (1 + is_dark)


@pytest.mark.parametrize("variant", NIGHTS)
@LAWS
@given(seed=SEEDS)
def test_cards_are_played_once_each_and_so_many_a_journey(variant: Variant, seed: int) -> None:
    plies = a_night(variant, seed)
    facts = [one for one in _facts(plies) if isinstance(one, f.CardPlayed)]
    places, journeys = [one.place for one in facts], Counter([one.journey for one in facts])
    assert len(set(places)) == len(places)
    guests = _tale(plies[-1].step.state).guests
    assert all((count - 1) * variant.journeys < guests for count in journeys.values())
    for ply in plies:
        if any(isinstance(one, f.CardPlayed) for one in ply.step.facts):
            assert ply.step.state.table.questions == ply.before.table.questions


def test_random_nights_meet_every_fact_of_a_tale() -> None:
    met = {type(fact) for seed in range(20) for fact in _facts(a_night(NIGHTS[1], seed))}
    assert met >= {*get_args(TaleFact)}


def _tale(state: GameState) -> Tale:
    assert state.table.tale is not None
    return state.table.tale


def _left(state: GameState) -> int:
    assert state.table.night is not None
    return state.table.night.left


def test_a_night_without_a_tale_asks_the_numbers_of_the_book() -> None:
    game = Game(FINAL, BOOK, variant=NIGHTS[0])
    state, whims = setup(game, 1, Dice(b"none", 0)).state, Random(1)
    for number in range(1, 1000):
        if state.table.over:
            break
        action = fill(game, state, *choose(open_offers(game, state), whims), whims)
        assert action is not None
        step = apply(game, state, action, Dice(b"none", number))
        state = step.state
        assert state.table.tale is None
        assert state.table.expedition is None or not state.table.expedition.raised
    assert state.table.over
