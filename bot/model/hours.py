"""Calculate when a person is awake: quiet hours, days off and holidays, in their own time zone.

Clocks count awake time only, and no one is pinged while asleep. All instants have a zone; those
returned are in UTC.
"""

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from itertools import count
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from rules.record import record

_DAY = timedelta(days=1)
_MINUTES = 24 * 60
_LONGEST = 3_700
"""Days after which the search for an awake hour fails: no one is away for ten years."""

NIGHT = (23 * 60, 8 * 60)
"""When people whose time zone is not known yet get no reminders, in minutes after midnight."""

_OFFSET = re.compile(r"UTC([+-])([0-9]{1,2})(?::([0-9]{2}))?")
"""A zone without a place: `UTC-8`, `UTC+5:30`. It is east of Greenwich where its sign is a plus."""


@record
class Hours:
    """A person's week: quiet minutes after midnight, weekdays off (Monday is 0), and a holiday.

    The quiet time may run over midnight; the holiday's two dates are both part of it.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    days_off: frozenset[int] = frozenset()
    away: tuple[date, date] | None = None

    @property
    def is_always(self) -> bool:
        """Return whether a person never sleeps, like most; each ply asks this several times."""
        return not (self.quiet or self.days_off or self.away)

    def is_awake(self, at: datetime) -> bool:
        """Return whether a person may be pinged."""
        if self.is_always:
            return True
        start, _ = next(self._awake_from(at))
        return start <= at

    def next_awake(self, at: datetime) -> datetime:
        """Return the first moment from then on at which they may be pinged."""
        if self.is_always:
            return at.astimezone(UTC)
        start, _ = next(self._awake_from(at))
        return max(start, at.astimezone(UTC))

    def awake_between(self, start: datetime, end: datetime) -> timedelta:
        """Return the awake time between two instants; zero if the end comes first."""
        total, start, end = timedelta(), start.astimezone(UTC), end.astimezone(UTC)
        if end <= start:  # the clock of the machine may be set back
            return total
        for since, until in self._awake_from(start):
            if since >= end:
                break
            total += min(until, end) - max(since, start)
        return total

    def add_awake(self, start: datetime, awake: timedelta) -> datetime:
        """Return the moment at which that much awake time has passed."""
        for began, until in self._awake_from(start):
            since = max(began, start.astimezone(UTC))
            if until - since >= awake:
                return since + awake
            awake -= until - since
        raise AssertionError("the awake spans never end")

    def _awake_from(self, at: datetime) -> Iterator[tuple[datetime, datetime]]:
        """List the awake spans that end after an instant, in UTC, in order."""
        if self.is_always:
            yield at.astimezone(UTC), datetime.max.replace(tzinfo=UTC)
            return
        zone, given = zone_of(self.zone), datetime.min.replace(tzinfo=UTC)
        first = at.astimezone(zone).date() - _DAY
        for number in count():
            assert number < _LONGEST, "nobody sleeps for years"
            for start, end in self._spans(first + number * _DAY):
                since, until = max(given, _instant(start, zone)), _instant(end, zone)
                given = max(given, until)  # an hour that is left out can turn two spans around
                if at < until and since < until:
                    yield since, until

    def _spans(self, day: date) -> Iterator[tuple[datetime, datetime]]:
        """List the awake spans of a local day, without a zone."""
        if day.weekday() in self.days_off or (self.away and self.away[0] <= day <= self.away[1]):
            return
        midnight = datetime.combine(day, time())
        for start, end in self._minutes():
            if start < end:
                yield midnight + timedelta(minutes=start), midnight + timedelta(minutes=end)

    def _minutes(self) -> tuple[tuple[int, int], ...]:
        if self.quiet is None:
            return ((0, _MINUTES),)
        start, end = self.quiet
        return ((0, start), (end, _MINUTES)) if start <= end else ((end, start),)


def zone_of(name: str) -> tzinfo:
    """Find a time zone by name, or by its offset from UTC; UTC if it is unknown."""
    try:
        if offset := _OFFSET.fullmatch(name):
            span = timedelta(hours=int(offset[2]), minutes=int(offset[3] or 0))
            return timezone(span if offset[1] == "+" else -span, name)
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        # It was checked when it was set; the machine may know other zones by now.
        return ZoneInfo("UTC")


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """List the time zones by name, without historic ones and those of POSIX."""
    known = available_timezones()
    places = [name for name in known if "/" in name and not name.startswith("Etc/")]
    return tuple(sorted([*places, "UTC"]))


def _instant(local: datetime, zone: tzinfo) -> datetime:
    return local.replace(tzinfo=zone).astimezone(UTC)
