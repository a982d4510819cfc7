"""Format Fluent's patterns without Babel's locale data, which take 4 MB of memory.

The bot's sentences need little of them: when a count is plural, and how a number of more than three
digits is written. The first is here; for the second the data are loaded after all.
"""

from types import SimpleNamespace
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

PLURALS = {
    "en": {"one": "n = 1"},
    "es": {"one": "n = 1", "many": "n != 0 and n % 1000000 = 0"},
    "ja": {},
}
"""The plural rules of whole numbers, in CLDR syntax; a number without a rule is `other`.

Those of other languages are Babel's.
"""

_GROUPED = 1_000
"""The first number that is written in groups of digits."""


def locale_of(language: str) -> Locale:
    """Return what Babel knows of a language, or of a language as a region speaks it."""
    return Locale.parse(language, sep="-")


class Bundle(FluentBundle):
    """The patterns of one language; their arguments are texts and whole numbers."""

    def __init__(self, language: str) -> None:
        self._language = language
        super().__init__([language], use_isolating=False)

    def format(self, key: str, figures: dict[str, str | int]) -> str:
        """Format a message; a missing argument is a bug."""
        pattern = self.get_message(key).value
        assert pattern is not None, key
        args = {
            name: _Number(figure) if isinstance(figure, int) else figure
            for name, figure in figures.items()
        }
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args)
        text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        assert not errors, (key, errors)
        return str(text)

    # A private name of fluent.runtime: its own method reads Babel's data, 3.5 MB of objects.
    def _get_babel_locale(self) -> Any:
        """Return what the resolver needs of a locale."""
        rules = PLURALS.get(self._language.partition("-")[0])
        if rules is None:
            rules = locale_of(self._language).plural_form
        return SimpleNamespace(plural_form=rules, language=self._language)


class _Number(FluentInt):
    """A whole number, written as in its language."""

    def format(self, locale: Any) -> str:
        """Return the digits."""
        if abs(self) < _GROUPED:
            return str(int(self))
        return super().format(locale_of(locale.language))
