"""Fill in the blanks of a form where one answer is sensible; not a rule of the rulebook."""

from collections.abc import Mapping
from typing import TypeAlias, cast

from rules import proposals
from rules.actions import Action
from rules.advance import rarity
from rules.cards import BUILDINGS
from rules.editions import Edition, Game
from rules.market import REFRESH_COST
from rules.offers import Offer, Value
from rules.table import Player, Table
from rules.villagers import discount
from rules.words import BuildingId, Good, Item, Row, Seat, Skill, VillagerId

Defaults: TypeAlias = Mapping[str, tuple[Value, ...]]
"""The answers that are filled in, by blank."""


def defaults(game: Game, table: Table, seat: Seat, offer: Offer) -> Defaults:  # noqa: C901 - one match
    """Return the default answers to an offer's blanks; one without a sensible answer is left out.

    Players themselves say who works for coins, what is built and who is hired.
    """
    known = {blank.name: (blank.default,) for blank in offer.blanks if blank.default is not None}
    values = {blank.name: blank.values for blank in offer.blanks}
    player = table.players[seat]
    match offer.verb:
        case "explore":
            return _of(proposals.explore(game, table, seat), "party")
        case "build":
            (builder,) = _hand(values["builder"], Skill.HAMMER_PLUS)
            cheapest = min([BUILDINGS[BuildingId(str(b))].cost for b in values["building"]])
            missing = cheapest - discount(builder, Skill.HAMMER_PLUS) - player.coins
            return {**known, "builder": (builder,), **_tokens(values, missing)}
        case "train":
            return {**known, "teacher": _hand(values["teacher"], Skill.QUILL_PLUS)}
        case "harvest":
            return _of(proposals.harvest(game, table, seat), "villagers", "buildings")
        case "put_up_for_sale":
            price = {"asking": values["asking"][:1]} if "asking" in values else {}
            return {"item": (spare(game.edition, player),), **price}
        case "refresh_row":
            row = Row.HOUSE if Row.HOUSE in values["row"] else Row.OUTPOST
            return {**known, "row": (row,), **_tokens(values, REFRESH_COST - player.coins)}
        case "offer_to_buy":
            return _purchase(table, seat, values)
        case "reroll":
            return {"villager": _worst_die(table)}
        case "exert":
            return _of(proposals.exert(game, table, seat), "villagers")
        case "rest":
            return _of(proposals.rest_in_beds(player, seat), "beds")
        case _:
            return known


def spare(edition: Edition, player: Player) -> Item:
    """Choose what a player misses least: of the items they have most of, the commonest."""

    def missed(item: Item) -> tuple[int, int]:
        rare = rarity(edition, item) if isinstance(item, Good) else len(Good)
        return -player.items.count(item), rare

    held = player.items or ((player.sale.item,) if player.sale else ())
    return min(held, key=missed)


def _of(action: Action | None, *names: str) -> Defaults:
    return {name: getattr(action, name) for name in names} if action else {}


def _hand(hands: tuple[Value, ...], plus: Skill) -> tuple[VillagerId, ...]:
    return (proposals.cheapest_hand(cast("tuple[VillagerId, ...]", hands), plus),)


def _tokens(values: Defaults, missing: int) -> Defaults:
    """Spend ciders and potions for the coins that even the cheapest card lacks; potions first."""
    left, spent = max(0, missing), dict[str, tuple[Value, ...]]()
    for name in ("potions", "ciders"):
        if name in values:
            count = min(left, len(values[name]) - 1)
            spent[name], left = (count,), left - count
    return spent


def _purchase(table: Table, seat: Seat, values: Defaults) -> Defaults:
    """Propose the cheapest asking price that can be paid, else the lowest offer."""
    for bid in proposals.purchases(table, seat):
        if bid.seller in values["seller"] and bid.coins in values["coins"]:
            return {"seller": (bid.seller,), "coins": (bid.coins,)}
    return {"seller": values["seller"][:1], "coins": values["coins"][:1]}


def _worst_die(table: Table) -> tuple[VillagerId, ...]:
    rolled = table.expedition.rolled if table.expedition else ()
    return (min(rolled, key=lambda roll: roll.lanterns).villager,)
