"""Draw the people of title cards who are known by their clothes."""

from bot.pictures.brush import Brush, arc
from bot.pictures.folk_parts import arms, face, gown, head, legs
from bot.pictures.palette import (
    BLUE,
    CAVE_DARK,
    CLAY,
    GOLD,
    INK,
    PALE_BLUE,
    PLUM,
    SKIN,
    STONE,
    SUN,
    TAN,
    WHITE,
    WOOD,
    WOOD_DARK,
)


def lady(b: Brush) -> None:
    """Draw an old lady with a teapot."""
    b.shape([(36, 56), (64, 56), (82, 97), (18, 97)], PLUM)
    b.shape([(42, 62), (58, 62), (64, 94), (36, 94)], WHITE)
    arms(b, PLUM)
    head(b, SKIN[0])
    b.shape([*arc(50, 32, 25, 160, 380), (66, 22), (34, 22)], WHITE)
    b.dot(50, 10, 8, STONE)
    face(b)
    b.blob([(74, 72), (92, 72), (94, 84), (84, 90), (72, 84)], PALE_BLUE)
    b.bar([(92, 80), (100, 72)], PALE_BLUE, 3)
    b.stroke([(80, 72), (86, 72)], weight=2)


def listener(b: Brush) -> None:
    """Draw a keeper with an ear trumpet."""
    legs(b, CAVE_DARK)
    gown(b, CAVE_DARK)
    arms(b, CAVE_DARK)
    b.dot(62, 72, 7, GOLD)
    b.stroke([(62, 72), (62, 68)])
    b.stroke([(62, 72), (65, 73)])
    head(b, SKIN[1])
    face(b)
    b.blob([(30, 46), (50, 52), (70, 46), (64, 70), (50, 78), (36, 70)], WHITE)
    b.stroke(arc(50, 44, 6, 25, 155))
    b.shape([(70, 40), (96, 20), (99, 48), (72, 44)], GOLD)


def porter(b: Brush) -> None:
    """Draw somebody in three coats."""
    legs(b, INK, apart=12)
    b.shape([(30, 54), (70, 54), (86, 92), (14, 92)], BLUE)
    b.shape([(34, 54), (66, 54), (76, 84), (24, 84)], CLAY)
    b.shape([(38, 54), (62, 54), (66, 74), (34, 74)], TAN)
    b.bar([(28, 62), (12, 78)], BLUE, 12)
    b.bar([(72, 62), (88, 78)], BLUE, 12)
    head(b, "#b9d3e0")
    b.shape(arc(50, 30, 23, 180, 360), CLAY)
    b.dot(50, 6, 5, WHITE)
    face(b)
    b.bar([(32, 55), (68, 55)], SUN, 8)
    b.bar([(62, 58), (66, 76)], SUN, 7)


def explorer(b: Brush) -> None:
    """Draw an explorer with a pack and a lantern."""
    b.box((14, 50, 42, 86), WOOD, round_by=6)
    legs(b, WOOD_DARK)
    gown(b, TAN)
    arms(b, TAN)
    head(b, SKIN[1])
    b.oval(50, 24, 32, 6, WOOD)
    b.shape(arc(50, 23, 19, 180, 360, 1.05), WOOD)
    face(b)
    b.stroke([(80, 76), (80, 62)])
    b.box((72, 62, 90, 84), GOLD, round_by=4)
    b.dot(81, 73, 4, WHITE)


def mayor(b: Brush) -> None:
    """Draw a mayor in a top hat."""
    legs(b, INK)
    b.blob([(22, 90), (26, 62), (42, 54), (58, 54), (74, 62), (78, 90), (50, 94)], CAVE_DARK)
    b.stroke([(32, 60), (50, 78), (68, 60)], GOLD, 2.4)
    b.dot(50, 80, 5, GOLD)
    arms(b, CAVE_DARK)
    head(b, SKIN[0])
    b.box((34, -6, 66, 18), INK)
    b.bar([(24, 19), (76, 19)], INK, 4)
    b.stroke([(34, 12), (66, 12)], CLAY, 2)
    face(b)
    b.stroke([(38, 46), (50, 43), (62, 46)], STONE, 2.4)


def scarecrow(b: Brush) -> None:
    """Draw a scarecrow that stands in for somebody."""
    b.bar([(50, 50), (50, 98)], WOOD, 6)
    b.bar([(8, 60), (92, 60)], WOOD, 5)
    b.shape(
        [
            (20, 54),
            (80, 54),
            (84, 68),
            (68, 68),
            (70, 88),
            (58, 84),
            (48, 90),
            (32, 86),
            (32, 68),
            (16, 68),
        ],
        BLUE,
    )
    b.box((38, 70, 48, 80), CLAY)
    for x in (10, 90):
        b.stroke([(x - 6, 54), (x, 60), (x - 4, 68)], SUN, 1.6)
    head(b, TAN)
    b.oval(50, 22, 32, 6, WOOD_DARK)
    b.shape([(32, 22), (44, -2), (62, 4), (68, 22)], WOOD_DARK)
    for x in (42, 58):
        b.stroke([(x - 3, 33), (x + 3, 39)], weight=1.2)
        b.stroke([(x + 3, 33), (x - 3, 39)], weight=1.2)
    b.stroke([(40, 46), (46, 49), (54, 47), (60, 49)])
