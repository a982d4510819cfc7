"""Find the reasons for a plan's first action, from the whole plan."""

from collections.abc import Iterator

from bot.companions.round_plan import Day
from bot.companions.thoughts import Card, Reason, ReasonCode
from bot.companions.valuation import View
from rules.actions import Action, Build, Labor, Train
from rules.build import buildable
from rules.paying import purse
from rules.table import Player
from rules.villagers import HAMMERS, QUILLS, has
from rules.words import ActionKind, Area, BuildingId, VillagerId


def reasons_of(view: View, day: Day, action: Action, *, is_tipped: bool) -> Iterator[Reason]:
    """List the reasons for a plan's first action, the strongest one first.

    `is_tipped` says that it is done for love, although something else would be worth more.
    """
    plans = [plan for plan in _plans(day) if plan[0] != action.kind]
    then = Reason(ReasonCode.FIRST_THEN, *plans[0]) if plans else None
    yield from reasons_for(view, action, then, is_tipped=is_tipped)


def reasons_for(
    view: View, action: Action, then: Reason | None, *, is_tipped: bool
) -> Iterator[Reason]:
    """List the reasons for an action; `then` is the action that it prepares."""
    kind, card = action.kind, bought_by(action)
    found = [
        Reason(ReasonCode.LIKES_IT, kind, card) if is_tipped else None,
        Reason(ReasonCode.BEFORE_OTHERS, kind, card) if _is_wanted(view, action) else None,
        Reason(ReasonCode.FOR_THE_CIDER, kind) if _takes_cider(view, action) else None,
        then,
    ]
    reasons = [reason for reason in found if reason]
    yield from reasons or [Reason(ReasonCode.NOTHING_BETTER, kind, card)]


def bought_by(action: Action) -> Card | None:
    """Return the building or the villager that an action buys, if any."""
    match action:
        case Build():
            return action.building
        case Train():
            return action.villager
        case _:
            return None


def _takes_cider(view: View, action: Action) -> bool:
    return isinstance(action, Labor) and view.table.board.cider


def _is_wanted(view: View, action: Action) -> bool:
    """Return whether another player could buy the same in this round, by what everyone can see."""
    rivals = [
        player
        for seat, player in enumerate(view.table.players)
        if seat != view.seat and not player.passed
    ]
    match action:
        case Build():
            return any(_could_build(view, rival, action.building) for rival in rivals)
        case Train():
            return any(_could_train(view, rival, action.villager) for rival in rivals)
        case _:
            return False


def _could_build(view: View, rival: Player, building: BuildingId) -> bool:
    builds = any(has(v, HAMMERS) for v in rival.villagers_in(Area.READY))
    return builds and building in buildable(view.table.market, rival, purse(rival))


def _could_train(view: View, rival: Player, villager: VillagerId) -> bool:
    trains = any(has(v, QUILLS) for v in rival.villagers_in(Area.READY))
    price = view.edition.slot_costs[view.table.board.slots.index(villager)]
    return trains and price <= purse(rival)


def _plans(day: Day) -> Iterator[tuple[ActionKind, Card | None]]:
    """List a plan's actions except work for coins, in the order in which they are done."""
    if day.build:
        yield "build", BuildingId(day.build.bought)
    if day.train:
        yield "train", VillagerId(day.train.bought)
    if day.party:
        yield "explore", None
    if day.gather:
        yield "harvest", None
