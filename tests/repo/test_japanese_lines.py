"""No line of Japanese begins with a small kana, a long-vowel mark or a closing mark.

Source: JIS X 4051, "kinsoku".
"""

from pathlib import Path

import pytest

from bot.i18n.words import words_in
from bot.pictures.lettering import wrap_to_fit
from rules.cards import BUILDINGS, VILLAGERS
from tests.repo.sources import ROOT

FIRST = "、。，．：；？！）」』】ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ"  # noqa: RUF001 - as in print
SENTENCES = sorted((ROOT / "bot" / "i18n" / "locale").glob("*ja.ftl"))


@pytest.mark.parametrize("path", SENTENCES, ids=lambda path: path.name)
def test_no_line_of_a_sentence_begins_with_what_belongs_to_its_neighbour(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.strip()[:1] in FIRST and line.strip()] == []


@pytest.mark.parametrize("room", [90, 115, 132, 150, 200])
def test_no_line_of_a_cards_name_does_in_a_picture(room: int) -> None:
    words = words_in("ja")
    keys = [*(f"villager-{v}" for v in VILLAGERS), *(f"building-{b}" for b in BUILDINGS)]
    names = [words(key) for key in keys if words.has(key)]
    broken = [
        wrap_to_fit(name, (25, 24, 23, 21), room, lines)[1] for name in names for lines in (2, 3)
    ]
    assert [lines for lines in broken if any(line[0] in FIRST for line in lines)] == []
