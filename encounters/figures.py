"""Count a book, and compare its figures with those of a book that is known to be good."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import TypeAlias

from encounters.checks import FINAL_ROWS
from encounters.echoes import ECHO
from encounters.pages import Page, options_of, rewards_of, tiers_of
from encounters.report import Section
from rules.book import Outcome, Tier
from rules.words import ParagraphNumber, Special, Token

Cells: TypeAlias = tuple[tuple[ParagraphNumber, ...], ...]

ENTRIES = 150
FOLLOW_UPS = 65
CHOICE_SHARES = {2: 87, 3: 13}
EXPLORE_SHARES = {1: 0, 2: 9, 3: 25, 4: 19, 5: 11, 6: 14, 7: 18, 8: 4}
EASIEST = (2, 3)
HARDEST = (6, 7, 8)
MEAN_COINS = {3: 0.8, 7: 3.1}
MEAN_GOODS = {3: 0.4, 7: 1.4}
SPECIALS = {Special.LIQUID_WOMAN: 1, Special.GLOGO: 1, Special.CAVE_CAT: 1, Special.METAL_MAN: 2}
A_FEW_POINTS = 4.0
PENALTIES = (110, 150)
INJURIES = (45, 65)
"""A book is riskier than the published one, whose page had no room for failures."""

LEADS = 120
LEADS_BY_THEMSELVES = 12
"""Its quests are longer as well: a door in many an entry leads into the middle of one."""

ONE_BUTTON = 31
"""The most percent of follow-ups that are only listened to."""

CHOICES = 435
"""The published book has 400: fewer of its follow-ups ask something."""

LONGEST_ALOUD = 112
"""Words of a description: 45 seconds, at 150 words a minute."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a book and its target range; `aim` is that range in words."""

    name: str
    found: float
    low: float
    high: float
    aim: str
    form: str = "{:.0f}"

    @property
    def is_off(self) -> bool:
        """Return whether the figure is outside its range."""
        return not self.low - 1e-9 <= self.found <= self.high + 1e-9

    def __str__(self) -> str:
        """Print it beside the target."""
        found = self.form.format(self.found)
        return (
            f"{self.name:<44}{found:>8}   {self.aim:<22}{'off' if self.is_off else '':>3}".rstrip()
        )


def figures_of(pages: tuple[Page, ...], cells: Cells) -> tuple[Figure, ...]:
    """Count a whole book."""
    return (
        *_size(pages, cells),
        *_words(pages),
        *_choices(pages),
        *_explore_numbers(pages),
        *_rewards(pages),
        *_rarities(pages),
    )


def figures_section(pages: tuple[Page, ...], cells: Cells) -> Section:
    """Print the figures beside their aims."""
    figures = figures_of(pages, cells)
    head = f"{'':<44}{'found':>8}   aim (in a full book)"
    off = (f"{f.name}: {f.form.format(f.found)}, aim {f.aim}" for f in figures if f.is_off)
    return Section("Figures", (head, *map(str, figures)), tuple(off))


def _size(pages: tuple[Page, ...], cells: Cells) -> Iterator[Figure]:
    entries = sum(page.is_entry for page in pages)
    yield Figure("entries", entries, ENTRIES, ENTRIES, str(ENTRIES))
    yield Figure("follow-ups", len(pages) - entries, FOLLOW_UPS, FOLLOW_UPS, str(FOLLOW_UPS))
    crowd = max(Counter(number for row in cells[:FINAL_ROWS] for number in row).values())
    yield Figure("cells of the most used entry", crowd, 1, 1, "1")


def _words(pages: tuple[Page, ...]) -> Iterator[Figure]:
    counts = [len(page.story.text.replace(ECHO, "").split()) for page in pages] or [0]
    shortest, longest, aloud = min(counts), max(counts), LONGEST_ALOUD
    yield Figure("words of the shortest description", shortest, 17, aloud, "17 or more")
    yield Figure("words of the longest description", longest, 17, aloud, f"{aloud} or fewer")


def _choices(pages: tuple[Page, ...]) -> Iterator[Figure]:
    counts = [len(page.options) for page in pages if page.is_entry]
    for number, aim in CHOICE_SHARES.items():
        yield _share(f"entries with {number} choices", (n == number for n in counts), aim)
    follow_ups = [page.options for page in pages if not page.is_entry]
    alone = [len(options) == 1 and options[0].tiers[0].explore == 0 for options in follow_ups]
    found = 100 * _mean(alone)
    aim = f"{ONE_BUTTON} % or fewer"
    yield Figure("follow-ups of one choice, without number", found, 0, ONE_BUTTON, aim, "{:.0f} %")
    yield _count("choices", len(options_of(pages)), CHOICES, 20, pages)


def _explore_numbers(pages: tuple[Page, ...]) -> Iterator[Figure]:
    numbers = [tier.explore for tier in tiers_of(pages) if tier.explore]
    for number, aim in EXPLORE_SHARES.items():
        yield _share(f"explore {number} among all numbers", (n == number for n in numbers), aim)
    beyond = sum(number > max(EXPLORE_SHARES) for number in numbers)
    yield Figure("explore numbers beyond 8", beyond, 0, 0, "0")
    asked = [
        [tier.explore for option in page.options for tier in option.tiers if tier.explore]
        for page in pages
        if page.is_entry
    ]
    easy = 100 * _mean(min(numbers) in EASIEST for numbers in asked if numbers)
    hard = 100 * _mean(max(numbers) in HARDEST for numbers in asked if numbers)
    yield Figure("entries whose easiest number is 2 or 3", easy, 90, 100, "nearly all", "{:.0f} %")
    yield Figure("entries whose hardest number is 6 to 8", hard, 80, 100, "most", "{:.0f} %")


def _rewards(pages: tuple[Page, ...]) -> Iterator[Figure]:
    rewards = rewards_of(pages)
    moves = [tier.outcome.reputation for tier in rewards]
    yield Figure("most coins of a reward", max(_coins(rewards)), 0, 10, "10 or fewer")
    for number, aim in MEAN_COINS.items():
        found = _mean(_coins(tier for tier in rewards if tier.explore == number))
        yield _near(f"coins at explore {number}, mean", found, aim, 0.15 + aim / 10, "{:.2f}")
    for number, aim in MEAN_GOODS.items():
        found = _mean(_goods(tier.outcome) for tier in rewards if tier.explore == number)
        yield _near(f"goods and potions at explore {number}, mean", found, aim, 0.2, "{:.2f}")
    yield _share("rewards that move reputation", (move != 0 for move in moves), 70)
    by_one = 100 * _mean(abs(move) == 1 for move in moves if move)
    yield Figure("of these by a single step", by_one, 75, 100, "most", "{:.0f} %")
    yield Figure("deepest fall of reputation", min(moves, default=0), -2, 0, "-2 at worst")
    yield Figure("greatest gain of reputation", max(moves, default=0), 0, 3, "3 at best")


def _rarities(pages: tuple[Page, ...]) -> Iterator[Figure]:
    tiers = tiers_of(pages)
    options = options_of(pages)
    won = [tier.outcome for tier in tiers]
    lost = [option.failure for option in options]
    failures = sum(bool(option.failure) for page in pages for option in page.story.options)
    counted = {
        "explore numbers that lead on": (_leading(tiers, by_itself=False), LEADS, 12),
        "choices without number that lead on": (
            _leading(tiers, by_itself=True),
            LEADS_BY_THEMSELVES,
            3,
        ),
        "successes that cost coins": (sum(o.pay > 0 for o in won), 29, 3),
        "choices with a bonus line": (sum(bool(o.bonuses) for o in options), 30, 3),
        "cheapest villager joins": (sum(o.cheapest_villager for o in won), 8, 1),
        "extra cave card": (sum(o.caves > 0 for o in won), 9, 1),
        "building for nothing": (sum(o.building > 0 for o in won), 1, 0),
        "choice between goods": (sum(bool(o.choice) for o in won), 5, 1),
    }
    risks = {
        "failure texts": (failures, 59, len(options)),
        "failures with a penalty": (sum(o != Outcome() for o in lost), *PENALTIES),
        "one of the party is injured": (
            sum(o.injured > 0 for o in (*won, *lost)),
            *INJURIES,
        ),
    }
    for special, aim in SPECIALS.items():
        joins = sum(outcome.special is special for outcome in won)
        counted[f"{special.value.replace('_', ' ')} joins"] = (joins, aim, 0)
    for name, (found, aim, give) in counted.items():
        yield _count(name, found, aim, give, pages)
    for name, (found, aim, most) in risks.items():
        low, high = math.floor(aim * _scale(pages)), math.ceil(most * _scale(pages))
        yield Figure(name, found, low, max(high, low), f"{aim * _scale(pages):.0f} or more")


def _leading(tiers: Iterable[Tier], *, by_itself: bool) -> int:
    """Count the successes that lead to another paragraph, with an explore number or without."""
    leads = [tier for tier in tiers if tier.outcome.leads_to is not None]
    return sum((tier.explore == 0) == by_itself for tier in leads)


def _near(name: str, found: float, aim: float, give: float, form: str) -> Figure:
    return Figure(name, found, aim - give, aim + give, f"about {aim:g}", form)


def _share(name: str, hits: Iterable[bool], aim: float) -> Figure:
    found = 100 * _mean(hits)
    return Figure(name, found, aim - A_FEW_POINTS, aim + A_FEW_POINTS, f"{aim} %", "{:.0f} %")


def _scale(pages: tuple[Page, ...]) -> float:
    return min(1.0, len(pages) / (ENTRIES + FOLLOW_UPS))


def _count(name: str, found: int, aim: int, give: int, pages: tuple[Page, ...]) -> Figure:
    """Count, with a target in proportion to the size of the book."""
    scale = _scale(pages)
    low, high = math.floor((aim - give) * scale), math.ceil((aim + give) * scale)
    here = str(aim) if scale == 1 else f"{aim * scale:.1f} ({aim})"
    return Figure(name, found, low, high, here)


def _coins(tiers: Iterable[Tier]) -> list[int]:
    return [tier.outcome.coins for tier in tiers] or [0]


def _goods(outcome: Outcome) -> int:
    return sum(item != Token.CIDER for item in outcome.gain) + bool(outcome.choice)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return fmean(found) if found else 0.0
