"""Damaged rows pause their own game alone, or are made good; nothing is lost on the way."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import store
from bot.app import create_bot
from bot.store.backups import back_up
from bot.store.database import AlreadyRunning, NewerDatabase
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.town import Town
from tests.bot.wire import Wire

MIGRATIONS = Path(store.__file__).parent / "migrations"
FLIPS = 60
SIZE_OF_A_FINISHED_GAME = 25 * 1024


@contextmanager
def database(town: Town) -> Iterator[sqlite3.Connection]:
    """Reach into the file beside the bot."""
    with closing(sqlite3.connect(town.settings.database)) as db, db:
        yield db


def break_row(town: Town, column: str, ply: int, value: bytes | None) -> None:
    with database(town) as db:
        db.execute(
            f"UPDATE plies SET {column} = ? WHERE game_id = ? AND ply = ?",
            (value, town.game_id, ply),
        )
    town.bot.tables.forget(town.game_id)


def flip(value: bytes, dice: Random) -> bytes:
    """Turn one bit over."""
    broken = bytearray(value)
    broken[dice.randrange(len(broken))] ^= 1 << dice.randrange(8)
    return bytes(broken)


async def test_a_corrupt_game_is_held_at_the_start_and_the_others_go_on(town: Town) -> None:
    await town.start(2)
    field = await town.start_beside()
    for _ in range(6):
        await town.step(Random(1))
    last = (await town.opened()).ply
    break_row(town, "state", last, b"{}")
    break_row(town, "facts", last, b"[]")
    await town.restart()
    assert (await town.bot.tables.get(1)).status == "paused"
    assert text_of(town.channel.last_message) == say("held-corrupt")
    assert "held" in town.incidents.told.pop()
    asked = await town.asked(2)
    await asked.slash(field, "pass")
    assert (await town.opened(2)).ply == 1


async def test_a_corrupt_game_that_owes_a_panel_keeps_no_bot_from_starting(town: Town) -> None:
    await town.start(2)
    field = await town.start_beside()
    asked, _ = await town.turn()
    path = f"/channels/{town.channel.id}/messages"
    town.env.inject_error("POST", path, status=503, times=1)
    await asked.click(await town.panel(), label=say("verb-pass"))
    assert await town.waiting()
    break_row(town, "state", 1, b"{}")
    break_row(town, "facts", 1, b"[]")
    await town.restart()
    assert (await town.bot.tables.get(1)).status == "paused"
    assert town.incidents.told.pop()
    await (await town.asked(2)).slash(field, "pass")
    assert (await town.opened(2)).ply == 1
    await town.env.advance_time(100)
    assert await town.waiting() == []
    town.incidents.told.clear()


async def test_a_game_found_corrupt_while_it_is_played_is_held(town: Town) -> None:
    await town.start(2)
    for _ in range(4):
        await town.step(Random(1))
    asked, _ = await town.turn()
    break_row(town, "state", (await town.opened()).ply, b"{}")
    break_row(town, "facts", 2, b"[]")
    typed = await asked.slash(town.channel, "score")
    assert answer_of(typed) == say("held-corrupt")
    assert (await town.bot.tables.get(1)).status == "paused"
    assert town.incidents.told.pop()
    async with town.nothing_changes():
        typed = await asked.slash(town.channel, "pass")
        assert answer_of(typed) == say("held-corrupt")
    town.incidents.told.clear()


async def test_a_corrupt_game_is_held_from_a_letter_too(town: Town) -> None:
    """The direct message lies in another channel than the game."""
    await town.start(2)
    explorer = await town.until("choose_option", Random(1))
    letter = explorer.user.dm_channel.last_message
    break_row(town, "state", (await town.opened()).ply, b"{}")
    break_row(town, "facts", 1, b"[]")
    pressed = await explorer.user.click(letter, label=None, custom_id=_choice(letter))
    shown = pressed.response or pressed.followups[-1]
    assert text_of(shown.message) == say("held-corrupt")
    assert (await town.bot.tables.get(1)).status == "paused"
    assert town.incidents.told.pop()
    town.incidents.told.clear()


def _choice(letter: Any) -> str:
    return next(i for i in ids_of(letter) if "choose" in i)


async def test_a_corrupt_old_game_leaves_the_new_one_in_its_channel_alone(town: Town) -> None:
    await town.start(2)
    await town.finish(Random(2))
    old = await town.panel()
    with database(town) as db:
        db.execute("UPDATE games SET chronicle = x'00' WHERE id = 1")
    town.bot.tables.forget(1)
    await town.open(2)
    await town.ann.click(town.channel.last_message, label=say("lobby-start"))
    pressed = Wire(town).press(town.ann, old, "1:1:0:show:board")
    await Wire(town).deliver(pressed)
    assert answer_of(pressed.result) == say("held-corrupt")
    assert (await town.bot.tables.get(2)).status == "running"
    assert (await town.bot.tables.get(1)).status == "finished"
    town.incidents.told.clear()


async def test_a_lost_state_is_folded_from_the_facts(town: Town) -> None:
    await town.start(3)
    dice = Random(3)
    for value in (None, b"", b"{}", b"\xff" * 40):
        for _ in range(3):
            await town.step(dice)
        opened = await town.opened()
        before, last = opened.state, opened.ply
        break_row(town, "state", last, value)
        assert (await town.opened()).state == before
        await town.restart()
        assert (await town.opened()).state == before
    await town.finish(dice)


@pytest.mark.parametrize("column", ["state", "facts", "action", "digest", "state_digest"])
async def test_flipped_bits_are_noticed_or_harmless(town: Town, column: str) -> None:
    await town.start(2)
    dice = Random(column)
    for _ in range(8):
        await town.step(dice)
    right = (await town.opened()).state
    last = (await town.opened()).ply
    noticed = 0
    for _ in range(FLIPS // 5):
        ply = dice.choice((last, last, last - 1, dice.randint(1, last)))
        with database(town) as db:
            query = f"SELECT {column} FROM plies WHERE game_id = 1 AND ply = ?"
            (good,) = db.execute(query, (ply,)).fetchone()
        if not good:
            continue
        break_row(town, column, ply, flip(good, dice))
        answers = [
            answer_of(await town.ann.slash(town.channel, command))
            for command in ("score", "game log")
        ]
        await town.ann.slash(town.channel, "game status")
        row = await town.bot.tables.get(1)
        if row.status == "paused":
            noticed += 1
            assert say("held-corrupt") in answers
        else:
            assert (await town.opened()).state == right
        break_row(town, column, ply, good)
        with database(town) as db:
            db.execute("UPDATE games SET status = 'running', held = NULL")
        town.bot.tables.forget(1)
    assert (await town.opened()).state == right
    await town.ann.slash(town.channel, "game status")
    await town.step(dice)
    held = [told for told in town.incidents.told if "is held" in told]
    assert town.incidents.told == held
    assert noticed or column in ("state", "state_digest")
    town.incidents.told.clear()


async def test_a_second_bot_on_the_same_file_refuses(town: Town) -> None:
    second = create_bot(town.settings)
    with pytest.raises(AlreadyRunning, match="lock"):
        await second.database.open()


async def test_an_older_bot_leaves_a_newer_file_alone(town: Town) -> None:
    await town.bot.database.close()
    with database(town) as db:
        ((version,),) = db.execute("PRAGMA user_version").fetchall()
        db.execute("PRAGMA user_version = 99")
    old = create_bot(town.settings)
    with pytest.raises(NewerDatabase):
        await old.database.open()
    with database(town) as db:
        db.execute(f"PRAGMA user_version = {version}")
    await town.bot.database.open()


async def test_a_game_of_the_first_schema_goes_on(town: Town) -> None:
    await town.start(2)
    await town.step(Random(1))
    await town.bot.database.close()
    as_of_the_first_schema(town.settings.database)
    await town.restart()
    assert (await town.opened()).row.variant == "common"
    await town.finish(Random(1))


def as_of_the_first_schema(path: Path) -> None:
    """Write a database as the first schema had it, with as much of its rows as that could hold."""
    new = path.rename(path.with_suffix(".new"))
    script = (MIGRATIONS / "001_games.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as old:
        old.executescript(f"{script} PRAGMA user_version = 1; ATTACH '{new}' AS new;")
        tables = old.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            known = [row[1] for row in old.execute(f"PRAGMA main.table_info({table})")]
            names = ", ".join(known)
            copied = f"SELECT {names} FROM new.{table}"
            old.execute(f"INSERT OR REPLACE INTO main.{table} ({names}) {copied}")
        old.commit()


async def test_backups_are_whole_and_only_the_newest_are_kept(town: Town) -> None:
    await town.start(2)
    path = town.settings.database
    for day in ("20200101", "20200102", "20200103"):
        path.with_name(f"{path.name}.{day}.backup").write_bytes(b"old")
    await back_up(town.bot.database, 2, town.bot.tables.now())
    copies = sorted(path.parent.glob("*.backup"))
    assert len(copies) == 2
    assert copies[0].name.endswith("20200103.backup")
    with closing(sqlite3.connect(copies[1])) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("SELECT status FROM games").fetchall() == [("running",)]


async def test_a_backup_is_made_each_day(town: Town) -> None:
    assert list(town.settings.database.parent.glob("*.backup"))


async def test_a_finished_game_is_packed_small_and_can_still_be_verified(town: Town) -> None:
    await town.start(4)
    await town.finish(Random(4))
    with database(town) as db:
        assert db.execute("SELECT count(*) FROM plies").fetchone() == (0,)
        (chronicle,) = db.execute("SELECT chronicle FROM games").fetchone()
    assert len(chronicle) < SIZE_OF_A_FINISHED_GAME
    right = answer_of(await town.ann.slash(town.channel, "game verify"))
    assert right.startswith("**All ")
    exported = await town.ann.slash(town.channel, "game export")
    assert exported.response.attachments[0].filename == "game-1.json"


async def test_a_seed_that_was_changed_is_found_out(town: Town) -> None:
    await town.start(2)
    await town.finish(Random(2))
    with database(town) as db:
        db.execute("UPDATE games SET seed = ?", (bytes(32),))
    await town.restart()
    answer = answer_of(await town.ann.slash(town.channel, "game verify"))
    assert "do not follow from the seed" in answer
