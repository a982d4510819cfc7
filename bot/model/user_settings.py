"""Hold what a person has chosen."""

from dataclasses import dataclass
from datetime import date

from bot.model.hours import Hours
from bot.model.kinds import Pings


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What a person has chosen; no `language` means the one of their Discord client.

    `pings` says where they are called; with `tell_next` they are told that they are next; no
    `remind_hours` means as the game has it, and 0 never. The rest is when they are awake, see
    `bot.model.hours`: quiet minutes after midnight, a bit a weekday, and two dates.
    """

    language: str | None = None
    dm_readings: bool = True
    text_first: bool = False
    pings: Pings = Pings.CHANNEL
    tell_next: bool = False
    remind_hours: int | None = None
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    days_off: int = 0
    away_from: str | None = None
    away_to: str | None = None

    @property
    def hours(self) -> Hours:
        """Give when they are awake."""
        quiet = away = None
        if self.quiet_from is not None and self.quiet_to is not None:
            quiet = (self.quiet_from, self.quiet_to)
        if self.away_from and self.away_to:
            away = (date.fromisoformat(self.away_from), date.fromisoformat(self.away_to))
        off = frozenset(day for day in range(7) if self.days_off >> day & 1)
        return Hours(self.zone, quiet, off, away)
