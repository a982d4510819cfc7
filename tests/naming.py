"""Read names from a command line, where none means all."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable


def one_of(known: Iterable[str]) -> Callable[[str], str]:
    """Return a `type` for `nargs="*"`: with `choices`, argparse refuses a line without names."""
    names = dict.fromkeys(known)

    def named(text: str) -> str:
        if text not in names:
            raise ArgumentTypeError(f"{text} is none of {', '.join(names)}")
        return text

    return named
