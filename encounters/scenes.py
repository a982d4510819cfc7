"""List where a paragraph may happen and who may be seen there, for title cards."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple


class Scene(StrEnum):
    """Where a paragraph happens."""

    STAIR = "stair"
    PIPE = "pipe"
    CISTERNS = "cisterns"
    BUILDING_SITE = "building_site"
    IRON_DOOR = "iron_door"
    MUSEUM = "museum"
    HARBOUR = "harbour"
    SUMP = "sump"
    MINE = "mine"
    ORCHARD = "orchard"
    KILNS = "kilns"
    PAPER_WORKS = "paper_works"
    TERRACE = "terrace"
    FARMS = "farms"
    HALL = "hall"
    CELLAR = "cellar"
    POST = "post"
    ROAD = "road"
    DEEP = "deep"
    WALL = "wall"
    SHAFT = "shaft"
    FLOOD = "flood"
    FALL = "fall"


class Figure(StrEnum):
    """Who is seen there; with `NONE`, there is only the light of lamps."""

    CANDLE = "candle"
    CAT = "cat"
    POURED = "poured"
    GLOGO = "glogo"
    METAL = "metal"
    CLERK = "clerk"
    FISH = "fish"
    FROG = "frog"
    TAPPER = "tapper"
    GARDENER = "gardener"
    NEWT = "newt"
    WASP = "wasp"
    LADY = "lady"
    SNAIL = "snail"
    BEETLE = "beetle"
    LISTENER = "listener"
    PORTER = "porter"
    BAT = "bat"
    SHADOW = "shadow"
    VOLE = "vole"
    WORM = "worm"
    EXPLORER = "explorer"
    MOUSE = "mouse"
    COW = "cow"
    PONY = "pony"
    BEE = "bee"
    CRICKET = "cricket"
    SCARECROW = "scarecrow"
    MAYOR = "mayor"
    MASON = "mason"
    BOOTS = "boots"
    HANDS = "hands"
    CHILD = "child"
    NONE = "none"


class Place(StrEnum):
    """How far from home a paragraph goes: for the figures of a book, and for a picture's light."""

    DARK = "dark"
    BODILY = "bodily"
    WONDER = "wonder"
    PARLOUR = "parlour"


class Setting(NamedTuple):
    """What a title card shows."""

    scene: Scene
    figure: Figure


HOSTS: Mapping[Scene, Figure] = MappingProxyType(
    {
        Scene.STAIR: Figure.CANDLE,
        Scene.PIPE: Figure.CAT,
        Scene.CISTERNS: Figure.POURED,
        Scene.BUILDING_SITE: Figure.GLOGO,
        Scene.IRON_DOOR: Figure.METAL,
        Scene.MUSEUM: Figure.CLERK,
        Scene.HARBOUR: Figure.FISH,
        Scene.SUMP: Figure.FROG,
        Scene.MINE: Figure.TAPPER,
        Scene.ORCHARD: Figure.GARDENER,
        Scene.KILNS: Figure.NEWT,
        Scene.PAPER_WORKS: Figure.WASP,
        Scene.TERRACE: Figure.LADY,
        Scene.FARMS: Figure.BEETLE,
        Scene.HALL: Figure.LISTENER,
        Scene.CELLAR: Figure.PORTER,
        Scene.POST: Figure.BAT,
        Scene.ROAD: Figure.EXPLORER,
        Scene.DEEP: Figure.NONE,
        Scene.WALL: Figure.EXPLORER,
        Scene.SHAFT: Figure.EXPLORER,
        Scene.FLOOD: Figure.EXPLORER,
        Scene.FALL: Figure.EXPLORER,
    }
)
"""Who is seen in a scene if the paragraph names nobody else."""

_ANYWHERE = (Scene.ROAD, Scene.HALL, Scene.MINE, Scene.FARMS, Scene.CISTERNS)


def setting_of(number: int, scene: Scene | None, figure: Figure | None) -> Setting:
    """Return what a title card shows; without a scene it is a cave, chosen by the number."""
    if scene is None:
        return Setting(_ANYWHERE[number % len(_ANYWHERE)], figure or Figure.EXPLORER)
    return Setting(scene, figure or HOSTS[scene])
