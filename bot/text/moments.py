"""Say moments with Discord's own time stamps: each reader sees their own zone."""

from datetime import datetime, timedelta

from bot.i18n.words import Words
from bot.model.games import SeatRow
from bot.model.paces import Pace

NONE = "none"
"""What stands for a moment that there is not."""


def moment(at: str | None, style: str = "R") -> str:
    """Give a time stamp for a stored instant: `R` for how long ago or ahead, `t`, `f`, ..."""
    return time_stamp(datetime.fromisoformat(at), style) if at else NONE


def time_stamp(at: datetime, style: str = "R") -> str:
    """Return the time stamp of an instant."""
    return f"<t:{int(at.timestamp())}:{style}>"


def in_hours(span: timedelta) -> int:
    """Give a span in whole hours."""
    return int(span.total_seconds()) // 3_600


def since_when(words: Words, seat: SeatRow, pace: Pace, *, last: bool) -> str:
    """Say since when a seat is asked, until when its clock runs, and whether its player sleeps."""
    if seat.asked_at is None:
        return ""  # nobody sits there who could answer
    return words(
        "asked-since",
        since=moment(seat.asked_at),
        until=moment(seat.until),
        more=in_hours(pace.increment),
        wakes=moment(seat.wakes),
        last=str(last),
    )
