"""Take people out of a recording: no name, no id and no token is left, and each shape is.

An id becomes another id, the same each time it occurs. Of the texts only those stay that the doctor
has sent itself, and figures; any other is replaced by a word.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

_ID = re.compile(r"\b[0-9]{17,20}\b")
_FIGURES = re.compile(r"[0-9]{0,16}")
_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)")
_ADDRESS = re.compile(r"[a-z]+://\S*")

_TEXT, _SOME_INSTANT = "text", "2000-01-01T00:00:00+00:00"
_SOME_ADDRESS = "https://example.org/"
_FIRST_ID = 10**17


class Scrubber:
    """Replaces what says who somebody is; `own` are values whose texts may stay."""

    def __init__(self, own: Sequence[Any]) -> None:
        self._own = {text for value in own for text in _texts(value)}
        self._ids: dict[str, str] = {}

    def scrub(self, value: Any) -> Any:
        """Return a value of JSON without people."""
        match value:
            case str():
                return self._text(value)
            case Mapping():
                entries = cast(Mapping[str, Any], value)
                return {self._numbered(key): self.scrub(one) for key, one in entries.items()}
            case list() | tuple():
                return [self.scrub(one) for one in cast(Sequence[Any], value)]
            case _:
                return value

    def _text(self, text: str) -> str:
        if text in self._own or _ID.fullmatch(text) or _FIGURES.fullmatch(text):
            return self._numbered(text)
        if _INSTANT.fullmatch(text):
            return _SOME_INSTANT
        return _SOME_ADDRESS if _ADDRESS.fullmatch(text) else _TEXT

    def _numbered(self, text: str) -> str:
        """Replace the ids in a text."""
        return _ID.sub(
            lambda found: self._ids.setdefault(found[0], str(_FIRST_ID + len(self._ids))), text
        )


def _texts(value: Any) -> Iterator[str]:
    """Yield the texts in a value of JSON, however deep they are."""
    match value:
        case str():
            yield value
        case Mapping():
            for one in cast(Mapping[str, Any], value).values():
                yield from _texts(one)
        case list() | tuple():
            for one in cast(Sequence[Any], value):
                yield from _texts(one)
        case _:
            return
