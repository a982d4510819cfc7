"""Hold the words of a book, by language; what is read before the roll never holds a reward."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.words import ParagraphNumber


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is read aloud before the choice; `labels` is indexed by option.

    `language` is the one that the words are in, which may not be the one asked for.
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


@dataclass(frozen=True, slots=True)
class ParagraphStory:
    """All words of a paragraph in one language; `options` is indexed by option."""

    title: str
    text: str = field(repr=False)
    options: tuple[OptionStory, ...]


@dataclass(frozen=True, slots=True)
class Stories:
    """The words of a book; a paragraph that a language lacks is told in the pack's own."""

    language: str
    told: Mapping[str, Mapping[ParagraphNumber, ParagraphStory]] = field(repr=False)
    moods: Mapping[ParagraphNumber, str] = field(repr=False)

    @property
    def languages(self) -> tuple[str, ...]:
        """List the pack's own language, then the others in order."""
        return (self.language, *sorted(self.told.keys() - {self.language}))

    def prompt(self, number: ParagraphNumber, language: str) -> Prompt:
        """Say what is read aloud before the choice. Raises `KeyError`."""
        spoken = self._spoken(number, language)
        story = self.told[spoken][number]
        labels = tuple(option.label for option in story.options)
        return Prompt(number, story.title, story.text, labels, spoken)

    def outcome(
        self, number: ParagraphNumber, option: int, tier: int | None, language: str
    ) -> str | None:
        """Say what a reached tier brings, or, without a tier, a failure; not all failures speak."""
        story = self.told[self._spoken(number, language)][number].options[option]
        return story.failure if tier is None else story.success[tier]

    def title(self, number: ParagraphNumber, language: str) -> str:
        """Name a paragraph."""
        return self.told[self._spoken(number, language)][number].title

    def label(self, number: ParagraphNumber, option: int, language: str) -> str:
        """Name one choice of a paragraph."""
        return self.told[self._spoken(number, language)][number].options[option].label

    def mood(self, number: ParagraphNumber) -> str:
        """Name the mood that a picture or a voice may take up."""
        return self.moods[number]

    def _spoken(self, number: ParagraphNumber, language: str) -> str:
        return language if number in self.told.get(language, {}) else self.language
