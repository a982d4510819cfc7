"""Seat one player against the automated opponents, and let one of them play with told dice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

from rules import automata, fold
from rules.dice import Dice
from rules.editions import PREVIEW, SOLO, Game
from rules.table import GameState, Solo, Turn
from rules.words import BuildingId, Deed, Seat
from tests.pieces import pieces
from tests.playing import After, LoadedDice
from tests.tables import GAME, a_table

T = TypeVar("T")

LEFT, RIGHT = Seat(1), Seat(2)
SOLO_GAME = replace(GAME, variant=SOLO)
SOLO_PREVIEW = replace(SOLO_GAME, edition=PREVIEW)
EXPLORE, HARVEST, BUILD, HIRE, LABOR = Deed


def alone(
    *,
    turn: Seat | None = LEFT,
    left: tuple[Deed, ...] = (),
    right: tuple[Deed, ...] = (),
    houses: tuple[str, ...] = (),
    outposts: tuple[str, ...] = (),
    passed: bool = False,
    **rest: Any,
) -> GameState:
    """Build a state for Ann alone; `houses` and `outposts` are the opponents' stacks."""
    asks: dict[str, Any] = {} if turn == 0 else {"asks": ()}
    state = a_table(turn=None if turn is None else Seat(0), **(asks | rest))
    stacks = [tuple(map(BuildingId, names)) for names in (houses, outposts)]
    solo = Solo((left, right), *stacks)
    stacked = {*houses, *outposts}
    (ann, _), table, decks = state.table.players, state.table, state.decks
    under = [
        tuple(card for card in deck if card not in stacked)
        for deck in (decks.houses, decks.outposts)
    ]
    market = replace(table.market, houses_left=len(under[0]), outposts_left=len(under[1]))
    table = replace(
        table,
        players=(replace(ann, passed=passed),),
        market=market,
        turn=None if turn is None else Turn(turn, refused=(0,)),
        solo=solo,
    )
    return GameState(table, replace(decks, houses=under[0], outposts=under[1]))


@dataclass(frozen=True)
class ToldDice(LoadedDice):
    """Loaded dice that also draw what they are told, if it is there to be drawn."""

    face: int | None = None
    which: str | None = None

    def shuffle(self, stream: str, cards: Sequence[T]) -> tuple[T, ...]:
        wanted = {"action": self.face, "which": self.which}.get(stream)
        if wanted is None:
            return tuple(cards)
        assert wanted in cards, (stream, wanted, cards)
        return tuple(sorted(cards, key=lambda card: card != wanted))


def act(
    state: GameState,
    face: int | None = None,
    *,
    which: str | None = None,
    rolls: Mapping[str, int] | None = None,
    game: Game = SOLO_GAME,
) -> After:
    """Let the opponent whose turn it is act; the laws of folding and of conservation hold."""
    step = automata(game, state, cast("Dice", ToldDice(rolls or {}, 1, face, which)))
    assert step is not None
    assert fold(state, step.facts) == step.state
    assert pieces(step.state) == pieces(state)
    return After(step.state, step.facts)
