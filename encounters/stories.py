"""Define the words of a book, by language; texts before the roll never have a reward."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from encounters.deeds import Hearing
from encounters.echoes import with_echo
from encounters.memory import Memory, Weather
from encounters.scenes import Setting, setting_of
from rules.words import ParagraphNumber


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is read aloud before the choice; `labels` is indexed by option.

    `language` is the one that the words are in, which may not be the requested one.
    """

    number: ParagraphNumber
    title: str
    text: str
    labels: tuple[str, ...]
    language: str


@dataclass(frozen=True, slots=True)
class OptionStory:
    """The words of one choice; `success` is indexed by tier."""

    label: str
    success: tuple[str, ...] = field(repr=False)
    failure: str | None = field(repr=False)
    headlines: tuple[str, ...] = field(default=(), repr=False)
    headline_failed: str | None = field(default=None, repr=False)
    afterwards: str | None = field(default=None, repr=False)


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

    `costly` are the choices, by paragraph and index, whose failure costs something.
    """

    language: str
    texts: Mapping[str, Mapping[ParagraphNumber, ParagraphStory]] = field(repr=False)
    moods: Mapping[ParagraphNumber, str] = field(repr=False)
    memory: Memory = field(default=Memory(), repr=False)
    settings: Mapping[ParagraphNumber, Setting] = field(
        default_factory=dict[ParagraphNumber, Setting], repr=False
    )
    costly: frozenset[tuple[ParagraphNumber, int]] = field(default=frozenset(), repr=False)

    @property
    def languages(self) -> tuple[str, ...]:
        """List the pack's own language, then the others in order."""
        return (self.language, *sorted(self.texts.keys() - {self.language}))

    def prompt(
        self, number: ParagraphNumber, language: str, hearing: Hearing | None = None
    ) -> Prompt:
        """Return what is read aloud before the choice, and with a hearing, what it recalls.

        The same hearing always gets the same words. Raises `KeyError`.
        """
        spoken = self._spoken(number, language)
        story = self.texts[spoken][number]
        labels = tuple(option.label for option in story.options)
        text = self._recalled(story, number, hearing) if hearing else story.text
        return Prompt(number, story.title, text, labels, spoken)

    def outcome(
        self, number: ParagraphNumber, option: int, tier: int | None, language: str
    ) -> str | None:
        """Return the text of a reached tier or, without a tier, of a failure; None if silent."""
        story = self.texts[self._spoken(number, language)][number].options[option]
        return story.failure if tier is None else story.success[tier]

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
            return Afterwards(story.afterwards, is_own=True)
        if story is None:
            return None
        line = self.texts[self._spoken(number, language)][number].recollection.afterwards
        return Afterwards(line, is_own=False) if line else None

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
        """Choose the text: for a second meeting, or for the weather; and the echo that is heard."""
        recollection = story.recollection
        text = recollection.weathers.get(hearing.weather) if hearing.weather else None
        if recollection.again and hearing.has_met_before(number):
            text = recollection.again
        echo = hearing.first_of(self.memory.echoes.get(number, ()))
        echoed = None if echo is None else recollection.echoes[echo]
        return with_echo(text or recollection.text or story.text, echoed)

    def _option(self, number: ParagraphNumber, option: int, language: str) -> OptionStory | None:
        """Find the words of a choice, which a printed book and another book's deed do not have."""
        story = self.texts.get(self._spoken(number, language), {}).get(number)
        return story.options[option] if story and option < len(story.options) else None

    def _spoken(self, number: ParagraphNumber, language: str) -> str:
        return language if number in self.texts.get(language, {}) else self.language
