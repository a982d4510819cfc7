"""Lay out Japanese speeches: each on a line of its own, as in a Japanese book.

A quotation that is part of a sentence, such as what is written on a sign, stays in its line.
"""

import re
from collections.abc import Iterator

from encounters.ruby import without_ruby

_OPEN, _CLOSE = "「『（", "」』）"
_ENDS = "。！？"
_GOES_ON = re.compile(
    r"と(?!ころ[がで]|なりの|うとう|ても)|って|、|。|の|は(?!ね戸|しご)|が|も(?!う|ど|や|っと)"
    r"|で|から「|に|だ(?!れ|か)|を|まで読|なんて"
)
"""What follows a quotation where its sentence goes on."""

_SPOKEN = re.compile(
    r"」(?:$|「|って|、|と(?!書[いか]|あ[るっり]|読める|記|彫|刻|して|いう|札に|表紙に|、?鉛筆に))"
)
"""What follows the first quotation of a sentence if somebody says it."""


def on_own_lines(text: str) -> str:
    """Return a text with each speech, and what follows it, on a line of its own."""
    if "「" not in text:
        return text
    return "\n".join(line for part in text.split("\n") for line in _lines(part) or [""])


def _lines(text: str) -> list[str]:
    lines: list[str] = []
    was_speech = True
    for sentence in _sentences(text):
        is_speech = sentence.removeprefix("{echo}").startswith("「") and _is_said(sentence)
        ends_in_speech = sentence.endswith("」")
        if was_speech or is_speech:
            lines.append(sentence)
        else:
            lines[-1] += sentence
        was_speech = is_speech or ends_in_speech
    return lines


def _is_said(sentence: str) -> bool:
    """Return whether a sentence that begins with a quotation is one that somebody says."""
    return bool(_SPOKEN.match(without_ruby(sentence[_end_of_quotation(sentence) :])))


def _end_of_quotation(sentence: str) -> int:
    """Return where the first quotation closes."""
    depth = 0
    for at, letter in enumerate(sentence):
        depth += (letter in _OPEN) - (letter in _CLOSE)
        if depth == 0 and letter in _CLOSE:
            return at
    return len(sentence)


def _sentences(text: str) -> Iterator[str]:
    """Split a line into its sentences, also where one has a quotation in place of its full stop."""
    start = depth = 0
    for at, letter in enumerate(text):
        depth += (letter in _OPEN) - (letter in _CLOSE)
        if depth == 0 and _is_end(text, at):
            yield text[start : at + 1]
            start = at + 1
    if text[start:]:
        yield text[start:]


def _is_end(text: str, at: int) -> bool:
    follows = text[at + 1 :]
    if text[at] in _ENDS:
        return not follows.startswith(("」", "』", "）"))
    return text[at] == "」" and not _GOES_ON.match(follows)
