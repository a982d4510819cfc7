"""Count how much of a book's speech has a voice of its own, by language."""

from collections.abc import Iterator

from encounters.cast import Cast
from encounters.loader import LoadedBook
from encounters.report import Section
from encounters.speakers import turns
from encounters.speech_tags import GRAMMARS, Tags
from encounters.translations import texts_of


def cast_sections(loaded: LoadedBook, cast: Cast) -> Iterator[Section]:
    """Report on who speaks in a book, if it has a cast."""
    if not cast:
        return
    met = {person for people in loaded.stories.memory.people.values() for person in people}
    strangers = sorted(cast.keys() - met)
    lines = [_line(loaded, cast, one) for one in loaded.stories.languages if one in GRAMMARS]
    off = [f"in the cast, and met nowhere: {', '.join(strangers)}"] if strangers else []
    yield Section("Speech that a voice of its own reads", tuple(lines), tuple(off))


def speech_of(loaded: LoadedBook, cast: Cast, language: str) -> tuple[int, dict[str, int]]:
    """Count the quotations of a language, and those of each person who certainly speaks them."""
    count, spoken = 0, dict[str, int]()
    tags = Tags(language, cast, ())
    for number, story in loaded.stories.texts[language].items():
        people = loaded.stories.memory.people.get(number, ())
        for text in texts_of(story):
            count += len(tags.quotations(text))
            for turn in turns(text, language, cast, people):
                if turn.person:
                    spoken[turn.person] = spoken.get(turn.person, 0) + 1
    return count, spoken


def _line(loaded: LoadedBook, cast: Cast, language: str) -> str:
    count, spoken = speech_of(loaded, cast, language)
    return f"{language}: {sum(spoken.values())} of {count} quotations, by {len(spoken)} people"
