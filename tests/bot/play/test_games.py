"""A person has a list of their games in a server; those that wait for them come first."""

import sqlite3
from datetime import datetime, timedelta

from bot.service.tables.games import Games
from bot.store import game_rows
from bot.store.database import Database
from tests.bot.messages import answer_of, say
from tests.bot.server import Server
from tests.bot.several import pass_on, two_games_ask_ann


async def test_the_list_names_first_what_waits_and_says_since_when(server: Server) -> None:
    await server.start(2)
    field = await server.start_beside()
    if (await server.asked(1)).id == server.ann.id:
        await pass_on(server, 1, server.channel)
    if (await server.asked(2)).id != server.ann.id:
        await pass_on(server, 2, field)
    yard = server.guild.create_text_channel("yard")
    await server.open(1, channel=yard)
    asked_at = (await server.loaded(2)).row.seat_of(server.ann.id).asked_at
    assert asked_at is not None
    lines = answer_of(await server.ann.slash(server.channel, "me games")).split("\n")
    assert lines[0] == say("games-title")
    assert [c.id for c in (field, server.channel, yard)] == [
        int(line.split("<#")[1].split(">")[0]) for line in lines[1:]
    ]
    stamp = int(datetime.fromisoformat(asked_at).timestamp())
    assert say("games-since", since=f"<t:{stamp}:R>") in lines[1]
    assert say("games-asked", who=say("games-you")) in lines[1]
    assert say("games-round", round=1, rounds=7) in lines[1]
    assert say("games-asked", who="bob") in lines[2]
    assert say("games-lobby", count=1, most=4) in lines[3]
    assert say("games-none") == answer_of(await server.eve.slash(server.channel, "me games"))


async def test_the_list_says_how_long_a_clock_still_runs(server: Server) -> None:
    await server.start(2)

    def quicken(db: sqlite3.Connection) -> None:
        db.execute("UPDATE games SET pace = 'live'")
        db.execute("UPDATE seats SET bank = 86400")

    await server.parts[Database].write(quicken)
    server.parts[Games].loaded.invalidate(1)
    asked, _ = await server.turn()
    seat = (await server.loaded()).row.seat_of(asked.id)
    assert seat is not None
    assert seat.asked_at is not None
    end = datetime.fromisoformat(seat.asked_at) + timedelta(days=1)
    answer = answer_of(await asked.slash(server.channel, "me games"))
    assert say("games-clock", until=f"<t:{int(end.timestamp())}:R>") in answer


async def test_a_damaged_game_hides_no_other(server: Server) -> None:
    field = await two_games_ask_ann(server)
    await server.parts[Database].write(
        lambda db: db.execute("UPDATE plies SET facts = x'00' WHERE game_id = 2")
    )
    server.parts[Games].loaded.invalidate(2)
    answer = answer_of(await server.ann.slash(server.channel, "catchup"))
    assert f"<#{server.channel.id}>" in answer
    assert f"<#{field.id}>" not in answer
    assert say("games-paused") in answer_of(await server.ann.slash(field, "me games"))
    server.incidents.logged.clear()


async def test_the_list_is_found_by_index(server: Server) -> None:
    await server.start(2)
    asked = list[str]()

    def look(db: sqlite3.Connection) -> str:
        db.set_trace_callback(asked.append)
        game_rows.unfinished_games_of(db, server.ann.id, server.guild.id)
        db.set_trace_callback(None)
        return str(db.execute(f"EXPLAIN QUERY PLAN {asked[0]}").fetchall())

    plan = await server.parts[Database].read(look)
    assert "seats_by_user" in plan
    assert "SCAN" not in plan.replace("SCAN seats", "")
