"""The laws of the rules, over random games: each ply of each game is held against all of them.

`LAWS_DEEPER=20` plays twenty times as many games, and new ones at each run.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from encounters.loader import SHIPPED_BOOK, load
from rules import (
    IllegalAction,
    PlyResult,
    apply,
    automata,
    automaton_due,
    check,
    deal,
    evolve,
    fold,
    offers,
    setup,
)
from rules.actions import Action, Harvest
from rules.change_tale import TaleFact
from rules.dice import Dice
from rules.editions import FINAL, NIGHTS, PREVIEW, SOLO, Game, Reading
from rules.facts import CaveDrawn, Fact, GameEnded, Renumbered
from rules.night import night_score
from rules.table import GameState
from rules.words import Seat
from tests.laws.mechanics import a_book_of_every_mechanic
from tests.laws.random_play import (
    by_house_rules,
    choose,
    fill,
    is_offered,
    made_up,
    open_offers,
    random_house_rules,
)
from tests.pieces import pieces

DEEPER = int(os.environ.get("LAWS_DEEPER", "1"))
MOST_PLIES = 5_000
MADE_UP = 4
MEANWHILE = 0.1
"""How often a player does something while an automated opponent is due."""

LOOKS_FIRST = 0.5
"""How often somebody looks at the new cards of the market before they take their turn."""

BOOK = a_book_of_every_mechanic()
EDITIONS = [
    *(("every mechanic", seats) for seats in (2, 3, 4)),
    *(("preview", 2), ("preview", 4), ("solo", 1), ("solo preview", 1), ("night", 1)),
    *(("house rules", 2), ("house rules", 4), ("solo house rules", 1)),
]
"""Ways to play, each with a number of seats."""
WAYS = [*EDITIONS, *((book, n) for book in ("printed book", "shipped book") for n in (2, 3, 4))]
WAYS += [("shipped preview", 3), ("shipped solo", 1), ("shipped night", 1)]
NIGHT = NIGHTS[1]
SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
LAWS = settings(
    max_examples=12 * DEEPER,
    derandomize=DEEPER == 1,
    database=None,
    suppress_health_check=list(HealthCheck),  # pyright: ignore[reportArgumentType] - its metaclass
)


@dataclass(frozen=True)
class Played:
    """One ply of a random game; an automated opponent's, and new cards, have no action."""

    game: Game
    before: GameState
    action: Action | None
    step: PlyResult
    dice: Dice


def a_random_game(game: Game, seats: int, seed: int) -> Iterator[Played]:
    """Play a game to its end, each action chosen from all that is offered to anyone."""
    rng = Random(seed)
    secret = rng.randbytes(16)
    state = setup(game, seats, Dice(secret, 0)).state
    for number in range(1, MOST_PLIES):
        dice, action = Dice(secret, number), None
        dealt = deal(game, state) if rng.random() < LOOKS_FIRST else None
        if dealt is not None:
            yield Played(game, state, None, dealt, dice)
            state = dealt.state
            continue
        if automaton_due(state.table) is None or rng.random() < MEANWHILE:
            found = open_offers(game, state)
            action = fill(game, state, *choose(found, rng), rng) if found else None
        step = a_step(game, state, action, dice)
        if step is None:
            return
        yield Played(game, state, action, step, dice)
        state = step.state
    raise AssertionError("the game does not end")


def a_step(game: Game, state: GameState, action: Action | None, dice: Dice) -> PlyResult | None:
    if action:
        return apply(game, state, action, dice)
    return automata(game, state, dice) or deal(game, state)


@cache
def a_way_to_play(way: str) -> Game:
    match way:
        case "printed book":
            return Game(FINAL, BOOK, Reading.BOOK)
        case "shipped book":
            return Game(FINAL, load(SHIPPED_BOOK).book)
        case "shipped preview":
            return Game(PREVIEW, load(SHIPPED_BOOK).book)
        case "shipped solo":
            return Game(PREVIEW, load(SHIPPED_BOOK).book, variant=SOLO)
        case "night":
            return Game(FINAL, BOOK, variant=NIGHT)
        case "shipped night":
            return Game(FINAL, load(SHIPPED_BOOK).book, variant=NIGHT)
        case "preview":
            return Game(PREVIEW, BOOK)
        case "solo" | "solo house rules":
            return Game(FINAL, BOOK, variant=SOLO)
        case "solo preview":
            return Game(PREVIEW, BOOK, variant=SOLO)
        case _:
            return Game(FINAL, BOOK)


def games(seats: int, seed: int, way: str = "every mechanic") -> Iterator[Played]:
    game = a_way_to_play(way)
    if "house rules" in way:
        game = by_house_rules(game, random_house_rules(game.edition, Random(seed)))
    return a_random_game(game, seats, seed)


@pytest.mark.parametrize(("way", "seats"), EDITIONS)
@LAWS
@given(seed=SEEDS)
def test_folding_a_plys_facts_gives_the_state_after_it(way: str, seats: int, seed: int) -> None:
    # Law 1, fact by fact, ply by ply, and over the whole game
    plies = list(games(seats, seed, way))
    for ply in plies:
        state = ply.before
        for fact in ply.step.facts:
            state = evolve(state, fact)
        assert state == ply.step.state
    facts = [fact for ply in plies for fact in ply.step.facts]
    assert fold(plies[0].before, facts) == plies[-1].step.state


@pytest.mark.parametrize(("way", "seats"), EDITIONS)
@LAWS
@given(seed=SEEDS)
def test_a_ply_leaves_the_state_before_it_alone_and_repeats(
    way: str, seats: int, seed: int
) -> None:
    # Law 1; a retry after a crash plays the same
    for ply in games(seats, seed, way):
        before = hash(ply.before)
        assert a_step(ply.game, ply.before, ply.action, ply.dice) == ply.step
        assert hash(ply.before) == before


@pytest.mark.parametrize(("way", "seats"), WAYS)
@LAWS
@given(seed=SEEDS)
def test_every_open_question_can_be_answered(way: str, seats: int, seed: int) -> None:
    # Law 2: while a game runs some question is open, or an automated opponent is due, never both;
    # and each form can be filled in legally
    rng = Random(seed)
    for ply in games(seats, seed, way):
        after = ply.step.state
        numbers = [question.number for question in after.table.questions]
        due = automaton_due(after.table) is not None
        assert [bool(numbers), due, after.table.over].count(True) == 1
        assert numbers == sorted(set(numbers))
        found = open_offers(ply.game, after)
        for question in after.table.questions:
            assert any(seat == question.seat and o.verb != "advance" for seat, o in found)
        if found:
            seat, offer = rng.choice(found)
            action = fill(ply.game, after, seat, offer, rng)
            assert action is not None, offer
            assert apply(ply.game, after, action, Dice(b"other", 1)).facts


@pytest.mark.parametrize(("way", "seats"), EDITIONS)
@LAWS
@given(seed=SEEDS)
def test_question_numbers_only_grow(way: str, seats: int, seed: int) -> None:
    # Law 2: a button is stale exactly when its question is no longer open
    for ply in games(seats, seed, way):
        before, after = ply.before.table, ply.step.state.table
        new = set(after.questions) - set(before.questions)
        assert all(question.number >= before.next_question for question in new)
        assert after.next_question >= before.next_question


@pytest.mark.parametrize(("way", "seats"), WAYS)
@LAWS
@given(seed=SEEDS)
def test_what_check_refuses_apply_refuses_alike(way: str, seats: int, seed: int) -> None:
    # Law 2; and what check allows was offered, and applies
    rng = Random(seed)
    for ply in games(seats, seed, way):
        state = ply.step.state
        for action in [made_up(state, rng) for _ in range(MADE_UP)]:
            refusal = check(ply.game, state, action)
            if refusal:
                with pytest.raises(IllegalAction) as refused:
                    apply(ply.game, state, action, ply.dice)
                assert refused.value.refusal == refusal
            else:
                assert apply(ply.game, state, action, ply.dice).facts
                forms = [o for o in offers(ply.game, state, action.seat) if o.verb == action.kind]
                assert any(not o.refusal and is_offered(o, action) for o in forms), action


@pytest.mark.parametrize(("way", "seats"), WAYS)
@LAWS
@given(seed=SEEDS)
def test_nothing_in_the_box_comes_or_goes(way: str, seats: int, seed: int) -> None:
    # Law 4: villagers, cards and tokens are conserved, coins never below zero
    box = None
    for ply in games(seats, seed, way):
        after = ply.step.state
        table, decks = after.table, after.decks
        box = box or pieces(ply.before)
        assert pieces(after) == box
        assert all(player.coins >= 0 for player in table.players)
        assert min(table.supply) >= 0
        assert table.market.cave == next(iter(decks.caves), None)
        left = (table.market.houses_left, table.market.outposts_left, table.market.caves_left)
        assert left == (len(decks.houses), len(decks.outposts), len(decks.caves))
        assert table.market.villagers_left == len(decks.villagers)


@pytest.mark.parametrize(("way", "seats"), [one for one in EDITIONS if one[0] != "night"])
@LAWS
@given(seed=SEEDS)
def test_every_game_ends_after_its_rounds(way: str, seats: int, seed: int) -> None:
    # Law 4: seven of them, but by house rules
    *_, last = games(seats, seed, way)
    assert last.step.state.table.over
    assert last.step.state.table.round == last.game.edition.rounds
    assert "house rules" in way or last.game.edition.rounds == 7
    ended = last.step.facts[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners


@pytest.mark.parametrize("way", ["night", "shipped night"])
@LAWS
@given(seed=SEEDS)
def test_every_night_ends_with_its_journeys_its_caves_or_its_rounds(way: str, seed: int) -> None:
    # Law 4
    plies = list(games(1, seed, way))
    facts = [fact for ply in plies for fact in ply.step.facts]
    after = plies[-1].step.state.table
    begun = sum([isinstance(fact, CaveDrawn) for fact in facts])
    assert after.over
    assert facts[-1] == GameEnded((Seat(0),))
    assert after.night.left == NIGHT.journeys - begun
    ends = (not after.night.left, after.market.cave is None, after.round == FINAL.rounds)
    assert any(ends)
    score = night_score(after, NIGHT.journeys, facts)
    assert score.journeys == begun <= score.stories
    assert score.failures <= score.stories


def test_random_games_meet_every_action_and_every_fact() -> None:
    # So that the laws are held against all of the rules; an undo is not the rules' own
    met: set[object] = set()
    sold_at_once = False
    for seed in range(30):
        alone = (*games(1, seed, "solo"), *games(1, seed, "solo preview"))
        for ply in (*games(4, seed), *games(4, seed, "printed book"), *alone):
            met |= {type(ply.action), *map(type, ply.step.facts)}
            sold_at_once |= isinstance(ply.action, Harvest) and ply.action.sell is not None
    assert met >= {*get_args(Action), *get_args(Fact)} - {Renumbered, *get_args(TaleFact)}
    assert sold_at_once


def test_every_paragraph_of_the_shipped_book_leaves_everyone_a_choice() -> None:
    # Law 2: an option that needs an item is never the only one
    book = a_way_to_play("shipped book").book
    for paragraph in book.paragraphs.values():
        assert any(option.offer is None for option in paragraph.options), paragraph.number
