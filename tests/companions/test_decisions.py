"""Sensible players: legal in every edition, and blind to what is hidden."""

import ast
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import get_type_hints

import pytest

import bot.companions
from bot.companions.decisions import decide
from bot.companions.determinize import imagine
from bot.companions.people import Person, Strength
from bot.companions.thoughts import ReasonCode, Thought
from bot.companions.visible import choices_of
from rules import apply, automata, automaton_due, setup
from rules.actions import Action
from rules.dice import Dice
from rules.editions import FINAL, FINAL_2, PREVIEW, SOLO, Edition, Game
from rules.questions import ChooseOption
from rules.table import Decks, GameState, Table
from rules.words import Seat
from tests.companions.blank import blank_book
from tests.ladder.deeds import deeds
from tests.shipped import shipped

BOOK = shipped().book
MOST_PLIES = 2_000
SAME_GAMES = 12
ACTIONS = {"explore", "build", "harvest", "train", "labor", "pass"}
UNSEEN = {"GameState", "Decks", "Outcome", "Dice", "Book"}
"""Names of what nobody at the table sees."""


@dataclass(frozen=True)
class Player:
    """Somebody who decides; the whim is the ply."""

    strength: Strength = Strength.NEIGHBOUR
    person: Person | None = None

    def think(self, game: Game, table: Table, seat: Seat, whim: int) -> Thought:
        seen, seed = choices_of(game, table, seat), whim.to_bytes(8)
        return decide(game.edition, table, seat, seen, self.strength, self.person, seed)


def played(
    game: Game, seats: int, seed: int, player: Player = Player()
) -> Iterator[tuple[GameState, Seat, Thought, int]]:
    """Play a game among neighbours, and give each thought of seat 0, its state and its whim."""
    secret, rng = seed.to_bytes(16), Random(seed)
    state = setup(game, seats, Dice(secret, 0)).state
    for ply in range(1, MOST_PLIES):
        if state.table.over:
            return
        dice = Dice(secret, ply)
        if automaton_due(state.table):
            state = automata(game, state, dice).state
            continue
        seat = rng.choice(state.table.questions).seat
        thought = (player if seat == 0 else Player()).think(game, state.table, seat, ply)
        if seat == 0:
            yield state, seat, thought, ply
        state = apply(game, state, thought.action, dice).state
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("edition", [FINAL, PREVIEW])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_is_legal_to_the_end(
    edition: Edition, seats: int, strength: Strength
) -> None:
    game = Game(edition, BOOK)
    kinds = {t.action.kind for _, _, t, _ in played(game, seats, 1, Player(strength))}
    assert {"build", "explore", "choose", "labor"} <= kinds


@pytest.mark.parametrize("person", Person)
def test_every_persons_decisions_are_legal_to_the_end(person: Person) -> None:
    assert list(played(Game(FINAL, BOOK), 2, 3, Player(Strength.GUEST, person)))


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("edition", [FINAL, PREVIEW])
def test_they_play_alone_against_the_automated_opponents(
    edition: Edition, strength: Strength
) -> None:
    assert list(played(Game(edition, BOOK, variant=SOLO), 1, 3, Player(strength)))


def with_caves_found(state: GameState, left: int) -> GameState:
    """Give the caves that nobody has found to the last player, but for that many."""
    decks, table = state.decks, state.table
    caves, found = decks.caves[:left], decks.caves[left:]
    market = replace(table.market, cave=caves[0] if caves else None, caves_left=left)
    *others, last = table.players
    finder = replace(last, caves=(*last.caves, *found))
    table = replace(table, players=(*others, finder), market=market)
    return GameState(table, replace(decks, caves=caves))


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize("strength", Strength)
def test_they_go_on_where_the_caves_have_run_out(strength: Strength, left: int) -> None:
    game = Game(FINAL, BOOK)
    moves = played(game, 2, 1, Player())
    explored = [one for one in moves if one[2].action.kind == "explore"]
    for before, seat, _, whim in explored:
        state = with_caves_found(before, left)
        action = Player(strength).think(game, state.table, seat, whim).action
        apply(game, state, action, Dice(bytes(16), 1))
    assert explored


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize(
    ("edition", "person", "games"),
    [
        (FINAL_2, None, ((2, 5), (4, 5))),
        (FINAL_2, Person.AVERILL, ((2, 6),)),
        (PREVIEW, Person.RAPP, ((2, 16), (2, 22))),
    ],
    ids=["final-2", "a-person", "preview"],
)
def test_they_think_the_same_with_empty_decks_and_blank_rewards(
    edition: Edition, person: Person | None, games: tuple[tuple[int, int], ...], strength: Strength
) -> None:
    game, asked, player = Game(edition, BOOK), set[str](), Player(strength, person)
    unseen = replace(game, book=blank_book(BOOK))
    begun = [played(game, seats, seed, player) for seats, seed in games]
    for state, seat, thought, whim in chain.from_iterable(begun):
        emptied = GameState(state.table, Decks((), (), (), ()))
        assert player.think(unseen, emptied.table, seat, whim) == thought
        asked |= {asking.kind for asking in state.table.questions if asking.seat == seat}
    assert {"choose_option", "spend_effort", "rest_villagers", "take_turn"} <= asked


@pytest.mark.parametrize("strength", Strength)
def test_a_spawned_child_thinks_the_same(strength: Strength) -> None:
    game, player = Game(FINAL, BOOK), Player(strength, Person.QUOIN)
    thoughts = list(islice(played(game, 2, 6, player), 12))
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for state, seat, thought, whim in thoughts:
            seen, seed = choices_of(game, state.table, seat), whim.to_bytes(8)
            asked = (FINAL, state.table, seat, seen, strength, Person.QUOIN, seed)
            assert pool.submit(decide, *asked).result() == thought


def test_a_guest_neither_buys_nor_sells_nor_changes_a_row() -> None:
    trading = {"offer_to_buy", "put_up_for_sale", "refresh_row", "take_back"}
    for strength, trades in ((Strength.NEIGHBOUR, True), (Strength.GUEST, False)):
        games = [played(Game(FINAL, BOOK), 2, seed, Player(strength)) for seed in range(4)]
        kinds = {thought.action.kind for game in games for _, _, thought, _ in game}
        assert bool(kinds & trading) is trades


@cache
def done_by(person: Person | None) -> tuple[Action, ...]:
    """Return all that a neighbour does in the same few games; they are played once."""
    player = Player(Strength.NEIGHBOUR, person)
    games = [played(Game(FINAL_2, BOOK), 2, seed, player) for seed in range(SAME_GAMES)]
    return tuple(thought.action for game in games for _, _, thought, _ in game)


@pytest.mark.parametrize("person", Person)
def test_a_person_does_more_of_what_they_love(person: Person) -> None:
    assert deeds(person, done_by(person)) > deeds(person, done_by(None))


@pytest.mark.parametrize(("strength", "seeds"), [(Strength.NEIGHBOUR, 4), (Strength.OLD_HAND, 3)])
def test_thoughts_say_why(strength: Strength, seeds: int) -> None:
    codes: set[ReasonCode] = set()
    for seed in range(seeds):
        for state, _, thought, _ in played(
            Game(FINAL, BOOK), 2, seed, Player(strength, Person.PECK)
        ):
            assert bool(thought.reasons) == (thought.action.kind in ACTIONS)
            for reason in thought.reasons:
                codes.add(reason.code)
                assert 0 < reason.share <= 1
                match reason.code:
                    case ReasonCode.FOR_THE_CIDER:
                        assert state.table.board.cider
                        assert thought.action.kind == "labor"
                    case ReasonCode.FIRST_THEN:
                        assert reason.kind != thought.action.kind
                    case _:
                        assert reason.kind == thought.action.kind
                        assert reason.card in {None, *vars_of(thought.action)}
    assert codes == set(ReasonCode)


def vars_of(action: Action) -> set[object]:
    return {getattr(action, name) for name in action.__dataclass_fields__}


def test_nobody_but_the_explorer_sees_the_open_paragraph() -> None:
    game = Game(FINAL, BOOK)
    seen = 0
    for state, _, _, _ in played(game, 3, seed=1):
        for question in state.table.questions:
            if isinstance(question, ChooseOption):
                others = [Seat(n) for n in range(3) if n != question.seat]
                assert choices_of(game, state.table, question.seat)
                assert [choices_of(game, state.table, other) for other in others] == [(), ()]
                seen += 1
    assert seen


def test_only_what_is_made_up_has_hidden_parts() -> None:
    """Who looks ahead does so in states that `determinize.imagine` made from a table."""
    folder = Path(bot.companions.__file__).parent
    imagining = {"lookahead.py", "determinize.py", "rollouts.py", "typical.py"}
    named = {path.name: names_in(path) for path in folder.glob("*.py")}
    assert imagining < set(named)
    assert {name for name, names in named.items() if names & UNSEEN} == imagining
    for door in (decide, imagine):
        kinds = set(get_type_hints(door).values()) - {get_type_hints(door)["return"]}
        assert Table in kinds
        assert not {str(kind) for kind in kinds if any(name in str(kind) for name in UNSEEN)}


def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
