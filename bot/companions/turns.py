"""Take a turn sensibly: plan the rest of the day as a whole, then do what cannot wait."""

from random import Random

from bot.companions.days import Day, days_of
from bot.companions.reasons import reasons_of
from bot.companions.thoughts import Thought
from bot.companions.worth import View
from rules.actions import Action, Build, Explore, Harvest, Labor, Pass, Train
from rules.paying import purse, spendable
from rules.words import BuildingId, VillagerId


def take_action(view: View, whims: Random) -> Thought:
    """Do the first thing of the best day; pass where no day is better than an idle one.

    Who judges badly does so alike for all days that begin with the same action.
    """
    days = list(days_of(view))
    slips: dict[Action, float] = {}
    if view.taste.blur:
        firsts = dict.fromkeys(_first_action(view, day) for day in days)
        slips = {first: whims.gauss(0, view.taste.blur) for first in firsts}

    def judged(day: Day) -> float:
        return day.worth + (slips[_first_action(view, day)] if slips else 0.0)

    best = max(days, key=lambda day: judged(day) + day.love)
    action = _first_action(view, best)
    is_tipped = best.love > 0 and _first_action(view, max(days, key=judged)) != action
    return Thought(action, tuple(reasons_of(view, best, action, is_tipped=is_tipped)))


def _first_action(view: View, day: Day) -> Action:
    """Buy before others do, take the cider, explore, harvest, and labor last."""
    seat, coins = view.seat, purse(view.player)
    if day.build and day.build.cost <= coins:
        ciders, potions = _tokens(view, day.build.cost)
        return Build(seat, day.build.hand, BuildingId(day.build.bought), ciders, potions)
    if day.train and day.train.cost <= coins - (day.build.cost if day.build else 0):
        ciders, potions = _tokens(view, day.train.cost)
        return Train(seat, day.train.hand, VillagerId(day.train.bought), ciders, potions)
    if day.labor and view.table.board.cider:
        return Labor(seat, day.labor[:1])
    if day.party:
        return Explore(seat, day.party)
    if day.gather:
        hands, buildings = zip(*day.gather, strict=True)
        return Harvest(seat, hands, buildings)
    return Labor(seat, day.labor) if day.labor else Pass(seat)


def _tokens(view: View, cost: int) -> tuple[int, int]:
    """Spend ciders and potions for what the coins do not reach, potions first."""
    ciders, potions = spendable(view.player)
    missing = max(0, cost - view.player.coins)
    drunk = min(potions, missing)
    return min(ciders, missing - drunk), drunk
