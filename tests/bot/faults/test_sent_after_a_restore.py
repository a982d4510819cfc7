"""After a backup is restored, a new message is not taken for one that was lost with the file."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.discord.payloads import DIGESTS, MARKERS
from bot.delivery.outbox.sent import nonce_of
from bot.model.errors import StoreBusy
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.service.tables import outgoing
from bot.service.tables.games import Games
from bot.store.database import Database
from rules.record import alter
from tests.bot.messages import answer_of, ids_of, parts_of, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.bot.wire import Wire


@pytest.fixture
def quick_disk() -> None:
    """Let the bot make each file itself, with a random word of its own."""


async def lose(server: Server, folder: Path) -> Any:
    """Pass a turn, restore a backup from before it, and give the panel that it was shown on."""
    await server.lay(nearly_done())
    backup = folder / "backup"
    await server.parts[Database].back_up(backup)
    await pass_turn(server)
    lost = await server.panel()
    await server.pass_time(seconds=40)
    await restore(server, backup)
    assert (await server.loaded()).ply == 0
    return lost


async def restore(server: Server, backup: Path) -> None:
    """Put a backup in the place of the database, and start again."""
    await server.bot.close_workers()
    await server.parts[Database].close()
    put_back(backup, server.settings.database)
    await server.restart()


def put_back(backup: Path, path: Path) -> None:
    backup.replace(path)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


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
    await server.lay(nearly_done())
    await pass_turn(server)
    marks = [one.id for message in server.channel.history() for one in parts_of(message)]
    assert len([mark for mark in marks if MARKERS <= mark < DIGESTS]) == 1
    assert await server.waiting() == []


async def test_a_panel_of_the_lost_days_says_that_it_is_old(server: Server, tmp_path: Path) -> None:
    lost = await lose(server, tmp_path)
    await server.env.advance_time(31)
    shown = next(one for one in server.channel.history() if one.id == lost.id)
    assert say("panel-lost") in text_of(shown)
    assert ids_of(shown) == []
    asking = [one for one in server.channel.history() if any(":do:" in i for i in ids_of(one))]
    assert [one.id for one in asking] == [(await server.panel()).id]


async def test_its_buttons_do_nothing_even_where_the_channel_cannot_be_looked_through(
    server: Server, tmp_path: Path
) -> None:
    """The game comes to the question again under whose number they were made."""
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("GET", path, status=403, code=50013, times=None)
    lost = await lose(server, tmp_path)
    await server.env.advance_time(31)
    button = next(one for one in ids_of(lost) if one.endswith(":do:pass"))
    asked, _ = await server.turn()
    played = await server.parts[Games].act(1, asked.id, {"kind": "pass"})
    number = played.loaded.state.table.questions[0].number
    assert button.split(":")[2] == str(number)
    person = await server.asked(1)
    async with server.nothing_changes():
        pressed = Wire(server).press(person, lost, button)
        await Wire(server).deliver(pressed)
    assert answer_of(pressed.result) == say("panel-lost")


async def test_a_vote_of_the_lost_days_is_not_taken_for_a_new_one(
    server: Server, tmp_path: Path
) -> None:
    await server.start(3)
    backup = tmp_path / "backup"
    await server.parts[Database].back_up(backup)
    await server.ann.slash(server.channel, "game vote cancel")
    lost = next(one for one in server.channel.history() if any(":vote:" in i for i in ids_of(one)))
    await restore(server, backup)
    await server.ann.slash(server.channel, "game vote pause")
    yes = next(one for one in ids_of(lost) if one.endswith(":yes"))
    async with server.nothing_changes():
        pressed = Wire(server).press(server.bob, lost, yes)
        await Wire(server).deliver(pressed)
    assert answer_of(pressed.result) == say("vote-over")


async def read_twice(server: Server, folder: Path) -> tuple[Any, Any]:
    """Restore a backup from before an encounter that was read, and begin it again.

    Gives its explorer, and the letter of the lost days.
    """
    await server.start(2, seed=(1).to_bytes(32))
    backup = folder / "backup"
    await server.parts[Database].back_up(backup)
    explorer, _ = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    lost = explorer.user.dm_channel.last_message
    await restore(server, backup)
    await explorer.slash(server.channel, "explore", party="*")
    return explorer, lost


def choice_of(message: Any) -> str:
    return next(one for one in ids_of(message) if ":do:choose-" in one)


async def test_a_letter_of_the_lost_days_says_that_it_is_old(
    server: Server, tmp_path: Path
) -> None:
    """The encounter is asked again under the same number: its choice would be taken."""
    explorer, lost = await read_twice(server, tmp_path)
    letter = explorer.user.dm_channel.last_message
    assert letter.id > lost.id
    assert choice_of(letter) == choice_of(lost)
    async with server.nothing_changes():
        pressed = Wire(server).press(explorer.user, lost, choice_of(lost))
        await Wire(server).deliver(pressed)
    assert answer_of(pressed.result) == say("letter-lost")
    await explorer.user.click(letter, custom_id=choice_of(letter))
    assert (await server.loaded()).ply == 2


async def test_a_letter_of_the_lost_days_is_old_also_while_the_new_one_waits(
    server: Server, tmp_path: Path
) -> None:
    await server.start(2, seed=(1).to_bytes(32))
    explorer, _ = await server.turn()
    box = f"/channels/{explorer.user.dm_channel.id}/messages"
    await server.parts[Database].back_up(tmp_path / "backup")
    await explorer.slash(server.channel, "explore", party="*")
    lost = explorer.user.dm_channel.last_message
    await restore(server, tmp_path / "backup")
    server.env.inject_error("POST", box, status=500, code=0, times=None)
    await explorer.slash(server.channel, "explore", party="*")
    assert await server.waiting()
    async with server.nothing_changes():
        pressed = Wire(server).press(explorer.user, lost, choice_of(lost))
        await Wire(server).deliver(pressed)
    assert answer_of(pressed.result) == say("letter-lost")


async def test_a_letter_that_is_not_recorded_yet_works(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed between the post of a letter and its record."""
    await server.start(2, seed=(1).to_bytes(32))
    explorer, _ = await server.turn()

    def killed(*_: Any) -> None:
        raise StoreBusy

    monkeypatch.setattr(outgoing, "record_encounter_message", killed)
    await explorer.slash(server.channel, "explore", party="*")
    letter = explorer.user.dm_channel.last_message
    assert [row.kind for row in await server.waiting()] == [OutboxKind.ENCOUNTER]
    await explorer.user.click(letter, custom_id=choice_of(letter))
    assert (await server.loaded()).ply == 2


async def test_after_a_usual_start_nothing_is_taken_for_lost(server: Server) -> None:
    await server.start(3)
    await server.ann.slash(server.channel, "game vote pause")
    await server.cid.slash(server.channel, "game seat", what="leave")
    before = {one.id: ids_of(one) for one in server.channel.history()}
    await server.restart()
    await server.env.advance_time(31)
    assert {one.id: ids_of(one) for one in server.channel.history()} == before


async def test_another_database_sends_under_other_nonces(server: Server) -> None:
    """Discord keeps them by author, whatever the channel, for some minutes."""
    await server.start(2)
    row = OutboxRow(123_456, 1, OutboxKind.PANEL, 0)
    first = nonce_of(server.parts[Games], row)
    assert len(nonce_of(server.parts[Games], alter(row, id=10**15))) <= 25
    await server.restart()
    assert nonce_of(server.parts[Games], row) == first
    await server.bot.close_workers()
    await server.parts[Database].close()
    for file in server.settings.database.parent.glob("table.sqlite3*"):
        file.unlink()
    await server.restart()
    assert nonce_of(server.parts[Games], row) != first
