"""Know from the rules of the project who must be called, written to and reminded, and when.

The rules are those of `docs/playing.md`, written once more: of the bot's own clocks, pings, DMs
and hours nothing is used. What happened at a table is read from its plies, what people heard from
what has reached Discord.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import chain, pairwise
from typing import Any

from bot.model.games import GameRow, SeatRow
from bot.model.user_settings import UserSettings
from bot.service.history import history
from rules import facts as f
from rules.questions import ChooseOption, Question
from tests.faults.evidence import Stored
from tests.fuzz.faults import Fault

SOON = timedelta(seconds=150)
"""By then the upkeep has sent what had to wait, once Discord is well."""

LATE = timedelta(hours=5)
"""What comes later was not called, but reminded.

Jobs run seldom while much time passes, and a try may fail: so it takes two of their periods.
"""

_HERE = timedelta(seconds=30)
"""Who has just done something at the table sees what it asks."""

_SECOND = timedelta(seconds=1)
"""How precisely the bot notes times."""

_RACE = timedelta(seconds=60)
"""What is under way when somebody falls asleep, or a table pauses, may still arrive."""

_TABLES_NIGHT = timedelta(hours=10)
"""Whose hours are not known is not reminded in the night, wherever that is."""

_INTERVALS = {"none": 24, "live": 4, "fast": 12, "slow": 24}
"""Hours after which a table reminds, by its pace."""

_TEACHES = (
    *(f.DieRolled, f.LanternsRolled, f.CaveDrawn, f.ParagraphRead, f.EncounterSettled),
    *(f.RowRefilled, f.RowRefreshed, f.RoundBegan),
)
"""What shows dice, cards or a paragraph, so that it cannot be taken back."""


@dataclass
class Table:
    """What was seen of a game's row: since when it is as it is, by the bot's clock."""

    row: GameRow
    since: datetime
    seated: dict[int, tuple[int | None, datetime]] = field(
        default_factory=dict[int, tuple[int | None, datetime]]
    )
    left: dict[int, timedelta] = field(default_factory=dict[int, timedelta])
    changes: list[datetime] = field(default_factory=list[datetime])


@dataclass(frozen=True)
class Asked:
    """A question, to whom it is put, since when they must hear of it, and until when it stood.

    Who `is_there` was asked by what they did themselves. It is open since it was `put`: in a pause
    nobody must hear of it, and who had heard before need not again.
    """

    row: GameRow
    question: Question
    seat: SeatRow
    since: datetime
    until: datetime
    put: datetime
    is_there: bool


class Expected:
    """What people heard, and what they had to hear.

    Nobody hears anything in `outages`, and they count for no one; a timer that `stumbled` runs an
    hour later: see `FuzzedBot`.
    """

    def __init__(
        self, outages: Sequence[tuple[datetime, datetime]], stumbled: Sequence[datetime]
    ) -> None:
        self._outages = outages
        self._stumbled = stumbled
        self._heard: defaultdict[int, list[datetime]] = defaultdict(list)
        self._told: defaultdict[int, list[tuple[datetime, int]]] = defaultdict(list)
        self._did: defaultdict[int, list[tuple[datetime, str, int]]] = defaultdict(list)
        self._checked: defaultdict[int, set[int]] = defaultdict(set)
        self._tables: dict[int, Table] = {}
        self._void_until: datetime | None = None
        self.has_stopped_dms = False

    # What happens

    def jump(self, before: datetime, after: datetime) -> None:
        """Note that the bot's clock was set: times from before say nothing any more."""
        latest = max(before, after)
        self._void_until = max(self._void_until or latest, latest)

    def do(self, user: int, what: str, number: int, now: datetime) -> None:
        """Note what a person does, by the number of the interaction."""
        self._did[user].append((now, what, number))

    def tell(self, user: int, now: datetime, number: int = 0) -> None:
        """Note what is shown, or sent, to a person alone, in answer to an interaction's number."""
        self._told[user].append((now, number))

    def hear(self, user: int, now: datetime) -> None:
        """Note that a person's phone rings."""
        self._heard[user].append(now)

    def check_call(
        self, user: int, settings: UserSettings, marks: Iterable[str], now: datetime
    ) -> None:
        """Check a message in a channel that calls a person to their turn: they are awake, it plays.

        Raises Fault.
        """
        if self._void_until and now <= self._void_until + _RACE:
            return
        if _is_asleep(settings, now) and _is_asleep(settings, now - _RACE):
            raise Fault("called asleep", (user, now, settings))
        for number in {int(one.split(":")[1]) for one in marks}:
            table = self._tables.get(number)
            if table and table.row.status == "paused" and now - table.since > _RACE:
                raise Fault("called in a pause", (number, user, now))

    def note(self, rows: Iterable[GameRow], now: datetime) -> None:
        """Note the games as they are stored.

        Raises Fault where a pause has cost somebody time.
        """
        for row in rows:
            old = self._tables.get(row.id)
            table = self._tables[row.id] = old or Table(row, now)
            if old and old.row.status != row.status:
                if row.status == "running" and old.row.status == "paused":
                    self._check_time(table, row, now)
                table.since = now
                table.changes.append(now)
                table.left = {
                    seat.seat: datetime.fromisoformat(seat.until) - now
                    for seat in old.row.seats
                    if seat.until and old.row.status == "running"
                }
            table.row = row
            for seat in row.seats:
                known = table.seated.get(seat.seat)
                # A companion keeps it for the person, who takes it back by what they do.
                holder = seat.user_id if seat.status == "taken" else None
                if known is None or known[0] != holder:
                    table.seated[seat.seat] = (holder, now)

    def _check_time(self, table: Table, row: GameRow, now: datetime) -> None:
        """A clock that stood still has what it had, or more."""
        if self._void_until and table.since <= self._void_until:
            return
        for seat in row.seats:
            left = table.left.get(seat.seat)
            if left is None or left <= timedelta() or seat.until is None:
                continue
            if datetime.fromisoformat(seat.until) - now < left - _RACE:
                raise Fault("lost time in a pause", (row.id, seat, left, now))

    # What must hold when it is quiet

    def check(
        self, found: Iterable[Stored], settings: dict[int, UserSettings], now: datetime
    ) -> None:
        """Check the games when nothing is under way, by the settings of those who have any.

        Raises Fault.
        """
        for stored in found:
            _check_undone(stored)
            for asked in chain(self._asked_before(stored), self._asked_now(stored, now)):
                person = settings.get(asked.seat.user_id, UserSettings())
                self._check_read_to(asked, person)
                if not asked.row.is_night and not asked.row.night and asked.row.variant != "solo":
                    self._check_called(asked, person)
                    self._check_reminded(asked, person)

    def _asked_now(self, stored: Stored, now: datetime) -> Iterator[Asked]:
        """List the open questions that were put to people at a clear moment."""
        row, table = stored.game, self._tables.get(stored.game.id)
        if row.status != "running" or table is None or not stored.rows:
            return
        for question in history.last_state(stored.rows).table.questions:
            ply = _ply_that_asks(stored, question)
            if ply is None:
                continue
            at = datetime.fromisoformat(ply.at)
            own = [one.at for one in stored.rows if one.seat == question.seat and one.ply > ply.ply]
            seated = table.seated[question.seat][1]
            # Who takes the seat is asked from then on, by what they do themselves.
            put = max([at, seated, *map(datetime.fromisoformat, own)])
            since = max(put, table.since) if table.since > at + _RACE else put
            for asked in self._clear(stored, question, ply, since, now):
                yield replace(asked, put=put)

    def _asked_before(self, stored: Stored) -> Iterator[Asked]:
        """List the questions that stood open for a while, until somebody acted."""
        table = self._tables.get(stored.game.id)
        if table is None:
            return
        for ply, following in pairwise(stored.rows):
            since, until = [datetime.fromisoformat(one.at) for one in (ply, following)]
            if until - since < SOON or following.ply in self._checked[stored.game.id]:
                continue
            stopped = [one for one in table.changes if since - _RACE < one < until + _RACE]
            for fact in [] if stopped else history.open_facts(ply):
                if isinstance(fact, f.Asked) and table.seated[fact.question.seat][1] < since:
                    yield from self._clear(stored, fact.question, ply, since, until)
            # Only now: what was wrong with them must be seen by a second look as well.
            self._checked[stored.game.id].add(following.ply)

    def _clear(
        self, stored: Stored, question: Question, ply: Any, since: datetime, until: datetime
    ) -> Iterator[Asked]:
        row, seat = stored.game, stored.game.seats[question.seat]
        reads = isinstance(question, ChooseOption) and row.reading in ("player", "book")
        is_void = self._void_until is not None and since <= self._void_until
        is_void |= any(
            last > since and first < until and last - first > _RACE for first, last in self._outages
        )
        if seat.status == "taken" and not reads and not is_void:
            if since == datetime.fromisoformat(ply.at):
                is_there = ply.seat == seat.seat or self._has_acted(seat.user_id, stored, ply)
            else:
                is_there = self._is_here(seat.user_id, since)
            yield Asked(row, question, seat, since, until, since, is_there)

    def _check_called(self, asked: Asked, person: UserSettings) -> None:
        """Who is asked, and not there, is called once they are awake."""
        user, due = asked.seat.user_id, _awake_from(person, asked.since)
        has_stumbled = any(asked.since <= at <= asked.until for at in self._stumbled)
        soon = LATE if has_stumbled else SOON
        if due is None or due > asked.until - soon or asked.is_there:
            return
        heard = [one for one in self._heard[user] if one >= asked.since - _SECOND]
        if not heard or heard[0] > asked.until:
            raise Fault("not called", (asked, due, heard[:1]))
        if heard[0] > due + LATE:
            raise Fault("called late", (asked, due, heard[0]))

    def _check_reminded(self, asked: Asked, person: UserSettings) -> None:
        """Who does not answer is reminded, by default as often as their table does."""
        user, hours = asked.seat.user_id, _INTERVALS[asked.row.pace]
        has_chosen = any(
            at >= asked.since and (":later" in what or what.startswith("me "))
            for at, what, _ in self._did[user]
        )
        due = _awake_from(person, asked.since + timedelta(hours=hours))
        is_usual = person.remind_hours is None and not has_chosen
        if due is None or not is_usual or asked.row.waiting_reader is not None:
            return
        # Who falls asleep before a late reminder gets it once they are awake again.
        awake = _awake_from(person, due + LATE) or due + LATE
        latest = awake + (LATE if person.quiet_from is not None else _TABLES_NIGHT)
        heard = [one for one in self._heard[user] if due - _RACE <= one <= latest]
        if latest < asked.until and not heard:
            raise Fault("not reminded", (asked, due, latest, self._heard[user][-3:]))

    def _check_read_to(self, asked: Asked, person: UserSettings) -> None:
        """An explorer is read to: in the answer to what they did, or by a direct message."""
        row = asked.row
        if not isinstance(asked.question, ChooseOption) or row.reading != "private" or row.night:
            return
        due = _awake_from(person, asked.since)
        is_off = not person.dm_readings or self.has_stopped_dms
        if is_off or due is None or due > asked.until - SOON:
            return
        user, since = asked.seat.user_id, asked.put
        # What they do later they do by themselves: the answer reads to nobody who waits.
        later = {number for at, _, number in self._did[user] if at > since + _SECOND}
        told = [at for at, number in self._told[user] if number not in later]
        if not any(since - _SECOND <= one <= asked.until for one in told):
            raise Fault("not read to", asked)

    def _has_acted(self, user: int, stored: Stored, ply: Any) -> bool:
        """Tell whether a ply came of what a person did: the bot's passes follow at once."""
        last = ply.ply
        while last and stored.rows[last].interaction_id is None and stored.rows[last].at == ply.at:
            last -= 1
        pressed = stored.rows[last].interaction_id
        return pressed is not None and any(number == pressed for _, _, number in self._did[user])

    def _is_here(self, user: int, since: datetime) -> bool:
        """Tell whether a person did something then.

        A look at the status is the fuzzer's own, unless a table goes on by it.
        """
        return any(
            since - (_SECOND if what == "game status" else _HERE) <= at <= since + 5 * _SECOND
            for at, what, _ in self._did[user]
        )


def _ply_that_asks(stored: Stored, question: Question) -> Any:
    """Return the ply that put a question; None where it was put again by an undo."""
    for row in reversed(stored.rows):
        facts = history.open_facts(row)
        if any(
            isinstance(one, f.Asked) and one.question.number == question.number for one in facts
        ):
            return row
    return None


def _check_undone(stored: Stored) -> None:
    """Nothing is taken back from which anybody has learned something."""
    by_number = {row.ply: row for row in stored.rows}
    for row in stored.rows:
        if row.undoes is not None:
            taught = [one for one in _facts(by_number[row.undoes]) if isinstance(one, _TEACHES)]
            if taught:
                raise Fault("undone", (row.ply, taught[0]))


def _facts(row: Any) -> Sequence[Any]:
    return history.open_facts(row)


def _awake_from(person: UserSettings, at: datetime) -> datetime | None:
    """Return the first moment from then on at which a person is awake; None where it is not clear.

    It is where they keep quiet hours by UTC, or none at all.
    """
    if person.days_off or person.away_from or person.zone not in (None, "UTC"):
        return None
    while _is_asleep(person, at):
        at = at.replace(second=0, microsecond=0) + timedelta(minutes=1)
    return at


def _is_asleep(person: UserSettings, at: datetime) -> bool:
    first, last = person.quiet_from, person.quiet_to
    if first is None or last is None or person.zone not in (None, "UTC"):
        return False
    minute = 60 * at.hour + at.minute
    return first <= minute < last if first < last else minute >= first or minute < last
