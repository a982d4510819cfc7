"""Define a person's settings."""

from datetime import date
from functools import lru_cache

from bot.model.hours import NIGHT, Hours
from bot.model.kinds import Pings
from rules.record import alter, record


@record
class UserSettings:
    """A person's settings; no `language` means that of their Discord client.

    `pings` is where they are pinged; `pass_for_me` is whether they are passed when only trade is
    left, None until they were asked, which means yes; `tell_next` sends a message when they are
    next; no `remind_hours` means the game's own interval, 0 means never; `narration` has their
    DMs read aloud; at `digest_hour`, if they have one, they are sent a list of their games, and
    with `digest_only` no pings beside it. The rest is when they are awake, see `bot.model.hours`:
    their time zone, UTC as long as it is not known, quiet minutes after midnight, one bit per
    weekday, two dates.
    """

    language: str | None = None
    dm_readings: bool = True
    text_first: bool = False
    pings: Pings = Pings.CHANNEL
    tell_next: bool = False
    remind_hours: int | None = None
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    days_off: int = 0
    away_from: str | None = None
    away_to: str | None = None
    pass_for_me: bool | None = None
    narration: bool = False
    digest_hour: int | None = None
    digest_only: bool = False

    @property
    def is_pinged(self) -> bool:
        """Return whether they are pinged and reminded of their moves, each by itself."""
        return self.digest_hour is None or not self.digest_only

    @property
    def hours(self) -> Hours:
        """Return when they are awake."""
        return _hours(self)

    def reminded(self, zone: str) -> Hours:
        """Return when they may be reminded, at a table that is likely to be in a time zone.

        As long as nothing is known of their nights, they are not reminded in those of the table.
        """
        if self.zone is not None or self.quiet_from is not None:
            return self.hours
        return alter(self.hours, zone=zone, quiet=NIGHT)


@lru_cache(maxsize=256)
def _hours(settings: UserSettings) -> Hours:
    """Return when a person is awake; most people have the same settings."""
    # Made once: waking hours are asked for with each ply, ping and reminder.
    quiet = away = None
    if settings.quiet_from is not None and settings.quiet_to is not None:
        quiet = (settings.quiet_from, settings.quiet_to)
    if settings.away_from and settings.away_to:
        away = (date.fromisoformat(settings.away_from), date.fromisoformat(settings.away_to))
    off = frozenset(day for day in range(7) if settings.days_off >> day & 1)
    return Hours(settings.zone or "UTC", quiet, off, away)
