"""Words of any script are drawn, shortened or replaced, and never break a picture."""

from pathlib import Path

import pytest

from bot.pictures import lettering
from bot.pictures.icons import ICONS, icon
from bot.pictures.lettering import Face, FontMissing, drawable, fit, person, width, wrap
from bot.pictures.renderer import render
from bot.text.picture_request import PictureKind
from tests.pictures.test_pictures import a_request, played

ODD = [
    "",
    " ",
    "\n\n",
    "\u202eevil",
    "a" * 500,
    "\U0001f469\u200d\U0001f680",
    "Z\u0351\u036b\u0343algo",
    "\x00",
]
SCRIPTS = [
    "Ann",
    "Jos\u00e9",
    "Катя",
    "さくら",
    "山田",
    "김민수",
]


def test_a_letter_loses_an_accent_that_no_font_has() -> None:
    assert person("\u0394\u03ac\u03c6\u03bd\u03b7", "Player A") == "\u0394\u03b1\u03c6\u03bd\u03b7"


@pytest.mark.parametrize("name", SCRIPTS)
def test_names_of_these_scripts_are_drawn_as_they_are(name: str) -> None:
    assert person(name, "Player A") == name


@pytest.mark.parametrize(
    "name", ["\U0001f469\u200d\U0001f680", "\u0e2a\u0e21\u0e0a\u0e32\u0e22", "", "\u202e\u202d"]
)
def test_a_name_that_cannot_be_drawn_gives_way_to_the_letter(name: str) -> None:
    assert person(name, "Player A") == "Player A"


def test_a_name_in_fancy_letters_is_drawn_plain() -> None:
    assert person("\U0001d4d0\U0001d4f7\U0001d4f7", "Player A") == "Ann"


@pytest.mark.parametrize("text", [*ODD, *SCRIPTS, "山" * 90, "word " * 40])
@pytest.mark.parametrize("room", [0, 20, 150, 600])
def test_whatever_is_written_stays_in_its_room(text: str, room: int) -> None:
    kept = drawable(text)
    assert width(fit(kept, 28, room), 28) <= room
    lines = wrap(kept, 28, room, 2)
    assert len(lines) <= 2
    assert all(width(line, 28) <= room for line in lines)


@pytest.mark.parametrize("name", ODD)
def test_odd_names_break_no_picture(name: str) -> None:
    request = a_request(PictureKind.VILLAGE, played(2, 1)[-1], names=(name, name))
    assert render(request)


def test_a_missing_font_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lettering, "_FONTS", tmp_path)
    lettering.font.cache_clear()
    with pytest.raises(FontMissing):
        lettering.check_fonts()
    monkeypatch.undo()
    lettering.check_fonts()


def test_fonts_lie_beside_their_licence_and_are_small() -> None:
    folder = Path(lettering.__file__).parent / "fonts"
    assert {path.name for path in folder.iterdir()} == {*Face, "OFL.txt"}
    assert sum(path.stat().st_size for path in folder.iterdir()) < 6_000_000


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("size", [24, 48, 128])
def test_every_icon_is_drawn_at_every_size(name: str, size: int) -> None:
    drawn = icon(name, size)
    assert drawn.size == (size, size)
    assert drawn.getbbox() is not None
