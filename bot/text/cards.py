"""Describe what is printed on a card."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from bot.i18n.words import Words, words_in
from bot.text.emoji import EmojiSet
from rules.cards import BUILDINGS, VILLAGERS
from rules.cards.records import BuildingCard, Thing
from rules.words import BuildingId, Item, VillagerId

Symbol: TypeAlias = tuple[str, str]
"""The name of a symbol's icon, empty if there is none, and the symbol in words."""

_ICONS = {
    "points": "village_point",
    "beds": "bed",
    "income": "coin",
    "train_to_ready": "train_to_ready",
    "coin_when_building": "coin",
    "rerolls": "reroll",
    "coin_when_exploring": "coin",
    "bonus_explore": "lantern",
    "ciders_as_coins": "cider",
    "potions_as_coins": "potion",
    "reputation": "reputation",
    "potions": "potion",
    "potion_income": "potion",
}


def villager_lines(words: Words, emoji: EmojiSet, villager: VillagerId, cost: str = "") -> str:
    """Describe a villager: name and cost; below in small print the symbols and dice."""
    dot, name = words("list-dot"), words("card-name", name=words(f"villager-{villager}"))
    about = emoji.join(_skills(words, villager), dot)
    return f"{dot.join(filter(None, [name, cost]))}\n-# {about}"


def villager_about(words: Words, villager: VillagerId) -> str:
    """Describe a villager's symbols and dice, as a select's small print."""
    return _villager_about(words.language, villager)


def building_lines(words: Words, emoji: EmojiSet, building: BuildingId) -> str:
    """Describe a building: name and cost; below in small print the symbols."""
    card, dot = BUILDINGS[building], words("list-dot")
    name = words("card-name", name=words(f"building-{building}"))
    cost = words("card-cost", cost=card.cost)
    return f"{name}{dot}{cost}\n-# {emoji.join(_symbols(words, card), dot)}"


def building_line(words: Words, building: BuildingId) -> str:
    """Describe a building: name, cost and symbols, without emoji to be short."""
    name, cost = words(f"building-{building}"), BUILDINGS[building].cost
    return words("market-line", name=name, cost=cost, about=building_about(words, building))


def building_about(words: Words, building: BuildingId) -> str:
    """Describe a building's symbols."""
    return _building_about(words.language, building)


@lru_cache(maxsize=512)
def _villager_about(language: str, villager: VillagerId) -> str:
    words = words_in(language)
    return words("list-dot").join(
        [text for _, text in _skills(words, villager, first="dice-first")]
    )


@lru_cache(maxsize=512)
def _building_about(language: str, building: BuildingId) -> str:
    words = words_in(language)
    return words("list-dot").join([text for _, text in _symbols(words, BUILDINGS[building])])


def _skills(words: Words, villager: VillagerId, first: str = "dice") -> list[Symbol]:
    """List a villager's symbols and dice; `first` is the key of the first of these."""
    card = VILLAGERS[villager]
    parts = [(s.value, words(f"skill-{s.value.replace('_', '-')}")) for s in card.skills]
    for place, (least, lanterns) in enumerate(card.dice):
        text = words("dice" if place else first, roll=least, lanterns=lanterns)
        parts.append(("" if place else "lantern", text))
    if card.special:
        parts.append(("", words(f"mark-{card.special.value.replace('_', '-')}")))
    return parts


def _symbols(words: Words, card: BuildingCard) -> list[Symbol]:
    """List a building's symbols in the order of the rulebook's symbol pages."""
    symbols = [
        (icon, words(f"symbol-{name.replace('_', '-')}", count=int(getattr(card, name))))
        for name, icon in _ICONS.items()
        if getattr(card, name)
    ]
    if card.good:
        key = "symbol-replenishing" if card.replenishing else "symbol-goods"
        symbols.append((card.good, words(key, item=card.good, count=card.goods)))
    if card.income_for:
        symbols.append(("coin", words("symbol-income-for", per=_per(words, card.income_for))))
    for each, things in groupby(card.points_for, lambda pair: pair[1]):
        per = _per(words, [thing for thing, _ in things])
        symbols.append(("village_point", words("symbol-points-for", count=each, per=per)))
    return symbols


def _per(words: Words, things: Iterable[Item | Thing]) -> str:
    return words.join_or([words("thing", what=thing) for thing in things])
