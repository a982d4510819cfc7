"""Draw the animals of title cards, and the guest who is a shadow."""

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, arc
from bot.pictures.folk_parts import face

_CHEEK = "#edb7a4"


def cat(b: Brush) -> None:
    """Draw a cat that sits and disagrees."""
    b.bar([(72, 88), (92, 82), (94, 60), (86, 50)], hue.AMBER, 8)
    b.blob([(22, 95), (28, 70), (40, 56), (60, 56), (72, 70), (78, 95), (50, 98)], hue.AMBER)
    b.blob([(38, 95), (40, 70), (50, 62), (60, 70), (62, 95)], hue.PAPER)
    b.shape([(29, 32), (26, 4), (47, 18)], hue.AMBER)
    b.shape([(71, 32), (74, 4), (53, 18)], hue.AMBER)
    b.dot(50, 36, 24, hue.AMBER)
    for x in (44, 50, 56):
        b.stroke([(x, 14), (x, 22)], hue.WOOD, 1.4)
    for x in (41, 59):
        b.oval(x, 36, 5, 4, "#d8e38a")
        b.oval(x, 36, 1.4, 4, hue.INK, line=None)
    b.shape([(47, 43), (53, 43), (50, 46)], hue.ROSE)
    b.stroke([(42, 50), (50, 47), (58, 50)])
    for side in (-1, 1):
        b.stroke([(50 + 12 * side, 45), (50 + 36 * side, 41)])
        b.stroke([(50 + 12 * side, 48), (50 + 35 * side, 52)])


def wasp(b: Brush) -> None:
    """Draw a wasp with ink on her apron."""
    for side in (-1, 1):
        b.blob(
            [(50 + side * 8, 54), (50 + side * 40, 30), (50 + side * 46, 50), (50 + side * 14, 64)],
            "#dbeaf0",
        )
    b.blob([(32, 62), (50, 54), (68, 62), (66, 82), (50, 99), (34, 82)], hue.GOLD)
    for y, half in ((66, 17), (76, 16), (86, 11)):
        b.bar([(50 - half, y), (50 + half, y)], hue.INK, 4)
    b.dot(50, 34, 20, hue.GOLD)
    b.stroke([(42, 17), (34, 2)], weight=1.4)
    b.stroke([(58, 17), (66, 2)], weight=1.4)
    b.dot(34, 2, 3, hue.INK)
    b.dot(66, 2, 3, hue.INK)
    for x in (40, 60):
        b.oval(x, 34, 5, 7, hue.INK)
        b.dot(x + 1.4, 31, 1.6, hue.WHITE, line=None)
    b.stroke([(44, 47), (56, 46)])
    b.bar([(70, 66), (86, 60)], hue.GOLD, 4)
    b.shape([(84, 64), (96, 36), (99, 40), (88, 66)], hue.WHITE)


def bee(b: Brush) -> None:
    """Draw a round bee."""
    for side in (-1, 1):
        b.blob(
            [
                (50 + side * 10, 46),
                (50 + side * 40, 16),
                (50 + side * 48, 38),
                (50 + side * 18, 54),
            ],
            "#dbeaf0",
        )
    b.blob(
        [(18, 66), (30, 48), (50, 42), (70, 48), (82, 66), (70, 88), (50, 94), (30, 88)], hue.TAN
    )
    for y, half in ((60, 31), (74, 31)):
        b.bar([(50 - half, y), (50 + half, y)], hue.WOOD_DARK, 7)
    b.dot(50, 38, 19, hue.TAN)
    b.stroke([(44, 20), (38, 8)])
    b.stroke([(56, 20), (62, 8)])
    face(b, 36)
    b.shape([(74, 78), (94, 78), (92, 96), (76, 96)], hue.GOLD)
    b.stroke([(72, 78), (96, 78)], weight=2)


def snail(b: Brush) -> None:
    """Draw a highwayman on one foot."""
    b.blob(
        [(2, 96), (8, 80), (24, 74), (30, 44), (44, 38), (52, 56), (56, 80), (90, 88), (98, 96)],
        "#c9b58c",
    )
    b.dot(66, 62, 27, hue.CLAY)
    for radius in (19, 11, 4):
        b.stroke(arc(66, 62, radius, 0, 320))
    for x in (28, 44):
        b.stroke([(36, 44), (x, 24)], weight=2)
        b.dot(x, 24, 4, hue.WHITE)
        b.dot(x, 24, 1.8, hue.INK, line=None)
    b.bar([(28, 45), (48, 47)], hue.INK, 6)
    b.shape([(12, 26), (36, 4), (62, 24), (36, 18)], hue.INK)
    b.stroke([(32, 60), (40, 64), (48, 60)])


def beetle(b: Brush) -> None:
    """Draw a plough beetle on tiptoe."""
    for x in (22, 40, 60, 78):
        b.bar([(x, 78), (x - 4, 96)], hue.INK, 4)
    b.blob(
        [(10, 72), (18, 46), (42, 32), (68, 38), (86, 60), (84, 80), (50, 86), (16, 84)], hue.TEAL
    )
    b.stroke([(46, 33), (54, 60), (50, 85)], weight=1.2)
    b.stroke([(24, 56), (34, 48)], hue.WHITE, 1.6)
    b.dot(80, 56, 18, "#2f7a70")
    b.blob([(84, 42), (98, 22), (92, 44)], hue.INK)
    b.blob([(76, 40), (78, 18), (84, 40)], hue.INK)
    face(b, 56, 81)
    b.bar([(2, 70), (14, 66)], hue.WOOD, 4)
    b.dot(78, 78, 5, hue.GOLD)


def bat(b: Brush) -> None:
    """Draw a postal bat in a waistcoat, hanging as bats do."""
    b.bar([(24, 3), (76, 3)], hue.WOOD, 6)
    for x in (44, 56):
        b.stroke([(x, 6), (x, 20)], weight=2)
    for side in (-1, 1):
        b.shape(
            [
                (50 + side * 14, 28),
                (50 + side * 36, 18),
                (50 + side * 48, 48),
                (50 + side * 38, 46),
                (50 + side * 32, 62),
                (50 + side * 24, 52),
                (50 + side * 14, 60),
            ],
            "#5d4a63",
        )
    b.blob([(34, 40), (40, 20), (60, 20), (66, 40), (60, 62), (40, 62)], "#7a6480")
    b.shape([(38, 28), (62, 28), (62, 54), (38, 54)], hue.CLAY)
    for y in (34, 41, 48):
        b.dot(50, y, 1.6, hue.GOLD)
    b.shape([(34, 76), (26, 98), (46, 88)], "#7a6480")
    b.shape([(66, 76), (74, 98), (54, 88)], "#7a6480")
    b.dot(50, 72, 18, "#7a6480")
    for x in (43, 57):
        b.dot(x, 72, 4, hue.WHITE)
        b.dot(x, 72, 2, hue.INK, line=None)
    b.stroke(arc(50, 66, 6, 205, 335))
    b.box((66, 58, 92, 76), hue.PAPER)
    b.stroke([(66, 58), (79, 68), (92, 58)])


def shadow(b: Brush) -> None:
    """Draw a guest who is a shadow, with its hat in its hand."""
    b.oval(50, 96, 40, 4, "#1d171dcc", line=None)
    b.blob(
        [(30, 97), (30, 60), (38, 48), (36, 26), (50, 8), (64, 26), (62, 48), (70, 60), (70, 97)],
        "#2a2230",
        line=hue.LILAC,
    )
    b.bar([(66, 62), (84, 74)], "#2a2230", 7)
    b.shape([(78, 76), (98, 76), (94, 62), (82, 62)], "#2a2230")
    b.stroke([(74, 77), (101, 77)], weight=2)
    for x in (43, 57):
        b.dot(x, 30, 3.2, hue.PAPER, line=None)
    b.stroke(arc(50, 36, 5, 25, 155), "#6d5f78")


def vole(b: Brush) -> None:
    """Draw an honest dealer, with his tray."""
    for x in (40, 60):
        b.bar([(x, 84), (x, 95)], hue.WOOD_DARK, 7)
    b.blob([(24, 90), (28, 62), (42, 52), (58, 52), (72, 62), (76, 90), (50, 95)], "#8a6a4c")
    b.shape([(34, 58), (50, 66), (66, 58), (66, 86), (34, 86)], hue.PLUM)
    b.dot(28, 22, 10, _CHEEK)
    b.dot(72, 22, 10, _CHEEK)
    b.dot(50, 36, 23, "#8a6a4c")
    b.blob([(38, 46), (50, 38), (62, 46), (50, 56)], hue.TAN)
    b.dot(50, 42, 3.4, hue.INK)
    for x in (41, 59):
        b.dot(x, 32, 2.8, hue.INK, line=None)
    b.stroke([(63, 36), (64, 42)], hue.BLUE, 1.6)
    b.stroke(arc(50, 48, 4, 25, 155))
    b.box((10, 72, 90, 80), hue.WOOD)
    for x, fill in ((20, hue.GOLD), (36, hue.STEEL), (66, hue.CLAY), (80, hue.LEAF)):
        b.blob([(x - 5, 72), (x, 62), (x + 5, 72)], fill)


def worm(b: Brush) -> None:
    """Draw a great-aunt in a lace cap, as she comes out of the floor."""
    b.oval(32, 94, 30, 6, hue.WOOD_DARK)
    b.bar([(30, 94), (26, 66), (44, 50), (60, 38)], "#d08f86", 26)
    for x, y in ((18, 80), (20, 66), (30, 54)):
        b.stroke([(x - 4, y), (x + 22, y + 6)], "#a8675f", 1.2)
    b.shape([(38, 66), (52, 40), (64, 58), (48, 74)], hue.WHITE)
    b.dot(60, 34, 22, "#d08f86")
    for x in (42, 52, 62, 72, 80):
        b.dot(x, 20 + abs(x - 61) * 0.42, 7, hue.WHITE)
    b.shape(arc(60, 24, 20, 180, 360, 0.9), hue.WHITE)
    b.stroke([(44, 24), (76, 24)], hue.PLUM, 2)
    face(b, 38, 61)
    b.oval(53, 38, 6.5, 6.5, None)
    b.oval(69, 38, 6.5, 6.5, None)
    b.bar([(92, 96), (92, 82)], hue.WOOD, 3)
    b.shape([(82, 70), (100, 70), (97, 82), (85, 82)], hue.PAPER)


def mouse(b: Brush) -> None:
    """Draw a mouse with cheese."""
    b.stroke([(72, 90), (92, 92), (98, 78)], hue.ROSE, 2)
    b.blob([(26, 95), (30, 70), (42, 60), (58, 60), (70, 70), (74, 95), (50, 98)], hue.STEEL)
    b.dot(26, 26, 16, hue.STEEL)
    b.dot(74, 26, 16, hue.STEEL)
    b.dot(26, 26, 9, _CHEEK, line=None)
    b.dot(74, 26, 9, _CHEEK, line=None)
    b.dot(50, 42, 22, hue.STEEL)
    for x in (42, 58):
        b.dot(x, 40, 2.8, hue.INK, line=None)
    b.dot(50, 50, 3, hue.ROSE)
    for side in (-1, 1):
        b.stroke([(50 + 8 * side, 52), (50 + 30 * side, 50)])
    b.shape([(34, 90), (64, 74), (68, 90)], hue.SUN)
    b.dot(56, 85, 2.4, hue.AMBER)


def cow(b: Brush) -> None:
    """Draw a cow with a bell."""
    for x in (26, 42, 62, 76):
        b.bar([(x, 76), (x, 95)], hue.PAPER, 7)
    b.blob([(14, 76), (16, 50), (40, 44), (74, 46), (86, 60), (84, 80), (50, 84)], hue.PAPER)
    b.blob([(54, 48), (74, 50), (76, 68), (60, 66)], hue.WOOD_DARK)
    b.stroke([(86, 56), (97, 66), (95, 82)], weight=2)
    b.shape([(18, 18), (8, 4), (28, 14)], hue.SAND)
    b.shape([(48, 18), (58, 4), (38, 14)], hue.SAND)
    b.blob([(14, 22), (33, 12), (52, 22), (48, 44), (33, 58), (18, 44)], hue.PAPER)
    b.blob([(18, 44), (33, 40), (48, 44), (44, 56), (22, 56)], hue.ROSE)
    b.blob([(36, 16), (50, 22), (47, 34), (38, 30)], hue.WOOD_DARK)
    for x, fill in ((26, hue.INK), (41, hue.WHITE)):
        b.dot(x, 29, 2.6, fill, line=None)
        b.dot(x + 2, 50, 1.4, hue.INK, line=None)
    b.shape([(27, 76), (31, 62), (37, 62), (41, 76)], hue.GOLD)
    b.dot(34, 77, 2, hue.INK)


def pony(b: Brush) -> None:
    """Draw a pony who is a clerk."""
    for x in (34, 46, 70, 82):
        b.bar([(x, 76), (x, 95)], hue.WOOD, 6)
    b.bar([(88, 62), (98, 76), (95, 88)], hue.WOOD_DARK, 6)
    b.blob([(26, 74), (34, 56), (60, 52), (86, 58), (90, 78), (56, 84)], hue.WOOD)
    b.bar([(40, 66), (36, 40)], hue.WOOD, 18)
    b.blob([(8, 44), (16, 28), (36, 20), (48, 30), (42, 44), (18, 52)], hue.WOOD)
    b.shape([(36, 24), (36, 6), (46, 22)], hue.WOOD)
    b.bar([(46, 20), (54, 36), (52, 56)], hue.WOOD_DARK, 8)
    b.oval(28, 32, 6, 6, None)
    b.dot(28, 32, 2.2, hue.INK, line=None)
    b.stroke([(34, 32), (46, 30)])
    b.dot(13, 42, 1.4, hue.INK, line=None)
    b.stroke([(12, 48), (20, 48)])
    b.box((56, 60, 80, 76), hue.PAPER)
    for y in (65, 70):
        b.stroke([(60, y), (76, y)], hue.STONE)


def cricket(b: Brush) -> None:
    """Draw a cricket with a fiddle."""
    b.bar([(60, 70), (86, 40), (92, 95)], hue.LEAF, 5)
    b.bar([(40, 70), (16, 44), (10, 95)], hue.LEAF, 5)
    b.blob([(32, 92), (34, 60), (50, 52), (66, 60), (68, 92), (50, 97)], hue.LEAF)
    b.shape([(38, 58), (50, 64), (62, 58), (60, 92), (40, 92)], "#86b36a")
    b.dot(50, 36, 20, "#86b36a")
    b.stroke([(42, 18), (24, 4), (8, 10)], weight=1.2)
    b.stroke([(58, 18), (76, 4), (92, 10)], weight=1.2)
    face(b)
    b.blob([(56, 74), (66, 66), (74, 72), (80, 80), (70, 86), (60, 84)], hue.CLAY)
    b.bar([(74, 72), (92, 58)], hue.WOOD_DARK, 3)
    b.stroke([(56, 60), (84, 86)], weight=1.2)
