"""What is stored of a person is theirs to see and to erase, down to the last byte of the file."""

import json
import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import pytest

from bot.connection import log_in
from bot.i18n.words import words_in
from bot.model.names import NO_NAME
from bot.service.tables.games import Games
from bot.store import people
from bot.store.database import Database
from tests.bot.messages import answer_of, say, text_of
from tests.bot.server import Server

NAME = "Zenobia Quickthorn"
WORDS = 8
"""The bytes of a person's id."""

THINGS = {
    *("guild_id", "channel_id", "voice_id", "event_id", "message_id", "panel_id"),
    *("game_id", "interaction_id"),
}
"""Columns whose ids are of places, messages and games: every other id is a person's."""


def varint(number: int) -> bytes:
    """Return a number as SQLite writes a row's key: seven bits a byte, after 56 bits all eight."""
    last = number & 0xFF
    high = number >> 8
    groups = [(high >> (7 * place)) & 0x7F | 0x80 for place in reversed(range(8))]
    return bytes([*groups, last])


def traces(path: Path, person: Any) -> list[str]:
    """Tell which of a person's id and name a database still has, in any of its files."""
    sought = {
        "id": str(person.id).encode(),
        "number": person.id.to_bytes(WORDS, "big"),
        "key": varint(person.id),
        "name": NAME.encode(),
    }
    found: list[str] = []
    for file in path.parent.glob(f"{path.name}*"):
        content = file.read_bytes()
        found += [f"{what} in {file.name}" for what, mark in sought.items() if mark in content]
    return found


@pytest.fixture(autouse=True)
def _named(server: Server) -> None:
    server.ann.user._user.global_name = NAME


async def forget(server: Server, person: Any) -> None:
    asked = await person.slash(server.channel, "me forget")
    assert say("forget-ask") in answer_of(asked)
    await person.click(asked.response.message, label=say("forget-yes"))
    assert say("forget-done") in text_of(asked.response.message)


async def leave_traces(server: Server, person: Any) -> None:
    """Set, order, keep and call a vote, as somebody who uses all that a running game has."""
    await keep_a_story(server, person)
    await person.slash(server.channel, "me settings", language="en", dm=False, remind=5)
    await person.slash(server.channel, "me away", quiet="22:00-07:00")
    await person.slash(server.channel, "order pass")
    await person.slash(server.channel, "game vote pause")


async def keep_a_story(server: Server, person: Any) -> None:
    """Play until an encounter is told, if none has been, and keep it."""
    keep, dice = say("story-keep", count=0), Random(4)
    while not (entries := [m for m in server.channel.history() if keep in text_of(m)]):
        await server.step(dice)
    await person.click(entries[0], label=keep)


async def held(server: Server, person: Any) -> set[str]:
    """Name the tables that hold something of a person."""
    return set(await server.parts[Database].read(lambda db: people.of_person(db, person.id)))


async def test_a_running_game_goes_on_without_whoever_is_forgotten(server: Server) -> None:
    await server.start(3)
    for number in range(8):
        await server.step(Random(number))
    await leave_traces(server, server.ann)
    path = server.settings.database
    assert traces(path, server.ann)
    assert await held(server, server.ann) >= {"user_settings", "orders", "kept_stories", "seats"}
    await forget(server, server.ann)
    assert traces(path, server.ann) == []
    loaded = await server.loaded()
    assert NO_NAME in [seat.name for seat in loaded.row.seats]
    assert loaded.row.host_id in (server.bob.id, server.cid.id)
    assert loaded.row.status == "running"


async def test_a_finished_game_keeps_a_former_player(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(1))
    await keep_a_story(server, server.ann)
    form = await server.ann.click(await server.panel(), label=say("story-vote"))
    (asked,) = [one["component"] for one in form.modal["components"]]
    await server.ann.submit_modal(form, {"story": asked["options"][0]["value"]})
    assert await held(server, server.ann) >= {"kept_stories", "story_votes", "results", "seats"}
    await forget(server, server.ann)
    assert traces(server.settings.database, server.ann) == []
    shown = answer_of(await server.bob.slash(server.channel, "look score"))
    assert say("former-player") in shown
    assert say("former-player") in answer_of(await server.bob.slash(server.channel, "look log"))
    assert answer_of(await server.bob.slash(server.channel, "me stats"))
    assert answer_of(await server.bob.slash(server.channel, "game verify"))


async def test_whoever_watches_is_forgotten_as_well(server: Server) -> None:
    await server.start(2)
    await server.eve.slash(server.channel, "game watch", updates="round")
    await keep_a_story(server, server.eve)
    assert await held(server, server.eve) == {"watchers", "kept_stories", "favourites"}
    await forget(server, server.eve)
    assert await held(server, server.eve) == set()
    own = [found for found in traces(server.settings.database, server.eve) if "name" not in found]
    assert own == []  # the name sought there is that of a player


async def test_whoever_waits_in_a_lobby_leaves_it(server: Server) -> None:
    await server.open(2)
    await forget(server, server.ann)
    assert traces(server.settings.database, server.ann) == []
    row = await server.parts[Games].get(1)
    assert [seat.user_id for seat in row.seats] == [server.bob.id]
    assert row.host_id == server.bob.id


async def test_a_person_sees_all_that_is_stored_of_them(server: Server) -> None:
    await server.start(2)
    await leave_traces(server, server.ann)
    result = await server.ann.slash(server.channel, "me data")
    assert say("data-user-settings", count=1) in answer_of(result)
    assert say("data-kept-stories", count=1) in answer_of(result)
    (file,) = result.response.message.attachments
    content = server.env.backend.cdn.get(file.url)
    assert content is not None
    stored = json.loads(content)
    assert stored["seats"][0]["name"] == NAME
    assert stored["user_settings"][0]["user_id"] == server.ann.id
    await forget(server, server.ann)
    assert answer_of(await server.ann.slash(server.channel, "me data")) == say("data-none")


async def test_nothing_is_stored_of_a_stranger(server: Server) -> None:
    await server.start(2)
    assert answer_of(await server.eve.slash(server.channel, "me data")) == say("data-none")


def columns(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """List the columns of all tables, each with its table."""
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")]
    tables = [table for table in tables if not table.startswith("sqlite_")]
    return [
        (table, one[1]) for table in tables for one in db.execute(f"PRAGMA table_info({table})")
    ]


async def test_every_table_that_names_people_is_known(server: Server) -> None:
    found = await server.parts[Database].read(columns)
    known = {*people.ERASED, *people.ANONYMIZED}
    assert {table for table, column in found if column == "user_id"} == known
    ids = {(table, column) for table, column in found if column.endswith("_id")}
    others = {(table, column) for table, column in ids if column not in THINGS}
    assert others == {*((table, "user_id") for table in known), ("games", "host_id")}
    assert {table for table, column in found if column == "name"} <= known


async def test_no_other_column_holds_a_person(server: Server) -> None:
    await server.start(3)
    await leave_traces(server, server.ann)
    await server.ann.slash(server.channel, "game seat", what="leave")
    known = {*people.ERASED, *people.ANONYMIZED}
    listed = {(table, column) for table in known for column in ("user_id", "name")}
    listed |= {("games", "host_id")}

    def query(db: sqlite3.Connection) -> set[tuple[str, str]]:
        marks = (str(server.ann.id), NAME)
        return {
            (table, column)
            for table, column in columns(db)
            for (value,) in db.execute(f"SELECT {column} FROM {table}")
            if value is not None and any(mark in str(value) for mark in marks)
        }

    found = await server.parts[Database].read(query)
    assert {("seats", "name"), ("seats", "user_id"), ("named_people", "name")} <= found
    assert found <= listed


async def test_a_former_player_is_named_in_the_language_of_whoever_reads(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(1))
    await forget(server, server.ann)
    await server.bob.slash(server.channel, "me settings", language="es")
    shown = answer_of(await server.bob.slash(server.channel, "look score"))
    assert words_in("es")("former-player") in shown
    assert say("former-player") not in shown


async def test_a_former_player_of_an_older_release_keeps_the_name_that_it_stored(
    server: Server,
) -> None:
    await server.start(2)
    await server.finish(Random(1))
    await forget(server, server.ann)

    def as_before(db: sqlite3.Connection) -> None:
        db.execute("UPDATE seats SET name = ? WHERE name = ''", (say("former-player"),))

    await server.parts[Database].write(as_before)
    server.parts[Games].loaded.invalidate(1)
    await server.bob.slash(server.channel, "me settings", language="es")
    shown = answer_of(await server.bob.slash(server.channel, "look score"))
    assert say("former-player") in shown


async def test_of_two_players_of_one_name_the_other_keeps_it(server: Server) -> None:
    """Each leaves their seat to another before they are forgotten."""
    server.bob.user._user.global_name = NAME
    await server.start(2)
    names = {seat.user_id: seat.name for seat in (await server.loaded()).row.seats}
    assert names == {server.ann.id: NAME, server.bob.id: f"{NAME} (bob)"}
    await server.bob.slash(server.channel, "game seat", what="leave")
    await server.cid.slash(server.channel, "game seat", what="take")
    await forget(server, server.bob)
    log = answer_of(await server.ann.slash(server.channel, "look log"))
    assert "(bob)" not in log
    assert (await server.loaded()).row.seat_of(server.ann.id).name == NAME
    await server.ann.slash(server.channel, "game seat", what="leave")
    await server.eve.slash(server.channel, "game seat", what="take")
    assert NAME in answer_of(await server.eve.slash(server.channel, "look log"))
    await forget(server, server.ann)
    assert NAME not in answer_of(await server.eve.slash(server.channel, "look log"))


async def test_the_log_has_no_person_in_the_request_that_discord_slows_down(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The line is that of discord.py."""

    class Client:
        async def login(self, _token: str) -> None: ...

    await log_in(cast("discord.Client", Client()), "a token")
    url = "https://discord.com/api/v10/guilds/1234/members/5678"
    logging.getLogger("discord.http").warning("We are being rate limited. %s %s", "GET", url)
    assert "/guilds/1234/members/..." in caplog.text
    assert "5678" not in caplog.text
