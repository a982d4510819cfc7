"""Simulate a round to its end: every seat plans it once, and follows its plan."""

from dataclasses import replace
from random import Random

from bot.companions import expeditions, rest, trade
from bot.companions.round_plan import Day, days_of
from bot.companions.turns import first_action
from bot.companions.valuation import look
from bot.companions.visible import choices_of
from bot.companions.weights import PLAIN, Taste
from rules import IllegalAction, apply, automata, automaton_due
from rules import questions as q
from rules.actions import Action, Build, Explore, Harvest, Labor, Train
from rules.dice import Dice
from rules.editions import Game
from rules.questions import Question
from rules.table import GameState
from rules.words import Seat

# Far more than any round: a round that does not end is a bug.
_MOST_PLIES = 500


class Rollout:
    """One simulated round.

    `plans` are what each seat still plans to do. The `hero` plans again after each purchase and
    each expedition, the others follow their plans. `planned` are the plans of seats that had none,
    and `done` lists what all seats did after the first action. The hero keeps their own `taste`;
    what the others love is not known.
    """

    def __init__(
        self, game: Game, hero: Seat, seed: bytes, plans: dict[Seat, Day], taste: Taste = PLAIN
    ) -> None:
        self.game = game
        self._hero = hero
        self._taste = taste
        self.planned: dict[Seat, Day] = {}
        self.done: list[Action] = []
        self._seed = seed
        self._plans = plans
        self._ply = 0
        self._whims = Random(0)  # noqa: S311 - no dice of a game

    def play(self, state: GameState, first: Action) -> GameState:
        """Play an action, and then the round to its end, or the game in the last one."""
        round_ = state.table.round
        state = self._apply(state, first)
        while not state.table.over and state.table.round == round_:
            assert self._ply < _MOST_PLIES, state.table
            state = self._go_on(state)
        return state

    def _apply(self, state: GameState, action: Action) -> GameState:
        self._ply += 1
        return apply(self.game, state, action, Dice(self._seed, self._ply)).state

    def _go_on(self, state: GameState) -> GameState:
        table = state.table
        if automaton_due(table) is not None:
            self._ply += 1
            result = automata(self.game, state, Dice(self._seed, self._ply))
            assert result is not None
            return result.state
        question = table.questions[0]
        if isinstance(question, q.TakeTurn):
            return self._take_turn(state, question.seat)
        return self._apply(state, self._answer(state, question))

    def _take_turn(self, state: GameState, seat: Seat) -> GameState:
        """Do what is planned next; plan again if that is no longer possible."""
        day = self._plans.get(seat)
        if day is not None:
            action = first_action(state.table, seat, day)
            try:
                after = self._apply(state, action)
            except IllegalAction:
                # The plan is older than this state: others
                # may have bought it, or the coins are gone.
                pass
            else:
                self._note(seat, day, action)
                return after
        day = self._plan(state, seat)
        action = first_action(state.table, seat, day)
        self._note(seat, day, action)
        return self._apply(state, action)

    def _plan(self, state: GameState, seat: Seat) -> Day:
        taste = self._taste if seat == self._hero else PLAIN
        view = look(self.game.edition, state.table, seat, taste)
        day = max(days_of(view), key=lambda day: day.worth + day.love)
        self.planned.setdefault(seat, day)
        return day

    def _note(self, seat: Seat, day: Day, action: Action) -> None:
        self.done.append(action)
        if seat == self._hero and isinstance(action, Build | Train | Explore):
            self._plans.pop(seat, None)
        else:
            self._plans[seat] = remaining(day, action)

    def _answer(self, state: GameState, question: Question) -> Action:
        view = look(self.game.edition, state.table, question.seat, PLAIN)
        match question:
            case q.RestVillagers():
                return rest.rest(view)
            case q.ChooseOption():
                seen = choices_of(self.game, state.table, question.seat)
                return expeditions.choose(view, seen, self._whims)
            case q.SpendEffort():
                return expeditions.spend_effort(
                    view, choices_of(self.game, state.table, question.seat)
                )
            case q.TakeReward():
                return expeditions.pick(view, question)
            case q.AnswerOffer() | q.SellItem():
                return trade.answer(view, question.item, question.coins)
            case q.TakeTurn() | q.ReadParagraph() | q.TellReward() | q.AnswerTale():
                raise AssertionError(question)


def remaining(day: Day, action: Action) -> Day:
    """Return what is left of a plan after its first action."""
    match action:
        case Build():
            return replace(day, build=None)
        case Train():
            return replace(day, train=None)
        case Explore():
            return replace(day, party=())
        case Harvest():
            return replace(day, gather=())
        case Labor():
            return replace(day, labor=tuple([v for v in day.labor if v not in action.villagers]))
        case _:
            return day
