"""Play whole games with the real rules, and replay each ply on the model."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, TypeAlias

from bot.companions.decisions import decide
from bot.companions.people import Strength
from bot.companions.visible import choices_of
from encounters.loader import SHIPPED_BOOK, load
from rules import apply, automata, check, deal, score, setup
from rules.actions import Action, Pass
from rules.book import Book
from rules.dice import Dice
from rules.editions import COMMON, EDITIONS, SOLO, EditionName, Game
from rules.facts import DieRolled
from rules.ply import PlyResult
from rules.table import GameState
from rules.words import Seat
from tests.laws.mechanics import a_book_of_every_mechanic
from tests.laws.random_play import choose, fill, made_up, open_offers
from tests.model import game as model
from tests.model.comparison import KINDS, act, differences, do, may, set_up
from tests.model.score import places, totals

_MADE_UP = 3
"""Actions that are made up for each ply, to see whether both allow or refuse them."""

_SENSIBLE = 0.5
"""How many of the games are played by companions, the others at random."""

_LOOKS_FIRST = 3
"""In two of so many plies somebody looks at the market's new cards before they take their turn."""

_MOST_PLIES = 3_000

_PRINTINGS = (EditionName.PREVIEW, *[one for one in EditionName if one != EditionName.PREVIEW])

Change: TypeAlias = Callable[[Game], Game]


@dataclass(frozen=True)
class Difference(Exception):
    """The model and the rules disagree."""

    where: str
    detail: str

    def __str__(self) -> str:
        return f"{self.where}: {self.detail}"


@cache
def books() -> tuple[Book, Book]:
    """Return the shipped book, and one in which every mechanic stands on every page."""
    return load(SHIPPED_BOOK).book, a_book_of_every_mechanic()


def compare(number: int, change: Change = lambda game: game) -> Counter[str]:
    """Play the game of a number, and compare it; return how often each kind of action was played.

    `change` plants a fault into what the rules go by. Raises Difference.
    """
    rng = Random(number)
    edition = _PRINTINGS[number % len(_PRINTINGS)]
    book, seats = books()[number % 2], 1 + number // 2 % 4
    game = change(Game(EDITIONS[edition], book, variant=SOLO if seats == 1 else COMMON))
    is_sensible = rng.random() < _SENSIBLE
    step = setup(game, seats, Dice(number.to_bytes(32), 0))
    state = step.state
    order = [fact.value for fact in step.facts if isinstance(fact, DieRolled)]
    ours = set_up(state, edition, book, order[0] if order else None)
    played = Counter[str]()
    _compare(f"game {number}, set-up", ours, state)
    for ply in range(1, _MOST_PLIES):
        if state.table.over:
            _compare_scores(number, ours, game, state)
            return played
        turn = automata(game, state, Dice(number.to_bytes(32), ply))
        if turn is not None:
            state = _opponent(f"game {number} ({edition}, alone), ply {ply}", ours, turn)
            continue
        if ply % _LOOKS_FIRST:
            state = _dealt(f"game {number}, ply {ply}", ours, game, state)
        action = _decide(game, state, rng, ply if is_sensible else None)
        where = f"game {number} ({edition}, {seats}), ply {ply}, {action}"
        _compare_allowed(where, ours, game, state, [action, *_others(state, action, rng)])
        played[action.kind] += 1
        if check(game, state, action) is not None:
            raise Difference(where, "this was decided, and both refuse it")
        step = apply(game, state, action, Dice(number.to_bytes(32), ply))
        try:
            do(ours, action, step.facts)
        except (LookupError, AssertionError, AttributeError) as error:
            raise Difference(where, f"the model cannot follow: {error!r}") from error
        state = step.state
        _compare(where, ours, state)
    raise Difference(f"game {number}", "it does not end")


def _dealt(where: str, ours: model.Game, game: Game, state: GameState) -> GameState:
    """Lay out the new cards for somebody whose turn it is."""
    dealt = deal(game, state)
    if dealt is None:
        return state
    ours.fill_rows()
    _compare(where, ours, dealt.state)
    return dealt.state


def _opponent(where: str, ours: model.Game, turn: PlyResult) -> GameState:
    """Play an automated opponent's turn on the model."""
    try:
        act(ours, turn.facts)
    except (LookupError, AssertionError, AttributeError) as error:
        raise Difference(where, f"the model cannot follow {turn.facts}: {error!r}") from error
    _compare(where, ours, turn.state)
    return turn.state


def _decide(game: Game, state: GameState, rng: Random, whim: int | None) -> Action:
    """Decide as a companion would, by a whim, or at random."""
    if whim is not None and rng.random() > 0.1:
        seat = rng.choice(state.table.questions).seat
        seen = choices_of(game, state.table, seat)
        strength = Strength.NEIGHBOUR
        return decide(
            game.edition, state.table, seat, seen, strength, None, whim.to_bytes(8)
        ).action
    while True:
        seat, offer = choose(open_offers(game, state), rng)
        action = fill(game, state, seat, offer, rng)
        if action is not None:
            return action


def _others(state: GameState, action: Action, rng: Random) -> list[Action]:
    """Make up actions: some of nothing in particular, some that are nearly the one played."""
    found = [made_up(state, rng) for _ in range(_MADE_UP)]
    for _ in range(_MADE_UP):
        other = made_up(state, rng)
        if other.kind == action.kind:
            name = rng.choice([*action.__dataclass_fields__])
            found.append(replace(action, **{name: getattr(other, name)}))
    moved: Any = replace(action, seat=Seat((action.seat + 1) % len(state.table.players)))
    return [*found, moved]


def _compare_allowed(
    where: str, ours: model.Game, game: Game, state: GameState, actions: list[Action]
) -> None:
    for action in actions:
        if action.kind not in KINDS or (isinstance(action, Pass) and action.idle):
            continue
        refused = check(game, state, action)
        if may(ours, action) == (refused is None):
            continue
        allows = "refuses" if refused is None else "allows"
        raise Difference(where, f"the model {allows} {action}, the rules say {refused}")


def _compare(where: str, ours: model.Game, state: GameState) -> None:
    found = differences(ours, state)
    if found:
        raise Difference(where, "; ".join(found))


def _compare_scores(number: int, ours: model.Game, game: Game, state: GameState) -> None:
    scores = score(game, state.table)
    for name, mine, theirs in (
        ("points", totals(ours), [one.total for one in scores]),
        ("places", places(ours), [one.place for one in scores]),
    ):
        if mine != theirs:
            raise Difference(f"game {number}, {name}", f"the model says {mine}, the game {theirs}")
