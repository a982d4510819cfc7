"""Define the kinds of games, seats, messages, timers and votes; the database stores the values."""

from collections.abc import Container, Iterable
from enum import StrEnum


def require_rows(
    table: Container[StrEnum], kinds: Iterable[StrEnum], what: str, place: str
) -> None:
    """Check that a table has a row for each kind; the error names the missing one and its place."""
    for kind in kinds:
        assert kind in table, f"no {what} '{kind}': add its row to {place}"


class GameStatus(StrEnum):
    """The stage of a game."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def is_under_way(self) -> bool:
        """Return whether a game has started and is not over."""
        return self in (GameStatus.RUNNING, GameStatus.PAUSED)

    @property
    def is_over(self) -> bool:
        """Return whether a game is finished or closed."""
        return self in (GameStatus.FINISHED, GameStatus.CLOSED)


class PauseReason(StrEnum):
    """Why the bot has paused a game, as the key of a sentence."""

    CHANNEL = "held-channel"
    CORRUPT = "held-corrupt"


class SeatStatus(StrEnum):
    """Who plays a seat: a person, a companion, or no one; `left` and `gone` are open."""

    TAKEN = "taken"
    LEFT = "left"
    GONE = "gone"
    COMPANION = "companion"

    @property
    def is_open(self) -> bool:
        """Return whether anyone may take a seat."""
        return self in (SeatStatus.LEFT, SeatStatus.GONE)


class OutboxKind(StrEnum):
    """What a row of the outbox sends.

    A new panel; a panel that becomes a journal entry; an encounter for one person, and the voice
    message that reads it aloud; a ping, in the channel or by direct message, as the player has set;
    a direct message; a notice to the channel; a vote's message; the removal of a message.
    """

    PANEL = "panel"
    JOURNAL = "journal"
    ENCOUNTER = "reading"
    VOICE = "voice"
    PING = "ping"
    DIRECT_MESSAGE = "letter"
    NOTICE = "notice"
    VOTE = "vote"
    REMOVAL = "removal"


class TimerKind(StrEnum):
    """What is due at a moment."""

    REMIND = "remind"
    """A seat is pinged or reminded of its open question."""

    OVERDUE = "overdue"
    """A seat's clock runs out."""

    ORDER = "order"
    """A seat's standing order is carried out."""

    VOTE = "vote"
    """A vote ends."""

    LOBBY_ENDS = "expire"
    """Those in a lobby are warned that it closes; a day later it closes."""

    SILENT_READER = "read"
    """A reader who stays silent is passed over."""

    NIGHT = "night"
    """A step of a story night closes by itself, or a break ends; of the whole table: an evening."""

    PLAN = "plan"
    """Those who signed up for a night are reminded, it opens, or it has waited long enough."""


OF_CLOCKS = (TimerKind.REMIND, TimerKind.OVERDUE, TimerKind.SILENT_READER)
"""Timers in a game's own time, which stops for an evening; all others run in real time."""


URGENT = (
    (TimerKind.NIGHT, TimerKind.PLAN),
    (TimerKind.OVERDUE, TimerKind.SILENT_READER, TimerKind.VOTE, TimerKind.ORDER),
)
"""Timers that go before all others: those that guests wait for, then those that a table does."""


class Pings(StrEnum):
    """Where a person is pinged."""

    CHANNEL = "channel"
    DM = "dm"


class Updates(StrEnum):
    """When a spectator is sent updates."""

    ROUND = "round"
    END = "end"
    NEVER = "none"


class Absence(StrEnum):
    """What a table has agreed to do about a player whose time runs out."""

    VOTE = "vote"
    """The others vote on what to do."""

    PASS = "pass"  # noqa: S105 - no password
    """The bot passes for them until they are back."""

    COMPANION = "companion"
    """A companion plays for them until they are back."""


class Motion(StrEnum):
    """What a table can vote on."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    PASS = "pass"  # noqa: S105 - no password
    REPLACE = "replace"
    LET_COMPANION_PLAY = "automate"
    UNDO = "undo"
    END = "end"
    CANCEL = "cancel"
    ABSENT_VOTE = "absent-vote"
    ABSENT_PASS = "absent-pass"  # noqa: S105 - no password
    ABSENT_COMPANION = "absent-companion"
    LINK = "link"

    @property
    def absence(self) -> Absence:
        """Return what a motion would have the table agree on."""
        return Absence(self.removeprefix("absent-"))

    @property
    def is_about_a_seat(self) -> bool:
        """Return whether a motion is about one seat, and not about the whole table."""
        return self in ABOUT_A_SEAT


ABOUT_A_SEAT = (Motion.EXTEND, Motion.PASS, Motion.REPLACE, Motion.LET_COMPANION_PLAY)
