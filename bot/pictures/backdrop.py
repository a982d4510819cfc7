"""Draw what title cards' scenes share: their size, walls, floors, flames and distant people."""

from bot.pictures.brush import Brush, Point, arc, smooth
from bot.pictures.palette import AMBER, INK, PAPER, STEEL, SUN, WOOD, Colour
from bot.pictures.scenery import mix

HIGH = 360
"""Pixels of a scene's height; a hundred units."""
WIDE = 278.0
"""Units of a scene's width."""
FLOOR = 80.0
"""Units from the top at which the floor begins."""


def room(b: Brush, wall: Colour, floor: Colour) -> None:
    """Paint a cave's wall, paler towards the floor, and its uneven floor."""
    b.box((0, 0, WIDE + 1, 101), wall, line=None)
    for step, part in ((34, 0.07), (54, 0.14)):
        edge = [(x * 40.0, step + (0, 4, -2, 3, -4, 2, 0, 3)[x]) for x in range(8)]
        b.shape([(0, 101), *edge, (WIDE, 101)], mix(wall, PAPER, part), line=None)
    edge = [(x * 31.0 - 2, FLOOR + (0, 1.6, -1, 0.8, 2, 0, -1.2, 1, 0, 1.5)[x]) for x in range(10)]
    b.shape([(-4, 104), *edge, (284, FLOOR), (284, 104)], floor)


def teeth(b: Brush, colour: Colour, deep: float = 12) -> None:
    """Draw stalactites on the roof."""
    points: list[Point] = [(-3, -3)]
    for step in range(15):
        x = step * 20.0
        points += [(x, 3), (x + 10, deep * (0.5, 1, 0.7, 1.2)[step % 4])]
    b.shape([*points, (284, 3), (284, -3)], colour)


def flame(b: Brush, x: float, y: float, size: float = 5) -> None:
    """Draw a flame on a point."""
    b.blob(
        [
            (x, y - 2 * size),
            (x + size * 0.7, y - size * 0.6),
            (x, y),
            (x - size * 0.7, y - size * 0.6),
        ],
        AMBER,
    )
    b.dot(x, y - size * 0.5, size * 0.28, SUN, line=None)


def planks(b: Brush, box: tuple[float, float, float, float], fill: Colour, count: int) -> None:
    """Draw a box of upright planks."""
    b.box(box, fill)
    left, top, right, bottom = box
    for step in range(1, count):
        x = left + (right - left) * step / count
        b.stroke([(x, top), (x, bottom)], weight=0.7)


def ladder(b: Brush, bottom: Point, top: Point) -> None:
    """Draw a ladder between two points."""
    for side in (-4, 4):
        b.bar([(bottom[0] + side, bottom[1]), (top[0] + side, top[1])], WOOD, 1.6)
    for step in range(1, 8):
        part = step / 8
        x = bottom[0] + (top[0] - bottom[0]) * part
        y = bottom[1] + (top[1] - bottom[1]) * part
        b.bar([(x - 4, y), (x + 4, y)], WOOD, 1.2)


def crate(b: Brush, x: float, y: float, size: float, fill: Colour = WOOD) -> None:
    """Draw a crate; the point is its bottom left corner."""
    b.box((x, y - size, x + size, y), fill)
    b.stroke([(x, y - size), (x + size, y)], weight=0.8)
    b.stroke([(x, y), (x + size, y - size)], weight=0.8)


def arch(b: Brush, x: float, wide: float, top: float, fill: Colour, foot: float = FLOOR) -> None:
    """Draw an arch in a wall; `wide` is half its width."""
    b.shape(
        [
            (x - wide, foot),
            (x - wide, top + wide),
            *arc(x, top + wide, wide, 180, 360),
            (x + wide, foot),
        ],
        fill,
    )


def waves(b: Brush, top: float, fill: Colour, pale: Colour) -> None:
    """Draw water in the lower part."""
    edge = [(x * 14.0 - 4, top + (0, 2)[x % 2]) for x in range(22)]
    b.shape([(-4, 104), *smooth([*edge, (300, 110), (-10, 110)])[: 21 * 8], (290, 104)], fill)
    for step in range(12):
        x, y = step * 25.0 + step % 3 * 5, top + 8 + step % 4 * 4.5
        b.stroke([(x, y), (x + 5, y - 1.6), (x + 10, y)], pale, 0.8)


def crystal(b: Brush, x: float, y: float, size: float, lean: float, fill: Colour) -> None:
    """Draw a crystal from a point, downwards if its size is negative."""
    wide = abs(size) * 0.22
    tip = (x + lean, y - size)
    b.shape(
        [
            (x - wide, y),
            (x - wide + lean * 0.7, y - size * 0.72),
            tip,
            (x + wide + lean * 0.7, y - size * 0.7),
            (x + wide, y),
        ],
        fill,
    )
    b.stroke([tip, (x + lean * 0.1, y)], mix(fill, INK, 0.35), 0.7)


def lamp(b: Brush, x: float, long: float) -> None:
    """Draw a lamp that hangs from the roof."""
    b.stroke([(x, -2), (x, long)])
    b.shape([(x - 5, long + 5), (x, long), (x + 5, long + 5)], STEEL)
    b.dot(x, long + 8, 3.4, SUN)
