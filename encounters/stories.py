"""Define the words of a book, by language; texts before the roll never have a reward."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from encounters.deeds import Deed, Hearing
from encounters.echoes import with_echo
from encounters.interludes import before
from encounters.memory import Memory, Season, TidingsWords, Weather
from encounters.ruby import shown
from encounters.scenes import Place, Setting, setting_of
from encounters.tags import line_of
from rules.words import ParagraphNumber


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is read aloud before the choice; `labels` is indexed by option.

    `before` is read first, even before the title: what comes back of a deed, or of the season;
    empty if nothing does. `language` is the one that the words are in, which may not be the
    requested one.
    """

    number: ParagraphNumber
    before: str
    title: str
    text: str
    labels: tuple[str, ...]
    language: str

    @property
    def whole(self) -> str:
        """Return the words that are read, without the title and the labels."""
        return "\n\n".join(filter(None, [self.before, self.text]))


@dataclass(frozen=True, slots=True)
class OptionStory:
    """The words of one choice; `success`, `headlines` and `interludes` are indexed by tier."""

    label: str
    success: tuple[str, ...] = field(repr=False)
    failure: str | None = field(repr=False)
    headlines: tuple[str, ...] = field(default=(), repr=False)
    headline_failed: str | None = field(default=None, repr=False)
    afterwards: str | None = field(default=None, repr=False)
    interludes: tuple[str, ...] = field(default=(), repr=False)
    interlude_failed: str | None = field(default=None, repr=False)

    def interlude(self, tier: int | None) -> str | None:
        """Return the line about a reached tier or, without a tier, about a failure."""
        if tier is None:
            return self.interlude_failed
        return (self.interludes[tier] or None) if tier < len(self.interludes) else None


@dataclass(frozen=True, slots=True)
class Recollection:
    """What a paragraph says by what has happened; texts with echoes have `{echo}` in them.

    `text` is the plain text if that has `{echo}`; `echoes` is indexed as the paragraph's `Echo`es
    are.
    """

    text: str | None = field(default=None, repr=False)
    again: str | None = field(default=None, repr=False)
    weathers: Mapping[Weather, str] = field(default_factory=dict[Weather, str], repr=False)
    echoes: tuple[str, ...] = field(default=(), repr=False)
    afterwards: str | None = field(default=None, repr=False)
    late: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class ParagraphStory:
    """All words of a paragraph in one language; `options` is indexed by option."""

    title: str
    text: str = field(repr=False)
    options: tuple[OptionStory, ...]
    recollection: Recollection = Recollection()


@dataclass(frozen=True, slots=True)
class Afterwards:
    """What became of the people that a village met; `is_own` is about one choice only."""

    text: str
    is_own: bool


@dataclass(frozen=True, slots=True)
class Stories:
    """The words of a book; a paragraph that a language lacks is told in the pack's own.

    `costly` are the choices, by paragraph and index, whose failure costs something; `entries` are
    the paragraphs on cave cards; `places` say how far from home a paragraph goes. Texts are told as
    they are shown where there is no ruby, unless the stories `keep_ruby`: see `encounters.ruby`.
    """

    language: str
    texts: Mapping[str, Mapping[ParagraphNumber, ParagraphStory]] = field(repr=False)
    moods: Mapping[ParagraphNumber, str] = field(repr=False)
    memory: Memory = field(default=Memory(), repr=False)
    settings: Mapping[ParagraphNumber, Setting] = field(
        default_factory=dict[ParagraphNumber, Setting], repr=False
    )
    costly: frozenset[tuple[ParagraphNumber, int]] = field(default=frozenset(), repr=False)
    entries: frozenset[ParagraphNumber] = field(default=frozenset(), repr=False)
    places: Mapping[ParagraphNumber, Place] = field(
        default_factory=dict[ParagraphNumber, Place], repr=False
    )
    keep_ruby: bool = False

    def with_ruby(self) -> "Stories":
        """Return them with the ruby of their source, for a page or a voice."""
        return replace(self, keep_ruby=True)

    def without_season(self) -> "Stories":
        """Return them without the book's season, whose place another story takes."""
        return replace(self, memory=replace(self.memory, season=Season()))

    def told(self, text: str) -> str:
        """Return a text of the book as it is told."""
        return text if self.keep_ruby else shown(text)

    @property
    def languages(self) -> tuple[str, ...]:
        """List the pack's own language, then the others in order."""
        return (self.language, *sorted(self.texts.keys() - {self.language}))

    def untold(self, language: str) -> int:
        """Count the paragraphs that are told in the book's own language instead of another."""
        told = {number for one in line_of(language) for number in self.texts.get(one, {})}
        return len(self.texts[self.language]) - len(told)

    def prompt(
        self, number: ParagraphNumber, language: str, hearing: Hearing | None = None
    ) -> Prompt:
        """Return what is read aloud before the choice, and with a hearing, what it recalls.

        The same hearing always gets the same words. Raises `KeyError`.
        """
        spoken = self._spoken(number, language)
        story = self.texts[spoken][number]
        labels = tuple(option.label for option in story.options)
        if hearing is None:
            return Prompt(number, "", story.title, self.told(story.text).strip(), labels, spoken)
        before = self.told(self._before(number, hearing, language) or "").strip()
        text = self.told(self._recalled(story, number, hearing)).strip()
        return Prompt(number, before, story.title, text, labels, spoken)

    def outcome(
        self, number: ParagraphNumber, option: int, tier: int | None, language: str
    ) -> str | None:
        """Return the text of a reached tier or, without a tier, of a failure; None if silent."""
        story = self.texts[self._spoken(number, language)][number].options[option]
        text = story.failure if tier is None else story.success[tier]
        return text and self.told(text)

    def headline(
        self, number: ParagraphNumber, option: int, tier: int | None, language: str
    ) -> str | None:
        """Return the headline about what a village did; without a tier, that it failed."""
        story = self._option(number, option, language)
        if story is None or tier is None:
            return story and story.headline_failed
        return story.headlines[tier] if tier < len(story.headlines) else None

    def afterwards(
        self, number: ParagraphNumber, option: int, tier: int | None, language: str
    ) -> Afterwards | None:
        """Return what became of the people a village met; the choice's own words if it was done."""
        story = self._option(number, option, language)
        if story and story.afterwards and tier is not None:
            return Afterwards(self.told(story.afterwards), is_own=True)
        if story is None:
            return None
        line = self.texts[self._spoken(number, language)][number].recollection.afterwards
        return Afterwards(self.told(line), is_own=False) if line else None

    def has_interlude(self, deed: Deed) -> bool:
        """Return whether the book has a line about what a village did."""
        return self._interlude(deed, self.language) is not None

    def season_text(self, key: str, language: str) -> str:
        """Return a text of the season, in the book's own language where it is not translated."""
        found = (w.season[key] for w in self.tidings(language) if key in w.season)
        return self.told(next(found))

    def tidings(self, language: str) -> Iterator[TidingsWords]:
        """Return the tidings in a language, as a region has them first, then in the book's own."""
        for spoken in (*line_of(language), self.language):
            if spoken in self.memory.tidings:
                yield self.memory.tidings[spoken]

    def title(self, number: ParagraphNumber, language: str) -> str:
        """Return the title of a paragraph."""
        return self.texts[self._spoken(number, language)][number].title

    def label(self, number: ParagraphNumber, option: int, language: str) -> str:
        """Return the label of a choice."""
        return self.texts[self._spoken(number, language)][number].options[option].label

    def mood(self, number: ParagraphNumber) -> str:
        """Return the mood, for a picture or a voice."""
        return self.moods[number]

    def setting(self, number: ParagraphNumber) -> Setting:
        """Return where a paragraph happens and who is seen there, for its title card."""
        return self.settings.get(number) or setting_of(number, None, None)

    def _recalled(self, story: ParagraphStory, number: ParagraphNumber, hearing: Hearing) -> str:
        """Choose the text: late in a game, met again, or by the weather; and the echo."""
        recollection = story.recollection
        text = recollection.weathers.get(hearing.weather) if hearing.weather else None
        if recollection.again and hearing.has_met_before(number):
            text = recollection.again
        if recollection.late and hearing.is_late:
            text = recollection.late
        echo = hearing.first_of(self.memory.echoes.get(number, ()))
        echoed = None if echo is None else recollection.echoes[echo]
        return with_echo(text or recollection.text or story.text, echoed)

    def _before(self, number: ParagraphNumber, hearing: Hearing, language: str) -> str | None:
        """Return what is read before a paragraph: a passage, or the village's own deed."""
        told = before(self.memory.season, self.entries, hearing, number, self.has_interlude)
        match told:
            case Deed():
                return self._interlude(told, language) or self._interlude(told, self.language)
            case str():
                return self.season_text(told, language)
            case _:
                return None

    def _interlude(self, deed: Deed, language: str) -> str | None:
        story = self._option(deed.number, deed.option, language)
        return story and story.interlude(deed.tier)

    def _option(self, number: ParagraphNumber, option: int, language: str) -> OptionStory | None:
        """Find the words of a choice, which a printed book and another book's deed do not have."""
        story = self.texts.get(self._spoken(number, language), {}).get(number)
        return story.options[option] if story and option < len(story.options) else None

    def _spoken(self, number: ParagraphNumber, language: str) -> str:
        told = (one for one in line_of(language) if number in self.texts.get(one, {}))
        return next(told, self.language)
