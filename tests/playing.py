"""Play one action on a state with loaded dice, and look at its result."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar, cast

import pytest

from rules import Code, IllegalAction, apply, check, fold, offers
from rules.actions import Action
from rules.dice import Dice
from rules.editions import Game
from rules.facts import Fact
from rules.offers import Offer
from rules.questions import TakeReward
from rules.table import GameState, Player, Table
from rules.words import Area, Seat
from tests.pieces import pieces
from tests.tables import GAME

T = TypeVar("T")


@dataclass(frozen=True)
class LoadedDice:
    """Dice that fall as they are told, by stream; any other die falls on `otherwise`."""

    rolls: Mapping[str, int] = field(default_factory=dict[str, int])
    otherwise: int = 1

    def roll(self, stream: str) -> int:
        return self.rolls.get(stream, self.otherwise)

    def shuffle(self, _stream: str, cards: Sequence[T]) -> tuple[T, ...]:
        return tuple(cards)


@dataclass(frozen=True)
class After:
    """What an action led to; index it by seat for a player's board."""

    state: GameState
    facts: tuple[Fact, ...]

    def __getitem__(self, number: Seat) -> Player:
        return self.state.table.players[number]

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def asked(self) -> tuple[tuple[str, Seat], ...]:
        return tuple((question.kind, question.seat) for question in self.table.questions)

    @property
    def picks(self) -> tuple[str, ...]:
        """What the first question lets one pick from."""
        question = self.table.questions[0]
        assert isinstance(question, TakeReward)
        return question.picks

    def of(self, kind: type[T]) -> list[T]:
        return [fact for fact in self.facts if isinstance(fact, kind)]


def play(
    state: GameState,
    action: Action,
    game: Game = GAME,
    *,
    rolls: Mapping[str, int] | None = None,
    otherwise: int = 1,
) -> After:
    """Play an action; the laws of folding and of conservation hold each time."""
    step = apply(game, state, action, cast("Dice", LoadedDice(rolls or {}, otherwise)))
    assert fold(state, step.facts) == step.state
    assert pieces(step.state) == pieces(state)
    assert all(player.coins >= 0 for player in step.state.table.players)
    return After(step.state, step.facts)


def refusal(state: GameState, action: Action, game: Game = GAME) -> Code | None:
    """Give the code with which `check` and `apply` both refuse an action, if they do."""
    found = check(game, state, action)
    if found is None:
        return None
    with pytest.raises(IllegalAction) as refused:
        apply(game, state, action, cast("Dice", LoadedDice()))
    assert refused.value.refusal == found
    return found.code


def offer_of(state: GameState, number: Seat, verb: str, game: Game = GAME) -> Offer:
    """Give the offer of that verb to a seat."""
    return next(offer for offer in offers(game, state, number) if offer.verb == verb)


def greyed(state: GameState, number: Seat, verb: str, game: Game = GAME) -> Code | None:
    """Give the code for which an offer is greyed out, if it is."""
    found = offer_of(state, number, verb, game).refusal
    return found.code if found else None


def counted(words: Sequence[str]) -> Counter[str]:
    """Count what is alike, where the order says nothing."""
    return Counter(map(str, words))


def villagers_in(player: Player, area: Area) -> set[str]:
    """Name the villagers in an area."""
    return set(player.villagers_in(area))
