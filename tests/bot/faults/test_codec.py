"""What is stored comes back as it was, and a table gives no undrawn card away.

Law 3 of the design: `decode(encode(state)) == state`.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.history.codec import (
    decode_action,
    decode_facts,
    decode_state,
    encode_action,
    encode_facts,
    encode_state,
    encode_table,
)
from bot.settings import OWN_BOOK
from encounters.loader import load
from rules import apply, setup
from rules.actions import Action, Harvest
from rules.dice import Dice
from rules.editions import FINAL, Game, Reading
from rules.facts import Fact
from rules.questions import TellReward
from rules.table import GameState
from rules.words import BuildingId, Seat, VillagerId
from tests.bot.printed import random_reward
from tests.habits import habit


@cache
def book() -> Any:
    return load(OWN_BOOK).book


def a_whole_game(
    players: int, seed: int, reading: Reading = Reading.PRIVATE
) -> Iterator[tuple[Action, tuple[Fact, ...], GameState]]:
    """Play as guests do, giving each action, its facts, and the state after it."""
    game, dice = Game(FINAL, book(), reading), Random(seed)
    secret = seed.to_bytes(32)
    state = setup(game, players, Dice(secret, 0)).state
    for ply in range(1, 1_000):
        if state.table.over:
            return
        question = dice.choice(state.table.questions)
        loaded: Any = SimpleNamespace(game=game, state=state)
        is_tale = isinstance(question, TellReward)
        action = (
            random_reward(question.seat, dice) if is_tale else habit(loaded, question.seat, dice)
        )
        step = apply(game, state, action, Dice(secret, ply))
        state = step.state
        yield action, step.facts, state


@pytest.mark.parametrize("reading", [Reading.PRIVATE, Reading.BOOK])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_actions_facts_and_states_come_back_as_they_were(players: int, reading: Reading) -> None:
    for action, facts, state in a_whole_game(players, players, reading):
        assert decode_action(encode_action(action)) == action
        assert decode_facts(encode_facts(facts)) == facts
        assert decode_state(encode_state(state)) == state


def test_a_harvest_stored_before_it_could_sell_decodes() -> None:
    stored = b'{"seat":1,"villagers":["builder-2"],"buildings":["rag-mill"],"kind":"harvest"}'
    assert decode_action(stored) == Harvest(
        Seat(1), (VillagerId("builder-2"),), (BuildingId("rag-mill"),), sell=None, asking=None
    )


@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)), st.integers(0, 60))
def test_any_state_comes_back_as_it_was(seed: int, players: int, ply: int) -> None:
    for number, (_, _, state) in enumerate(a_whole_game(players, seed)):
        if number == ply:
            assert decode_state(encode_state(state)) == state
            return


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_undrawn_card_is_named_in_an_encoded_table(players: int) -> None:
    for _, _, state in a_whole_game(players, players):
        encoded = encode_table(state.table).decode()
        decks = state.decks
        face_up = decks.caves[:1]
        undrawn = (*decks.villagers, *decks.houses, *decks.outposts, *decks.caves)
        for card in undrawn:
            assert f'"{card}"' not in encoded or card in face_up, card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_undrawn_card_is_named_by_a_fact(players: int) -> None:
    """What was named and goes under its deck again has been seen by all."""
    seen: set[str] = set()
    for _, facts, state in a_whole_game(players, players):
        decks = state.decks
        encoded = encode_facts(facts).decode()
        table = encode_table(state.table).decode()
        undrawn = (*decks.villagers, *decks.houses, *decks.outposts, *decks.caves[1:])
        for card in undrawn:
            assert f'"{card}"' not in encoded or card in seen, card
        seen |= set(table.split('"'))
