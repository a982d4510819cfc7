"""Take a turn sensibly: plan the rest of the round as a whole, then do what cannot wait."""

from random import Random

from bot.companions.reasons import reasons_of
from bot.companions.round_plan import Day, days_of
from bot.companions.thoughts import Thought
from bot.companions.valuation import View
from rules.actions import Action, Build, Explore, Harvest, Labor, Pass, Train
from rules.paying import purse, spendable
from rules.table import Player, Table
from rules.words import BuildingId, Seat, VillagerId


def take_action(view: View, whims: Random) -> Thought:
    """Do the first action of the best plan; pass if no plan is better than doing nothing.

    An error in judgement is the same for all plans that begin with the same action.
    """
    days = [(day, first_action(view.table, view.seat, day)) for day in days_of(view)]
    slips = dict.fromkeys([first for _, first in days], 0.0)
    if view.taste.blur:
        slips = {first: whims.gauss(0, view.taste.blur) for first in slips}
    best, action = max(days, key=lambda it: it[0].worth + it[0].love + slips[it[1]])
    _, sober = max(days, key=lambda it: it[0].worth + slips[it[1]])
    is_tipped = best.love > 0 and sober != action
    return Thought(action, tuple(reasons_of(view, best, action, is_tipped=is_tipped)))


def first_action(table: Table, seat: Seat, day: Day) -> Action:
    """Buy before others do, take the cider, explore, harvest, and labor last."""
    player = table.players[seat]
    coins = purse(player)
    if day.build and day.build.cost <= coins:
        ciders, potions = _tokens(player, day.build.cost)
        return Build(seat, day.build.hand, BuildingId(day.build.bought), ciders, potions)
    if day.train and day.train.cost <= coins - (day.build.cost if day.build else 0):
        ciders, potions = _tokens(player, day.train.cost)
        return Train(seat, day.train.hand, VillagerId(day.train.bought), ciders, potions)
    if day.labor and table.board.cider:
        return Labor(seat, day.labor[:1])
    if day.party:
        return Explore(seat, day.party)
    if day.gather:
        hands, buildings = zip(*day.gather, strict=True)
        return Harvest(seat, hands, buildings)
    return Labor(seat, day.labor) if day.labor else Pass(seat)


def _tokens(player: Player, cost: int) -> tuple[int, int]:
    """Spend ciders and potions for the coins that are missing, potions first."""
    ciders, potions = spendable(player)
    missing = max(0, cost - player.coins)
    drunk = min(potions, missing)
    return min(ciders, missing - drunk), drunk
