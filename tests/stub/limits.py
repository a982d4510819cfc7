"""Limit what a bot asks for, as Discord does: by route and channel, all together, and new DMs.

Discord's numbers are not documented: these are what its answers' headers said, or what bots met.
"""

import re
from collections import deque
from dataclasses import dataclass, field
from hashlib import md5

from tests.stub.trouble import Answer, Refused, too_many

A_SECOND = 50
"""Requests that Discord takes of a bot in a second; answers to interactions do not count."""

INVALID, WINDOW, BANNED = 10_000, 600.0, 3_600.0
"""This many answers 401, 403 and 429 in that many seconds ban an address for some time."""

_NUMBER = r"[0-9]{5,}"
_ROUTES = (
    (r"POST /channels/N/messages", 5, 5.0),
    (r"PATCH /channels/N/messages/N", 5, 5.0),
    (r"DELETE /channels/N/messages/N", 5, 1.0),
    (r"\w+ /webhooks/.*", 5, 2.0),
    (r"POST /users/@me/channels", 10, 10.0),
    (r".*", 30, 10.0),
)
"""How many requests of a route are taken in how many seconds, of each channel, token or server."""

_MOST_BUCKETS = 1_000
_INVALID = (401, 403, 429)
_TOO_MANY = 429
_QUARANTINED, _TOO_FAST = 20026, 40003
_LETTERS = re.compile(r"/channels/([0-9]+)/messages")


@dataclass(slots=True)
class _Bucket:
    """What is left of a limit until its window is over."""

    left: int
    until: float


@dataclass(slots=True)
class Limits:
    """The limits of one bot; all times are seconds on one clock.

    `all` are the times of the latest requests, `invalid` those of refused ones; `hits` is how often
    the bot asked for more than it may.
    """

    most_invalid: int = INVALID
    all: deque[float] = field(default_factory=deque[float])
    invalid: deque[float] = field(default_factory=deque[float])
    banned_until: float = 0.0
    hits: int = 0
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict[tuple[str, str], _Bucket])

    def take(self, method: str, path: str, now: float) -> tuple[Answer | None, dict[str, str]]:
        """Count a request; give a refusal, if it is one too many, and the headers of any answer."""
        if now < self.banned_until:  # Cloudflare answers, not Discord: there is no `Via`
            return Answer(_TOO_MANY, {}, {"Retry-After": str(self.banned_until - now)}), {}
        if path.startswith("/interactions/"):
            return None, {}
        if not path.startswith("/webhooks/") and (wait := self._wait_for_all(now)):
            return self._refuse(wait, everywhere=True), {}
        found, headers = self._take_of_route(method, path, now)
        return found, headers

    def count(self, status: int, now: float) -> None:
        """Count an answer, if it is invalid; too many of them ban the address."""
        if status not in _INVALID or now < self.banned_until:
            return
        _keep(self.invalid, now, WINDOW)
        self.invalid.append(now)
        if len(self.invalid) >= self.most_invalid:
            self.banned_until = now + BANNED

    def _wait_for_all(self, now: float) -> float:
        _keep(self.all, now, 1.0)
        if len(self.all) >= A_SECOND:
            return self.all[0] + 1.0 - now
        self.all.append(now)
        return 0.0

    def _take_of_route(
        self, method: str, path: str, now: float
    ) -> tuple[Answer | None, dict[str, str]]:
        route, whose = _route(method, path)
        most, seconds = next(
            (most, seconds) for one, most, seconds in _ROUTES if re.fullmatch(one, route)
        )
        if len(self._buckets) > _MOST_BUCKETS:  # one whose time is up is as good as a new one
            self._buckets = {key: one for key, one in self._buckets.items() if now < one.until}
        bucket = self._buckets.setdefault((route, whose), _Bucket(most, now + seconds))
        if now >= bucket.until:
            bucket.left, bucket.until = most, now + seconds
        wait = bucket.until - now
        refused = None if bucket.left else self._refuse(wait, everywhere=False)
        bucket.left -= not refused
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": md5(route.encode(), usedforsecurity=False).hexdigest(),
        }
        return refused, headers

    def _refuse(self, wait: float, *, everywhere: bool) -> Answer:
        self.hits += 1
        answer = too_many(round(wait + 0.001, 3), everywhere=everywhere)
        answer.headers["Retry-After"] = f"{wait:.3f}"
        return answer


@dataclass(slots=True)
class NewDms:
    """Whom a bot writes to for the first time, and what Discord makes of that.

    More new channels than `at_once` in ten seconds are too fast: 40003. After `most` in ten minutes
    the bot is in quarantine for an hour: to those it has not written to, it may not write: 20026.
    """

    at_once: int = 10
    most: int = 50
    quarantined_until: float = 0.0
    _opened: deque[float] = field(default_factory=deque[float])
    _known: set[int] = field(default_factory=set[int])

    def check(self, method: str, path: str, dms: dict[int, int], now: float) -> None:
        """Check a request; `dms` are the people of the channels of direct messages.

        Raises Refused.
        """
        if method == "POST" and path == "/users/@me/channels":
            _keep(self._opened, now, WINDOW)
            if len([one for one in self._opened if now - one < 10.0]) >= self.at_once:
                raise Refused(400, _TOO_FAST, "You are opening direct messages too fast.")
            self._opened.append(now)
            if len(self._opened) > self.most:
                self.quarantined_until = now + BANNED
        found = _LETTERS.fullmatch(path) if method == "POST" else None
        person = dms.get(int(found[1])) if found else None
        if person is None or person in self._known:
            return
        if now < self.quarantined_until:
            raise Refused(403, _QUARANTINED, "Your bot has been flagged by our anti-spam system.")
        self._known.add(person)


def _route(method: str, path: str) -> tuple[str, str]:
    """Give a request's route, and whose limit it counts for: that of its first number, or token."""
    numbers = re.findall(_NUMBER, path)
    if path.startswith("/webhooks/"):
        token = path.split("/")[3]
        return f"{method} {re.sub(_NUMBER, 'N', path.replace(token, 'T'))}", token
    return f"{method} {re.sub(_NUMBER, 'N', path)}", numbers[0] if numbers else ""


def _keep(times: deque[float], now: float, seconds: float) -> None:
    """Forget the times that are longer ago."""
    while times and now - times[0] >= seconds:
        times.popleft()
