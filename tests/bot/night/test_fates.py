"""What became of those whom a night met: each guest reads something of it aloud."""

import pytest

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.model.ending import Ending
from bot.model.loaded_game import LoadedGame
from bot.model.names import PersonName
from bot.model.nights import Guest
from bot.text.sharing import dealt
from bot.text.tidings import fate_of
from bot.ui.message import Text
from bot.ui.night_end import fates_to_read, night_end
from rules.record import alter
from rules.words import Seat
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, text_of
from tests.bot.server import Server

LINES = ("One of them sings now. All go.", "\u201cNo! Not so,\u201d it said. It is late.", "Well.")


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 25])
def test_each_has_something_to_read_and_all_is_read_in_its_order(count: int) -> None:
    read = list(dealt(LINES, count))
    assert {index for readers, _ in read for index in readers} == set(range(count))
    assert " ".join(text for _, text in read) == " ".join(LINES)
    if count > len(LINES):
        alone = [index for readers, _ in read for index in readers]
        assert len(alone) == count  # each once


def test_a_line_for_each_is_whole() -> None:
    assert list(dealt(LINES, 3)) == [((index,), line) for index, line in enumerate(LINES)]
    assert [readers for readers, _ in dealt(LINES, 2)] == [(0,), (1,), (0,)]
    assert [readers for readers, _ in dealt(LINES, 0)] == [(), (), ()]


def of_guests(loaded: LoadedGame, count: int) -> LoadedGame:
    guests = [Guest(n, n + 1, PersonName(f"g{n:02}"), 1) for n in range(count)]
    night = alter(loaded.row.night, guests=tuple(guests))
    return alter(loaded, row=alter(loaded.row, night=night))


async def test_every_guest_reads_something_of_it(
    server: Server, fire: Fireside, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("bot.ui.night_end.LONGEST", 400)
        await fire.begin(journeys="12", tale="long-bean")
        await fire.finish()
    loaded, stage = await fire.loaded(), await fire.stage()
    for words in map(words_in, ("en", "es", "ja")):
        for count in (3, 8, 25):
            some = of_guests(loaded, count)
            narrator = fire.bot.parts[Languages].narrator(some, words)
            lines = fate_of(narrator, Seat(0))
            assert len(lines) >= min(count, 5)
            title, read = fates_to_read(narrator, some)
            heads, texts = read.split("\n")[::2], read.split("\n")[1::2]
            assert title == words("became-title")
            for n in range(count):
                assert any(f"g{n:02}" in head for head in heads), n
            said = "".join(text.removeprefix("> ") for text in texts)
            assert "".join(said.split()) == "".join("".join(lines).split())
            shown = night_end(narrator, some, Ending())
            assert read in [block.content for block in shown.blocks if isinstance(block, Text)]
    # Where there is no room for it, it is a press away.
    assert say("became-title") not in text_of(stage)
    told = answer_of(await server.eve.click(stage, label=say("became")))
    assert all(say("tale-fate", name=one.name, count=1) in told for one in fire.people)
