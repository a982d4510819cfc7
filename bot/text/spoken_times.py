"""Rewrite how people say hours, in every language of the bot, in figures that can be parsed."""

import re

from bot.i18n.words import normalize

TIME = (
    r"(午前|午後|夜)?\s*([01]?[0-9]|2[0-4])"
    r"(?:[:.h時]([0-5][0-9])分?|\s?h(?:rs?)?(?![a-z])|時)?(?:\s?([ap])\.?\s?m\b\.?)?"
)
"""`22:00`, `22h`, `10 p. m.`, `22時`, `午後10時30分`: half of the day, hours, minutes, half."""

AFTERNOON = "午後"
NIGHT = "夜"

_NOON = 12
_DAWN = 5
"""One at night is after midnight, five and later is in the evening."""

_NUMBERS = {
    word: number
    for words, numbers in (
        ("one two three four five six seven eight nine ten eleven twelve", range(1, 13)),
        ("un dos tres cuatro cinco seis siete ocho nueve diez once doce", range(1, 13)),
        ("una fifteen quince twenty veinte thirty treinta", (1, 15, 15, 20, 20, 30, 30)),
        ("forty-five ninety noventa", (45, 90, 90)),
    )
    for word, number in zip(words.split(), numbers, strict=True)
}
_NUMBER = re.compile(rf"\b(?:{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})\b")
_KANJI = "一二三四五六七八九"
_JAPANESE = re.compile(rf"([{_KANJI}]?)(十?)([{_KANJI}]?)(?=[時分日月週])")

_FIGURES = r"\b([0-9]{1,2}(?:[:.h][0-5][0-9])?)\s*(?:h\s*)?"
_PHRASES = (
    (re.compile(r"\s*\b(?:o['\u2019]?\s?clock|en punto)\b"), ""),
    (re.compile(r"\bhalf past ([0-9]{1,2})\b|\b([0-9]{1,2}) y media\b"), r"\1\2:30"),
    (re.compile(r"\bquarter past ([0-9]{1,2})\b|\b([0-9]{1,2}) y cuarto\b"), r"\1\2:15"),
    (re.compile(r"時半"), "時30分"),
    (re.compile(r"半時間"), "30分"),
    (re.compile(r"\b(?:12\s+(?:del?\s+)?)?(?:noon|midday|mediodia)\b|正午"), "12:00"),
    (re.compile(r"\b(?:12\s+(?:de\s+)?)?(?:midnight|medianoche)\b|真夜中"), "24:00"),
    (re.compile(r"\b12((?:[:.h][0-5][0-9])?)\s*(?:h\s*)?de la manana\b"), r"12\1 pm"),
    (re.compile(_FIGURES + r"(?:de la (?:manana|madrugada)|in the morning)\b"), r"\1 am"),
    (re.compile(_FIGURES + r"(?:de la tarde|in the afternoon)\b"), r"\1 pm"),
    (re.compile(_FIGURES + r"(?:de la noche|at night|in the evening)\b"), rf"{NIGHT}\1"),
    (re.compile(r"\btonight\b"), "this evening"),
    (re.compile(r"今夜|今晩"), "今日の夜"),
    (re.compile(r"明晩"), "明日の夜"),
    (re.compile(r"(?<!今)(?:早朝|朝)の?\s*(?=[0-9])"), "午前"),
    (re.compile(r"夕方の?\s*(?=[0-9])"), AFTERNOON),
    (re.compile(r"(?:夜|晩)の?\s*(?=[0-9])"), NIGHT),
)
"""How people name hours and halves of the day, each with how `TIME` has it."""


def in_figures(text: str) -> str:
    """Normalize what a person types as a time, with numbers, noon and the evening in figures."""
    typed = _NUMBER.sub(lambda found: str(_NUMBERS[found[0]]), normalize(text))
    typed = _JAPANESE.sub(_in_digits, typed)
    for phrase, figures in _PHRASES:
        typed = phrase.sub(figures, typed)
    return typed


def minutes_of(noon: str | None, hour: str, minute: str | None, half: str | None) -> int:
    """Return the minutes after midnight of a time on a clock of 12 or 24 hours.

    Those of a night go on after midnight: `夜1時` is at 25:00.
    """
    past = int(hour)
    if half or noon not in (None, NIGHT):
        past = past % _NOON + (_NOON if noon == AFTERNOON or half == "p" else 0)
    elif noon:
        past += 2 * _NOON if past < _DAWN else _NOON if past <= _NOON else 0
    return past * 60 + int(minute or 0)


def _in_digits(found: re.Match[str]) -> str:
    """Return a Japanese number below 100 in digits: `二十三` is 23."""
    tens, ten, ones = found.groups()
    if not ten:
        return found[0] if tens and ones else str(_value(tens or ones) or "")
    return str((_value(tens) or 1) * 10 + _value(ones))


def _value(letter: str) -> int:
    return _KANJI.index(letter) + 1 if letter else 0
