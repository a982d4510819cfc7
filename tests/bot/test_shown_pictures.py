"""Pictures go with what a person sees; where they fail or are not wanted, the text stands alone."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from PIL import Image

from bot.service.plies import last_dice
from bot.settings import Settings
from rules import score
from rules.facts import Fact
from rules.table import GameState, Table
from tests.bot.messages import answer_of, parts_of, say, text_of
from tests.bot.town import Town

LONGEST = 1_024
LIGHT = 300_000


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(_env_file=None, database=tmp_path / "table.sqlite3", discord_token="")


@pytest.fixture(autouse=True)
def all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every message wait for its picture."""
    monkeypatch.setattr("bot.delivery.picture_queue._MOMENT", 30)
    monkeypatch.setattr("bot.delivery.picture_queue._SHARE", 0)


def pictures_on(message: Any) -> list[str]:
    return [file.filename for file in message.attachments]


def alt_of(message: Any) -> str:
    """Give what stands for the one picture of a message, which must be uploaded with it."""
    (file,) = message.attachments
    (item,) = [item for part in parts_of(message) for item in getattr(part, "items", ())]
    assert item.media.url == file.url
    assert 0 < len(item.description) <= LONGEST
    return item.description


def kinds(message: Any) -> list[str]:
    return [type(part).__name__ for part in parts_of(message)]


def check_file(town: Town, message: Any) -> None:
    content = town.env.backend.cdn.get(message.attachments[0].url)
    assert content is not None
    assert len(content) < LIGHT
    assert Image.open(BytesIO(content)).format == "PNG"


@pytest.mark.parametrize("look", ["village", "market", "board", "score"])
async def test_a_private_look_has_its_text_and_its_picture(town: Town, look: str) -> None:
    await town.start()
    result = await town.ann.slash(town.channel, look)
    assert result.response.ephemeral
    message = result.response.message
    assert pictures_on(message) == [f"{look}.png"]
    assert alt_of(message)
    assert len(text_of(message)) > 50
    check_file(town, message)
    shown = [kind for kind in kinds(message) if kind != "SeparatorComponent"]
    assert shown[1:4] == ["TextDisplay", "MediaGalleryComponent", "TextDisplay"]


async def test_a_button_shows_the_picture_too(town: Town) -> None:
    await town.start()
    result = await town.ann.click(await town.panel(), label=say("view-market"))
    assert pictures_on(result.response.message) == ["market.png"]


async def test_the_text_is_there_before_the_picture(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    await town.start()
    town.env.inject_error("PATCH", "/webhooks/*", status=500, code=0, times=None)
    result = await town.ann.slash(town.channel, "village")
    assert pictures_on(result.response.message) == []
    assert "coins" in text_of(result.response.message)


async def test_the_panel_shows_the_village_of_who_is_asked_above_its_buttons(town: Town) -> None:
    await town.start()
    panel = await town.panel()
    asked, _ = await town.turn()
    assert pictures_on(panel) == ["village.png"]
    assert asked.user.name in alt_of(panel)
    assert kinds(panel).index("MediaGalleryComponent") < kinds(panel).index("ActionRow")


async def test_a_picture_that_cannot_be_drawn_leaves_the_text_alone(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> bytes:
        raise OSError

    monkeypatch.setattr("bot.pictures.village.draw", fail)
    await town.start()
    assert pictures_on(await town.panel()) == []
    result = await town.ann.slash(town.channel, "village")
    assert pictures_on(result.response.message) == []
    assert "coins" in text_of(result.response.message)
    assert not town.incidents.told


async def test_the_bot_plays_on_without_its_fonts(
    town: Town, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.pictures.lettering._FONTS", tmp_path)
    monkeypatch.setattr("bot.pictures.lettering.font", lambda face, _: (tmp_path / face).open())
    await town.start()
    assert pictures_on(await town.panel()) == []
    await town.step(Random(1))
    assert not town.incidents.told


async def test_a_table_in_haste_goes_without_pictures(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.picture_queue._SHARE", 10_000)
    await town.start()
    assert pictures_on(await town.panel()) == ["village.png"]
    await town.step(Random(1))
    assert pictures_on(await town.panel()) == []


async def test_an_expedition_is_shown_by_its_title_its_party_and_its_dice(town: Town) -> None:
    await town.start()
    dice = Random(4)
    explorer = await town.until("choose_option", dice)
    (letter, *_) = explorer.user.dm_channel.history()[::-1]
    assert pictures_on(letter) == ["title.png"]
    assert "Paragraph" in alt_of(letter)
    assert pictures_on(await town.panel()) == ["party.png"]
    while (await town.opened()).state.table.expedition:
        panel = (await town.panel()).id
        await town.step(dice)
    (journal,) = [m for m in town.channel.history() if m.id == panel]
    assert pictures_on(journal) == ["party.png"]
    assert "rolled" in alt_of(journal)
    assert pictures_on(await town.panel()) in (["village.png"], ["board.png"])


async def test_a_channel_that_takes_no_files_gets_the_text_alone(town: Town) -> None:
    closed = {town.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    town.channel = town.guild.create_text_channel("bare", overwrites=closed)
    await town.start()
    assert pictures_on(await town.panel()) == []
    await town.step(Random(1))
    assert (await town.opened()).row.status == "running"


async def test_the_end_shows_the_final_score(town: Town) -> None:
    await town.start()
    town.bot.displays.easel._on = False
    dice = Random(2)
    while (await town.opened()).state.table.round < 7:
        await town.step(dice)
    town.bot.displays.easel._on = True
    await town.finish(dice)
    assert pictures_on(await town.panel()) == ["score.png"]
    assert "final score" in alt_of(await town.panel())


async def test_who_wants_text_first_gets_no_picture(town: Town) -> None:
    result = await town.ann.slash(town.channel, "settings", text_first=True)
    assert "Text first, without pictures: yes" in text_of(result.response.message)
    await town.start()
    assert pictures_on(await town.panel()) == []
    for person, wanted in ((town.ann, []), (town.bob, ["village.png"])):
        result = await person.slash(town.channel, "village")
        assert pictures_on(result.response.message) == wanted
    await town.ann.slash(town.channel, "settings", text_first=False)
    await town.ann.slash(town.channel, "game status")
    assert pictures_on(await town.panel()) == ["village.png"]


async def test_the_last_dice_are_those_before_the_reward(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[tuple[GameState, Table]] = []

    def noted(before: GameState, facts: Sequence[Fact]) -> Table | None:
        table = last_dice(before, facts)
        ends.extend([(before, table)] if table else [])
        return table

    monkeypatch.setattr("bot.service.tables.last_dice", noted)
    await town.start()
    town.bot.displays.easel._on = False
    dice = Random(4)
    while not ends:
        await town.step(dice)
    before, table = ends[0]
    assert table.expedition
    assert table.expedition.rolled
    assert table.expedition.outcome is None
    assert [p.items for p in table.players] == [p.items for p in before.table.players]


async def test_a_finished_game_shows_how_the_points_grew(town: Town) -> None:
    await town.start(2)
    await town.ann.slash(town.channel, "market")
    await town.finish(Random(3))
    opened = await town.opened()
    rounds = await town.bot.tables.points_by_round(opened)
    assert len(rounds) == opened.game.edition.rounds
    assert rounds[-1] == tuple([s.total for s in score(opened.game, opened.state.table)])
    panel, looked = await town.panel(), await town.bob.slash(town.channel, "score")
    assert looked.response is not None
    for message in (panel, looked.response.message):
        for seat, name in enumerate([s.name for s in opened.row.seats]):
            grew = ", ".join([str(points[seat]) for points in rounds])
            assert say("score-rounds", points=grew) in text_of(message)
            assert say("alt-score-rounds", name=name, points=grew) in alt_of(message)


async def test_a_game_under_way_shows_no_rounds(town: Town) -> None:
    await town.start(2)
    looked = answer_of(await town.ann.slash(town.channel, "score"))
    assert say("score-rounds", points="") not in looked
