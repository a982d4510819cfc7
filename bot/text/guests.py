"""Name the guests of a night, and list whom they could send below, in few lines among many."""

from collections.abc import Sequence

from bot.model.loaded_game import LoadedGame
from bot.model.nights import Guest
from bot.service.night import steps
from bot.service.night.party import ready
from bot.service.night.roles import holders
from bot.text.narrator import Narrator
from rules.words import Area, VillagerId

_RESTING = (Area.EXHAUSTED, Area.INJURED)

_MOST = 12
"""Guests, or lines of the list: it goes by guest up to so many of them, else by villager."""

_FEW = 6
"""Guests who are named in a line: of more, it is said how many they are."""


def guests_line(narrator: Narrator, guests: Sequence[Guest]) -> str:
    """Name guests, each once."""
    names = list(dict.fromkeys([narrator.called(guest.name) for guest in guests]))
    return narrator.words.join_and(names)


def named_or_counted(narrator: Narrator, key: str, guests: Sequence[Guest]) -> str:
    """Return the line of a key about guests, or of `key`-many about how many; empty of none."""
    if len(guests) > _FEW:
        return narrator.words(f"{key}-many", count=len(guests))
    return (
        narrator.words(key, names=guests_line(narrator, guests), count=len(guests))
        if guests
        else ""
    )


def hand_lines(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return who holds whom of those who are ready, then who joins next, has nobody, and rests."""
    words, night = narrator.words, steps.night_of(loaded.row)
    there = night.at(steps.journey_of(loaded))
    late = [guest for guest in night.here if guest not in there]
    can = ready(loaded.state.table)
    idle = [guest for guest in there if not set(guest.villagers) & set(can)]
    is_crowd = len(there) > _MOST
    lines = (_by_villager if is_crowd else _by_guest)(narrator, loaded)
    unready = "night-most-unready" if len(idle) > _FEW else "night-nobody-ready"
    for key, guests in (("night-joins-next", late), (unready, idle)):
        names = guests_line(narrator, guests)
        lines += [f"-# {words(key, names=names, count=len(guests))}"] if guests else []
    player = loaded.state.table.players[steps.GROUP]
    resting = tuple([v for area in _RESTING for v in player.villagers_in(area)])
    if resting:
        tired = narrator.short_villagers(resting)
        lines.append(f"-# {words('night-resting', villagers=tired, count=len(resting))}")
    return lines


def _by_guest(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    words, offers = narrator.words, _offers(loaded)
    lines: list[str] = []
    for guest in steps.night_of(loaded.row).here:
        own = tuple([one for one in guest.villagers if one in ready(loaded.state.table)])
        if not own:
            continue
        named = narrator.short_villagers(own)
        line = words("night-hand", name=narrator.called(guest.name), villagers=named)
        offered = offers.get(guest.place)
        also = words("night-offers", villager=words(f"villager-{offered}")) if offered else ""
        lines.append(words("list-dot").join(filter(None, [line, also])))
    return lines


def _by_villager(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Name each villager once, with all who hold them: two a line where there are many."""
    words, night, offers = narrator.words, steps.night_of(loaded.row), _offers(loaded)
    entries: list[str] = []
    for villager in ready(loaded.state.table):
        own = holders(night, villager)
        if not own:
            continue
        named, names = narrator.short_villagers((villager,)), guests_line(narrator, own)
        line = words("night-hand", name=named, villagers=names)
        willing = [one for one in night.here if offers.get(one.place) == villager]
        also = words("night-offered", names=guests_line(narrator, willing)) if willing else ""
        entries.append(words("list-dot").join(filter(None, [line, also])))
    each = -(-len(entries) // _MOST)
    rows = [entries[start : start + each] for start in range(0, len(entries), each)]
    return [words("list-dot").join(row) for row in rows]


def _offers(loaded: LoadedGame) -> dict[int, VillagerId]:
    """Return the villagers who are offered as a third, by the place of who offers them."""
    votes = steps.night_of(loaded.row).votes(loaded.state.table.questions[0].number)
    return {place: VillagerId(vote) for place, vote in votes.items() if vote}
