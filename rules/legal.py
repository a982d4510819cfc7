"""List the legal actions, by filling in every offer in every way that its check allows."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from rules.actions import Action
from rules.editions import Game
from rules.engine import check, offers
from rules.offers import Blank
from rules.table import GameState
from rules.words import Seat


def legal_actions(game: Game, state: GameState) -> Iterator[Action]:
    """Yield every legal action of every seat: rests and parties make many of them."""
    for seat in map(Seat, range(len(state.table.players))):
        for offer in offers(game, state, seat):
            if offer.refusal is None:
                for answers in _answers_to(offer.blanks):
                    action = offer.fill(seat, answers)
                    if check(game, state, action) is None:
                        yield action


def _answers_to(blanks: tuple[Blank, ...]) -> Iterator[dict[str, Any]]:
    if not blanks:
        yield {}
        return
    for others in _answers_to(blanks[:-1]):
        for answer in _fillings(blanks[-1]):
            yield {**others, blanks[-1].name: answer}


def _fillings(blank: Blank) -> Iterator[Any]:
    """List the ways to fill in a blank; the order matters only for goods on the track."""
    if blank.many:
        ways = permutations if blank.name == "goods" else combinations
        seen: set[Any] = set()
        for size in range(blank.least, blank.most + 1):
            for way in ways(blank.values, size):
                if way not in seen:
                    seen.add(way)
                    yield way
    else:
        if not blank.least:
            yield None
        yield from blank.values
