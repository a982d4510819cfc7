"""Find who does what on a night: roles rotate with the journeys, guests hold villagers.

Roles are not stored: they follow from the guests' places and the number of the journey.
"""

from collections.abc import Sequence

from bot.model.errors import Declined
from bot.model.names import PersonName
from bot.model.nights import MOST_GUESTS, Guest, Night, ReadBy
from rules.record import alter
from rules.words import Seat, VillagerId

_FEW = 6
"""So many guests each lead in the shortest night; of more, several share a paragraph."""

_IN_A_HOUSE = 3
"""Starting villagers of one house, one of each trade."""


def leader(night: Night, journey: int) -> Guest | None:
    """Return who leads a journey; None where no guest is here.

    The lead goes to the left with each journey, past guests gone by its end. A leader who gets up
    during their journey hands it to the left, and that counts as the turn of their successor.
    """
    led: Guest | None = None
    for number in range(1, journey + 1):
        there = _there(night, number)
        led = _left_of(there, led.place if led else None) or led
    here = night.at(journey)
    if led is None or led in here:
        return led
    return _left_of(here, led.place)


def readers(night: Night, journey: int, chapter: int, host_id: int) -> tuple[Guest, ...]:
    """List who reads the paragraph of that number in a journey, in turn; empty where the bot does.

    Among few it is one guest. Of many, several share a paragraph: those for whom it is longest
    until they lead, to the right of those who read last. The last of them reads its end.
    """
    one = reader(night, journey, chapter, host_id)
    share = _sharing(len(night.at(journey)))
    if one is None or share == 1 or night.reader == ReadBy.HOST:
        return (one,) if one else ()
    order = _round_of_readers(night, journey)
    start = (chapter - 1) * share % len(order)
    return tuple([*order[start:], *order[:start]][:share])


def _sharing(guests: int) -> int:
    """Return how many of the guests share a paragraph: so many that six journeys have all act."""
    if guests <= _FEW:
        return 1
    return 2 if guests <= 2 * _FEW else 4


def _round_of_readers(night: Night, journey: int) -> list[Guest]:
    """List all who may read in a journey, beginning with whose turn it is.

    Those who have not read yet come before those who have.
    """
    order: list[Guest] = []
    read: set[int] = set()
    last: int | None = None
    for number in range(1, journey + 1):
        there = night.at(journey) if number == journey else _there(night, number)
        led = leader(night, number)
        may = [guest for guest in reversed(there) if led is None or guest.place != led.place]
        order = [guest for guest in may if last is not None and guest.place < last]
        order += [guest for guest in may if guest not in order]
        order.sort(key=lambda guest: guest.place in read)
        now = order[: _sharing(len(there))]
        if now:
            last, read = now[-1].place, read | {guest.place for guest in now}
    return order


def _there(night: Night, journey: int) -> list[Guest]:
    """List the guests who were there at the end of a journey."""
    return [
        guest
        for guest in night.guests
        if guest.since <= journey and (guest.left is None or guest.left > journey)
    ]


def reader(night: Night, journey: int, chapter: int, host_id: int) -> Guest | None:
    """Return who reads the paragraph of that number in a journey; None where the bot does.

    It is the guest to the leader's left, then the next one for each paragraph that follows; the
    leader listens, unless the host reads.
    """
    led = leader(night, journey)
    if led is None or night.reader == ReadBy.BOT:
        return None
    if night.reader == ReadBy.HOST:
        host = night.guest(host_id)
        return host if host in night.at(journey) else None
    here = night.at(journey)
    order = [*[g for g in here if g.place > led.place], *[g for g in here if g.place < led.place]]
    return order[(chapter - 1) % len(order)] if order else None


def reader_between(night: Night, users: Sequence[int], explorer: Seat) -> Guest | None:
    """Return who reads at an evening of a game with seats, whose players' ids are `users`, by seat.

    It is the first guest to the left of the last reader, or of the explorer where no one has read;
    guests without a seat sit beyond the last one. None where only the explorer is there.
    """

    def at(guest: Guest) -> int:
        return users.index(guest.user_id) if guest.user_id in users else len(users) + guest.place

    others = sorted([guest for guest in night.here if at(guest) != explorer], key=at)
    read = [one.place for one in night.recitals if one.place is not None and not one.is_end]
    last = at(night.in_place(read[-1])) if read else explorer
    return next(iter([*[guest for guest in others if at(guest) > last], *others]), None)


def holders(night: Night, villager: VillagerId) -> tuple[Guest, ...]:
    """List the guests who hold a villager; several share them where there are too few."""
    return tuple([guest for guest in night.here if villager in guest.villagers])


def sit(night: Night, user_id: int, name: PersonName, journey: int) -> Night:
    """Seat a person for a later journey, with a villager of the guest who holds most.

    Raises Declined where they already sit or were sent away, or no place is free.
    """
    if night.guest(user_id):
        raise Declined("night-seated")
    if any(guest.user_id == user_id and guest.sent_away for guest in night.guests):
        raise Declined("night-sent-away")
    if len(night.here) >= MOST_GUESTS:
        raise Declined("night-full", count=MOST_GUESTS)
    place = max([guest.place for guest in night.guests], default=-1) + 1
    return _given_one(alter(night, guests=(*night.guests, Guest(place, user_id, name, journey))))


def stand(night: Night, guest: Guest, journey: int) -> Night:
    """Let a guest get up: `journey` is the first they do not finish; their villagers go left."""
    gone = alter(guest, left=journey, villagers=())
    night = night.with_guest(gone)
    heir = _left_of(night.here, guest.place)
    if heir is None:
        return night
    more = [villager for villager in guest.villagers if villager not in heir.villagers]
    return night.with_guest(alter(heir, villagers=(*heir.villagers, *more)))


def deal(night: Night, villagers: Sequence[VillagerId]) -> Night:
    """Deal the villagers in turn, so that no one holds one trade alone; of many guests some share.

    Each house begins with another trade.
    """
    order: list[VillagerId] = []
    for house, start in enumerate(range(0, len(villagers), _IN_A_HOUSE)):
        people = villagers[start : start + _IN_A_HOUSE]
        first = house % len(people)
        order += [*people[first:], *people[:first]]
    count = len(night.here)
    hands = [order[index::count] or [order[index % len(order)]] for index in range(count)]
    for guest, hand in zip(night.here, hands, strict=True):
        night = night.with_guest(alter(guest, villagers=tuple(hand)))
    return night


def take_in(night: Night, villagers: Sequence[VillagerId]) -> Night:
    """Give villagers whom no guest holds yet to those who hold fewest."""
    for villager in villagers:
        if night.here and not holders(night, villager):
            poorest = min(night.here, key=lambda guest: len(guest.villagers))
            held = (*poorest.villagers, villager)
            night = night.with_guest(alter(poorest, villagers=held))
    return night


def _given_one(night: Night) -> Night:
    """Give the last guest a villager of the one who holds most; where none has two, share one.

    It is one whom the fewest hold.
    """
    *others, last = night.here
    held = [guest for guest in others if guest.villagers]
    if not held:
        return night
    shared = {guest.place: len(holders(night, guest.villagers[-1])) for guest in held}
    richest = max(held, key=lambda guest: (len(guest.villagers), -shared[guest.place]))
    *kept, given = richest.villagers
    if kept:
        night = night.with_guest(alter(richest, villagers=tuple(kept)))
    return night.with_guest(alter(last, villagers=(given,)))


def _left_of(guests: Sequence[Guest], place: int | None) -> Guest | None:
    """Return the first guest clockwise after a place."""
    after = [guest for guest in guests if place is not None and guest.place > place]
    return next(iter([*after, *guests]), None)
