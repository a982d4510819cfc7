"""Take a fingerprint of an edition: of its cards, and of all that its rules set in figures."""

from hashlib import sha256

from rules.cards import BUILDINGS, VILLAGERS
from rules.editions import Edition


def fingerprint(edition: Edition) -> str:
    """Return a digest, in hex, that changes with any figure on a card or in the rules."""
    rows = (edition.houses, edition.outposts, edition.keys, edition.stars)
    cards = [repr(BUILDINGS[card]) for row in rows for card in row]
    people = [repr(VILLAGERS[who]) for who in (*edition.villagers, *edition.specials)]
    # With the plain name, as it was when the scale was fitted.
    text = repr(edition).replace(repr(edition.name), repr(edition.name.value))
    return sha256("\n".join([text, *cards, *people]).encode()).hexdigest()[:16]
