"""Count the things and turns that an English book comes back to, each with a ration."""

import math
import re
from collections.abc import Iterable, Iterator

from encounters.figures import ENTRIES, FOLLOW_UPS
from encounters.moulds import Mould
from encounters.pages import Page
from encounters.report import Section

_ONES = "seven|eight|nine|ten|eleven|twelve"
_TEENS = "(?:thir|four|fif|six|seven|eigh|nine)teen"
_TENS = "(?:twen|thir|for|fif|six|seven|eigh|nine)ty"
_THINGS: dict[str, tuple[str, int]] = {
    "paying": ("pays?|paid|wages|fees?|purses?|takings|shares?", 80),
    "small coins": ("penny|pence|shillings?|sixpences?|coppers?|farthings?|florins?", 50),
    "meals": ("suppers?|soups?|cakes?|dinners?|breakfasts?|biscuits?|puddings?", 65),
    "boots, socks, buttons": ("boots?|socks?|sleeves?|collars?|gloves?|buttons?", 65),
    "tea": ("tea|kettles?|cups?|saucers?|teapots?", 40),
    "the office": ("clerks?|forms?|stamps?|files?|minutes|rules?|notices?|receipts?", 45),
    "aunts": ("aunts?|widows?|grans?|old lady|old ladies", 25),
    "numbers from seven up": (f"{_TEENS}|{_TENS}|{_ONES}|hundreds?|thousands?", 120),
    "weekdays": ("(?:mon|tues|wednes|thurs|fri|satur|sun)days?", 40),
}
"""Words, and the most paragraphs of a full book in which any of them is."""

_YOU, _THE = "You", "The"
_MOST_YOU, _MOST_THE, _MOST_SEMICOLONS = 25, 15, 25
"""Percents of the texts of a kind."""


def tics_section(pages: tuple[Page, ...]) -> Section:
    """Print how often a book comes back to the same things, beside their rations."""
    tics = tuple(_tics(pages))
    off = tuple(f"{tic.name}: {tic.form.format(tic.found)}" for tic in tics if tic.is_beyond)
    head = f"{'':<52}{'found':>6}   target"
    return Section("Tics", (head, *map(str, tics)), off)


def _tics(pages: tuple[Page, ...]) -> Iterator[Mould]:
    scale = min(1.0, len(pages) / (ENTRIES + FOLLOW_UPS))
    texts = [" ".join(page.texts).lower() for page in pages]
    for name, (words, most) in _THINGS.items():
        pattern = re.compile(rf"\b(?:{words})\b")
        found = sum(bool(pattern.search(text)) for text in texts)
        yield Mould(f"paragraphs with {name}", found, math.ceil(most * scale))
    options = [option for page in pages for option in page.story.options]
    successes = [text for option in options for text in option.success]
    failures = [option.failure for option in options if option.failure]
    own = [page.story.recollection.afterwards for page in pages]
    became = [text for text in (*own, *(o.afterwards for o in options)) if text]
    headlines = [h for o in options for h in (*o.headlines, o.headline_failed) if h]
    shares = {
        "successes that begin with 'You'": (_opening(successes, _YOU), _MOST_YOU),
        "failures that begin with 'You'": (_opening(failures, _YOU), _MOST_YOU),
        "afterwards that begin with 'The'": (_opening(became, _THE), _MOST_THE),
        "headlines with a semicolon": (_share(";" in h for h in headlines), _MOST_SEMICOLONS),
    }
    for name, (found, most) in shares.items():
        yield Mould(name, found, most, form="{:.0f} %")


def _opening(texts: Iterable[str], word: str) -> float:
    return _share(text.split()[0] == word for text in texts)


def _share(hits: Iterable[bool]) -> float:
    found = list(hits)
    return 100 * sum(found) / max(len(found), 1)
