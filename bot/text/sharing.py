"""Share a text among those who read it aloud in turn."""

from bot.text.story import sentences


def shared(text: str, count: int) -> list[str]:
    """Divide a text into as many parts as there are readers, about as long, at ends of sentences.

    A text of fewer sentences leaves the last parts empty.
    """
    parts, read = [""] * count, 0
    for sentence in sentences(text):
        # By its middle: a long sentence goes where most of it belongs.
        middle = read + len(sentence) / 2
        parts[min(count - 1, int(middle * count / max(1, len(text))))] += sentence
        read += len(sentence)
    return [part.strip() for part in parts]
