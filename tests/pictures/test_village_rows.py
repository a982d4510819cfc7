"""The villagers of a village stand in rows that end at the edge of the picture."""

from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageColor

from bot.pictures.canvas import EDGE, WIDE
from bot.pictures.palette import BLUSH, DUSK, Colour
from bot.pictures.renderer import render
from bot.text.picture_request import PictureKind
from rules.cards import VILLAGERS
from rules.table import Villager
from rules.words import Area
from tests.pictures.test_pictures import a_request, played

AREAS = (Area.READY, Area.EXHAUSTED, Area.INJURED)
ALIKE = 12
"""How far a colour of the picture's palette may be from the one that it was drawn in."""


@pytest.mark.parametrize("numbers", [*product((0, 1, 5), repeat=3), (7, 5, 0), (0, 7, 5)])
def test_no_row_of_villagers_reaches_beyond_the_edge(numbers: tuple[int, ...]) -> None:
    opening = played(2, 1)[0]
    areas = [area for area, number in zip(AREAS, numbers, strict=True) for _ in range(number)]
    people = [Villager(v, area) for v, area in zip(VILLAGERS, areas, strict=False)]
    crowd = replace(opening.players[0], villagers=tuple(people))
    table = replace(opening, players=(crowd, *opening.players[1:]))
    picture = Image.open(BytesIO(render(a_request(PictureKind.VILLAGE, table)))).convert("RGB")
    edge = {picture.getpixel((WIDE - EDGE // 2, y)) for y in range(picture.height)}
    for ground in (DUSK, BLUSH):
        assert not [one for one in edge if isinstance(one, tuple) and are_alike(one, ground)]


def are_alike(one: tuple[int, ...], ground: Colour) -> bool:
    other = ImageColor.getrgb(ground)
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) < ALIKE
