"""Check who may act on a night, and for whom; mark silent guests as gone: pure functions."""

from collections.abc import Iterable
from datetime import datetime

from bot.model.errors import Declined
from bot.model.loaded_game import LoadedGame
from bot.model.nights import SILENCES, Guest, Night
from bot.service.night.roles import stand
from bot.service.night.steps import (
    host_of,
    journey_of,
    leader_now,
    night_of,
    open_to_all,
    readers_now,
)
from rules.record import alter, record


@record
class Actor:
    """A person who presses or types; `stands_in` if they may act for the one the step asks."""

    user_id: int
    stands_in: bool = False


def actor_now(loaded: LoadedGame, user_id: int, now: datetime) -> Actor:
    """Return a person with what they may do at a moment.

    Where no step times out, each guest may act for one who has been silent for long enough.
    """
    night, since = night_of(loaded.row), open_to_all(loaded)
    is_late = since is not None and datetime.fromisoformat(since) <= now
    return Actor(
        user_id, stands_in=is_late and night.guest(user_id) in night.at(journey_of(loaded))
    )


def guest_of(night: Night, user_id: int) -> Guest:
    """Return the guest with a user id.

    Raises Declined.
    """
    guest = night.guest(user_id)
    if guest is None:
        raise Declined("night-not-a-guest")
    return guest


def as_leader(loaded: LoadedGame, who: Actor) -> Night:
    """Check that a person leads or may act for the leader; return the night after that.

    The host may at any time. A leader for whom someone else acts after a while counts as silent.
    Raises Declined.
    """
    led, night = leader_now(loaded), _not_silent(night_of(loaded.row), who)
    if led and led.user_id == who.user_id:
        return night
    if who.stands_in:
        return without_silent(night, [led] if led else [], journey_of(loaded))
    if who.user_id != host_of(loaded.row):
        raise Declined("night-not-the-leader")
    return night


def as_reader(loaded: LoadedGame, who: Actor, *, is_missed: bool) -> Night:
    """Check that a person reads or may pass the reading on; return the night after that.

    Each of those who share it may, and the leader and the host at any time. `is_missed` means that
    it is passed on to the bot: a reader for whom someone else does that after a while counts as
    silent. Raises Declined.
    """
    reading = readers_now(loaded)
    led, night = leader_now(loaded), _not_silent(night_of(loaded.row), who)
    if who.user_id in [guest.user_id for guest in reading]:
        return night
    if who.stands_in:
        missed = reading if is_missed and len(reading) == 1 else ()
        return without_silent(night, missed, journey_of(loaded))
    if who.user_id != host_of(loaded.row) and (led is None or led.user_id != who.user_id):
        raise Declined("night-not-the-reader")
    return night


def _not_silent(night: Night, who: Actor) -> Night:
    """Return the night with a guest who is no longer silent."""
    guest = night.guest(who.user_id)
    return night.with_guest(alter(guest, silent=0)) if guest and guest.silent else night


def without_silent(night: Night, silent: Iterable[Guest], journey: int) -> Night:
    """Count one more silence for each of these guests; after two in a row a guest leaves."""
    for guest in silent:
        counted = alter(night.in_place(guest.place), silent=guest.silent + 1)
        night = night.with_guest(counted)
        if counted.silent >= SILENCES:
            night = stand(night, counted, journey)
    return night
