"""Write moments as Discord's time stamps, which each reader sees in their own zone."""

from datetime import datetime, timedelta

from bot.i18n.words import Words
from bot.model.games import SeatRow
from bot.model.paces import Pace

NONE = "none"
"""What replaces a moment that does not exist."""


def moment(at: str | None, style: str = "R") -> str:
    """Return the time stamp of a stored instant; style `R` is how long ago or ahead."""
    return time_stamp(datetime.fromisoformat(at), style) if at else NONE


def time_stamp(at: datetime, style: str = "R") -> str:
    """Return the time stamp of an instant."""
    return f"<t:{int(at.timestamp())}:{style}>"


def in_hours(span: timedelta) -> int:
    """Return a span in whole hours."""
    return int(span.total_seconds()) // 3_600


def since_when(words: Words, seat: SeatRow, pace: Pace, *, last: bool) -> str:
    """Describe since when a seat is asked, until when its clock runs, and if its player sleeps."""
    if seat.asked_at is None:
        return ""  # no one plays this seat
    return words(
        "asked-since",
        since=moment(seat.asked_at),
        until=moment(seat.until),
        more=in_hours(pace.increment),
        wakes=moment(seat.wakes),
        last=str(last),
    )
