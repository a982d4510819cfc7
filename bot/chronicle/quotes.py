"""Choose a line of a story that is worth quoting: something that is said in it."""

import re

from bot.model.stories import Story
from bot.text.condense import shorten
from bot.text.narrator import Narrator
from bot.text.story import SPEECH, paragraph_text, sentences
from encounters.ruby import without_ruby

_LEAST, _MOST = 24, 110
"""Characters of a quotation; one of a language that writes a word as a sign has a third of them."""


def quote_of(narrator: Narrator, story: Story) -> str:
    """Return a line from before a story's choice, which tells nothing of its end.

    Empty with a printed book.
    """
    text = paragraph_text(narrator, story.chapters[0])
    said = [found[found.lastindex or 0] for found in SPEECH.finditer(text) if _is_whole(found)]
    least = _LEAST // 3 if narrator.words.language == "ja" else _LEAST
    fitting = [line for line in said if least <= _length(line) <= _MOST and not line[0].islower()]
    if fitting:
        return narrator.words("chronicle-quote", text=max(fitting, key=_length))
    told = [one.strip() for one in sentences(text)] if text else []
    whole = [one for one in told if least <= _length(one) <= _MOST]
    return next(iter(whole), shorten(without_ruby(told[0]), _MOST) if told else "")


def _is_whole(speech: re.Match[str]) -> bool:
    """Tell whether somebody says a whole sentence: English ends others with a comma."""
    is_english = speech[0][0] in "'\u201c"
    return not is_english or speech[0][-2] in ".!?\u2026"


def _length(line: str) -> int:
    """Count what is read: ruby takes no room on the line."""
    return len(without_ruby(line))
