from pathlib import Path

import pytest
from PIL import Image

from tests.gallery.sheets import COLOURS, GAP, contact_sheet, save

RED, BLUE, GREEN = (255, 0, 0), (0, 0, 255), (0, 255, 0)


def test_a_picture_stands_in_the_shortest_column() -> None:
    shapes = ((30, 90, RED), (30, 20, BLUE), (20, 40, GREEN))
    sheet = contact_sheet([Image.new("RGB", (w, h), colour) for w, h, colour in shapes], columns=2)
    assert sheet.size == (GAP + 2 * (30 + GAP), GAP + 90 + GAP)
    right = GAP + 30 + GAP
    assert sheet.getpixel((GAP, GAP)) == sheet.getpixel((GAP + 29, GAP + 89)) == RED
    assert sheet.getpixel((right, GAP)) == sheet.getpixel((right + 29, GAP + 19)) == BLUE
    below = GAP + 20 + GAP
    assert sheet.getpixel((right, below)) == sheet.getpixel((right + 19, below + 39)) == GREEN


def test_a_file_has_few_colours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    many = Image.linear_gradient("L").convert("RGB")
    save(tmp_path / "many.png", many)
    found = Image.open(tmp_path / "many.png").getcolors()
    assert found is not None
    assert 1 < len(found) <= COLOURS
    assert "many.png" in capsys.readouterr().out
