"""The line of a village on a panel never parts a figure from its word."""

import re

import pytest

from bot.i18n.words import languages
from bot.text.boards import village_lines
from tests.gallery.pictures import narrator_in
from tests.pictures.test_pictures import NAMES, game, played, shipped


@pytest.mark.parametrize("language", languages())
def test_a_figure_stays_with_its_word(language: str) -> None:
    narrator = narrator_in(language, game(), NAMES, shipped().stories)
    for table in played(4, 3)[::9]:
        for seat, whole in enumerate(village_lines(narrator, game(), table)):
            line = whole.removeprefix(f"**{NAMES[seat]}**")
            assert not re.search(r"\d [^\s\u00b7\u30fb]", line), line
