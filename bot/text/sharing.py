"""Share a text among those who read it aloud in turn."""

from collections.abc import Iterator, Sequence

from bot.text.story import SPEECH, sentences
from encounters.speakers import Turn
from rules.record import record

_STOP = 0xE000
"""The first of the letters for the readers' marks, until a text is cut: a name may have a stop."""


@record
class Voices:
    """A text shared by voices: what its tellers read in turn, then what its speakers say.

    Tellers stop at the mark of a speaker, who then says their next line.
    """

    told: tuple[str, ...]
    said: tuple[str, ...]


def shared(text: str, count: int) -> list[str]:
    """Divide a text into as many parts as there are readers, about as long, at ends of sentences.

    What somebody says is never divided. A text of fewer sentences leaves the last parts empty.
    """
    parts, read = [""] * count, 0
    for passage in _passages(text):
        # By its middle: a long one goes where most of it belongs.
        middle = read + len(passage) / 2
        parts[min(count - 1, int(middle * count / max(1, len(text))))] += passage
        read += len(passage)
    return [part.strip() for part in parts]


def by_voices(parted: Sequence[Turn], marks: Sequence[str]) -> Voices | None:
    """Share a text among readers, who each have a mark; None if nobody is known to speak in it.

    Each speaker has a reader, as long as somebody tells it; the others tell it in turn.
    """
    speakers = list(dict.fromkeys([one.person for one in parted if one.person]))
    if not speakers:
        return None
    tellers = max(1, len(marks) - len(speakers))
    stops = [chr(_STOP + reader) for reader in range(tellers, len(marks))]
    own = {person: index % len(stops) for index, person in enumerate(speakers)}
    said = [list[str]() for _ in stops]
    for text, person in parted:
        if person:
            said[own[person]].append(f"- {text.strip()}")
    told = shared("".join([stops[own[who]] if who else text for text, who in parted]), tellers)
    for stop, mark in zip(stops, marks[tellers:], strict=True):
        told = [part.replace(stop, mark) for part in told]
    return Voices(tuple(told), tuple(map("\n".join, said)))


def dealt(lines: Sequence[str], count: int) -> Iterator[tuple[Sequence[int], str]]:
    """Deal lines among so many readers that each has something to read; yield who reads what.

    Of fewer lines than readers each is divided at ends of sentences, and where it has too few of
    these, some read together.
    """
    for index, line in enumerate(lines):
        if count <= len(lines):
            yield ((index % count,) if count else ()), line
            continue
        share = range(index * count // len(lines), (index + 1) * count // len(lines))
        parts = [part for part in shared(line, len(share)) if part]
        for turn, part in enumerate(parts):
            yield share[turn :: len(parts)], part


def _passages(text: str) -> list[str]:
    """Return a text's sentences; a speech is together, with the words that say whose it is."""
    speeches = [found.span() for found in SPEECH.finditer(text)]
    passages, start = list[str](), 0
    for sentence in sentences(text):
        is_within = any(first < start < end for first, end in speeches)
        if passages and (is_within or sentence[:1].islower()):
            passages[-1] += sentence
        else:
            passages.append(sentence)
        start += len(sentence)
    return passages
