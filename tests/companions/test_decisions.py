"""Sensible players: legal in every edition, and blind to what is hidden."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import bot.companions
from bot.companions.decisions import decide
from bot.companions.sight import choices_of
from encounters.loader import SHIPPED_BOOK, load
from rules import apply, automata, automaton_due, setup
from rules.actions import Action
from rules.book import Book, Option, Outcome, Paragraph
from rules.dice import Dice
from rules.editions import FINAL, PREVIEW, SOLO, Edition, Game
from rules.questions import ChooseOption
from rules.table import Decks, GameState, Table
from rules.words import Seat

BOOK = load(SHIPPED_BOOK).book
MOST_PLIES = 2_000
UNSEEN = {"GameState", "Decks", "Outcome", "Dice", "Book"}
"""Names of what nobody at the table sees."""


def blank(option: Option) -> Option:
    tiers = tuple(replace(tier, outcome=Outcome()) for tier in option.tiers)
    return replace(option, tiers=tiers, failure=Outcome())


def blank_book(book: Book) -> Book:
    """The same choices and numbers, and not one reward."""
    paragraphs = {
        number: Paragraph(number, tuple(map(blank, paragraph.options)))
        for number, paragraph in book.paragraphs.items()
    }
    return replace(book, paragraphs=paragraphs)


def decision(game: Game, table: Table, seat: Seat, whim: int) -> Action:
    return decide(game.edition, table, seat, choices_of(game, table, seat), Random(whim))


def played(game: Game, seats: int, seed: int) -> Iterator[tuple[GameState, Seat, Action, int]]:
    """Play a game to its end, and give each decision with the state and the whim behind it."""
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
        action = decision(game, state.table, seat, ply)
        yield state, seat, action, ply
        state = apply(game, state, action, dice).state
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("edition", [FINAL, PREVIEW])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_is_legal_to_the_end(edition: Edition, seats: int) -> None:
    for seed in range(3):
        kinds = {action.kind for _, _, action, _ in played(Game(edition, BOOK), seats, seed)}
        assert {"build", "explore", "choose", "labor"} <= kinds


@pytest.mark.parametrize("edition", [FINAL, PREVIEW])
def test_they_play_alone_against_the_automated_opponents(edition: Edition) -> None:
    assert list(played(Game(edition, BOOK, variant=SOLO), 1, seed=3))


@pytest.mark.parametrize("seats", [2, 4])
def test_they_decide_the_same_with_empty_decks_and_blank_rewards(seats: int) -> None:
    game, asked = Game(FINAL, BOOK), set[str]()
    unseen = replace(game, book=blank_book(BOOK))
    for state, seat, action, whim in played(game, seats, seed=5):
        emptied = GameState(state.table, Decks((), (), (), ()))
        assert decision(unseen, emptied.table, seat, whim) == action
        asked |= {question.kind for question in state.table.questions}
    assert {"choose_option", "spend_effort", "rest_villagers", "take_turn"} <= asked


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


def test_they_name_nothing_that_is_hidden() -> None:
    folder = Path(bot.companions.__file__).parent
    named = {
        node.id
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }
    assert "Table" in named
    assert not named & UNSEEN
