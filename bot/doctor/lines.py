"""Say what was found: a line for each thing that was looked at."""

from collections.abc import Awaitable, Callable
from enum import StrEnum

import discord

from bot.delivery.discord.network import FAILED, RequestFailed
from rules.record import record


class Verdict(StrEnum):
    """How a thing is: as it should be, left out by choice, or wrong."""

    OK = "ok"
    WITHOUT = "without"
    WRONG = "WRONG"


@record
class Line:
    """What was looked at, and how it is; a text says what is missing, and what that costs."""

    about: str
    verdict: Verdict
    text: str

    def __str__(self) -> str:
        """Return the line as it is printed."""
        return f"{self.verdict:<9}{self.about}: {self.text}"


def ok(about: str, text: str) -> Line:
    """Return a line of what is as it should be."""
    return Line(about, Verdict.OK, text)


def without(about: str, text: str) -> Line:
    """Return a line of what the host may do without."""
    return Line(about, Verdict.WITHOUT, text)


def wrong(about: str, text: str) -> Line:
    """Return a line about something that must be fixed."""
    return Line(about, Verdict.WRONG, text)


class Report:
    """All lines so far; `show` prints each."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self._show = show
        self._lines: list[Line] = []

    def add(self, *lines: Line) -> None:
        """Print lines."""
        for line in lines:
            self._lines.append(line)
            self._show(str(line))

    def say(self, text: str) -> None:
        """Print a sentence that is no line: what a person is to do."""
        self._show(text)

    @property
    def failures(self) -> int:
        """Return how many lines say that something is wrong."""
        return sum(line.verdict == Verdict.WRONG for line in self._lines)


async def attempt(about: str, look: Awaitable[Line], cost: str) -> Line:
    """Return the line of a look at Discord; where it fails, why, and what that costs."""
    try:
        return await look
    except FAILED as error:
        return wrong(about, f"{in_words(error)}; {cost}")


def in_words(error: Exception) -> str:
    """Say in a line why a request failed."""
    answer = error.__cause__ if isinstance(error, RequestFailed) else error
    if isinstance(answer, discord.HTTPException):
        text = " ".join(answer.text.split())
        return f"Discord answers {answer.status} ({answer.code}) {text}".strip()
    return f"Discord cannot be reached ({error or type(error).__name__})"
