"""Play the rules at random, and beside them chess."""

import cProfile
import pstats
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

import chess

from bot.settings import OWN_BOOK
from encounters.loader import load
from rules import IllegalAction, apply, offers, setup
from rules.dice import Dice
from rules.editions import FINAL, Game
from rules.offers import Blank, Offer
from rules.table import GameState
from rules.words import Seat
from tests.bench.figures import Aim, middle, show, spread, title

T = TypeVar("T")

_ROUNDS = 7
_SECONDS = 1.0
_SEATS = 4
_LONGEST_CHESS = 200
_AIM = Aim(least=1.0)
_SELDOM = {"put_up_for_sale": 0.1, "take_back": 0.1, "refresh_row": 0.1, "pass": 0.2}
"""What would go on for ever or end it all; a player takes these seldom, too."""


class Playing:
    """Four seats that do anything that is legal, game after game."""

    def __init__(self, seed: int) -> None:
        self.game = Game(FINAL, load(OWN_BOOK).book)
        self.dice = Random(seed)
        self.games = self.tries = 0
        self.state = self._set_up()

    def act(self) -> None:
        """Ask for the offers, take one at random, fill it at random, and play it."""
        seat = _one(self.state.table.questions, self.dice).seat
        found = offers(self.game, self.state, seat)
        after = self._try(found, seat)
        while after is None:
            after = self._try(found, seat)
        self.state = self._set_up() if after.table.over else after

    def _try(self, found: Sequence[Offer], seat: Seat) -> GameState | None:
        """Play an offer filled at random; give nothing where its answers do not go together."""
        self.tries += 1
        offer = _one(found, self.dice)
        while offer.refusal or self.dice.random() >= _SELDOM.get(offer.verb, 1.0):
            offer = _one(found, self.dice)
        action = offer.fill(seat, {b.name: _answer(b, self.dice) for b in offer.blanks})
        try:
            return apply(self.game, self.state, action, Dice(b"bench", self.tries)).state
        except IllegalAction:
            return None

    def _set_up(self) -> GameState:
        self.games += 1
        return setup(self.game, _SEATS, Dice(b"bench", self.games)).state


class Chess:
    """Two sides that move at random, game after game."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.board = chess.Board()

    def act(self) -> None:
        """List the legal moves and push one."""
        moves = list(self.board.legal_moves)
        if not moves or self.board.ply() >= _LONGEST_CHESS:
            self.board = chess.Board()
            return
        self.board.push(_one(moves, self.dice))


def run(*, profile: bool) -> None:
    """Compare actions a second; process time, so that a busy machine counts less."""
    title("(a) rules: offers, one legal action at random, apply; against python-chess")
    ours, theirs = Playing(1), Chess(1)
    pairs = [(_rate(ours.act), _rate(theirs.act)) for _ in range(_ROUNDS)]
    ratios = [one / other for one, other in pairs]
    show("rules", middle([one for one, _ in pairs]), "actions/s")
    show("python-chess", middle([other for _, other in pairs]), "moves/s")
    show("ratio", middle(ratios), "x", _AIM, spread(ratios))
    if profile:
        _profile(ours)


def _rate(act: Callable[[], Any]) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < _SECONDS:
        for _ in range(20):
            act()
        done += 20
    return done / spent


def _profile(ours: Playing) -> None:
    profiler = cProfile.Profile()
    profiler.runcall(lambda: [ours.act() for _ in range(5_000)])
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def _one(choices: Sequence[T], dice: Random) -> T:
    """Choose one; quicker than `Random.choice`, as choosing is not what is measured."""
    return choices[int(dice.random() * len(choices))]


def _answer(blank: Blank, dice: Random) -> Any:
    if blank.many:
        return tuple(dice.sample(blank.values, dice.randint(blank.least, blank.most)))
    if blank.default is not None:
        return blank.default
    return _one(blank.values, dice) if blank.least else None
