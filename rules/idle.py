"""Find turns with nothing to do; a table may pass for players who have only those."""

from collections.abc import Sequence

from rules.offers import Offer

MAIN = frozenset({"explore", "build", "harvest", "train", "labor"})
"""The five actions. Source: final rulebook, "Player Actions"."""

TRADE = frozenset({"put_up_for_sale", "take_back", "refresh_row", "offer_to_buy"})
"""The free actions that end with the round; goods can be placed at any time."""


def is_idle(offers: Sequence[Offer]) -> bool:
    """Return whether a seat is asked for its turn, but can take none of the five actions."""
    legal = {offer.verb for offer in offers if not offer.refusal}
    return "pass" in legal and legal.isdisjoint(MAIN)


def can_trade(offers: Sequence[Offer]) -> bool:
    """Return whether a free action would change something."""
    return any(offer.verb in TRADE and not offer.refusal for offer in offers)
