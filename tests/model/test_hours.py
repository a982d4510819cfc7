"""When a person is awake: quiet hours, days off, holidays, and clocks that are put forward or back.

The arithmetic is exact to the second in every zone, summer time or not.
"""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.hours import Hours, zone_of, zones

ALWAYS_AWAKE = Hours()

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Hours("Europe/Berlin", quiet=(22 * 60, 7 * 60))
HOUR = timedelta(hours=1)


def berlin(*figures: int) -> datetime:
    return datetime(*figures, tzinfo=BERLIN)


def test_who_has_said_nothing_is_always_awake() -> None:
    at = berlin(2026, 3, 1, 3)
    assert ALWAYS_AWAKE.is_awake(at)
    assert ALWAYS_AWAKE.next_awake(at) == at
    assert ALWAYS_AWAKE.add_awake(at, 30 * HOUR) == at + 30 * HOUR
    assert ALWAYS_AWAKE.awake_between(at, at + 30 * HOUR) == 30 * HOUR
    assert ALWAYS_AWAKE.awake_between(at, at - HOUR) == timedelta()


@given(
    st.integers(0, 365 * 24 * 60).map(lambda minutes: berlin(2026, 1, 1) + minutes * HOUR / 60),
    st.timedeltas(timedelta(), timedelta(days=9)),
    st.sampled_from([None, (0, 150), (22 * 60, 7 * 60), (1_439, 1)]),
    st.sampled_from([frozenset(), frozenset({5, 6})]),
    st.sampled_from(["Europe/Berlin", "Australia/Lord_Howe", "America/Santiago", "UTC-8"]),
)
def test_no_time_passes_before_it_begins(
    at: datetime, back: timedelta, quiet: tuple[int, int] | None, off: frozenset[int], zone: str
) -> None:
    """A machine's clock may be set back."""
    hours = Hours(zone, quiet, off)
    assert hours.awake_between(at, at - back) == timedelta()
    assert timedelta() <= hours.awake_between(at - back, at) <= back


@pytest.mark.parametrize(
    ("zone", "hour"), [("UTC-8", 4), ("UTC+5:30", 17.5), ("UTC-3:30", 8.5), ("UTC+14", 26)]
)
def test_an_offset_is_a_zone_east_of_greenwich_where_it_is_added(zone: str, hour: float) -> None:
    noon = datetime(2026, 7, 1, 12, tzinfo=UTC)
    local = noon.astimezone(zone_of(zone)).replace(tzinfo=UTC)
    assert local - noon.replace(hour=0) == hour * HOUR


@pytest.mark.parametrize(
    ("hour", "awake"), [(21, True), (22, False), (0, False), (6, False), (7, True), (12, True)]
)
def test_quiet_hours_run_over_midnight(hour: int, *, awake: bool) -> None:
    assert NIGHT.is_awake(berlin(2026, 2, 3, hour)) is awake


def test_quiet_hours_at_noon_run_over_no_midnight() -> None:
    siesta = Hours("Europe/Berlin", quiet=(13 * 60, 15 * 60))
    assert siesta.next_awake(berlin(2026, 2, 3, 14)) == berlin(2026, 2, 3, 15)
    assert siesta.awake_between(berlin(2026, 2, 3, 12), berlin(2026, 2, 3, 16)) == 2 * HOUR


def test_the_next_awake_moment_is_the_end_of_the_night() -> None:
    assert NIGHT.next_awake(berlin(2026, 2, 3, 23)) == berlin(2026, 2, 4, 7)
    assert NIGHT.next_awake(berlin(2026, 2, 4, 8, 30)) == berlin(2026, 2, 4, 8, 30)


def test_all_instants_come_back_in_utc() -> None:
    for hours in (ALWAYS_AWAKE, NIGHT):
        assert hours.next_awake(berlin(2026, 2, 4, 8)).tzinfo is UTC
        assert hours.add_awake(berlin(2026, 2, 4, 8), HOUR).tzinfo is UTC


def test_a_night_in_which_clocks_are_put_forward_is_an_hour_shorter() -> None:
    """Berlin, 29 March 2026: 02:00 becomes 03:00."""
    before, after = berlin(2026, 3, 28, 21), berlin(2026, 3, 29, 8)
    assert after.astimezone(UTC) - before.astimezone(UTC) == 10 * HOUR
    assert NIGHT.awake_between(before, after) == 2 * HOUR
    assert NIGHT.add_awake(before, 2 * HOUR) == after


def test_a_night_in_which_clocks_are_put_back_is_an_hour_longer() -> None:
    """Berlin, 25 October 2026: 03:00 becomes 02:00."""
    before, after = berlin(2026, 10, 24, 21), berlin(2026, 10, 25, 8)
    assert after.astimezone(UTC) - before.astimezone(UTC) == 12 * HOUR
    assert NIGHT.awake_between(before, after) == 2 * HOUR
    assert NIGHT.add_awake(before, 2 * HOUR) == after


def test_a_quiet_time_that_begins_in_the_hour_that_is_left_out_counts_nothing_twice() -> None:
    """From 02:15, which does not exist on that day, to 03:05."""
    odd = Hours("Europe/Berlin", quiet=(2 * 60 + 15, 3 * 60 + 5))
    start, end = berlin(2026, 3, 29, 1), berlin(2026, 3, 29, 4)
    assert odd.awake_between(start, end) == 2 * HOUR
    assert NIGHT.awake_between(berlin(2026, 3, 29, 1), berlin(2026, 3, 29, 4)) == timedelta()


def test_the_zone_of_an_instant_does_not_matter() -> None:
    """Two instants of one zone are not subtracted on its clock face."""
    lunch = Hours("Europe/Berlin", quiet=(12 * 60, 13 * 60))
    assert lunch.awake_between(berlin(2026, 3, 29, 1), berlin(2026, 3, 29, 4)) == 2 * HOUR


def test_days_off_are_those_of_ones_own_zone() -> None:
    off = Hours("Pacific/Auckland", days_off=frozenset({5, 6}))
    auckland = ZoneInfo("Pacific/Auckland")
    friday = datetime(2026, 7, 3, 20, tzinfo=auckland)
    assert off.is_awake(friday)
    assert not off.is_awake(friday + 4 * HOUR)
    assert off.next_awake(friday + 4 * HOUR) == datetime(2026, 7, 6, tzinfo=auckland)
    assert off.add_awake(friday, 6 * HOUR) == datetime(2026, 7, 6, 2, tzinfo=auckland)


def test_both_days_of_a_holiday_are_part_of_it() -> None:
    away = Hours("Europe/Berlin", away=(date(2026, 12, 24), date(2026, 12, 26)))
    assert away.is_awake(berlin(2026, 12, 23, 23, 59))
    assert not away.is_awake(berlin(2026, 12, 24))
    assert not away.is_awake(berlin(2026, 12, 26, 23, 59))
    assert away.next_awake(berlin(2026, 12, 25)) == berlin(2026, 12, 27)


def test_a_zone_that_is_not_known_any_more_is_utc() -> None:
    for name in ("Mars/Olympus_Mons", "../etc/passwd", "UTC+", "UTC+99:99", "UTC+24"):
        assert str(zone_of(name)) == "UTC"
    assert {"UTC", "Europe/Berlin", "America/New_York"} <= set(zones())


ZONES = (
    *("UTC", "Europe/Berlin", "America/New_York", "Pacific/Apia", "America/Santiago"),
    *("Australia/Lord_Howe", "Asia/Kolkata", "Africa/Cairo", "Europe/Lisbon"),
)
_MINUTE = st.integers(0, 24 * 60 - 1)
_HOURS = st.builds(
    Hours,
    zone=st.sampled_from(ZONES),
    quiet=st.none()
    | st.tuples(_MINUTE, st.integers(1, 16 * 60)).map(lambda q: (q[0], sum(q) % (24 * 60))),
    days_off=st.frozensets(st.integers(0, 6), max_size=4),
    away=st.none()
    | st.tuples(st.dates(date(2026, 1, 1), date(2026, 12, 1)), st.integers(0, 40)).map(
        lambda away: (away[0], away[0] + timedelta(days=away[1]))
    ),
)
_AT = st.datetimes(datetime(2026, 1, 1), datetime(2026, 12, 31), timezones=st.just(UTC))  # noqa: DTZ001 - hypothesis asks for naive bounds
_AWAKE = st.timedeltas(timedelta(), timedelta(days=12))


@given(_HOURS, _AT, _AWAKE)
def test_after_so_much_awake_time_so_much_awake_time_has_passed(
    hours: Hours, start: datetime, awake: timedelta
) -> None:
    assert hours.awake_between(start, hours.add_awake(start, awake)) == awake


@given(_HOURS, _AT)
def test_the_next_awake_moment_is_awake_and_nothing_before_it_is(
    hours: Hours, at: datetime
) -> None:
    then = hours.next_awake(at)
    assert then >= at
    assert hours.is_awake(then)
    assert hours.is_awake(at) is (then == at)
    assert hours.awake_between(at, then) == timedelta()
    assert hours.add_awake(at, timedelta()) == then


@given(_HOURS, _AT, _AWAKE, _AWAKE)
def test_awake_time_adds_up(
    hours: Hours, start: datetime, first: timedelta, second: timedelta
) -> None:
    middle, end = start + first, start + first + second
    parts = hours.awake_between(start, middle) + hours.awake_between(middle, end)
    assert hours.awake_between(start, end) == parts <= end - start
