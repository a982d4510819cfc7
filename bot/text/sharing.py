"""Share a text among those who read it aloud in turn."""

from collections.abc import Iterator, Sequence

from bot.text.story import SPEECH, sentences


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
