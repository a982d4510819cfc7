"""Pictures go with what a person sees; where they fail or are not wanted, the text stands alone."""

import sys
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from PIL import Image

from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.text.picture_request import Picture
from bot.worker.process import WorkerProcess
from rules import score
from tests.bot.messages import answer_of, ids_of, parts_of, say, text_of
from tests.bot.server import Server
from tests.bot.settable import ALL_THE_TIME

LONGEST = 1_024
LIGHT = 300_000


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "table.sqlite3")


@pytest.fixture
def seams() -> dict[str, Any]:
    return {"picture_limits": ALL_THE_TIME}


def have_renderer(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """Make the bot start a renderer with a fault."""
    command = (sys.executable, "-m", "tests.pictures.faulty", fault)
    monkeypatch.setattr("bot.worker.process.command_of", lambda _: command)


def pictures_on(message: Any) -> list[str]:
    return [file.filename for file in message.attachments]


def alt_of(message: Any) -> str:
    """Return the alt text of a message's one picture, which must be uploaded with it."""
    (file,) = message.attachments
    (item,) = [item for part in parts_of(message) for item in getattr(part, "items", ())]
    assert item.media.url == file.url
    assert 0 < len(item.description) <= LONGEST
    return item.description


def kinds(message: Any) -> list[str]:
    return [type(part).__name__ for part in parts_of(message)]


def check_file(server: Server, message: Any) -> None:
    content = server.env.backend.cdn.get(message.attachments[0].url)
    assert content is not None
    assert len(content) < LIGHT
    assert Image.open(BytesIO(content)).format == "PNG"


@pytest.mark.parametrize("look", ["village", "market", "board", "score"])
async def test_a_private_look_has_its_text_and_its_picture(server: Server, look: str) -> None:
    await server.start()
    result = await server.ann.slash(server.channel, f"look {look}")
    assert result.response.ephemeral
    message = result.response.message
    assert pictures_on(message) == [f"{look}.png"]
    assert alt_of(message)
    assert len(text_of(message)) > 50
    check_file(server, message)
    shown = [kind for kind in kinds(message) if kind != "SeparatorComponent"]
    assert shown[1:4] == ["TextDisplay", "MediaGalleryComponent", "TextDisplay"]


async def test_a_button_shows_the_picture_too(server: Server) -> None:
    await server.start()
    table = await server.ann.click(await server.panel(), label=say("view-table"))
    result = await server.ann.click(table.response.message, label=say("view-market"))
    assert pictures_on(result.response.message) == ["market.png"]


async def test_the_text_is_there_before_the_picture(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start()
    server.env.inject_error("PATCH", "/webhooks/*", status=500, code=0, times=None)
    result = await server.ann.slash(server.channel, "look village")
    assert pictures_on(result.response.message) == []
    assert "coins" in text_of(result.response.message)


async def test_a_picture_that_cannot_be_drawn_leaves_the_text_alone(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    have_renderer(monkeypatch, "broken")
    await server.start()
    assert pictures_on(await server.panel()) == []
    result = await server.ann.slash(server.channel, "look village")
    assert pictures_on(result.response.message) == []
    assert "coins" in text_of(result.response.message)
    assert not server.incidents.logged


async def test_the_bot_plays_on_without_its_fonts(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    have_renderer(monkeypatch, "fontless")
    # A picture that cannot be drawn is given up at last.
    monkeypatch.setattr("bot.delivery.discord.late_pictures.AGAIN", (0, 0, 0))
    await server.start()
    assert pictures_on(await server.panel()) == []
    await server.step(Random(1))
    assert not server.incidents.logged


@pytest.mark.parametrize("seams", [{"picture_limits": PictureLimits(moment=30, share=10_000)}])
async def test_a_table_in_haste_goes_without_pictures(server: Server) -> None:
    await server.start()
    assert pictures_on(await server.panel()) == ["table.png"]
    await server.step(Random(1))
    assert pictures_on(await server.panel()) == []


async def test_an_expedition_is_shown_by_its_title_its_party_and_its_dice(server: Server) -> None:
    await server.start()
    dice = Random(4)
    explorer = await server.until("choose_option", dice)
    (dm, *_) = explorer.user.dm_channel.history()[::-1]
    assert pictures_on(dm) == ["title.png"]
    assert "Paragraph" in alt_of(dm)
    assert pictures_on(await server.panel()) == ["party.png"]
    panel = 0
    while (await server.loaded()).state.table.expedition:
        panel = (await server.panel()).id
        await server.step(dice)
    (journal,) = [m for m in server.channel.history() if m.id == panel]
    assert pictures_on(journal) == ["title.png"]
    assert "Paragraph" in alt_of(journal)
    assert pictures_on(await server.panel()) == ["table.png"]


@pytest.mark.parametrize("seams", [{"picture_limits": PictureLimits(share=0, most=0)}])
async def test_a_title_card_that_was_not_ready_is_added_and_so_is_a_party(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.delivery.discord.picture_queue.PictureQueue.draw_ahead", lambda *_: None
    )
    await server.start()
    explorer = await server.until("choose_option", Random(4))
    await server.env.settle()
    (dm, *_) = explorer.user.dm_channel.history()[::-1]
    assert pictures_on(dm) == ["title.png"]
    assert "Paragraph" in alt_of(dm)
    assert pictures_on(await server.panel()) == ["party.png"]


async def test_a_title_card_is_drawn_before_any_message_asks_for_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    render = WorkerProcess.ask

    async def noted(renderer: WorkerProcess, request: Picture) -> tuple[bytes, float]:
        drawn.append(request.kind)
        return await render(renderer, request)

    await server.start()
    monkeypatch.setattr("bot.worker.process.WorkerProcess.ask", noted)
    explorer = await server.until("choose_option", Random(4))
    assert drawn[-2:] == ["title", "party"]
    assert pictures_on(explorer.user.dm_channel.last_message) == ["title.png"]
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(4))
    assert drawn.count("title") == 1  # the journal's is the same


async def test_a_channel_that_takes_no_files_gets_the_text_alone(server: Server) -> None:
    closed: Any = {server.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    server.channel = server.guild.create_text_channel("bare", overwrites=closed)
    await server.start()
    assert pictures_on(await server.panel()) == []
    await server.step(Random(1))
    assert (await server.loaded()).row.status == "running"


async def test_the_end_shows_the_final_score(server: Server) -> None:
    await server.start()
    server.parts[PictureQueue].enabled = False
    dice = Random(2)
    while (await server.loaded()).state.table.round < 7:
        await server.step(dice)
    server.parts[PictureQueue].enabled = True
    await server.finish(dice)
    assert pictures_on(await server.panel()) == ["score.png"]
    assert "final score" in alt_of(await server.panel())


async def test_who_wants_text_first_gets_no_picture_and_the_others_keep_theirs(
    server: Server,
) -> None:
    result = await server.ann.slash(server.channel, "me settings", text_first=True)
    assert "Text only in private, no pictures: yes" in text_of(result.response.message)
    await server.start()
    assert pictures_on(await server.panel()) == ["table.png"]
    assert "coins" in alt_of(await server.panel())
    for person, wanted in ((server.ann, []), (server.bob, ["village.png"])):
        result = await person.slash(server.channel, "look village")
        assert pictures_on(result.response.message) == wanted
    explorer = await server.until("choose_option", Random(4))
    await explorer.slash(server.channel, "me settings", text_first=True)
    dm = explorer.user.dm_channel.last_message
    (read,) = [i for i in ids_of(await server.panel()) if i.endswith(":read")]
    result = await explorer.click(await server.panel(), custom_id=read)
    assert "<:" not in text_of(result.response.message)
    assert pictures_on(result.response.message) == []
    assert pictures_on(dm) == ([] if explorer is server.ann else ["title.png"])


async def test_a_finished_game_shows_how_the_points_grew(server: Server) -> None:
    await server.start(2)
    await server.ann.slash(server.channel, "look market")
    await server.finish(Random(3))
    loaded = await server.loaded()
    rounds = await server.parts[Games].history.points_by_round(loaded)
    assert len(rounds) == loaded.game.edition.rounds
    assert rounds[-1] == tuple([s.total for s in score(loaded.game, loaded.state.table)])
    panel, looked = await server.panel(), await server.bob.slash(server.channel, "look score")
    assert looked.response is not None
    for number, name in enumerate([s.name for s in loaded.row.seats]):
        grew = ", ".join([str(points[number]) for points in rounds])
        assert say("score-rounds", points=grew) in text_of(looked.response.message)
        assert say("score-rounds", points=grew) not in text_of(panel)  # it is a press away
        for message in (panel, looked.response.message):
            assert say("alt-score-rounds", name=name, points=grew) in alt_of(message)


async def test_a_game_under_way_shows_no_rounds(server: Server) -> None:
    await server.start(2)
    looked = answer_of(await server.ann.slash(server.channel, "look score"))
    assert say("score-rounds", points="") not in looked
