"""Calculate when a person is awake: quiet hours, days off and holidays, in their own time zone.

Clocks count awake time only, and no one is pinged while asleep. All instants have a zone; those
returned are in UTC.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from itertools import count
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from rules.record import record

_DAY = timedelta(days=1)
_MINUTES = 24 * 60
_LONGEST = 3_700
"""Days after which the search for an awake hour fails: no one is away for ten years."""


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


def zone_of(name: str) -> ZoneInfo:
    """Find a time zone by name; UTC if it is unknown."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        # It was checked when it was set; the machine may know other zones by now.
        return ZoneInfo("UTC")


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """List the time zones by name, without the historic ones."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def _instant(local: datetime, zone: ZoneInfo) -> datetime:
    return local.replace(tzinfo=zone).astimezone(UTC)
