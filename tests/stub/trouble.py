"""Spoil answers: refuse, fail, keep silent, hang up, or call the driver at that moment."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any


class Cut(Enum):
    """Ways to give no answer at all."""

    SILENCE = auto()
    RESET = auto()


@dataclass(frozen=True, slots=True)
class Refused(Exception):
    """What Discord answers to a request that it does not like."""

    status: int
    code: int
    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of the driver's own."""

    status: int
    body: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)


def too_many(retry_after: float, *, everywhere: bool = False) -> Answer:
    """Say that the bot asks too often."""
    headers = {"Via": "1.1 google", "X-RateLimit-Scope": "global" if everywhere else "user"}
    body = {"message": "You are being rate limited.", "retry_after": retry_after}
    return Answer(429, {**body, "global": everywhere}, headers)


@dataclass(slots=True)
class Trouble:
    """Something that goes wrong with the requests that it matches, that many `times`.

    `before` is called before the request takes effect, `after` between that and the answer;
    `done` says whether the request takes effect; `answer` is given in the place of its own.
    """

    method: str
    path: str
    times: int = 1
    before: Callable[[], None] | None = None
    after: Callable[[], None] | None = None
    done: bool = True
    answer: Answer | Cut | None = None

    def strikes(self, method: str, path: str) -> bool:
        """Tell whether a request is hit, and count that."""
        if not self.times or method != self.method or not re.fullmatch(self.path, path):
            return False
        self.times -= 1
        return True
