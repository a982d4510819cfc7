"""The line of a village fits on a phone, and never parts a figure from its icon or its word."""

import re
from dataclasses import replace

import pytest

from bot.i18n.words import languages
from bot.text.emoji import ICONS, Emoji, EmojiSet
from bot.text.narrator import Narrator
from bot.text.village_lines import brief_lines, village_lines
from bot.text.width import text_width
from rules.table import Table
from tests.gallery.pictures import narrator_in
from tests.pictures.test_pictures import NAMES, game, played, shipped

UPLOADED = EmojiSet({icon: Emoji(icon, number) for number, icon in enumerate(ICONS)})
EMOJI = re.compile(r"<:(\w+):[0-9]+>")
PHONE = 275


def narrators() -> list[Narrator]:
    stories = shipped().stories
    return [narrator_in(language, game(), NAMES, stories) for language in languages()]


def tables() -> tuple[Table, ...]:
    return played(4, 3)[::9]


@pytest.mark.parametrize("narrator", narrators(), ids=languages())
def test_a_figure_stays_with_its_word(narrator: Narrator) -> None:
    for table in tables():
        for seat, whole in enumerate(village_lines(narrator, game(), table)):
            line = whole.removeprefix(f"**{NAMES[seat]}**")
            assert not re.search(r"\d [^\s\u00b7\u30fb]", line), line


@pytest.mark.parametrize("narrator", narrators(), ids=languages())
def test_a_village_is_one_line_of_a_phone_on_the_panel(narrator: Narrator) -> None:
    shown = replace(narrator, emoji=UPLOADED)
    for table in tables():
        for player, line in zip(table.players, brief_lines(shown, game(), table), strict=True):
            assert f"<:coin:{UPLOADED.uploaded['coin'].id}>\u2060{player.coins}" in line
            wide = text_width(EMOJI.sub("", line).replace("**", "").replace("\u2060", ""))
            assert wide + 21 * len(EMOJI.findall(line)) <= PHONE, line


@pytest.mark.parametrize("narrator", narrators(), ids=languages())
def test_nothing_on_a_line_is_said_by_an_icon_and_by_a_word(narrator: Narrator) -> None:
    shown, words = replace(narrator, emoji=UPLOADED), narrator.words
    for table in tables():
        for player, line in zip(table.players, village_lines(shown, game(), table), strict=True):
            for item in set(player.items) - {player.sale.item if player.sale else None}:
                assert EMOJI.findall(line).count(item) == 1
                count = player.items.count(item)
                named = words("items", item=item, count=count).replace(" ", "\u00a0")
                assert named not in line


def test_without_emoji_a_line_says_everything_in_words() -> None:
    narrator = narrators()[0]
    for table in tables():
        assert brief_lines(narrator, game(), table) == village_lines(narrator, game(), table)
