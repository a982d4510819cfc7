"""Convert checked files to plain data: mechanics for the rules, words for the reader."""

import hashlib
import json
from dataclasses import dataclass, fields
from types import MappingProxyType

from encounters.echoes import ECHO, with_echo
from encounters.marks import mark_of
from encounters.scenes import Place, Setting, setting_of
from encounters.schema import BonusFile, EchoFile, OptionFile, OutcomeFile, ParagraphFile, Words
from encounters.stories import OptionStory, ParagraphStory, Recollection
from rules.book import Bonus, Book, Option, Outcome, Paragraph, Tier
from rules.words import ParagraphNumber


@dataclass(frozen=True, slots=True)
class Content:
    """The content of a paragraph's file; `mark` is that of its words, see `encounters.marks`."""

    mechanics: Paragraph
    story: ParagraphStory
    mood: str
    setting: Setting
    people: tuple[str, ...]
    echo: tuple[EchoFile, ...]
    mark: str
    season: bool
    place: Place | None


def content_of(file: ParagraphFile) -> Content:
    """Convert the content of a paragraph's file."""
    number = ParagraphNumber(file.number)
    return Content(
        Paragraph(number, tuple(map(_option, file.option))),
        story_of(file.words),
        file.mood,
        setting_of(number, file.scene, file.figure),
        file.people,
        file.echo,
        mark_of(file.words),
        file.season,
        file.place,
    )


def story_of(words: Words) -> ParagraphStory:
    """Convert the words of a paragraph."""
    options = tuple(
        OptionStory(
            *(o.label, o.success, o.failure, o.headlines, o.headline_failed, o.afterwards),
            *(o.interludes, o.interlude_failed),
        )
        for o in words.option
    )
    recollection = Recollection(
        text=words.text if ECHO in words.text else None,
        again=words.again,
        weathers=MappingProxyType(words.weathers),
        echoes=words.echo,
        afterwards=words.afterwards,
        late=words.late,
    )
    return ParagraphStory(words.title, with_echo(words.text, None), options, recollection)


def fingerprint_of(title: str, book: Book) -> str:
    """Hash a book's title and mechanics.

    Values that are empty, 0 or false are left out, so that a new field of `rules.book` does not
    change the hash of a book that does not use it.
    """
    paragraphs = [book.paragraphs[number] for number in sorted(book.paragraphs)]
    content = json.dumps([title, book.cells, paragraphs], sort_keys=True, default=_given_values)
    return hashlib.sha256(content.encode()).hexdigest()


def _given_values(mechanics: Paragraph | Option | Tier | Bonus | Outcome) -> dict[str, object]:
    values = {field.name: getattr(mechanics, field.name) for field in fields(mechanics)}
    return {name: value for name, value in values.items() if value}


def _option(file: OptionFile) -> Option:
    return Option(
        tiers=tuple(Tier(tier.explore, _outcome(tier)) for tier in file.tier),
        bonuses=tuple(map(_bonus, file.bonus)),
        offer=file.offer,
        failure=_outcome(file.failure),
    )


def _bonus(file: BonusFile) -> Bonus:
    return Bonus(file.lanterns, file.per, file.owning, file.along, file.paying)


def _outcome(file: OutcomeFile) -> Outcome:
    return Outcome(
        coins=file.coins,
        pay=file.pay,
        gain=file.gain,
        choice=file.choice,
        reputation=file.reputation,
        cheapest_villager=file.cheapest_villager,
        special=file.special,
        caves=file.caves,
        building=file.building,
        injured=file.injured,
        lose_offer=file.lose_offer,
        leads_to=None if file.leads_to is None else ParagraphNumber(file.leads_to),
    )
