"""Write what a voice reads from an encounter: never more than its listener may read."""

from collections.abc import Callable, Sequence
from dataclasses import field

from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.stories import Chapter, Story
from bot.service.night.narration import SpokenTale, TalePart
from bot.service.night.tidings import SpokenTidings, TidingsPart
from bot.text.finale import finale_of
from bot.text.narrator import Narrator
from bot.text.story import end_text, label_of, outcome_text, paragraph_text
from bot.text.tidings import spoken_fates, spoken_paper, spoken_season, spoken_weather
from encounters.memory import TidingsWords
from encounters.tags import line_of
from encounters.tales import tale_words
from rules import tale as rules_tale
from rules.facts import EncounterSettled, ParagraphRead
from rules.record import alter, record
from rules.words import ParagraphNumber, Seat

_ENDS = tuple(".!?\u2026\u3002\uff01\uff1f")


@record
class NarrationText:
    """A text for a voice, one part a line, and its language.

    `people` are those whom its paragraphs let a party meet, by the book's short names.
    """

    text: str = field(repr=False)
    language: str
    people: tuple[str, ...] = ()


def prompt_narration(
    narrator: Narrator, number: ParagraphNumber, *, is_asked: bool = True
) -> NarrationText | None:
    """Return a paragraph as it was read last; None with a printed book.

    Its choices are added if it `is_asked` which one to take.
    """
    if number not in narrator.stories.moods:
        return None
    narrator, hearing = _aloud(narrator), narrator.past.last_hearing(number)
    prompt = narrator.stories.prompt(number, narrator.words.language, hearing)
    choices = [_choices(narrator, number)] if is_asked else []
    return _narration(narrator, number, [prompt.before, prompt.title, prompt.text, *choices])


def end_narration(narrator: Narrator, chapter: Chapter) -> NarrationText | None:
    """Return how a settled paragraph ended; None if there is no text for it."""
    return _narration(narrator, chapter.number, [outcome_text(_aloud(narrator), chapter)])


def story_narration(narrator: Narrator, story: Story) -> NarrationText | None:
    """Return a story that is over, whole; None with a printed book."""
    narrator, parts = _aloud(narrator), list[str]()
    for chapter in story.chapters:
        if chapter.number in narrator.stories.moods:
            parts.append(narrator.stories.title(chapter.number, narrator.words.language))
        parts.append(paragraph_text(narrator, chapter))
        parts += [label_of(narrator, chapter.chosen)] if chapter.chosen else []
        parts.append(outcome_text(narrator, chapter))
    numbers = [chapter.number for chapter in story.chapters]
    return _narration(narrator, story.number, parts, numbers)


def finale_narration(narrator: Narrator, loaded: LoadedGame) -> NarrationText | None:
    """Return the last story of a game, whole; None where there is none to tell."""
    narrator = _aloud(narrator)
    told = finale_of(narrator, loaded)
    if told is None:
        return None
    return _of_tidings(narrator, told.texts, lambda words: bool(words.season))


def paper_narration(narrator: Narrator, ended: int) -> NarrationText | None:
    """Return the whole paper after a round; None if none came out."""
    narrator = _aloud(narrator)
    return _of_tidings(narrator, spoken_paper(narrator, ended), lambda words: bool(words.paper))


def fates_narration(narrator: Narrator) -> NarrationText | None:
    """Return what became of those whom the villages met; None if nobody was."""
    narrator = _aloud(narrator)
    stories, own = narrator.stories, narrator.words.language
    is_translated = any(one in stories.languages for one in line_of(own))
    language = own if is_translated else stories.language
    return _whole(narrator, spoken_fates(narrator), language)


def tidings_narration(
    narrator: Narrator, loaded: LoadedGame, told: SpokenTidings
) -> NarrationText | None:
    """Return a part of a night's tidings; None if there is nothing of it to tell."""
    match told.part:
        case TidingsPart.WEATHER:
            return _of_season(narrator, spoken_weather)
        case TidingsPart.PAPER:
            return paper_narration(narrator, told.ended) or _of_season(
                narrator, lambda aloud: spoken_season(aloud, told.ended)
            )
        case TidingsPart.LAST_STORY:
            return finale_narration(narrator, loaded)
        case TidingsPart.FATES:
            return fates_narration(narrator)


def _of_season(narrator: Narrator, parts: Callable[[Narrator], list[str]]) -> NarrationText | None:
    narrator = _aloud(narrator)
    return _of_tidings(narrator, parts(narrator), lambda words: bool(words.season or words.paper))


def _of_tidings(
    narrator: Narrator, parts: Sequence[str], has: Callable[[TidingsWords], bool]
) -> NarrationText | None:
    """Join parts of a book's tidings, in the language in which it `has` them."""
    # A voice must not read one language by the rules of another.
    stories, own = narrator.stories, narrator.words.language
    tidings = (stories.memory.tidings.get(one) for one in line_of(own))
    is_translated = any(has(words) for words in tidings if words)
    return _whole(narrator, parts, own if is_translated else stories.language)


def _whole(narrator: Narrator, parts: Sequence[str], language: str) -> NarrationText | None:
    text = "\n".join([_ended(narrator, part.strip()) for part in parts])
    return NarrationText(text, language) if text else None


def tale_narration(narrator: Narrator, loaded: LoadedGame, told: SpokenTale) -> NarrationText:
    """Return a part of a night's tale, in the language in which it is told."""
    tale = rules_tale.tale_of(loaded.state.table)
    narrator = _aloud(narrator)
    words, language = tale_words(tale.id, narrator.words.language)
    match told.part:
        case TalePart.OPENING:
            labels = [_ended(narrator, one.label) for one in words.answers.values()]
            choices = narrator.words("spoken-or").join(labels)
            asked = narrator.words("spoken-choices", labels=choices)
            parts = [words.title, words.opening, asked]
        case TalePart.SIGN:
            sign = words.signs[told.sign]
            parts = [sign.text(is_bright=tale.signs[told.sign].bright)]
        case TalePart.FINALE:
            parts = [words.finale.text]
        case TalePart.ENDING:
            assert tale.result
            assert tale.answer
            ending = tale.result.ending
            parts = [words.endings[ending], words.outcome(tale.answer, ending)]
    text = "\n".join([_ended(narrator, narrator.stories.told(part.strip())) for part in parts])
    own = narrator.words.language
    return NarrationText(text, own if language in line_of(own) else language)


def plies_narration(
    narrator: Narrator, plies: Sequence[Ply], seat: Seat, asks: ParagraphNumber | None
) -> NarrationText | None:
    """Return what plies show a seat: how a paragraph ended, and the next one.

    The next one only if it is the one that still `asks` for a choice. None if there is neither.
    """
    narrator, parts = _aloud(narrator), list[str]()
    numbers = list[ParagraphNumber]()
    for fact in [fact for one in plies for fact in one.facts]:
        match fact:
            case EncounterSettled() if fact.seat == seat:
                numbers.append(fact.number)
                parts.append(end_text(narrator, fact))
            case ParagraphRead() if fact.seat == seat and fact.number == asks:
                numbers.append(fact.number)
                read = prompt_narration(narrator, fact.number)
                parts += [read.text] if read else []
            case _:
                pass
    return _narration(narrator, numbers[-1], parts, numbers) if numbers else None


def _aloud(narrator: Narrator) -> Narrator:
    """Have the book's texts with their ruby, which says how a voice reads a word."""
    return alter(narrator, stories=narrator.stories.with_ruby())


def _choices(narrator: Narrator, number: ParagraphNumber) -> str:
    """Return the choices of a paragraph as one question."""
    prompt = narrator.stories.prompt(number, narrator.words.language)
    labels = narrator.words("spoken-or").join([_ended(narrator, one) for one in prompt.labels])
    return narrator.words("spoken-choices", labels=labels)


def _narration(
    narrator: Narrator,
    number: ParagraphNumber,
    parts: Sequence[str],
    numbers: Sequence[ParagraphNumber] = (),
) -> NarrationText | None:
    """Join parts for a voice; None if they are empty or from a printed book.

    They are from a paragraph, or from those of some `numbers`, which it is one of.
    """
    if number not in narrator.stories.moods:
        return None
    text = "\n".join([_ended(narrator, part.strip()) for part in parts if part.strip()])
    # The book's own if it is not told in theirs: a
    # voice must not read one by the rules of another.
    own = narrator.words.language
    told = narrator.stories.prompt(number, own).language
    # One voice for a region, whether a paragraph is in its own words or in those of its language.
    language = own if told in line_of(own) else told
    people = narrator.stories.memory.people
    met = dict.fromkeys([person for one in numbers or (number,) for person in people.get(one, ())])
    return NarrationText(text, language, tuple(met)) if text else None


def _ended(narrator: Narrator, text: str) -> str:
    """Return a text that ends as a sentence does, so that the voice pauses there."""
    return (
        text
        if text.rstrip("\"'\u201d\u2019\u00bb\u300d\u300f)").endswith(_ENDS)
        else (text + narrator.words("spoken-stop"))
    )
