"""Count the patterns that a writer of many paragraphs falls into, in English.

A figure outside its target is off.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

from encounters.balance import Balance
from encounters.figures import ENTRIES, FOLLOW_UPS
from encounters.lexicon import PAY
from encounters.pages import Page, outcomes_of
from encounters.parties import PARTIES
from encounters.report import Section
from encounters.winnings import unnamed
from rules.cards import VillagerCard

MOULDS_ARE_OFF = True
"""Whether the report ends with the figures that miss their targets."""

_PERILOUS = 0.08
"""The lowest share of entries in which somebody can be hurt: twelve in a full book."""

ARGUED_OVER = 0.7
"""Two choices no further apart than this, in coins, give a table something to argue over."""

PARTIES_THAT_ARGUE = (PARTIES[0], PARTIES[2])

_SENTENCE_GAP = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][\"'\u2019\u201d]))\s+")
_QUOTES = "\"'\u2018\u2019\u201c\u201d"
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_LAST_CLAUSE = re.compile(r",\s+and\b[^,;:]*$")
_CAPITALS = re.compile(r"\b[A-Z]{2,}(?:[ ,.'\u2019-]+[A-Z]+)*[ ,.'\u2019-]+[A-Z]{2,}\b")
_HATS = re.compile(r"\b(?:hats?|bonnets?|bowlers?|nightcaps?)\b")
_TEARS = re.compile(
    r"\b(?:tears?|weep(?:s|ing)?|wept|sob(?:s|bed|bing)?|cr(?:y|ies|ied|ying)|handkerchiefs?)\b"
)
_FORTY = re.compile(r"\bforty\b(?!-)")
_NOBODY = re.compile(r"\b(?:nobody|no one)\b")
_THINGS = """
arch barrel barrow bed bell boat book box bridge bucket candle chair chimney clock coat crack crate
cup door drum echo fire gate hat hillside hinge hole ink jar jug kettle keystone kiln lamp
letter lid moss mug mushroom page parcel pillow plank pot road roof rope sign stair stairs step
stone stove table teapot trunk tunnel wall wardrobe wheelbarrow window word
"""
_THING = "|".join(_THINGS.split())
_TALKS = "says|said|asks|asked|answers|answered|calls|called|whispers|whispered"
_TALKING_THING = re.compile(
    rf"\b(?:{_TALKS}) (?:the|a|his|her|its|your) (?:[a-z]+ )?(?:{_THING})\b"
    rf"|\bthe (?:{_THING}) (?:{_TALKS})\b"
)

_ASKING = """
a am an and any are at but can could dare did do does for had has have he he's how i i'm if in into
is isn't it it's may might must of on or ought shall she she's should so then they they're to was we
we're were what what's when where which who who's whom whose why will with won't would you you're
your
"""
_ASKS_SOMEBODY = frozenset(_ASKING.split())
"""The first words of questions that have a subject."""


@dataclass(frozen=True, slots=True)
class Mould:
    """How often a pattern occurs, and how often at most or at least in a book of this size."""

    name: str
    found: float
    target: float
    is_floor: bool = False
    form: str = "{:.0f}"

    @property
    def is_beyond(self) -> bool:
        """Return whether the target is missed."""
        return self.found < self.target if self.is_floor else self.found > self.target

    def __str__(self) -> str:
        """Print it beside the target."""
        found, target = self.form.format(self.found), self.form.format(self.target)
        aim = f"{target} or {'more' if self.is_floor else 'fewer'}" if self.target else "none"
        return f"{self.name:<52}{found:>6}   {aim:<16}{'beyond' if self.is_beyond else ''}".rstrip()


def moulds_sections(pages: tuple[Page, ...], balance: Balance) -> Iterator[Section]:
    """Print the patterns beside their targets, and all rewards that no word names."""
    silent = tuple(unnamed(pages))
    moulds = (
        *moulds_of(pages),
        *_choices(pages, balance),
        Mould("winnings unnamed", len(silent), 0),
    )
    off = tuple(f"{m.name}: {m.form.format(m.found)}" for m in moulds if m.is_beyond)
    head = f"{'':<52}{'found':>6}   target"
    yield Section("Moulds", (head, *map(str, moulds)), off if MOULDS_ARE_OFF else ())
    yield Section("Winnings unnamed", silent or ("none",))


def moulds_of(pages: tuple[Page, ...]) -> tuple[Mould, ...]:
    """Count the sentence patterns and the rationed words."""
    scale = min(1.0, len(pages) / (ENTRIES + FOLLOW_UPS))
    descriptions = [page.story.text for page in pages]
    rewards = list(_reward_texts(pages))
    counted = {
        "bare closing questions": (sum(map(is_bare_question, descriptions)), 60),
        "rewards whose last sentence has a word of pay": (sum(map(ends_on_pay, rewards)), 90),
        "rewards whose last clause begins ', and'": (sum(map(ends_on_and, rewards)), 100),
        "descriptions that open on a quotation": (sum(map(opens_on_a_quotation, descriptions)), 24),
        "paragraphs with hats": (_with(pages, _HATS, lower=True), 30),
        "paragraphs with forty": (_with(pages, _FORTY, lower=True), 14),
        "paragraphs with tears": (_with(pages, _TEARS, lower=True), 18),
        "paragraphs with a notice in capitals": (_with(pages, _CAPITALS, lower=False), 30),
        "paragraphs with nobody or no one": (_with(pages, _NOBODY, lower=True), 35),
        "paragraphs in which a thing talks": (_with(pages, _TALKING_THING, lower=True), 20),
    }
    return tuple(Mould(n, found, math.ceil(at * scale)) for n, (found, at) in counted.items())


def is_bare_question(text: str) -> bool:
    """Return whether a text ends with 'Verb this, or verb that?', and nobody in it asks that."""
    last = _sentences(text)[-1]
    words = _words(last)
    return last.endswith("?") and len(words) > 1 and words[0] not in _ASKS_SOMEBODY


def ends_on_pay(text: str) -> bool:
    """Return whether the last sentence of a text has a word of payment."""
    return any(word in PAY for word in _words(_sentences(text)[-1]))


def ends_on_and(text: str) -> bool:
    """Return whether the last clause of a text begins ', and'."""
    return bool(_LAST_CLAUSE.search(_sentences(text)[-1]))


def opens_on_a_quotation(text: str) -> bool:
    """Return whether a text begins with speech."""
    return text[:1] in _QUOTES


def _choices(pages: tuple[Page, ...], balance: Balance) -> Iterator[Mould]:
    entries = [page for page in pages if page.is_entry]
    for party in PARTIES_THAT_ARGUE:
        argued = sum(is_argued_over(balance, page, party) for page in entries)
        name = f"entries argued over with {len(party)} villagers"
        yield Mould(name, argued, math.ceil(len(entries) / 3), is_floor=True)
    harmless = sum(not _can_hurt(page) for page in entries)
    yield Mould("entries in which no choice can hurt", harmless, math.ceil(len(entries) / 2))
    least = math.ceil(len(entries) * _PERILOUS)
    perilous = sum(any(o.injured for c in page.options for o in outcomes_of(c)) for page in entries)
    yield Mould("entries in which somebody can be hurt", perilous, least, is_floor=True)
    wordless = sum(
        option.tiers[0].explore > 0 and not story.failure
        for page in pages
        for option, story in zip(page.options, page.story.options, strict=True)
    )
    yield Mould("failures without words", wordless, 0)


def is_argued_over(balance: Balance, page: Page, party: tuple[VillagerCard, ...]) -> bool:
    """Return whether the best two choices of a paragraph are worth about the same to a party."""
    worths = sorted(choice.worth for choice in balance.choices(page.paragraph.number, party))
    return len(worths) > 1 and worths[-1] - worths[-2] <= ARGUED_OVER


def _can_hurt(page: Page) -> bool:
    return any(
        outcome.reputation < 0 or outcome.injured or outcome.lose_offer
        for option in page.options
        for outcome in outcomes_of(option)
    )


def _with(pages: tuple[Page, ...], pattern: re.Pattern[str], *, lower: bool) -> int:
    texts = (" ".join(page.texts) for page in pages)
    return sum(bool(pattern.search(text.lower() if lower else text)) for text in texts)


def _reward_texts(pages: tuple[Page, ...]) -> Iterator[str]:
    for page in pages:
        for option, story in zip(page.options, page.story.options, strict=True):
            for tier, text in zip(option.tiers, story.success, strict=True):
                if tier.outcome.leads_to is None:
                    yield text


def _sentences(text: str) -> list[str]:
    return _SENTENCE_GAP.split(text.strip())


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())
