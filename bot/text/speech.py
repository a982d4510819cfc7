"""Say what a voice reads of an encounter: never more than its listener may read."""

from collections.abc import Sequence
from dataclasses import field

from bot.model.plies import Ply
from bot.model.stories import Chapter, Story
from bot.text.narrator import Narrator
from bot.text.story import end_text, label_of, outcome_text, paragraph_text
from rules.facts import EncounterSettled, ParagraphRead
from rules.record import record
from rules.words import ParagraphNumber, Seat

_ENDS = tuple(".!?\u2026\u3002\uff01\uff1f")


@record
class Spoken:
    """What a voice reads, one part a line, and the language of its words."""

    text: str = field(repr=False)
    language: str


def spoken_prompt(
    narrator: Narrator, number: ParagraphNumber, *, is_asked: bool = True
) -> Spoken | None:
    """Return a paragraph that was read last, with its choices; None with a printed book.

    Without them where nothing `is_asked`: it leaves no choice.
    """
    if number not in narrator.stories.moods:
        return None
    hearing = narrator.past.last_hearing(number)
    prompt = narrator.stories.prompt(number, narrator.words.language, hearing)
    choices = [_choices(narrator, number)] if is_asked else []
    return _spoken(narrator, number, [prompt.title, prompt.text, *choices])


def spoken_end(narrator: Narrator, chapter: Chapter) -> Spoken | None:
    """Return how a settled paragraph ended; None where it says nothing."""
    return _spoken(narrator, chapter.number, [outcome_text(narrator, chapter)])


def spoken_story(narrator: Narrator, story: Story) -> Spoken | None:
    """Return a story that is over, whole; None with a printed book."""
    parts: list[str] = []
    for chapter in story.chapters:
        if chapter.number in narrator.stories.moods:
            parts.append(narrator.stories.title(chapter.number, narrator.words.language))
        parts.append(paragraph_text(narrator, chapter))
        parts += [label_of(narrator, chapter.chosen)] if chapter.chosen else []
        parts.append(outcome_text(narrator, chapter))
    return _spoken(narrator, story.number, parts)


def spoken_plies(
    narrator: Narrator, plies: Sequence[Ply], seat: Seat, asks: ParagraphNumber | None
) -> Spoken | None:
    """Return what plies have told a seat: how a paragraph ended, and the next one.

    The latter only where it is the one that still `asks` for a choice. None where there is nothing
    to tell.
    """
    parts: list[str] = []
    number = None
    for fact in [fact for one in plies for fact in one.facts]:
        match fact:
            case EncounterSettled() if fact.seat == seat:
                number = fact.number
                parts.append(end_text(narrator, fact))
            case ParagraphRead() if fact.seat == seat and fact.number == asks:
                number = fact.number
                read = spoken_prompt(narrator, number)
                parts += [read.text] if read else []
            case _:
                pass
    return None if number is None else _spoken(narrator, number, parts)


def _choices(narrator: Narrator, number: ParagraphNumber) -> str:
    """Return the choices of a paragraph as one question."""
    prompt = narrator.stories.prompt(number, narrator.words.language)
    labels = narrator.words("spoken-or").join([_ended(narrator, one) for one in prompt.labels])
    return narrator.words("spoken-choices", labels=labels)


def _spoken(narrator: Narrator, number: ParagraphNumber, parts: Sequence[str]) -> Spoken | None:
    """Return parts as they are spoken; None where they say nothing, as with a printed book."""
    if number not in narrator.stories.moods:
        return None
    text = "\n".join([_ended(narrator, part.strip()) for part in parts if part.strip()])
    # The book's own where it is not told in theirs: a
    # voice must not read one by the rules of another.
    language = narrator.stories.prompt(number, narrator.words.language).language
    return Spoken(text, language) if text else None


def _ended(narrator: Narrator, text: str) -> str:
    """Return a text that ends as a sentence does, so that the voice pauses there."""
    return (
        text
        if text.rstrip("\"'\u201d\u2019\u00bb\u300d\u300f)").endswith(_ENDS)
        else (text + narrator.words("spoken-stop"))
    )
