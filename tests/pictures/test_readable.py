"""What a building does can be read in a panel's picture, on a phone that shows it 275 wide."""

from dataclasses import replace

import pytest

from bot.pictures.canvas import READABLE, WIDE, Canvas, tile
from bot.pictures.cards import OFFER_HIGH
from bot.pictures.renderer import render
from bot.pictures.symbols import counted_runs, draw_runs
from bot.text.picture_request import PictureKind
from rules.cards import BUILDINGS
from rules.table import Table
from rules.words import BuildingId, Row
from tests.pictures.test_pictures import a_request, crowded, played

PHONE, LEAST = 275, 14
"""Pixels of a panel's picture on a phone, and of what can still be recognized there."""

FRAME = 100
"""Pixels of a card's roof, name and floor."""

OFFERED = [one.id for one in BUILDINGS.values() if one.row in (Row.HOUSE, Row.OUTPOST)]


def at_turns() -> list[Table]:
    """List tables of all sizes, and one that is fuller than any."""
    tables = [crowded(), *[played(seats, 2)[-20] for seats in (2, 3, 4)]]
    return [replace(table, over=False, expedition=None) for table in tables]


@pytest.mark.usefixtures("drawn_anew")
def test_no_icon_of_a_table_is_too_small_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    icon = Canvas.icon

    def note(canvas: Canvas, name: str, x: float, y: float, size: int) -> None:
        sizes.append(size)
        icon(canvas, name, x, y, size)

    monkeypatch.setattr(Canvas, "icon", note)
    for table in at_turns():
        render(a_request(PictureKind.TABLE, table))
    assert min(sizes) * PHONE / WIDE >= LEAST
    assert len(sizes) > 100


@pytest.mark.parametrize("building", OFFERED)
def test_each_building_on_offer_has_room_for_its_symbols(building: BuildingId) -> None:
    found, room = counted_runs(BUILDINGS[building]), 200
    high = draw_runs(tile(room, OFFER_HIGH), found, (0, 0, room), READABLE)
    assert high <= OFFER_HIGH - FRAME
    assert found or BUILDINGS[building].points
