"""Look one round ahead: try each candidate in imagined rounds, and value what they lead to.

The same deals serve all candidates, and half of them are dropped at each step: sequential halving.
What is thought is counted in rollouts, never timed, so that it is the same everywhere.
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
"""About how many imagined rounds a decision takes for each seat, all candidates together.

The more play in between, the more chance is in what a round leads to.
"""

_SEED_BYTES = 8


@dataclass(slots=True)
class Trial:
    """A candidate, the values that it has led to, and what the seat went on to do.

    `days` holds what the seat plans to do after it, once that is known, and `joys` how much it
    likes what it did in each of the imagined rounds.
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
        """Return the mean value, without what is liked about it."""
        return sum(self.values) / len(self.values)

    @property
    def appeal(self) -> float:
        """Return the mean value with what is liked of the deeds that it has led to.

        What was merely planned counts nothing: it may not come about, or after anything else.
        """
        return self.worth + sum(self.joys) / len(self.joys)


def look_ahead(
    view: View, question: Question, visible: tuple[Choice, ...], whims: Random
) -> Thought:
    """Choose what leads to the best village when the next round begins."""
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
    """The imagined states that all candidates are tried in, by number."""

    def __init__(self, view: View, visible: tuple[Choice, ...], whims: Random) -> None:
        self._view = view
        self._visible = visible
        self._whims = whims
        self._taste = replace(PLAIN, love=view.taste.love)
        self._dealt: list[tuple[Game, GameState, bytes]] = []
        self._days: dict[Seat, Day] = {}

    def play(self, trial: Trial, number: int) -> None:
        """Try a candidate in one of the deals, and note what came of it."""
        # Dealt when the first candidate comes to it: all others are tried in the same deal.
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
    """List why the best is best, the most telling reason first; what is no turn needs none."""
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
