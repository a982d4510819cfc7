"""Describe standing orders, and why one was dropped."""

from collections.abc import Mapping
from typing import assert_never

from bot.i18n.words import Words
from bot.model.orders import (
    BuildOrder,
    Condition,
    ConditionKind,
    LaborOrder,
    Order,
    PassOrder,
    RestLikeOrder,
    RestOrder,
    SellOrder,
)


def order_text(words: Words, order: Order, depends: frozenset[Condition]) -> str:
    """Describe an order; its conditions include its price, or the item for sale."""
    match order:
        case BuildOrder():
            price = min(
                [int(what) for kind, what in depends if kind == ConditionKind.PRICE], default=0
            )
            building = words(f"building-{order.building}")
            if order.builder is None:
                return words("order-build", building=building, count=price)
            builder = words(f"villager-{order.builder}")
            return words("order-build-by", building=building, count=price, builder=builder)
        case SellOrder():
            item = next((what for kind, what in depends if kind == ConditionKind.SALE), "")
            return words("order-sell", item=item, count=order.least)
        case RestLikeOrder():
            return _rest_text(words, order, dict(depends))
        case LaborOrder() | PassOrder() | RestOrder():
            return words(f"order-{order.kind}")
        case _:
            assert_never(order)


def _rest_text(words: Words, order: RestLikeOrder, held: Mapping[ConditionKind, str]) -> str:
    shares = {
        ConditionKind.BEDS: order.beds,
        ConditionKind.CIDERS: order.ciders,
        ConditionKind.POTIONS: order.potions,
    }
    served = [
        words(
            f"order-rest-{what}", names=words.join_and([words(f"villager-{v}") for v in villagers])
        )
        for what, villagers in shares.items()
        if villagers
    ]
    owned = {what.value: int(held[what]) for what in shares}
    return words("order-rest-like", served=words("list-comma").join(served), **owned)


def condition_text(words: Words, condition: Condition) -> str:
    """Describe a condition of an order that no longer holds."""
    kind, what = condition
    who = words(f"villager-{what}") if kind in (ConditionKind.SOUND, ConditionKind.HURT) else ""
    return words(f"tie-{kind}", who=who)
