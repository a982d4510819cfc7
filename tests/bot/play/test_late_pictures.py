"""Each panel gets its picture: drawn in time, or added by one edit as long as it is the panel."""

from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import Failure, RequestFailed, RequestTarget
from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.delivery.discord.request_budget import Urgency, urgency
from bot.delivery.discord.requests import Requests
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.screens import Screens
from bot.features.upkeep import Upkeep
from bot.settings import Settings
from tests.bot.faults.test_gone import delete_panel
from tests.bot.play.test_shown_pictures import have_renderer, pictures_on
from tests.bot.server import Server

SHOWN = ["table.png"], ["party.png"], ["score.png"]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "table.sqlite3")


@pytest.fixture
def seams() -> dict[str, Any]:
    """Draw nothing in time, as on a machine that is always too busy."""
    return {"picture_limits": PictureLimits(share=0, most=0)}


def edits_of(server: Server, message_id: int) -> int:
    """Count the edits of a message, without answers to presses."""
    end = f"/messages/{message_id}"
    return len(
        [r for r in server.env.http_requests if r.method == "PATCH" and r.path.endswith(end)]
    )


async def test_no_panel_of_a_game_is_without_its_picture_once_all_is_sent(server: Server) -> None:
    await server.start(2)
    dice, seen = Random(5), 0
    while not (await server.loaded()).state.table.over:
        await server.step(dice)
        await server.env.settle()
        assert pictures_on(await server.panel()) in SHOWN, (await server.loaded()).ply
        seen += 1
    assert seen > 40
    assert pictures_on(await server.panel()) == ["score.png"]
    for message in server.channel.history():
        if message.id != (await server.panel()).id:  # it has moved on
            assert pictures_on(message) in ([], ["title.png"])


@pytest.mark.parametrize("seams", [{"picture_limits": PictureLimits(share=0)}])
async def test_a_slow_renderer_delays_a_picture_and_leaves_none_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    have_renderer(monkeypatch, "slow")
    await server.start(3)
    dice = Random(6)
    for _ in range(8):
        await server.step(dice)
        await server.env.settle()
        assert pictures_on(await server.panel()) in SHOWN


async def test_the_first_panel_of_a_game_is_posted_with_its_picture(server: Server) -> None:
    await server.start()
    panel = await server.panel()
    assert pictures_on(panel) == ["table.png"]
    assert edits_of(server, panel.id) == 1  # from its line for lock screens


async def test_a_late_picture_is_one_edit_behind_all_that_is_urgent(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    urgencies: list[Urgency] = []
    send = Requests.send

    async def noted(requests: Requests, method: str, *given: Any, **ids: Any) -> Any:
        if method == "PATCH":
            urgencies.append(urgency.get())
        return await send(requests, method, *given, **ids)

    await server.start()
    await server.step(Random(1))
    monkeypatch.setattr("bot.delivery.discord.requests.Requests.send", noted)
    await server.step(Random(1))
    panel = await server.panel()
    assert pictures_on(panel) == ["table.png"]
    assert urgencies[-1] is Urgency.REST
    assert edits_of(server, panel.id) <= 2


@pytest.mark.parametrize("refused", [0, 2])
async def test_after_a_restart_a_panel_gets_the_picture_that_it_lacks(
    server: Server, monkeypatch: pytest.MonkeyPatch, refused: int
) -> None:
    monkeypatch.setattr("bot.delivery.discord.late_pictures.AGAIN", (0, 0, 0))
    server.parts[PictureQueue].enabled = False
    await server.start()
    assert pictures_on(await server.panel()) == []
    if refused:
        panel = f"/channels/{server.channel.id}/messages/*"
        server.env.inject_error("PATCH", panel, status=503, code=0, times=refused)
    await server.restart()
    await server.parts[Upkeep].run()
    await server.env.settle()
    assert pictures_on(await server.panel()) == ["table.png"]


async def test_where_files_are_refused_a_panel_is_tried_once_and_the_game_goes_on(
    server: Server,
) -> None:
    closed: Any = {server.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    server.channel = server.guild.create_text_channel("bare", overwrites=closed)
    await server.start()
    panel = await server.panel()
    before = edits_of(server, panel.id)
    edit = f"/channels/{server.channel.id}/messages/*"
    server.env.inject_error("PATCH", edit, status=403, code=50013, times=None)
    await server.restart()
    for _ in range(2):
        await server.parts[Upkeep].run()
        await server.parts[Panels].check(server.game_id)
        await server.env.settle()
    assert pictures_on(await server.panel()) == []
    assert edits_of(server, panel.id) == before + 1
    assert (await server.loaded()).row.status == "running"


@pytest.mark.parametrize("seams", [{"picture_limits": PictureLimits()}])
@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_where_files_are_no_longer_taken_a_panel_is_sent_without(
    server: Server, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    await server.start()
    send, refused = Requests.send, list[str]()

    async def refuse_files(
        requests: Requests, verb: str, path: str, payload: Any = None, files: Any = (), **ids: Any
    ) -> Any:
        if files:
            refused.append(verb)
            raise RequestFailed(RequestTarget.TABLE, Failure.NO_PERMISSION, "Missing Permissions")
        return await send(requests, verb, path, payload, files, **ids)

    # Nobody presses anything in between, so the bot is not told.
    monkeypatch.setattr(Requests, "send", refuse_files)
    loaded = await server.loaded()
    if method == "POST":
        await delete_panel(server)
    else:
        panel = await server.parts[Screens].panel(loaded)
        assert loaded.row.panel_id
        await server.parts[DiscordApi].edit(server.channel.id, loaded.row.panel_id, panel)
    for _ in range(2):
        await server.parts[Panels].refresh(await server.loaded())
        await server.env.settle()
    assert refused == [method]
    assert pictures_on(await server.panel()) == []
    assert (await server.loaded()).row.status == "running"
    assert await server.waiting() == []
