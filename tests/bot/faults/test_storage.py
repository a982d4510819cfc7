"""Damaged rows pause their own game alone, or are made good; nothing is lost on the way."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import create_bot
from bot.exits import HostMistake
from bot.service.history.codec import SCHEMA
from bot.service.history.history import STATE_EVERY
from bot.service.tables.games import Games
from bot.store.backups import back_up
from bot.store.database import Database
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.passing import passes
from tests.bot.server import Server
from tests.bot.wire import Wire
from tests.faults.table import count

FLIPS = count("F18", 60)
SIZE_OF_A_FINISHED_GAME = 7 * 1024


@contextmanager
def database(server: Server) -> Iterator[sqlite3.Connection]:
    """Reach into the file beside the bot."""
    with closing(sqlite3.connect(server.settings.database)) as db, db:
        yield db


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def break_row(server: Server, column: str, ply: int, value: bytes | int | None) -> None:
    with database(server) as db:
        db.execute(
            f"UPDATE plies SET {column} = ? WHERE game_id = ? AND ply = ?",
            (value, server.game_id, ply),
        )
    server.parts[Games].loaded.invalidate(server.game_id)


def plies_with(server: Server, column: str) -> list[int]:
    """List the plies that have something in a column."""
    with database(server) as db:
        query = f"SELECT ply FROM plies WHERE {column} IS NOT NULL AND game_id = ? ORDER BY ply"
        return [ply for (ply,) in db.execute(query, (server.game_id,))]


def flip(value: bytes, dice: Random) -> bytes:
    """Turn one bit over."""
    broken = bytearray(value)
    broken[dice.randrange(len(broken))] ^= 1 << dice.randrange(8)
    return bytes(broken)


async def test_a_corrupt_game_is_held_at_the_start_and_the_others_go_on(server: Server) -> None:
    await server.start(2)
    field = await server.start_beside()
    for _ in range(6):
        await server.step(Random(1))
    last = (await server.loaded()).ply
    break_row(server, "state", last, b"{}")
    break_row(server, "facts", last, b"[]")
    await server.restart()
    assert (await server.parts[Games].get(1)).status == "paused"
    assert text_of(server.channel.last_message) == say("held-corrupt")
    assert "is damaged" in server.incidents.logged.pop()
    asked = await server.asked(2)
    await asked.slash(field, "pass")
    assert (await server.loaded(2)).ply == 1


async def test_a_corrupt_game_that_owes_a_panel_keeps_no_bot_from_starting(server: Server) -> None:
    await server.start(2)
    field = await server.start_beside()
    asked, _ = await server.turn()
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=503, times=1)
    await passes(asked, await server.panel())
    assert await server.waiting()
    break_row(server, "state", 1, b"{}")
    break_row(server, "facts", 1, b"[]")
    await server.restart()
    assert (await server.parts[Games].get(1)).status == "paused"
    assert server.incidents.logged.pop()
    await (await server.asked(2)).slash(field, "pass")
    assert (await server.loaded(2)).ply == 1
    await server.env.advance_time(100)
    assert await server.waiting() == []
    server.incidents.logged.clear()


async def test_a_game_found_corrupt_while_it_is_played_is_held(server: Server) -> None:
    await server.start(2)
    for _ in range(4):
        await server.step(Random(1))
    asked, _ = await server.turn()
    break_row(server, "state", (await server.loaded()).ply, b"{}")
    break_row(server, "facts", 2, b"[]")
    typed = await asked.slash(server.channel, "look score")
    assert answer_of(typed) == say("held-corrupt")
    assert (await server.parts[Games].get(1)).status == "paused"
    assert server.incidents.logged.pop()
    async with server.nothing_changes():
        typed = await asked.slash(server.channel, "pass")
        assert answer_of(typed) == say("held-corrupt")
    server.incidents.logged.clear()


async def test_a_corrupt_game_is_held_from_a_dm_too(server: Server) -> None:
    """The direct message lies in another channel than the game."""
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    break_row(server, "state", (await server.loaded()).ply, b"{}")
    break_row(server, "facts", 1, b"[]")
    pressed = await explorer.user.click(dm, label=None, custom_id=_choice(dm))
    shown = pressed.response or pressed.followups[-1]
    assert text_of(shown.message) == say("held-corrupt")
    assert (await server.parts[Games].get(1)).status == "paused"
    assert server.incidents.logged.pop()
    server.incidents.logged.clear()


def _choice(dm: Any) -> str:
    return next(i for i in ids_of(dm) if "choose" in i)


async def test_a_corrupt_old_game_leaves_the_new_one_in_its_channel_alone(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(2))
    old = await server.panel()
    with database(server) as db:
        db.execute("UPDATE chronicles SET packed = x'00'")
    server.parts[Games].loaded.invalidate(1)
    await server.open(2)
    await server.ann.click(server.channel.last_message, label=say("lobby-start"))
    pressed = Wire(server).press(server.ann, old, "1:1:0:show:board")
    await Wire(server).deliver(pressed)
    assert answer_of(pressed.result) == say("held-corrupt")
    assert (await server.parts[Games].get(2)).status == "running"
    assert (await server.parts[Games].get(1)).status == "finished"
    server.incidents.logged.clear()


async def test_a_lost_state_is_folded_from_the_facts(server: Server) -> None:
    await server.start(3)
    dice = Random(3)
    for value in (None, b"", b"{}", b"\xff" * 40):
        for _ in range(STATE_EVERY + 1):
            await server.step(dice)
        before = (await server.loaded()).state
        break_row(server, "state", plies_with(server, "state")[-1], value)
        assert (await server.loaded()).state == before
        await server.restart()
        assert (await server.loaded()).state == before
    await server.finish(dice)


@pytest.mark.parametrize("column", ["state", "facts", "action", "digest", "state_digest"])
async def test_flipped_bits_are_noticed_or_harmless(server: Server, column: str) -> None:
    await server.start(2)
    dice = Random(column)
    for _ in range(STATE_EVERY + 2):
        await server.step(dice)
    right = (await server.loaded()).state
    noticed = 0
    for _ in range(FLIPS // 5):
        kept = plies_with(server, column)
        ply = dice.choice((kept[-1], kept[-1], kept[-2], dice.choice(kept[1:])))
        with database(server) as db:
            query = f"SELECT {column} FROM plies WHERE game_id = 1 AND ply = ?"
            (good,) = db.execute(query, (ply,)).fetchone()
        break_row(server, column, ply, flip(good, dice))
        answers = [
            answer_of(await server.ann.slash(server.channel, command))
            for command in ("look score", "look log")
        ]
        await server.ann.slash(server.channel, "game status")
        row = await server.parts[Games].get(1)
        if row.status == "paused":
            noticed += 1
            assert say("held-corrupt") in answers
        else:
            assert (await server.loaded()).state == right
        break_row(server, column, ply, good)
        with database(server) as db:
            db.execute("UPDATE games SET status = 'running', held = NULL")
        server.parts[Games].loaded.invalidate(1)
    assert (await server.loaded()).state == right
    await server.ann.slash(server.channel, "game status")
    await server.step(dice)
    held = [text for text in server.incidents.logged if "is damaged" in text]
    assert server.incidents.logged == held
    assert noticed or column in ("state", "state_digest")
    server.incidents.logged.clear()


async def test_a_second_bot_on_the_same_file_refuses(server: Server) -> None:
    second = create_bot(server.settings)
    with pytest.raises(HostMistake, match="lock"):
        await second.parts[Database].open()


async def test_a_second_bot_on_a_link_to_the_file_refuses(server: Server, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(server.settings.database)
    with pytest.raises(HostMistake, match="lock"):
        await Database(link).open()


async def test_backups_are_whole_and_only_the_newest_are_kept(server: Server) -> None:
    await server.start(2)
    path = server.settings.database
    for day in ("20200101", "20200102", "20200103"):
        path.with_name(f"{path.name}.{day}.backup").write_bytes(b"old")
    await back_up(server.parts[Database], 2, server.parts[Games].now())
    copies = sorted(path.parent.glob("*.backup"))
    assert len(copies) == 2
    assert copies[0].name.endswith("20200103.backup")
    with closing(sqlite3.connect(copies[1])) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("SELECT status FROM games").fetchall() == [("running",)]


async def test_what_a_killed_backup_left_is_deleted_at_the_start(tmp_path: Path) -> None:
    database = Database(tmp_path / "table.sqlite3")
    await database.open()
    await database.back_up(tmp_path / "table.sqlite3.20200101.backup")
    await database.close()
    for name in ("table.sqlite3.20200102.part", "table.sqlite3.20200102.part-journal"):
        (tmp_path / name).write_bytes(b"incomplete")
    (tmp_path / "other.part").write_bytes(b"another program's")
    await database.open()
    await database.close()
    left = names_in(tmp_path)
    assert {name for name in left if "part" in name} == {"other.part"}
    assert "table.sqlite3.20200101.backup" in left


async def test_a_ply_of_an_unknown_form_holds_its_game(server: Server) -> None:
    await server.start(2)
    with database(server) as db:
        assert db.execute("SELECT DISTINCT schema FROM plies").fetchall() == [(SCHEMA,)]
    break_row(server, "schema", 0, SCHEMA + 1)
    assert answer_of(await server.ann.slash(server.channel, "look board")) == say("held-corrupt")
    assert "form 2" in server.incidents.logged.pop()


async def test_a_backup_is_made_each_day(server: Server) -> None:
    assert list(server.settings.database.parent.glob("*.backup"))


async def test_a_later_start_of_the_day_makes_its_backup_again(server: Server) -> None:
    await server.start(2)
    await server.restart()
    (copied,) = server.settings.database.parent.glob("*.backup")
    with closing(sqlite3.connect(copied)) as db:
        assert db.execute("SELECT status FROM games").fetchall() == [("running",)]


async def test_a_finished_game_is_packed_small_and_can_still_be_verified(server: Server) -> None:
    await server.start(4)
    await server.finish(Random(4))
    with database(server) as db:
        assert db.execute("SELECT count(*) FROM plies").fetchone() == (0,)
        (chronicle,) = db.execute("SELECT packed FROM chronicles").fetchone()
    assert len(chronicle) < SIZE_OF_A_FINISHED_GAME
    right = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert right.startswith("**All ")
    exported = await server.ann.slash(server.channel, "game export")
    assert exported.response.attachments[0].filename == "game-1.json"


async def test_a_seed_that_was_changed_is_found_out(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(2))
    with database(server) as db:
        db.execute("UPDATE games SET seed = ?", (bytes(32),))
    await server.restart()
    answer = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert "do not follow from the seed" in answer
