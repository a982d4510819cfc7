"""Change one player's board; `rules.evolve` alone calls this."""

from rules.cards import BUILDINGS
from rules.record import set_field
from rules.table import Building, Player, TrackSlot, Villager
from rules.words import Area, BuildingId, Good, Item, VillagerId


def move(player: Player, villagers: tuple[VillagerId, ...], area: Area) -> None:
    """Move villagers to an area."""
    moved = [Villager(v.id, area) if v.id in villagers else v for v in player.villagers]
    set_field(player, "villagers", tuple(moved))


def hold(player: Player, items: tuple[Item, ...]) -> None:
    """Put items into the player's supply."""
    set_field(player, "items", (*player.items, *items))


def lose(player: Player, items: tuple[Item, ...]) -> None:
    """Take items out of the player's supply."""
    left = list(player.items)
    for item in items:
        left.remove(item)
    set_field(player, "items", tuple(left))


def put_goods(player: Player, building: BuildingId, count: int) -> None:
    """Put goods on a building, or take them off it."""
    after = [
        Building(b.id, b.goods + count, b.cave) if b.id == building else b for b in player.buildings
    ]
    set_field(player, "buildings", tuple(after))


def advance(player: Player, good: Good) -> None:
    """Put a good on the advancement track: on its slot, or on the next empty one."""
    if any(slot.good is good for slot in player.track):
        track = tuple(
            [TrackSlot(s.good, s.count + 1) if s.good is good else s for s in player.track]
        )
    else:
        track = (*player.track, TrackSlot(good, 1))
    set_field(player, "track", track)


def good_of(building: BuildingId) -> Good:
    """Return the good of a building."""
    good = BUILDINGS[building].good
    assert good is not None, building
    return good
