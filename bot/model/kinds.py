"""Name what a game, a seat, a message, a timer and a vote can be.

Each value is what the database holds.
"""

from enum import StrEnum


class GameStatus(StrEnum):
    """How far a game has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def is_under_way(self) -> bool:
        """Tell whether a game has started and is not over."""
        return self in (GameStatus.RUNNING, GameStatus.PAUSED)

    @property
    def is_over(self) -> bool:
        """Tell whether a game was played to its end, or closed before."""
        return self in (GameStatus.FINISHED, GameStatus.CLOSED)


class Hold(StrEnum):
    """Why the bot has paused a game, as the key of a sentence."""

    CHANNEL = "held-channel"
    CORRUPT = "held-corrupt"


class SeatStatus(StrEnum):
    """Whether a person plays a seat; `left` and `gone` are open, `automated` plays by itself."""

    TAKEN = "taken"
    LEFT = "left"
    GONE = "gone"
    AUTOMATED = "automated"

    @property
    def is_open(self) -> bool:
        """Tell whether a seat waits for somebody."""
        return self in (SeatStatus.LEFT, SeatStatus.GONE)


class OutboxKind(StrEnum):
    """What must still be sent.

    A new panel; a panel that becomes a journal entry; a paragraph for one person; a ping, which
    calls a seat where its player wants that; a letter, which goes by direct message alone; a notice
    to the channel; a vote's message; the removal of a message.
    """

    PANEL = "panel"
    JOURNAL = "journal"
    READING = "reading"
    PING = "ping"
    LETTER = "letter"
    NOTICE = "notice"
    VOTE = "vote"
    REMOVAL = "removal"


class TimerKind(StrEnum):
    """What is due at a moment."""

    REMIND = "remind"
    OVERDUE = "overdue"
    ORDER = "order"
    VOTE = "vote"
    EXPIRE = "expire"


class Pings(StrEnum):
    """Where a person is called."""

    CHANNEL = "channel"
    DM = "dm"


class Updates(StrEnum):
    """When somebody who watches a game is written to."""

    ROUND = "round"
    END = "end"
    NEVER = "none"


class LobbyAct(StrEnum):
    """What a person does in a lobby."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"


class Motion(StrEnum):
    """What a table can vote on."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    PASS = "pass"  # noqa: S105 - no password
    REPLACE = "replace"
    AUTOMATE = "automate"
    UNDO = "undo"
    END = "end"
    CANCEL = "cancel"

    @property
    def is_about_a_seat(self) -> bool:
        """Tell whether a motion is about one seat, and not about the whole table."""
        return self in ABOUT_A_SEAT


ABOUT_A_SEAT = (Motion.EXTEND, Motion.PASS, Motion.REPLACE, Motion.AUTOMATE)
