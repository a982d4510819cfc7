"""Define what an autocomplete suggests."""

from typing import NamedTuple


class Suggestion(NamedTuple):
    """A suggested value for a command's option, and the name under which it is listed."""

    name: str
    value: str
