"""Words of any script are drawn, shortened or replaced, and never break a picture."""

# ruff: noqa: RUF001 - Japanese punctuation is meant as it stands

import subprocess
import sys
from pathlib import Path

import pytest

from bot.pictures import lettering
from bot.pictures.icons import ICONS, icon
from bot.pictures.lettering import (
    Face,
    FontMissing,
    drawable,
    fit,
    person,
    width,
    wrap,
    wrap_to_fit,
)
from bot.pictures.renderer import render
from bot.text.picture_request import PictureKind
from tests.pictures.test_pictures import a_request, played

ROOT = Path(__file__).parents[2]
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


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("\u0141ukasz", "Lukasz"),
        ("I\u015f\u0131k", "Isik"),
        ("\u017b\u00f3\u0142\u0107", "Zolc"),
        ("S\u00f8ren", "Soren"),
        ("\u0110or\u0111e", "Dorde"),
    ],
)
def test_a_letter_that_no_font_has_is_drawn_as_its_base(name: str, drawn: str) -> None:
    shown = person(name, "Player A")
    assert [shown[at] in (one, drawn[at]) for at, one in enumerate(name)] == [True] * len(name)


@pytest.mark.parametrize("name", ["\u0e2aann", "\u0141uk\u10e1sz", "\U0001f98a\U0001f43a"])
@pytest.mark.parametrize("face", Face)
def test_a_name_without_one_of_its_letters_is_none(name: str, face: Face) -> None:
    assert person(name, "Player A", face) == "Player A"


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
    monkeypatch.setattr(lettering, "FONTS", tmp_path)
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


@pytest.mark.parametrize("word", ["Kamillenh\u00e4uschen", "Stra\u00dfenf\u00fchrung"])
def test_a_word_with_marks_is_shortened_and_not_broken(word: str) -> None:
    (line,) = wrap(word, 28, 150)
    assert line.endswith("...")


JAPANESE = "地下の洞窟で、古い扉がきしむ音がする。「だれだ？」と、ゲッコーは声をひそめた。"
FIRST = "、。，．・：；？！）」』】ーっゃゅょァィゥェォッャュョ々"
LAST = "「『（【"


@pytest.mark.parametrize("room", [60, 100, 130, 200, 300])
@pytest.mark.parametrize("text", [JAPANESE, "ショップ" * 6, "「あ」（い）" * 4, "あっ！" * 9])
def test_no_japanese_line_begins_or_ends_with_what_belongs_to_its_neighbour(
    text: str, room: int
) -> None:
    """Source: JIS X 4051, "kinsoku"."""
    lines = wrap(text, 20, room, 40)
    assert "".join(lines) == text
    assert len(lines) > 1
    assert [line for line in lines if line[0] in FIRST or line[-1] in LAST] == []


def test_a_japanese_line_ends_where_a_phrase_ends() -> None:
    assert wrap("地下の洞窟で、古い扉が", 30, 200, 6) == ("地下の", "洞窟で、古い", "扉が")


def test_a_phrase_without_room_is_parted_before_anything_is_cut_off() -> None:
    assert wrap("チョコレートショップ", 25, 132, 2) == ("チョコレー", "トショップ")


def test_a_smaller_size_keeps_a_phrase_whole() -> None:
    fitted = wrap_to_fit("日の当たる小さな庭", (25, 24, 23, 21), 115)
    assert fitted == (23, ("日の当たる", "小さな庭"))


def test_the_model_for_japanese_is_read_for_japanese_alone() -> None:
    code = "from bot.pictures.lettering import wrap; import sys; wrap(sys.argv[1], 25, 99)"
    for text, is_read in (("The old mill", "False"), ("薬草の温室", "True")):
        command = [sys.executable, "-W", "ignore", "-c", f"{code}; print('budoux' in sys.modules)"]
        done = subprocess.run(
            [*command, text], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == is_read
