"""Who asks to be forgotten is forgotten at any moment, and is told so when it is done."""

import asyncio
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.gate import Gate
from bot.delivery.discord.network import RequestFailed
from bot.delivery.outbox.languages import Languages
from bot.features.hours import Hours
from bot.model.errors import StoreBusy
from bot.model.kinds import OutboxKind
from bot.model.names import NO_NAME
from bot.model.user_settings import UserSettings
from bot.service.table_acts import people
from bot.service.tables.games import Games
from bot.store.database import Database
from tests.bot.faults.test_sent_after_a_restore import restore
from tests.bot.faults.test_storage import break_row
from tests.bot.messages import answer_of, say, text_of
from tests.bot.people.test_privacy import NAME, forget, held, traces
from tests.bot.server import Server
from tests.remembered import remembered
from tests.store.test_writer import locked

LATER = "Quillon Underwhelm"


@pytest.fixture(autouse=True)
def _named(server: Server) -> None:
    server.ann.user._user.global_name = NAME


@contextmanager
def reading(server: Server) -> Generator[None]:
    """Read the database as another program does, which keeps what it reads in the log."""
    with closing(sqlite3.connect(server.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM seats").fetchall()
        yield
        other.execute("COMMIT")


async def asked_and_pressed(server: Server, person: Any) -> str:
    """Ask to be forgotten, and return what the question has become."""
    asked = await person.slash(server.channel, "me forget")
    await person.click(asked.response.message, label=say("forget-yes"))
    return text_of(asked.response.message)


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013)])
async def test_a_message_that_waits_to_be_removed_keeps_nobody_from_being_forgotten(
    server: Server, status: int, code: int
) -> None:
    await server.start(2)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", pings="dm")
    path = "/channels/*/messages/*"
    server.env.inject_error("DELETE", path, status=status, code=code, times=None)
    dice = Random(3)
    while OutboxKind.REMOVAL not in [row.kind for row in await server.waiting()]:
        await server.step(dice)
    stored = answer_of(await server.ann.slash(server.channel, "me data"))
    assert say("data-seats", count=1) in stored
    await forget(server, server.ann)
    assert traces(server.settings.database, server.ann) == []
    assert answer_of(await server.ann.slash(server.channel, "me data")) == say("data-none")


async def test_a_name_is_forgotten_that_its_person_has_no_longer(server: Server) -> None:
    """Another has their seat by now: only the journal still names them."""
    await server.start(3)
    await server.step(Random(1))
    await server.ann.slash(server.channel, "game seat", what="leave")
    offered = next(m for m in server.channel.history() if say("take-seat") in text_of(m))
    await server.eve.click(offered, label=say("take-seat"))
    told = answer_of(await server.bob.slash(server.channel, "look log"))
    assert NAME in told
    server.ann.user._user.global_name = LATER
    shown = answer_of(await server.ann.slash(server.channel, "me data"))
    assert say("data-named-people", count=1) in shown
    await forget(server, server.ann)
    assert traces(server.settings.database, server.ann) == []
    told = answer_of(await server.bob.slash(server.channel, "look log"))
    assert NAME not in told
    assert LATER not in told
    assert say("former-player") in told


async def test_who_comes_back_under_another_name_is_called_so_in_the_journal(
    server: Server,
) -> None:
    """A person has a name as long as they have a part at the table."""
    await server.start(3)
    await server.ann.slash(server.channel, "game seat", what="leave")
    await server.eve.slash(server.channel, "game seat", what="take")
    server.ann.user._user.global_name = LATER
    await server.bob.slash(server.channel, "game seat", what="leave")
    await server.ann.slash(server.channel, "game seat", what="take")
    told = answer_of(await server.eve.slash(server.channel, "look log"))
    assert NAME not in told
    assert LATER in told
    await forget(server, server.ann)
    assert traces(server.settings.database, server.ann) == []


async def test_what_they_have_begun_stores_nothing_afterwards(server: Server) -> None:
    """Settings are about to be stored while they ask to be forgotten."""
    await server.start(2)
    goes_on = asyncio.Event()

    async def change_settings() -> None:
        server.parts[Gate]._note(server.ann.id)
        await goes_on.wait()
        await server.parts[Hours].save(server.ann.id, UserSettings(dm_readings=False))

    begun = asyncio.create_task(change_settings())
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_later(0.1, goes_on.set)
    await forget(server, server.ann)
    assert begun.done()
    assert await held(server, server.ann) == set()
    assert server.parts[Languages].settings_of(server.ann.id) == UserSettings()


async def test_a_dm_that_was_on_its_way_stores_nothing_afterwards(server: Server) -> None:
    """Its row was read before its person was erased, and their direct messages are opened after."""
    await server.start(2)
    await forget(server, server.ann)
    with pytest.raises(RequestFailed):
        async with server.parts[DirectChannels].to(server.ann.id, server.guild.id, reading=True):
            pass
    assert traces(server.settings.database, server.ann) == []


async def test_a_game_that_was_loaded_before_is_not_stored_with_their_name(
    server: Server,
) -> None:
    await server.start(3)
    await server.ann.slash(server.channel, "game seat", what="leave")
    games = server.parts[Games]
    async with games.locked(1) as before:
        await people.forget(games, server.ann.id)
        with pytest.raises(StoreBusy):
            await games._commit(before, [], mutate=lambda _, loaded: (loaded.row, []))
    assert traces(server.settings.database, server.ann) == []
    await server.eve.slash(server.channel, "game seat", what="take")
    assert NAME not in answer_of(await server.eve.slash(server.channel, "look log"))


async def test_while_another_program_reads_they_are_told_that_a_rest_is_to_come(
    server: Server,
) -> None:
    path = server.settings.database
    await server.start(2)
    await server.step(Random(1))
    with reading(server):
        assert say("forget-rest") in await asked_and_pressed(server, server.ann)
        assert await held(server, server.ann) == set()
        assert traces(path, server.ann)
        await server.env.advance_time(31)
        assert traces(path, server.ann)
    await server.env.advance_time(31)
    assert traces(path, server.ann) == []


async def test_a_kill_before_the_rest_is_erased_is_made_good_by_the_next_start(
    server: Server,
) -> None:
    path = server.settings.database
    await server.start(2)
    with reading(server):
        await asked_and_pressed(server, server.ann)
        kept = {file: file.read_bytes() for file in path.parent.glob(f"{path.name}*")}
    await server.bot.close_workers()
    await server.parts[Database].close()
    for file, content in kept.items():
        if not file.name.endswith("-shm"):
            file.write_bytes(content)
    assert traces(path, server.ann)
    await server.restart()
    await server.env.advance_time(31)
    assert traces(path, server.ann) == []


async def test_where_nothing_could_be_erased_they_are_told_so_and_can_ask_again(
    server: Server,
) -> None:
    await server.start(2)
    asked = await server.eve.slash(server.channel, "me settings", remind=5)
    asked = await server.eve.slash(server.channel, "me forget")
    with locked(server.settings.database):
        pressed = await server.eve.click(asked.response.message, label=say("forget-yes"))
        assert text_of(pressed.followups[-1].message) == say("store-busy")
    assert await held(server, server.eve) == {"user_settings"}
    await server.eve.click(asked.response.message, label=say("forget-yes"))
    assert say("forget-done") in text_of(asked.response.message)
    assert await held(server, server.eve) == set()


async def test_a_damaged_game_keeps_nobody_from_being_forgotten(server: Server) -> None:
    await server.start(2)
    await server.step(Random(1))
    ply = (await server.loaded()).ply
    for column in ("state", "facts"):
        break_row(server, column, ply, b"{}")
    await forget(server, server.ann)
    assert traces(server.settings.database, server.ann) == []
    server.incidents.logged.clear()


async def test_nothing_of_them_is_left_in_memory(server: Server) -> None:
    await server.start(3)
    await server.ann.slash(server.channel, "me settings", language="en", pings="dm")
    await server.ann.slash(server.channel, "look log")
    await server.ann.slash(server.channel, "look score")
    explorer = await server.until("choose_option", Random(1))
    assert explorer
    await server.ann.slash(server.channel, "game vote pause")
    await server.bob.slash(server.channel, "look village")
    assert remembered(server.parts, server.ann.id, {NAME})
    await forget(server, server.ann)
    await server.env.settle()
    assert remembered(server.parts, server.ann.id, {NAME}) == []


async def test_a_copy_that_is_made_afterwards_has_nothing_of_them(server: Server) -> None:
    await server.start(2)
    await forget(server, server.ann)
    path = server.settings.database
    copy = path.with_name(f"{path.name}.copied")
    await server.parts[Database].back_up(copy)
    assert traces(copy, server.ann) == []


async def test_who_was_forgotten_is_forgotten_again_once_a_copy_is_restored(
    server: Server, tmp_path: Path
) -> None:
    await server.start(3)
    await server.eve.slash(server.channel, "me settings", remind=5)
    path, copy = server.settings.database, tmp_path / "copy"
    await server.parts[Database].back_up(copy)
    await forget(server, server.ann)
    assert traces(copy, server.ann)
    await restore(server, copy)
    await server.env.advance_time(31)
    assert await held(server, server.ann) == set()
    assert await held(server, server.eve) == {"user_settings"}
    assert traces(path, server.ann) == []
    loaded = await server.loaded()
    assert [seat.status for seat in loaded.row.seats if seat.name == NO_NAME] == ["left"]


async def test_who_plays_again_stays_however_often_the_bot_starts(server: Server) -> None:
    await server.start(3)
    await forget(server, server.ann)
    await server.ann.slash(server.channel, "me settings", remind=5)
    await server.restart()
    await server.env.advance_time(31)
    assert await held(server, server.ann) == {"user_settings"}
