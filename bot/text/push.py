"""Write what a lock screen shows of a message: one plain line, in which nothing is marked up."""

import re
from datetime import UTC, datetime

from bot.i18n.bundle import locale_of
from bot.i18n.words import Words
from bot.text.emoji import without_emoji

LONGEST = 200
"""Characters of a line; a phone shows some 150 of them, a watch fewer. A mention counts as one."""

_MARKUP = re.compile(r"(\\.)|\*+|`+|\|\||^(?:#{1,3}|-#|>|-)\s", re.MULTILINE)
_STAMP = re.compile(r"<t:([0-9]+):R>")
_UNIT = re.compile(r"<[@#][0-9]+>|\\.|.")
"""What cannot be cut: a mention, a character with the backslash before it, or a character."""


def plain_line(text: str) -> str:
    """Return a text on one line, without markup and emoji, cut where it is too long.

    The backslashes in people's names stay: it is a message like any other, too.
    """
    unmarked = _MARKUP.sub(lambda found: found[1] or "", without_emoji(text))
    # Only bold text has a blank behind a Japanese full stop: without it Discord shows the stars.
    line = " ".join(unmarked.split()).replace("\u3002 ", "\u3002")
    units: list[str] = _UNIT.findall(line)
    if len(units) <= LONGEST:
        return "".join(units)
    cut = "".join(units[: LONGEST - 1])
    return f"{cut.rpartition(' ')[0] or cut}\u2026"


def with_times_in_words(words: Words, text: str, now: datetime) -> str:
    """Return a text in which Discord's time stamps are words: not every lock screen reads them."""
    if not _STAMP.search(text):
        return text
    from babel.dates import format_timedelta  # noqa: PLC0415 - it is heavy, and seldom needed

    def in_words(found: re.Match[str]) -> str:
        span = datetime.fromtimestamp(int(found[1]), UTC) - now
        said = format_timedelta(span, add_direction=True, locale=locale_of(words.language))
        # Unicode's data put a blank behind figures, which no Japanese reader does.
        return said.replace(" ", "") if words.language == "ja" else said

    return _STAMP.sub(in_words, text)
