"""List the story nights of which a person is a guest, or for which they have signed up."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.service.night.guest_calls import GuestCall
from bot.service.night.plan_calls import plan_of
from bot.text.moments import moment
from bot.ui.notice import place_of

_MOST_LISTED = 10


class GuestNight(NamedTuple):
    """A night as seen by one of its guests."""

    row: GameRow
    call: GuestCall


def night_lines(words: Words, nights: Sequence[GuestNight]) -> str:
    """Return a line for each night below a title, those that wait first; empty without any."""
    listed = sorted(nights, key=lambda one: not one.call.is_pressing)[:_MOST_LISTED]
    lines = [f"- {_line(words, one)}" for one in listed]
    return "\n".join([words("games-nights"), *lines]) if lines else ""


def _line(words: Words, night: GuestNight) -> str:
    if night.call is GuestCall.PLANNED:
        at = plan_of(night.row).at
        asked = words("guest-planned", at=moment(at, "F"), rest=moment(at))
    else:
        asked = words("guest-asked", what=night.call)
    return words("list-dot").join([place_of(words, night.row), asked])
