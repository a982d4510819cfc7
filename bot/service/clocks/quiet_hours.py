"""Propose quiet hours from the times at which a person answers."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from bot.model.hours import zone_of

ENOUGH = 30
"""Answers needed before anything is proposed."""

_DAY = 24
_LEAST, _MOST = 6, 9
"""The fewest and the most hours of a night."""

_RARE = 50
"""An hour is quiet if at most one in this many answers falls into it."""


def quiet_hours(habits: Mapping[int, int], zone: str, now: datetime) -> tuple[int, int] | None:
    """Propose quiet hours in minutes after midnight, in a person's zone; None if nothing is clear.

    `habits` counts answers by hour of the week in UTC, 0 to 167 from Monday.
    """
    total = sum(habits.values())
    if total < ENOUGH:
        return None
    monday = now.astimezone(UTC).replace(minute=0) - timedelta(
        days=now.astimezone(UTC).weekday(), hours=now.astimezone(UTC).hour
    )
    by_day = [0] * _DAY
    for hour, count in habits.items():
        by_day[(monday + timedelta(hours=hour)).astimezone(zone_of(zone)).hour] += count
    is_quiet = [count * _RARE <= total for count in by_day]
    start, length = _longest(is_quiet)
    if length < _LEAST:
        return None
    spare = max(0, length - _MOST)
    start += spare // 2
    return start % _DAY * 60, (start + length - spare) % _DAY * 60


def _longest(is_quiet: list[bool]) -> tuple[int, int]:
    """Find the longest run of quiet hours, across midnight: its start and its length."""
    runs = [(0, 0)]
    for start in range(_DAY):
        length = 0
        while length < _DAY and is_quiet[(start + length) % _DAY]:
            length += 1
        runs.append((start, length))
    return max(runs, key=lambda run: run[1])
