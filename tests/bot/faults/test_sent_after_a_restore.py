"""After a backup is restored, a new message is not taken for one that was lost with the file."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.discord.payloads import DIGESTS, MARKERS
from tests.bot.messages import ids_of, parts_of
from tests.bot.server import Server


async def lose(server: Server, folder: Path) -> Any:
    """Pass a turn, restore a backup from before it, and give the panel that it was shown on."""
    await server.start(2)
    backup = folder / "backup"
    await server.parts.service.database.back_up(backup)
    await pass_turn(server)
    lost = await server.panel()
    await server.pass_time(seconds=40)
    await server.bot.close_workers()
    await server.parts.service.database.close()
    path = server.settings.database
    backup.replace(path)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    await server.restart()
    assert (await server.opened()).ply == 0
    return lost


async def pass_turn(server: Server) -> None:
    asked, _ = await server.turn()
    button = next(one for one in ids_of(await server.panel()) if one.endswith(":do:pass"))
    await asked.click(await server.panel(), custom_id=button)


async def test_a_panel_is_posted_again(server: Server, tmp_path: Path) -> None:
    lost = await lose(server, tmp_path)
    await server.ann.slash(server.channel, "game status")
    panel = await server.panel()
    assert panel.id > lost.id
    assert server.channel.last_message.id == panel.id


async def test_a_message_that_has_to_wait_is_not_found_among_the_lost(
    server: Server, tmp_path: Path
) -> None:
    lost = await lose(server, tmp_path)
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages", status=403, code=0)
    await pass_turn(server)
    assert await server.waiting()
    await server.env.advance_time(31)
    assert await server.waiting() == []
    assert (await server.panel()).id > lost.id


@pytest.mark.parametrize("years", [-100, 100])
async def test_messages_go_out_however_wrong_the_clock_is(server: Server, years: int) -> None:
    server.set_clock(server.clock() + timedelta(days=365 * years))
    await server.restart()
    await server.start(2)
    await pass_turn(server)
    marks = [one.id for message in server.channel.history() for one in parts_of(message)]
    assert len([mark for mark in marks if MARKERS <= mark < DIGESTS]) == 1
    assert await server.waiting() == []
