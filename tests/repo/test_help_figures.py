"""Every figure in the help is the rules' own: each page's figures are counted out from them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

import pytest

from bot.i18n.words import languages, words_in
from bot.model.nights import MOST_GUESTS
from bot.text.help import TOPICS, texts
from rules.cards import BUILDINGS, STARTING, VILLAGERS
from rules.editions import NEWEST, NIGHTS, PREVIEW
from rules.market import REFRESH_COST
from rules.solo.plan import ACTIONS_TABLE, MOST_BUILT, NUMBER_OF_ACTIONS
from rules.table import ITEMS
from rules.words import BuildingId, Deed, Good, Item, Token, VillagerId

_NUMBER = re.compile(r"\d+")
_ORDINAL = re.compile(r"^ *\d+\. ", re.MULTILINE)


@cache
def page(language: str, topic: str) -> str:
    return _ORDINAL.sub("", texts(words_in(language), NEWEST)[topic])


def figures(language: str, topic: str) -> list[int]:
    return [int(found) for found in _NUMBER.findall(page(language, topic))]


def prices(row: Sequence[BuildingId]) -> tuple[int, int]:
    costs = [BUILDINGS[card].cost for card in row]
    return min(costs), max(costs)


def dice_of(*cards: str) -> Iterator[int]:
    """List the dice of villagers as a page tells them: the least roll, the lanterns."""
    for card in cards:
        yield from chain.from_iterable(VILLAGERS[VillagerId(card)].dice)


def supply(item: Item) -> int:
    return NEWEST.supply[ITEMS.index(item)]


def steps_of_reputation() -> Iterator[int]:
    """List steps from the torch and their points, those of no points together."""
    points = {at - NEWEST.torch: won for at, won in enumerate(NEWEST.reputation_points)}
    yield from (3, -points[-3], 2, -points[-2], 1, points[1])
    assert points[-1] == points[0] == points[1] == 0
    for step in range(2, max(points) + 1):
        yield from (step, points[step])


def shares() -> Iterator[int]:
    """List the prizes that ties share, and what each gains of them, as the page has them."""
    first, second, third = NEWEST.prizes
    for shared, after in (
        ((first, second), [third]),
        ((second, third), []),
        ((third, 0), []),
        ((first, second, third), []),
        ((second, third, 0), []),
        ((first, second, third, 0), []),
    ):
        yield from (*shared, -(-sum(shared) // len(shared)), *after)


def faces(deed: Deed, number: int) -> list[int]:
    """List the faces of the opponents' die that show a deed in a round."""
    return [face for face, shown in enumerate(ACTIONS_TABLE[number - 1], 1) if shown is deed]


def ends(found: list[int]) -> list[int]:
    return [found[0], found[-1]]


TRACK, INCOME = NEWEST.track_points, NEWEST.track_income
FIRST, SECOND, THIRD = NEWEST.prizes
LEAST = NEWEST.lowest_price
ONE = 1
"""What a card, a symbol or a step gives once; not told by any constant."""

LIQUID, GLOGO, CAT, METAL = "liquid-woman", "glogo", "cave-cat-1", "metal-man-1"

RIGHT: dict[str, list[int]] = {
    "build": [
        *prices(NEWEST.houses),
        *prices(NEWEST.outposts),
        *prices(NEWEST.keys),
        *prices(NEWEST.stars),
        *(ONE, ONE, 2 * ONE, ONE, ONE),
    ],
    "outposts": [ONE, len(NEWEST.caves), 1, 6],
    "train": [*NEWEST.slot_costs, ONE],
    "labor": [ONE],
    "free": [LEAST, LEAST, REFRESH_COST],
    "commands": [REFRESH_COST],
    "track": [
        *(1, 2, TRACK[0], 3, TRACK[2], 4, TRACK[3], 5, 6, TRACK[4], 7, TRACK[6], 8, TRACK[7]),
        *(NEWEST.empty_track_income, INCOME[0], INCOME[1], INCOME[3], INCOME[5]),
        *(2 * TRACK[0], TRACK[1], 3 * TRACK[2], 2 * TRACK[0] + TRACK[1] + 3 * TRACK[2], INCOME[2]),
    ],
    "income": [
        *(NEWEST.empty_track_income, INCOME[0], INCOME[1], INCOME[3], INCOME[5]),
        *sorted({card.income for card in BUILDINGS.values() if card.income}),
        ONE,
    ],
    "reputation": [ONE, *steps_of_reputation(), FIRST, SECOND, THIRD, *NEWEST.prizes_for_two],
    "specials": [
        *(ONE, *dice_of(LIQUID)),
        *(ONE, *dice_of(GLOGO)),
        *dice_of(CAT),
        *(3, 6, 1, 2),
        VILLAGERS[VillagerId(METAL)].lanterns(1),
    ],
    "villagers": [
        *(4, 2, 4, 2),
        *(*dice_of(STARTING[2].id), 2, 1, 5, 2, 3),
        *dice_of(*[card.id for card in STARTING[:3]]),
        *dice_of("brill", "gullop", "vesper"),
    ],
    "scoring": [
        *TRACK,
        ONE,
        *(-NEWEST.reputation_points[0], NEWEST.reputation_points[-1]),
        *(FIRST, SECOND, THIRD, *NEWEST.prizes_for_two),
        *(3, 2, 3, 2, 3 + 2 * 4, ONE),
    ],
    "ties": [FIRST, SECOND, THIRD, *shares(), *NEWEST.prizes_for_two, 2],
    "setup": [
        NEWEST.coins,
        3,
        *[max(NEWEST.extra_coins[players]) for players in (2, 3, 4)],
        *(len(NEWEST.stars), NEWEST.keys_in_play, len(NEWEST.keys)),
        *(NEWEST.row_size, len(NEWEST.houses), NEWEST.row_size, len(NEWEST.outposts)),
        len(NEWEST.caves),
        *(len(NEWEST.slot_costs), len(NEWEST.villagers), len(NEWEST.specials)),
        1,
        *(supply(Good.MUSHROOM), supply(Good.ROPE), supply(Good.ORE), supply(Good.AMETHYST)),
        *(supply(Token.CIDER), supply(Token.POTION)),
    ],
    "preview": [
        *(len(PREVIEW.houses), len(PREVIEW.outposts), len(PREVIEW.keys), len(PREVIEW.caves)),
        *(len(PREVIEW.villagers), len(PREVIEW.specials)),
        sum(PREVIEW.supply[: len(Good)]),
        *(*PREVIEW.prizes, *PREVIEW.prizes_for_two),
    ],
    "solo": [
        *(1, *ends(faces(Deed.BUILD, 1)), *ends(faces(Deed.HIRE, 1)), *faces(Deed.LABOR, 1)),
        *(2, 5, *faces(Deed.EXPLORE, 2), *faces(Deed.HARVEST, 2), *faces(Deed.BUILD, 2)),
        *(*faces(Deed.HIRE, 2), *faces(Deed.LABOR, 2)),
        *(6, 7, *faces(Deed.EXPLORE, 6), *faces(Deed.HARVEST, 6), *faces(Deed.BUILD, 6)),
        *(*faces(Deed.HIRE, 6), *faces(Deed.LABOR, 6)),
        *(NUMBER_OF_ACTIONS[0], 1, NUMBER_OF_ACTIONS[1], 2, 3, NUMBER_OF_ACTIONS[3], 4, 5),
        NUMBER_OF_ACTIONS[5],
        *ends([number for number, most in enumerate(MOST_BUILT, 1) if most > 1]),
        *(6, 7),
        *(2, 3, 4, 3, 6, 5, 4, 5, 6),
        *(3, 4, 5, 4, 6, 3, 5, 6),
        *(4, 1, 3),
    ],
    "solo-building": [
        *(1, 1, 4, 5, 6, 5, 8),
        *(2, 5, 1, 3, 4, 6, 6, 5),
        *(3, 5, 6, 3, 4, 6),
        *(6, 7),
    ],
    "night": [*[night.journeys for night in NIGHTS], MOST_GUESTS, 37, 39],
    "rest": [3],
    "effort": [ONE, 4, 7, 5, 4, 7, 4],
    "dice": [256, 64, 256, 1, 6],
}
"""By page, the figures in the order in which the English page has them."""

NOT_OF_THE_RULES = {
    *("about", "symbols", "more-symbols", "reading", "round", "house-rules"),
    *(
        "differences",
        "rulings",
        "more-rulings",
        "preview-rulings",
        "solo-rulings",
        "more-solo-rulings",
    ),
}
"""Pages whose figures are a year, examples of what stands on cards, or numbers of lines."""


def test_every_page_with_figures_is_held_to_the_rules() -> None:
    with_figures = {topic for topic in TOPICS if figures("en", topic)}
    assert with_figures == RIGHT.keys() | NOT_OF_THE_RULES


@pytest.mark.parametrize("topic", RIGHT)
def test_the_figures_of_a_page_are_those_of_the_rules(topic: str) -> None:
    assert figures("en", topic) == RIGHT[topic]


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
@pytest.mark.parametrize("topic", TOPICS)
def test_another_language_has_every_figure_too(topic: str, language: str) -> None:
    """It may write more of them in digits, and a one as a word."""
    missing = Counter(figures("en", topic)) - Counter(figures(language, topic))
    assert not missing.keys() - {1}
