"""Play whole games between companions, each deal once from each seat."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.visible import choices_of
from bot.service.plies.autoplay import plain_action
from rules import apply, automata, automaton_due, rows, score, setup
from rules.actions import Action
from rules.dice import Dice
from rules.editions import Game
from rules.facts import Fact
from rules.table import GameState
from rules.words import Seat

MOST_PLIES = 2_000

Player: TypeAlias = Callable[[Game, GameState, Seat, bytes], Action]


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody of a strength, who goes by what their seat may see."""

    strength: Strength
    person: Person | None = None

    def __call__(self, game: Game, state: GameState, seat: Seat, seed: bytes) -> Action:
        seen = choices_of(game, state.table, seat)
        return decide(
            game.edition, state.table, seat, seen, self.strength, self.person, seed
        ).action


def stand_in(game: Game, state: GameState, seat: Seat, _seed: bytes) -> Action:
    """Answer as the plain stand-in does."""
    return plain_action(game, state, seat)


@dataclass(frozen=True, slots=True)
class Ply:
    """What was played: the state before, who acted and how long it took, in seconds of CPU."""

    state: GameState
    seat: Seat
    action: Action
    facts: tuple[Fact, ...]
    took: float


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game: points and places indexed by seat, and its plies."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    plies: tuple[Ply, ...]
    ending: GameState

    def share(self, seat: int) -> float:
        """Return the part of the win that a seat has: those who tie share it."""
        return (self.places[seat] == 1) / self.places.count(1)


def play(game: Game, players: Sequence[Player], deal: int) -> Match:
    """Play a deal to its end; `players` are indexed by seat."""
    secret = deal.to_bytes(16)
    state = setup(game, len(players), Dice(secret, 0)).state
    plies: list[Ply] = []
    for number in range(1, MOST_PLIES):
        if state.table.over:
            scores = score(game, state.table)
            points, places = [s.total for s in scores], [s.place for s in scores]
            return Match(tuple(points), tuple(places), tuple(plies), state)
        dice = Dice(secret, number)
        if automaton_due(state.table) is not None:
            state = automata(game, state, dice).state
            continue
        dealt = rows.deal(game, state)
        state = dealt.state if dealt else state
        seat = state.table.questions[0].seat
        seed = sha256(b"companion|%d|%d|%d" % (deal, number, seat)).digest()
        began = time.process_time()
        action = players[seat](game, state, seat, seed)
        took = time.process_time() - began
        step = apply(game, state, action, dice)
        plies.append(Ply(state, seat, action, step.facts, took))
        state = step.state
    raise AssertionError("the game does not end")


def rotated(hero: Player, others: Player, seats: int) -> Iterator[tuple[int, tuple[Player, ...]]]:
    """Seat one player among others, on each seat in turn."""
    for seat in range(seats):
        yield seat, tuple(hero if n == seat else others for n in range(seats))
