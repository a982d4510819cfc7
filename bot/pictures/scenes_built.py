"""Paint the scenes that people built: stair, pipe, building site, door, museum and harbour."""

from bot.pictures import palette as hue
from bot.pictures.backdrop import FLOOR, WIDE, arch, flame, ladder, planks, room, waves
from bot.pictures.brush import Brush, arc, smooth


def stair(b: Brush) -> None:
    """Draw a stair with a missing step, winding around a pillar of candle fat."""
    room(b, "#4a3a48", hue.WOOD_DARK)
    for step in range(5):
        x, y = 42 + step * 24.0, 6 + step * 9.0
        b.box((x, y, x + 27, y + 5), hue.WOOD_DARK)
    b.shape([(58, -2), (132, -2), (126, 40), (136, 86), (54, 86), (64, 40)], "#f4e6bf")
    for x, y in ((66, 16), (82, 30), (100, 12), (122, 22), (74, 58), (116, 70), (92, 78)):
        b.blob(
            [(x - 4, y - 14), (x + 4, y - 14), (x + 4, y + 4), (x, y + 9), (x - 4, y + 4)],
            hue.PAPER,
        )
    for step in (0, 1, 2, 4, 5):
        x, y = 152 - step * 24.0, 44 + step * 8.0
        b.shape([(x - 16, y), (x + 12, y), (x + 12, y + 6), (x - 16, y + 6)], hue.WOOD)
        b.box((x + 6, y - 12, x + 10, y), hue.PAPER)
        flame(b, x + 8, y - 12, 3.4)
    for x in (22, 178):
        b.stroke([(x, -2), (x, 60)], hue.TAN, 1.6)
    b.shape([(10, 60), (34, 60), (31, 76), (13, 76)], hue.TAN)


def pipe(b: Brush) -> None:
    """Draw a thick warm pipe along a tiled wall, with cats on it."""
    room(b, "#5c6b70", hue.EARTH)
    for x in range(0, 280, 20):
        b.stroke([(x, 0), (x, FLOOR)], "#66767b", 0.7)
    for y in range(12, 80, 16):
        b.stroke([(0, y), (WIDE, y)], "#66767b", 0.7)
    for x in (30, 120, 200, 262):
        b.box((x - 3, 66, x + 3, FLOOR + 4), hue.STONE)
    b.box((-4, 46, 284, 70), hue.CLAY)
    b.stroke([(0, 51), (WIDE, 51)], hue.ROSE, 2)
    for x in (20, 104, 188, 268):
        b.box((x - 5, 43, x + 5, 73), hue.AMBER, round_by=1)
        b.dot(x, 50, 1, hue.INK)
        b.dot(x, 66, 1, hue.INK)
    b.stroke([(62, 46), (62, 34)], weight=2)
    b.oval(62, 31, 9, 4, hue.GOLD)
    for x, fur in (
        (36, hue.STONE),
        (84, hue.AMBER),
        (132, hue.INK),
        (160, hue.TAN),
        (246, hue.STONE),
    ):
        _sitting_cat(b, x, 45, fur)
    for x in (14, 150, 226):
        b.stroke(smooth([(x, 38), (x + 3, 28), (x - 3, 18), (x, 8)])[:24], hue.PAPER, 0.9)


def _sitting_cat(b: Brush, x: float, y: float, fur: str) -> None:
    b.blob([(x - 6, y), (x - 4, y - 8), (x, y - 11), (x + 4, y - 8), (x + 6, y)], fur)
    b.shape([(x - 5, y - 13), (x - 5, y - 21), (x, y - 17), (x + 5, y - 21), (x + 5, y - 13)], fur)
    b.dot(x, y - 13, 5, fur)
    b.dot(x - 1.8, y - 13.5, 0.8, hue.PAPER, line=None)
    b.dot(x + 1.8, y - 13.5, 0.8, hue.PAPER, line=None)


def building_site(b: Brush) -> None:
    """Draw unfinished houses with scaffolds, and a stair that ends in the air."""
    room(b, "#6b6f5b", hue.GRASS_DARK)
    for x, high, wall in (
        (14, 44, hue.SAND),
        (76, 30, hue.ROSE),
        (176, 40, hue.TAN),
        (238, 52, hue.SAND),
    ):
        y = FLOOR + 4
        ragged = [(x, y - high), (x + 12, y - high - 6), (x + 20, y - high + 4), (x + 34, y - high)]
        b.shape([(x, y), *ragged, (x + 34, y)], wall)
        for row in range(1, high // 8):
            for brick in range(3):
                at = x + 4 + brick * 10 + row % 2 * 4
                b.stroke([(at, y - row * 8), (at + 5, y - row * 8)], hue.WOOD, 0.8)
        b.box((x + 12, y - 18, x + 22, y), hue.WOOD_DARK)
    for x in (8, 54, 116):
        b.bar([(x, 16), (x, 86)], hue.WOOD, 1.6)
    for y in (28, 50):
        b.bar([(4, y), (122, y)], hue.WOOD, 2)
    b.bar([(8, 50), (54, 28)], hue.WOOD, 1.2)
    for step in range(8):
        x, y = 118 + step * 7.0, 82 - step * 7.5
        b.shape([(x, y), (x, y - 7.5), (x + 7, y - 7.5), (x + 7, y + 2)], hue.STONE)
    ladder(b, (66, 86), (80, 30))
    b.stroke([(150, -2), (150, 16)])
    b.dot(150, 18, 3, hue.STEEL)
    b.box((143, 22, 157, 30), hue.WOOD)


def iron_door(b: Brush) -> None:
    """Draw a great iron door, shut, with a sentry's box and a folding bed."""
    room(b, "#566069", hue.STONE)
    for x in range(10, 280, 38):
        for y in range(8, 80, 18):
            b.box((x - 8, y, x + 22, y + 10), None, round_by=2, line="#626d77")
    arch(b, 98, 56, 4, hue.CAVE_DARK, 84)
    arch(b, 98, 48, 12, hue.STEEL, 84)
    b.stroke([(98, 12), (98, 84)], weight=1.6)
    for y in (34, 64):
        b.bar([(52, y), (144, y)], hue.STONE, 5)
        for x in range(58, 144, 12):
            b.dot(x, y, 1.5, hue.INK)
    b.dot(88, 50, 5, hue.GOLD)
    b.dot(108, 50, 5, hue.GOLD)
    b.dot(98, 48, 3.4, hue.INK)
    b.shape([(98, 48), (95, 57), (101, 57)], hue.INK)
    planks(b, (8, 34, 34, 86), hue.BLUE, 4)
    b.shape([(4, 36), (21, 22), (38, 36)], hue.CLAY)
    b.box((13, 44, 29, 86), hue.CAVE_DARK)
    b.bar([(156, 72), (196, 72)], hue.PAPER, 4)
    for x in (160, 176, 192):
        b.stroke([(x - 5, 86), (x + 5, 74)])
        b.stroke([(x + 5, 86), (x - 5, 74)])
    for x in (226, 250):
        b.box((x, 14, x + 16, 34), hue.PAPER)
        b.stroke([(x - 2, 14), (x + 18, 14)], weight=1.4)


def museum(b: Brush) -> None:
    """Draw a museum of things that fell into wells; a bucket comes down one."""
    room(b, "#6a5a4c", hue.WOOD)
    b.box((66, -4, 118, 12), hue.STONE)
    b.oval(92, 12, 26, 5, hue.CAVE_DARK)
    b.stroke([(92, 12), (92, 38)])
    b.stroke(arc(92, 44, 7, 180, 360))
    b.shape([(84, 44), (100, 44), (98, 58), (86, 58)], hue.WOOD)
    for y in (22, 46, 70):
        b.bar([(6, y), (54, y)], hue.WOOD_DARK, 2)
        b.bar([(128, y), (196, y)], hue.WOOD_DARK, 2)
    _finds(b)
    b.box((70, 66, 114, 86), hue.PAPER)
    for y in (71, 76, 81):
        b.stroke([(76, y), (108, y)], hue.WOOD, 0.8)
    for x in (212, 232, 252):
        b.box((x, 20, x + 14, 72), hue.WOOD_DARK)
        for y in (28, 42, 56):
            b.box((x + 2, y, x + 12, y + 9), hue.SAND)


def _finds(b: Brush) -> None:
    """Draw buckets, coins, bells and vases on the shelves."""
    things = (
        (14, 21),
        (32, 21),
        (46, 45),
        (22, 45),
        (14, 69),
        (40, 69),
        (136, 21),
        (156, 45),
        (178, 21),
        (140, 69),
        (166, 69),
        (186, 45),
    )
    for index, (x, y) in enumerate(things):
        match index % 4:
            case 0:
                b.shape([(x - 5, y - 10), (x + 5, y - 10), (x + 4, y), (x - 4, y)], hue.STEEL)
            case 1:
                b.dot(x, y - 5, 5, hue.GOLD)
                b.dot(x, y - 5, 2.4, hue.AMBER)
            case 2:
                b.shape(
                    [(x - 6, y), (x - 4, y - 8), *arc(x, y - 8, 4, 180, 360), (x + 6, y)], hue.AMBER
                )
            case _:
                b.blob(
                    [(x - 5, y), (x - 6, y - 6), (x, y - 11), (x + 6, y - 6), (x + 5, y)], hue.TEAL
                )


def harbour(b: Brush) -> None:
    """Draw boats at a jetty on an underground sea, below a hanging lighthouse."""
    room(b, "#43586b", hue.BLUE)
    b.shape([(52, -2), (76, -2), (70, 40), (58, 40)], hue.PAPER)
    for y in (6, 22):
        b.shape([(54, y), (74, y), (73, y + 7), (55, y + 7)], hue.CLAY, line=None)
    b.box((55, 40, 73, 50), hue.GOLD)
    b.shape([(53, 50), (75, 50), (64, 58)], hue.CLAY)
    b.shape([(55, 44), (-4, 62), (-4, 40)], "#fbe9c255", line=None)
    waves(b, 66, hue.BLUE, hue.PALE_BLUE)
    for x, hull, sail in ((110, hue.CLAY, hue.PAPER), (158, hue.LEAF, hue.SAND)):
        b.bar([(x, 34), (x, 70)], hue.WOOD, 1.6)
        b.shape([(x + 2, 36), (x + 20, 60), (x + 2, 60)], sail)
        b.shape([(x - 18, 68), (x + 20, 68), (x + 13, 79), (x - 11, 79)], hull)
    for x in (198, 226, 254, 276):
        b.bar([(x, 70), (x, 100)], hue.WOOD_DARK, 4)
    planks(b, (186, 82, 284, 89), hue.WOOD, 9)
    for x, wall in ((34, hue.ROSE), (10, hue.TEAL)):
        b.box((x - 11, 60, x + 11, 84), wall)
        b.shape([(x - 14, 62), (x, 48), (x + 14, 62)], hue.WOOD)
        b.box((x - 3, 70, x + 4, 84), hue.WOOD_DARK)
