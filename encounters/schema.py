"""Define the schema of an encounter book: `pack.toml` and one TOML file a paragraph."""

import re
import unicodedata
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Self, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    model_validator,
)

from encounters.memory import Weather, Who
from encounters.ruby import without_ruby
from encounters.scenes import Figure, Place, Scene
from rules.words import Good, People, Special, Token, Trade

NAME = "[a-z0-9]+(?:-[a-z0-9]+)*"
CONDITION = re.compile(
    rf"(?P<number>[0-9]{{3}})(?:\.(?P<option>[abc])(?P<tier>[12](?=\+))?(?P<end>[+-])?)?"
    rf"|@(?P<person>{NAME})"
)
"""A paragraph heard, an option chosen, one that succeeded, reached a tier or failed, or a person.

Source: README.md, "Memory".
"""

_TURNS_TEXT_ROUND = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _reads_aloud(text: str) -> str:
    if text.replace("\n", "").isprintable():
        return text  # nearly all are, and a start reads each sentence of the book
    hidden = {c for c in text if unicodedata.category(c) == "Cc" and c != "\n"} | (
        _TURNS_TEXT_ROUND & set(text)
    )
    if hidden:
        raise ValueError(f"no voice can read {', '.join(ascii(c) for c in sorted(hidden))}")
    return text


def _holds_at_most(longest: int) -> Callable[[str], str]:
    """Count what is shown: ruby takes no room on the line."""

    def counted(text: str) -> str:
        if len(text) > longest and len(without_ruby(text)) > longest:
            raise ValueError(f"String should have at most {longest} characters")
        return text

    return counted


def _stands_on_one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("stands on one line")
    return text


def _is_a_condition(text: str) -> str:
    if not CONDITION.fullmatch(text):
        raise ValueError('should be like "129", "018.a", "045.b+", "045.b2+", "045.b-" or "@nip"')
    return text


def _word_of(*kinds: type[StrEnum]) -> Callable[[object], StrEnum]:
    """Report one fault for a wrong word; a union of enums would report one for each enum."""
    words = {member.value: member for kind in kinds for member in kind}

    def word(value: object) -> StrEnum:
        if not isinstance(value, str) or value not in words:
            raise ValueError(f"should be one of {', '.join(words)}")
        return words[value]

    return word


Text = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1),
    AfterValidator(_holds_at_most(2_000)),
    AfterValidator(_reads_aloud),
]
Label = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=60),
    AfterValidator(_stands_on_one_line),
    AfterValidator(_reads_aloud),
]
Headline = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=120),
    AfterValidator(_stands_on_one_line),
    AfterValidator(_reads_aloud),
]
Interlude = Annotated[
    str,
    StringConstraints(strip_whitespace=True),
    AfterValidator(_holds_at_most(400)),
    AfterValidator(_reads_aloud),
]
"""A line about one outcome; an empty one stands for an outcome that has none."""

Language = Annotated[str, StringConstraints(pattern="^[a-z]{2}$")]
Person = Annotated[str, StringConstraints(pattern=f"^{NAME}$", max_length=40)]
After = Annotated[str, AfterValidator(_is_a_condition)]
Afters = Annotated[tuple[After, ...], Field(min_length=1)]
MadeFrom = Annotated[str, StringConstraints(pattern="^[0-9a-f]{8}$")]
Switch = Annotated[bool, Field(strict=True)]
Whole = Annotated[int, Field(strict=True)]
Number = Annotated[Whole, Field(ge=1, le=999)]
Count = Annotated[Whole, Field(ge=0, le=10)]
Few = Annotated[Whole, Field(ge=0, le=2)]
ItemWord: TypeAlias = Annotated[Good | Token, BeforeValidator(_word_of(Good, Token))]
SceneWord: TypeAlias = Annotated[Scene, BeforeValidator(_word_of(Scene))]
FigureWord: TypeAlias = Annotated[Figure, BeforeValidator(_word_of(Figure))]
PlaceWord: TypeAlias = Annotated[Place, BeforeValidator(_word_of(Place))]
WeatherWord: TypeAlias = Annotated[Weather, BeforeValidator(_word_of(Weather))]
Companion: TypeAlias = Annotated[People | Special, BeforeValidator(_word_of(People, Special))]


class Strict(BaseModel):
    """Refuse keys that the schema does not have, so that a typing error is found."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class OutcomeFile(Strict):
    """What is won or lost: the fields of `rules.book.Outcome`, as a writer names them."""

    coins: Count = 0
    pay: Count = 0
    gain: tuple[ItemWord, ...] = ()
    choice: tuple[ItemWord, ...] = ()
    reputation: Annotated[Whole, Field(ge=-3, le=3)] = 0
    cheapest_villager: Switch = False
    special: Special | None = None
    caves: Few = 0
    building: Count = 0
    injured: Few = 0
    lose_offer: Switch = False
    leads_to: Number | None = None


class TierFile(OutcomeFile):
    """An explore number with its outcome; no number, or 0, is a success without dice."""

    explore: Annotated[Whole, Field(ge=0, le=12)] = 0


class BonusFile(Strict):
    """One bonus line: exactly one of `per`, `owning`, `along` and `paying` gives `lanterns`."""

    lanterns: Annotated[Whole, Field(ge=1, le=4)]
    per: Trade | None = None
    owning: ItemWord | None = None
    along: Companion | None = None
    paying: Annotated[Whole, Field(ge=0, le=3)] = 0

    @model_validator(mode="after")
    def _has_one_reason(self) -> Self:
        if sum(map(bool, (self.per, self.owning, self.along, self.paying))) != 1:
            raise ValueError("a bonus has exactly one of per, owning, along and paying")
        return self


class OptionFile(Strict):
    """One choice: its tiers from the lowest explore number up, its bonus lines, its failure."""

    tier: Annotated[tuple[TierFile, ...], Field(min_length=1, max_length=2)]
    bonus: tuple[BonusFile, ...] = ()
    offer: ItemWord | None = None
    failure: OutcomeFile = OutcomeFile()

    @model_validator(mode="after")
    def _rises(self) -> Self:
        numbers = [tier.explore for tier in self.tier]
        if numbers != sorted(set(numbers)) or (len(numbers) > 1 and numbers[0] == 0):
            raise ValueError("explore numbers rise, and a success by itself stands alone")
        return self

    @model_validator(mode="after")
    def _offers_what_it_loses(self) -> Self:
        if self.offer is None and any(o.lose_offer for o in (*self.tier, self.failure)):
            raise ValueError("lose_offer needs an offer")
        return self


class OptionWords(Strict):
    """The words of one choice: its label, a success text for each tier, perhaps a failure."""

    label: Label
    success: Annotated[tuple[Text, ...], Field(min_length=1, max_length=2)]
    failure: Text | None = None
    headlines: Annotated[tuple[Headline, ...], Field(max_length=2)] = ()
    headline_failed: Headline | None = None
    interludes: Annotated[tuple[Interlude, ...], Field(max_length=2)] = ()
    interlude_failed: Text | None = None
    afterwards: Text | None = None


class Words(Strict):
    """All that is read aloud; a translation has this table and nothing else of a paragraph."""

    title: Label
    text: Text
    late: Text | None = None
    echo: Annotated[tuple[Text, ...], Field(max_length=12)] = ()
    again: Text | None = None
    afterwards: Text | None = None
    weathers: dict[WeatherWord, Text] = Field(default_factory=dict[Weather, str])
    option: Annotated[tuple[OptionWords, ...], Field(min_length=1, max_length=3)]


class EchoFile(Strict):
    """When a line of memory is read: after any one of these, done by `who`."""

    after: Afters
    who: Who
    whatever: Switch = False


class ParagraphFile(Strict):
    """One paragraph: mechanics once, words once a language.

    `encounters.checks` checks that there are words for each option, each tier and each echo: it can
    report that beside the other faults of the same file.
    """

    number: Number
    entry: Switch = True
    season: Switch = False
    mood: Label
    place: PlaceWord | None = None
    scene: SceneWord | None = None
    figure: FigureWord | None = None
    people: tuple[Person, ...] = ()
    words: Words
    echo: Annotated[tuple[EchoFile, ...], Field(max_length=12)] = ()
    option: Annotated[tuple[OptionFile, ...], Field(min_length=1, max_length=3)]

    @model_validator(mode="after")
    def _leaves_a_way(self) -> Self:
        if all(option.offer for option in self.option):
            raise ValueError(
                "one option at least needs no offer, for those who have nothing to hold out"
            )
        return self


class TranslationFile(Strict):
    """One paragraph in another language than the pack's own.

    `made_from` is the mark of the words that it was made from: see `encounters.marks`.
    """

    made_from: MadeFrom | None = None
    words: Words


class PackFile(Strict):
    """`pack.toml`: whose book this is, and which entry is on which cell of which cave card.

    `caves` is indexed by cave card, then by die face less one: 25 or, for the preview edition too,
    30 rows of six numbers.
    """

    title: Label
    authors: Annotated[tuple[Label, ...], Field(min_length=1)]
    licence: Label
    source: Label
    language: Language
    caves: Annotated[
        tuple[Annotated[tuple[Number, ...], Field(min_length=6, max_length=6)], ...],
        Field(min_length=25, max_length=30),
    ]


class PackTranslationFile(Strict):
    """`es/pack.toml`: the book's title in another language, and who translated it."""

    made_from: MadeFrom | None = None
    title: Label
    authors: tuple[Label, ...] = ()
