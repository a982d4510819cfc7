"""What people played is counted for them, and told kindly."""

import sqlite3
from dataclasses import replace
from random import Random
from typing import Any

from bot.model.games import GameRow
from bot.service.plies.endings import end_game
from bot.service.tables.games import Games
from bot.store import paces
from bot.store.database import Database
from rules import score
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server


async def results(server: Server) -> list[Any]:
    query = "SELECT user_id, points, place, buildings, villagers FROM results ORDER BY seat"
    return await server.parts[Database].read(lambda db: db.execute(query).fetchall())


async def play(server: Server, seed: int) -> GameRow:
    """Play a whole game of two."""
    await server.start(2, seed=seed.to_bytes(32))
    server.game_id = (await server.parts[Games].find(server.channel.id)).id
    await server.finish(Random(seed))
    return (await server.loaded()).row


async def test_a_finished_game_leaves_each_players_result(server: Server) -> None:
    row = await play(server, 1)
    loaded = await server.loaded()
    assert await results(server) == [
        (row.seats[s.seat].user_id, s.total, s.place, s.buildings, s.villagers)
        for s in score(loaded.game, loaded.state.table)
    ]


async def test_a_seat_that_nobody_holds_has_no_result(server: Server) -> None:
    row = await play(server, 1)
    loaded = await server.loaded()
    first, other = row.seats
    left = replace(row, seats=(replace(first, status="gone"), other))

    def end_again(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM results")
        end_game(db, left, loaded.game, loaded.state)

    await server.parts[Database].write(end_again)
    assert [user for user, *_ in await results(server)] == [other.user_id]


async def test_a_closed_game_counts_for_nobody(server: Server) -> None:
    await server.start(2)
    await server.ann.slash(server.channel, "game end")
    assert await results(server) == []
    assert say("stats-none") in answer_of(await server.ann.slash(server.channel, "me stats"))


async def test_the_figures_are_a_persons_and_the_servers(server: Server) -> None:
    for seed in (1, 2):
        await play(server, seed)
    rows = await results(server)
    for person in (server.ann, server.bob):
        own = [row for row in rows if row[0] == person.id]
        points = [row[1] for row in own]
        best = max(own, key=lambda row: row[1])
        won = len([row for row in own if row[2] == 1])
        answer = answer_of(await server.ann.slash(server.channel, "me stats", player=person))
        assert say("stats-title", who=person.name) in answer
        assert say("stats-games", games=2, won=won) in answer
        village = {"points": best[1], "buildings": best[3], "villagers": best[4]}
        assert say("stats-best", place=best[2], **village) in answer
        assert say("stats-average", points=round(sum(points) / 2)) in answer
    best = max(rows, key=lambda row: row[1])
    assert say("stats-server-games", games=2) in answer
    village = {"points": best[1], "buildings": best[3], "villagers": best[4]}
    assert say("stats-server-best", who=f"<@{best[0]}>", **village) in answer
    own = answer_of(await server.eve.slash(server.channel, "me stats"))
    assert own.startswith(say("stats-title", who="eve"))
    assert own.count(say("stats-none")) == 1


async def test_the_pace_is_told_from_ten_moves_on_and_lateness_never_counted_out(
    server: Server,
) -> None:
    def move(db: sqlite3.Connection, moves: int, overdue: int) -> None:
        hours = 5 * 3_600 * moves
        paces.add(db, server.ann.id, server.guild.id, moves=moves, seconds=hours, overdue=overdue)

    await server.parts[Database].write(lambda db: move(db, 9, 0))
    answer = answer_of(await server.bob.slash(server.channel, "me stats", player=server.ann))
    assert say("pace-answers", hours=5) not in answer
    assert say("pace-answers", hours=5) not in text_of(await server.open(2))
    await server.parts[Database].write(lambda db: move(db, 11, 1))
    answer = answer_of(await server.bob.slash(server.channel, "me stats", player=server.ann))
    assert answer.count(say("pace-answers", hours=5)) == 2  # she is all who has played here
    assert say("stats-moves", moves=20, in_time=19) not in answer
    answer = answer_of(await server.ann.slash(server.channel, "me stats"))
    assert say("stats-moves", moves=20, in_time=19) in answer
    field = server.guild.create_text_channel("field")
    lobby = text_of(await server.open(2, channel=field))
    assert f"1. ann · {say('pace-answers', hours=5)}, {say('pace-in-time')}\n2. bob\n" in lobby


async def keep_the_story(server: Server, explorer: Any) -> str:
    """Play an encounter to its end in the direct messages, keep its story, and return its title."""
    while True:
        dm = explorer.user.dm_channel.last_message
        ids = ids_of(dm)
        kept = [custom_id for custom_id in ids if custom_id.split(":")[3] == "story"]
        if kept:
            await explorer.user.click(dm, custom_id=kept[0])
            return text_of(dm).split("\n")[0].partition(". ")[2]
        wanted = [i for i in ids if i.endswith("exert-nobody") or "choose" in i or "pick" in i]
        await explorer.user.click(dm, custom_id=wanted[0])


async def test_a_story_that_was_kept_is_found_again_and_let_go(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(5))
    title = await keep_the_story(server, explorer)
    dm = explorer.user.dm_channel.last_message
    assert say("story-keep", count=1) in text_of(dm)
    await server.restart()
    answer = answer_of(await explorer.slash(server.channel, "me stats"))
    assert say("stats-kept", titles=title) in answer
    other = server.bob if explorer.id == server.ann.id else server.ann
    assert title not in answer_of(await other.slash(server.channel, "me stats"))
    answer = answer_of(await other.slash(server.channel, "me stats", player=explorer))
    assert title not in answer  # what one keeps is one's own
    await keep_the_story(server, explorer)
    assert title not in answer_of(await explorer.slash(server.channel, "me stats"))


async def test_everybody_may_keep_a_story_and_its_entry_counts_them(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(5))
    panel = (await server.panel()).id
    title = await keep_the_story(server, explorer)
    entry = entry_of(server, panel)
    (kept,) = [i for i in ids_of(entry) if i.split(":")[3] == "story"]
    other = server.bob if explorer.id == server.ann.id else server.ann
    await other.click(entry, custom_id=kept)
    await server.eve.click(entry, custom_id=kept)
    assert say("story-keep", count=3) in text_of(entry_of(server, panel))
    assert title in answer_of(await other.slash(server.channel, "me stats"))
    await server.eve.click(entry, custom_id=kept)
    assert say("story-keep", count=2) in text_of(entry_of(server, panel))


def entry_of(server: Server, panel: int) -> Any:
    """Return the journal entry that a panel has become."""
    (entry,) = [message for message in server.channel.history() if message.id == panel]
    return entry
