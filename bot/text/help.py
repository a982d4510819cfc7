"""Explain the rules in our own words, by topic."""

from collections.abc import Iterable
from itertools import chain

from bot.i18n.words import Words, normalize, split_list
from bot.text.cards import building_about, villager_about
from bot.text.house_rules import every_choice
from rules.cards import BUILDINGS, VILLAGERS
from rules.editions import Edition
from rules.words import BuildingId, Row

_HOUSE_RULES = "house-rules"

TOPICS = (
    "start",
    "explore",
    "encounters",
    "effort",
    "build",
    "outposts",
    "harvest",
    "train",
    "labor",
    "free",
    "track",
    "pass",
    "round",
    "rest",
    "income",
    "reputation",
    "specials",
    "villagers",
    "symbols",
    "scoring",
    "reading",
    "undo",
    "commands",
    "rulings",
    "about",
    "setup",
    "more-symbols",
    "ties",
    "dice",
    "table-commands",
    "more-rulings",
    "further-rulings",
    "differences",
    "preview",
    "preview-rulings",
    "solo",
    "solo-building",
    "solo-rulings",
    "more-solo-rulings",
    "night",
    "companions",
    _HOUSE_RULES,
)
"""The help pages; Discord lists the first of them before anything is typed."""

_CARDS = (
    *[f"building-{building}" for building in BUILDINGS],
    *[f"villager-{villager}" for villager in VILLAGERS],
)
"""The keys of the names of cards, as far as there are any."""


def texts(words: Words, edition: Edition) -> dict[str, str]:
    """Return the help pages without their titles, by topic, with the prices of an edition."""
    figures = _prices(edition)
    pages = {topic: words(f"help-{topic}-text", **figures) for topic in TOPICS}
    pages[_HOUSE_RULES] += f"\n{every_choice(words)}"
    return pages


def topics(words: Words, edition: Edition) -> dict[str, str]:
    """Return the help pages, by the folded name of the topic."""
    return {
        _name(words, topic): f"### {words(f'help-{topic}')}\n{text}"
        for topic, text in texts(words, edition).items()
    }


def _prices(edition: Edition) -> dict[str, int]:
    """Return the lowest and the highest price of each row; 0 where an edition has none."""
    found: dict[str, int] = {}
    for row, cards in _decks(edition).items():
        costs = [BUILDINGS[card].cost for card in cards]
        found |= {f"{row}-least": min(costs, default=0), f"{row}-most": max(costs, default=0)}
    return found


def _decks(edition: Edition) -> dict[Row, tuple[BuildingId, ...]]:
    return {
        Row.HOUSE: edition.houses,
        Row.OUTPOST: edition.outposts,
        Row.KEY: edition.keys,
        Row.STAR: edition.stars,
    }


def titles(words: Words) -> dict[str, str]:
    """Return the names of topics and cards as they are written, by the folded name."""
    return _folded(words, [*[f"help-{topic}" for topic in TOPICS], *_CARDS])


def find_topics(words: Words, sought: str) -> list[str]:
    """List the folded names of topics that a search finds: by name first, then by search words."""
    text = normalize(sought)
    exact = [name for topic in TOPICS if (name := _name(words, topic)) == text]
    named = [name for topic in TOPICS if text in (name := _name(words, topic))]
    also = [
        _name(words, topic)
        for topic in TOPICS
        if any(text in normalize(word) for word in split_list(words(f"help-{topic}-also")))
    ]
    return list(dict.fromkeys([*exact, *named, *also]))


def topic_of(words: Words, name: str) -> str:
    """Return the topic of a folded name; empty if it is a card's."""
    return next((topic for topic in TOPICS if _name(words, topic) == name), "")


def cards(words: Words, edition: Edition) -> dict[str, str]:
    """Return what is printed on each card, by its folded name.

    Printings share names: where one has another card of a name, the edition's own is told.
    """
    pages: dict[str, str] = {}
    for building in (*BUILDINGS, *chain.from_iterable(_decks(edition).values())):
        card = BUILDINGS[building]
        if words.has(f"building-{building}"):
            title = words(f"building-{building}")
            cost = words("card-cost", cost=card.cost)
            about = building_about(words, building)
            pages[normalize(title)] = f"### {title}\n{cost}{words('list-dot')}{about}"
    for villager in VILLAGERS:
        if words.has(f"villager-{villager}"):
            title = words(f"villager-{villager}")
            pages[normalize(title)] = f"### {title}\n{villager_about(words, villager)}"
    return pages


def find_cards(words: Words, sought: str) -> list[str]:
    """List the folded names of the cards that a search finds."""
    text = normalize(sought)
    return [name for name in _folded(words, _CARDS) if text and text in name]


def _folded(words: Words, keys: Iterable[str]) -> dict[str, str]:
    """Return sentences by their folded form, those that there are."""
    return {normalize(words(key)): words(key) for key in keys if words.has(key)}


def _name(words: Words, topic: str) -> str:
    return normalize(words(f"help-{topic}"))
