"""Say things in a language: every sentence of the bot stands in `bot/i18n/locale`, in Fluent."""

import re
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

_LOCALE = Path(__file__).parent / "locale"
DEFAULT = "en"

_ACCENT = re.compile("[\u0300-\u036f]")
_COMMA = re.compile("[,\uff0c\u3001]")


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """List the languages that the bot speaks, English first."""
    found = {path.name.split(".")[0] for path in _LOCALE.glob("??.ftl")}
    return (DEFAULT, *sorted(found - {DEFAULT}))


def folded(text: str) -> str:
    """Fold what a person types, to compare it: no case, no accents, plain widths, single blanks."""
    bare = _ACCENT.sub("", unicodedata.normalize("NFKD", text))
    return " ".join(unicodedata.normalize("NFKC", bare).casefold().split())


def parted(text: str) -> list[str]:
    """Part what a person types at commas, Western or Japanese; blanks around the parts go."""
    return [part.strip() for part in _COMMA.split(text)]


class Words:
    """The sentences of one language; `plain` ones are for who wants no picture and no emoji."""

    def __init__(self, language: str, *, plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self._bundle = _bundle(language)
        self._say = lru_cache(maxsize=4_096)(self._format)

    def __call__(self, key: str, **figures: str | int) -> str:
        """Say one sentence; a missing key is a bug."""
        return self._say(key, tuple(figures.items()))

    def has(self, key: str) -> bool:
        """Tell whether there is such a sentence."""
        return self._bundle.has_message(key)

    def all_of(self, parts: list[str]) -> str:
        """List things: one, one and another, or several with a last."""
        if len(parts) < 2:  # noqa: PLR2004 - one or none
            return "".join(parts)
        *first, last = parts
        return self("list-and", first=self("list-comma").join(first), last=last)

    def _format(self, key: str, figures: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, dict(figures))
        assert not errors, (key, errors)
        return str(text)


def words_in(language: str | None, *, plain: bool = False) -> Words:
    """Give the words of a language or of a Discord locale; English where there are none."""
    short = (language or DEFAULT).split("-")[0]
    return _spoken(short if short in languages() else DEFAULT, plain)


@cache
def _spoken(language: str, plain: bool) -> Words:  # noqa: FBT001 - cached by place
    return Words(language, plain=plain)


@cache
def _bundle(language: str) -> FluentBundle:
    """Read a language once, for all its locales: it takes most of a second."""
    bundle = FluentBundle([language], use_isolating=False)
    parser = FluentParser(with_spans=False)  # where each word stands takes half the memory
    for path in sorted(_LOCALE.glob(f"*{language}.ftl")):
        bundle.add_resource(parser.parse(path.read_text(encoding="utf-8")))
    return bundle
