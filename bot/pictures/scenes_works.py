"""Paint the scenes of work and lodging: kilns, paper works, post and terrace."""

from bot.pictures import palette as hue
from bot.pictures.backdrop import arch, crate, crystal, flame, lamp, planks, room
from bot.pictures.brush import Brush, arc, smooth


def kilns(b: Brush) -> None:
    """Draw a row of bottle kilns with fires, one of them shy."""
    room(b, "#6e4a3c", hue.EARTH)
    for x, wide, top, fill in (
        *((38, 26, 18, hue.CLAY), (96, 28, 10, hue.CLAY)),
        *((152, 24, 22, hue.CLAY), (252, 17, 44, hue.ROSE)),
    ):
        b.shape(
            [
                (x - wide, 86),
                (x - wide * 0.9, 58),
                (x - wide * 0.3, top + 12),
                (x - wide * 0.3, top),
                (x + wide * 0.3, top),
                (x + wide * 0.3, top + 12),
                (x + wide * 0.9, 58),
                (x + wide, 86),
            ],
            fill,
        )
        for y in (44, 60):
            b.stroke([(x - wide * 0.6, y), (x + wide * 0.6, y)], "#a24a33", 0.9)
        arch(b, x, wide * 0.36, 86 - wide, hue.CAVE_DARK, 86)
        flame(b, x, 85, wide * 0.24)
        for step in range(3):
            b.dot(x + step * 4 - 2, top - 6 - step * 7, 3 + step * 1.6, hue.DUSK, line=None)
    b.bar([(178, 60), (232, 60)], hue.WOOD_DARK, 2)
    for x, fill in ((184, hue.TEAL), (198, hue.AMBER), (212, hue.BLUE), (226, hue.PAPER)):
        b.blob([(x - 3, 48), (x + 3, 48), (x + 5, 54), (x + 3, 59), (x - 3, 59), (x - 5, 54)], fill)


def paper_works(b: Brush) -> None:
    """Draw a paper nest over a press and drying sheets, among shelves of books."""
    room(b, "#6f6650", hue.TAN)
    b.blob([(26, -6), (72, -6), (84, 20), (70, 46), (50, 54), (30, 46), (16, 20)], hue.SAND)
    for y, half in ((4, 31), (14, 33), (24, 31), (34, 25), (43, 15)):
        b.stroke(
            smooth([(50 - half, y), (50, y + 5), (50 + half, y), (50, y + 5.2)])[:16], hue.WOOD, 0.9
        )
    b.oval(50, 44, 7, 4, hue.INK)
    b.stroke([(90, 14), (200, 20)])
    for x, y in ((98, 15), (120, 16), (142, 17), (164, 18)):
        b.box((x, y, x + 16, y + 22), hue.PAPER)
        for line in range(3):
            b.stroke([(x + 3, y + 6 + line * 5), (x + 13, y + 6 + line * 5)], hue.STONE, 0.7)
    for x in (104, 160):
        b.bar([(x, 46), (x, 88)], hue.WOOD_DARK, 4)
    b.bar([(100, 48), (164, 48)], hue.WOOD_DARK, 5)
    b.bar([(132, 44), (132, 64)], hue.STEEL, 4)
    b.bar([(118, 44), (146, 44)], hue.WOOD, 2)
    b.box((112, 64, 152, 70), hue.WOOD)
    b.box((108, 78, 156, 84), hue.WOOD)
    b.box((114, 73, 150, 78), hue.PAPER)
    planks(b, (224, 10, 280, 86), hue.WOOD_DARK, 1)
    for row in range(4):
        for book in range(8):
            x, y = 227 + book * 6.4, 26 + row * 19
            fill = (hue.CLAY, hue.TEAL, hue.GOLD, hue.PLUM, hue.LEAF)[(row * 3 + book) % 5]
            b.box((x, y - 13 + book % 3, x + 6, y), fill)


def post(b: Brush) -> None:
    """Draw a post office on the roof: letter boxes upside down, letters in the air."""
    room(b, "#54506a", hue.CAVE_PALE)
    planks(b, (-4, -4, 284, 10), hue.WOOD_DARK, 14)
    for row in range(3):
        for hole in range(6):
            x, y = 14 + hole * 15.0, 10 + row * 12.0
            b.box((x, y, x + 15, y + 12), hue.WOOD)
            if (row + hole) % 3:
                b.box((x + 3, y + 1, x + 12, y + 8), hue.PAPER)
    for x in (128, 160, 254):
        b.box((x - 9, 10, x + 9, 40), hue.CLAY)
        b.shape([(x - 9, 40), *arc(x, 40, 9, 180, 0), (x + 9, 40)], hue.CLAY)
        b.box((x - 6, 32, x + 6, 35), hue.INK)
    for x, y, lean in (
        (40, 62, 3),
        (80, 70, -3),
        (112, 56, 4),
        (150, 66, -2),
        (190, 30, 3),
        (182, 68, -4),
    ):
        b.shape(
            [
                (x - 8, y - 5 + lean),
                (x + 8, y - 5 - lean),
                (x + 9, y + 5 - lean),
                (x - 7, y + 5 + lean),
            ],
            hue.PAPER,
        )
        b.stroke([(x - 8, y - 5 + lean), (x + 1, y + 1), (x + 8, y - 5 - lean)], weight=0.8)
    crate(b, 14, 92, 16)
    lamp(b, 214, 16)


def terrace(b: Brush) -> None:
    """Draw a street of narrow houses inside a geode."""
    room(b, "#54406b", hue.DUSK)
    for step in range(12):
        x = step * 25.0
        crystal(
            b,
            x,
            -4,
            -(18 + step % 4 * 7),
            (-4, 3, 0)[step % 3],
            (hue.PLUM, "#a98cc4", "#6f4a8c")[step % 3],
        )
    for index, (x, high) in enumerate(((12, 46), (48, 54), (84, 44), (120, 50), (156, 46))):
        y, fill = 86, (hue.PAPER, hue.SAND, hue.ROSE, hue.PALE_BLUE, hue.PAPER)[index]
        b.box((x, y - high, x + 34, y), fill)
        b.shape([(x - 3, y - high), (x + 17, y - high - 14), (x + 37, y - high)], hue.WOOD)
        b.box((x + 5, y - 22, x + 15, y), (hue.TEAL, hue.CLAY, hue.LEAF, hue.BLUE, hue.PLUM)[index])
        b.dot(x + 13, y - 11, 0.9, hue.GOLD)
        for at in (5, 20):
            b.box((x + at, y - high + 7, x + at + 9, y - high + 19), "#f6e2a0")
        b.box((x + 20, y - 19, x + 30, y - 8), "#f6e2a0")
    for x, size, fill in (
        *((200, 16, "#a98cc4"), (246, 30, hue.PLUM)),
        *((262, 44, hue.PLUM), (276, 26, "#a98cc4")),
    ):
        crystal(b, x, 92, size, 2, fill)
