"""Look one round ahead: simulate rounds after each candidate, and value their final states.

All candidates are tried with the same deals, and half of them are dropped at each step (sequential
halving). The effort is counted in rollouts, never timed, so that the answer is the same everywhere.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from bot.companions.candidates import Candidate, candidates
from bot.companions.determinize import imagine
from bot.companions.reasons import bought_by, reasons_for
from bot.companions.rollouts import Rollout
from bot.companions.round_plan import Day
from bot.companions.scale import value_of
from bot.companions.thoughts import Card, Reason, ReasonCode, Thought
from bot.companions.valuation import View
from bot.companions.visible import Choice
from bot.companions.weights import PLAIN
from rules.actions import Build, Explore, Harvest, Labor, Pass, Train
from rules.editions import Game
from rules.questions import Question
from rules.table import GameState
from rules.words import ActionKind, Seat

ROLLOUTS_A_SEAT = 16
"""About how many rollouts a decision takes for each seat, all candidates together.

The more seats play in a round, the more chance there is in its result.
"""

_SEED_BYTES = 8


@dataclass(slots=True)
class Trial:
    """A candidate, the values that it has led to, and what the seat did after it.

    `days` are what the seat plans to do after it, once that is known; `joys` are how much it likes
    what it did in each of the rollouts.
    """

    candidate: Candidate
    days: dict[Seat, Day] = field(default_factory=dict[Seat, Day])
    values: list[float] = field(default_factory=list[float])
    joys: list[float] = field(default_factory=list[float])
    plans: Counter[tuple[ActionKind, Card | None]] = field(
        default_factory=Counter[tuple[ActionKind, Card | None]]
    )

    @property
    def worth(self) -> float:
        """Return the mean value, without what the person likes about it."""
        return sum(self.values) / len(self.values)

    @property
    def appeal(self) -> float:
        """Return the mean value, with what the person likes about the deeds that it has led to.

        What was only planned does not count: it may not happen, or also happen after another
        candidate.
        """
        return self.worth + sum(self.joys) / len(self.joys)


def look_ahead(
    view: View, question: Question, visible: tuple[Choice, ...], whims: Random
) -> Thought:
    """Choose the candidate that leads to the best village at the start of the next round."""
    found = candidates(view, question, visible)
    trials = [Trial(one, {view.seat: one.plan} if one.plan else {}) for one in found]
    deals = _Deals(view, visible, whims)
    steps = max(1, (len(trials) - 1).bit_length())
    rollouts = ROLLOUTS_A_SEAT * max(2, len(view.table.players))
    left: list[Trial] = trials
    first = 0
    while len(left) > 1:
        count = max(1, rollouts // (steps * len(left)))
        for number in range(first, first + count):
            for trial in left:
                deals.play(trial, number)
        first += count
        left = sorted(left, key=lambda trial: -trial.appeal)[: (len(left) + 1) // 2]
    best = left[0]
    return Thought(best.candidate.action, tuple(_reasons(view, trials, best)))


class _Deals:
    """The determinized states that all candidates are tried in, by number."""

    def __init__(self, view: View, visible: tuple[Choice, ...], whims: Random) -> None:
        self._view = view
        self._visible = visible
        self._whims = whims
        self._taste = replace(PLAIN, love=view.taste.love)
        self._dealt: list[tuple[Game, GameState, bytes]] = []
        self._days: dict[Seat, Day] = {}

    def play(self, trial: Trial, number: int) -> None:
        """Try a candidate in one of the deals, and store the result."""
        # Dealt when the first candidate needs it: all others are tried in the same deal.
        if number == len(self._dealt):
            view, whims = self._view, self._whims
            game, state = imagine(view.edition, view.table, self._visible, whims)
            self._dealt.append((game, state, whims.randbytes(_SEED_BYTES)))
        game, state, seed = self._dealt[number]
        seat = self._view.seat
        rollout = Rollout(game, seat, seed, {**self._days, **trial.days}, self._taste)
        ending = rollout.play(state, trial.candidate.action)
        for planner, day in rollout.planned.items():
            (trial.days if planner == seat else self._days).setdefault(planner, day)
        trial.values.append(value_of(game, ending.table, seat))
        mine = [action for action in rollout.done if action.seat == seat]
        trial.joys.append(self._taste.love.of_deeds([trial.candidate.action, *mine]))
        trial.plans.update([(action.kind, bought_by(action)) for action in mine[:1]])


def _reasons(view: View, trials: Sequence[Trial], best: Trial) -> Iterator[Reason]:
    """List why the best is best, the strongest reason first; only turns need reasons."""
    action = best.candidate.action
    if not isinstance(action, Build | Train | Explore | Harvest | Labor | Pass):
        return
    tried = [trial for trial in trials if len(trial.values) == len(best.values)]
    is_tipped = any(trial.worth > best.worth for trial in tried if trial is not best)
    then = None
    for (kind, card), count in best.plans.most_common(1):
        if kind not in ("labor", "pass", action.kind):
            then = Reason(ReasonCode.FIRST_THEN, kind, card, count / len(best.values))
    yield from reasons_for(view, action, then, is_tipped=is_tipped)
