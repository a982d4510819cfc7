"""Say what is printed on a card."""

from functools import lru_cache

from bot.words import Words, words_in
from rules.cards import BUILDINGS, VILLAGERS
from rules.cards.records import BuildingCard
from rules.words import BuildingId, VillagerId


def villager_line(words: Words, villager: VillagerId) -> str:
    """Describe a villager: name, symbols and dice."""
    return words(
        "card-villager", name=words(f"villager-{villager}"), about=villager_about(words, villager)
    )


def villager_about(words: Words, villager: VillagerId) -> str:
    """Describe a villager without the name: symbols and dice, fit for a select's small print."""
    return _villager_about(words.language, villager)


def building_line(words: Words, building: BuildingId) -> str:
    """Describe a building: name, cost and symbols."""
    return words(
        "card-building",
        name=words(f"building-{building}"),
        cost=BUILDINGS[building].cost,
        about=building_about(words, building),
    )


def building_about(words: Words, building: BuildingId) -> str:
    """Describe a building's symbols."""
    return _building_about(words.language, building)


@lru_cache(maxsize=512)
def _villager_about(language: str, villager: VillagerId) -> str:
    words = words_in(language)
    card = VILLAGERS[villager]
    parts = [words(f"skill-{skill.value.replace('_', '-')}") for skill in card.skills]
    parts += [words("dice", roll=least, lanterns=lanterns) for least, lanterns in card.dice]
    if card.special:
        parts.append(words(f"mark-{card.special.value.replace('_', '-')}"))
    return words("list-dot").join(parts)


@lru_cache(maxsize=512)
def _building_about(language: str, building: BuildingId) -> str:
    words = words_in(language)
    return words("list-dot").join(_symbols(words, BUILDINGS[building]))


def _symbols(words: Words, card: BuildingCard) -> list[str]:
    """List a building's symbols in the order of the rulebook's symbol pages."""
    symbols = [
        words(f"symbol-{name.replace('_', '-')}", count=int(getattr(card, name)))
        for name in (
            "points",
            "beds",
            "income",
            "train_to_ready",
            "coin_when_building",
            "rerolls",
            "coin_when_exploring",
            "bonus_explore",
            "ciders_as_coins",
            "potions_as_coins",
            "reputation",
            "potions",
            "potion_income",
        )
        if getattr(card, name)
    ]
    if card.good:
        key = "symbol-replenishing" if card.replenishing else "symbol-goods"
        symbols.append(words(key, item=card.good, count=card.goods))
    symbols += [words("symbol-income-for", item=good) for good in card.income_for]
    return symbols + [
        words("symbol-points-for", what=thing, count=each) for thing, each in card.points_for
    ]
