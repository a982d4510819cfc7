"""A person has a list of his games in a server; those that wait for him come first."""

import sqlite3
from datetime import datetime, timedelta

from bot.store import games
from tests.bot.messages import answer_of, say
from tests.bot.several import pass_on, two_games_ask_ann
from tests.bot.town import Town


async def test_the_list_names_first_what_waits_and_says_since_when(town: Town) -> None:
    await town.start(2)
    field = await town.start_beside()
    if (await town.asked(1)).id == town.ann.id:
        await pass_on(town, 1, town.channel)
    if (await town.asked(2)).id != town.ann.id:
        await pass_on(town, 2, field)
    yard = town.guild.create_text_channel("yard")
    await town.open(1, channel=yard)
    asked_at = (await town.opened(2)).row.seat_of(town.ann.id).asked_at
    lines = answer_of(await town.ann.slash(town.channel, "games")).split("\n")
    assert lines[0] == say("games-title")
    assert [c.id for c in (field, town.channel, yard)] == [
        int(line.split("<#")[1].split(">")[0]) for line in lines[1:]
    ]
    stamp = int(datetime.fromisoformat(asked_at).timestamp())
    assert say("games-since", since=f"<t:{stamp}:R>") in lines[1]
    assert say("games-asked", who=say("games-you")) in lines[1]
    assert say("games-round", round=1, rounds=7) in lines[1]
    assert say("games-asked", who="bob") in lines[2]
    assert say("games-lobby", count=1, most=4) in lines[3]
    assert say("games-none") == answer_of(await town.eve.slash(town.channel, "games"))


async def test_the_list_says_how_long_a_clock_still_runs(town: Town) -> None:
    await town.start(2)

    def quicken(db: sqlite3.Connection) -> None:
        db.execute("UPDATE games SET pace = 'live'")
        db.execute("UPDATE seats SET bank = 86400")

    await town.bot.database.write(quicken)
    town.bot.tables.forget(1)
    asked, _ = await town.turn()
    seat = (await town.opened()).row.seat_of(asked.id)
    end = datetime.fromisoformat(seat.asked_at) + timedelta(days=1)
    answer = answer_of(await asked.slash(town.channel, "games"))
    assert say("games-clock", until=f"<t:{int(end.timestamp())}:R>") in answer


async def test_a_damaged_game_hides_no_other(town: Town) -> None:
    field = await two_games_ask_ann(town)
    await town.bot.database.write(
        lambda db: db.execute("UPDATE plies SET facts = x'00' WHERE game_id = 2")
    )
    town.bot.tables.forget(2)
    answer = answer_of(await town.ann.slash(town.channel, "catchup"))
    assert f"<#{town.channel.id}>" in answer
    assert f"<#{field.id}>" not in answer
    assert say("games-paused") in answer_of(await town.ann.slash(field, "games"))
    town.incidents.told.clear()


async def test_the_list_is_found_by_index(town: Town) -> None:
    await town.start(2)
    asked = list[str]()

    def look(db: sqlite3.Connection) -> str:
        db.set_trace_callback(asked.append)
        games.open_games_of(db, town.ann.id, town.guild.id)
        db.set_trace_callback(None)
        return str(db.execute(f"EXPLAIN QUERY PLAN {asked[0]}").fetchall())

    plan = await town.bot.database.read(look)
    assert "seats_by_user" in plan
    assert "SCAN" not in plan.replace("SCAN seats", "")
