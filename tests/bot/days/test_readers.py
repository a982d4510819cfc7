"""Where a player reads, the table waits for them, reminds them, and passes them over at last."""

from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.service.tables.games import Games
from bot.store.database import Database
from rules.words import Seat
from tests.bot.messages import answer_of, ids_of, posts, say, text_of
from tests.bot.server import MONDAY, Server

CALL = say("ping-reading")
STILL = "An encounter still waits for you to read it."


class Reading:
    """An encounter that waits for its reader in a game without clocks."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def begin(self, players: int = 3, pace: str = "none") -> "Reading":
        """Start a game, and send its first player below."""
        self.server.set_clock(MONDAY)
        await self.server.start(players, reading="player", pace=pace)
        self.explorer, _ = await self.server.turn()
        await self.explorer.slash(self.server.channel, "explore", party="*")
        loaded = await self.server.loaded()
        self.trip = loaded.state.table.expedition
        self.title = loaded.book.stories.title(self.trip.path[-1], "en")
        self.readers = [
            await self.server.at(Seat((self.trip.seat + step) % players))
            for step in range(1, players)
        ]
        return self

    @property
    def reader(self) -> Any:
        return self.readers[0]

    async def panel(self) -> str:
        return text_of(await self.server.panel())

    async def owes(self) -> Any:
        owed = (await self.server.loaded()).row.waiting_reader
        return None if owed is None else await self.server.at(owed)

    async def clocks(self) -> list[int]:
        """Return the ids of the people for whom the table waits."""
        return [seat.user_id for seat in (await self.server.loaded()).row.seats if seat.asked_at]

    async def read(self) -> None:
        dm = (await self.owes()).user.dm_channel.last_message
        await (await self.owes()).user.click(dm, label=say("verb-aloud"))

    def pings(self, person: Any) -> list[str]:
        return [post for post in posts(self.server) if post.startswith(f"<@{person.id}>")]


@pytest.fixture
async def reading(server: Server) -> Reading:
    return await Reading(server).begin()


async def test_the_reader_is_asked_and_the_explorer_is_not(reading: Reading) -> None:
    explorer, reader = reading.explorer, reading.reader
    asked = say("ask-read-out", who=f"<@{reader.id}>", explorer=explorer.name)
    assert asked in await reading.panel()
    assert reading.title not in await reading.panel()
    (ping,) = reading.pings(reader)
    assert CALL in ping
    assert await reading.clocks() == [reader.id]
    dm = text_of(reader.user.dm_channel.last_message)
    assert reading.title in dm
    assert say("sealed-title").strip("|* ") in dm
    assert say("verb-aloud") in dm


async def test_the_explorer_cannot_take_the_text(reading: Reading) -> None:
    server, explorer = reading.server, reading.explorer
    wait = say("wait-for-reader")
    async with server.nothing_changes():
        read = next(i for i in ids_of(await server.panel()) if i.endswith(":read"))
        assert answer_of(await explorer.click(await server.panel(), custom_id=read)) == wait
        assert answer_of(await explorer.slash(server.channel, "read")) == wait
        assert answer_of(await explorer.slash(server.channel, "choose", option="0")) == wait
        listed = await explorer.autocomplete(server.channel, "choose", "option", "")
        assert [choice["value"] for choice in listed] == ["-"]


async def test_an_open_reading_is_owed_in_the_overviews(reading: Reading) -> None:
    server, reader, explorer = reading.server, reading.reader, reading.explorer
    owed = await reader.slash(server.channel, "catchup")
    assert "a paragraph to read out to the explorer" in answer_of(owed)
    shown = await reader.click(owed.response.message, label=say("verb-open-reading"))
    assert reading.title in answer_of(shown)
    assert say("owed-nothing") in answer_of(await explorer.slash(server.channel, "catchup"))
    assert say("games-you") in answer_of(await reader.slash(server.channel, "me games"))
    assert reader.name in answer_of(await explorer.slash(server.channel, "me games"))


async def test_once_it_is_read_all_see_it_and_the_explorer_is_pinged_once(
    reading: Reading,
) -> None:
    reader, explorer = reading.reader, reading.explorer
    await reading.read()
    assert reading.title in await reading.panel()
    assert await reading.clocks() == [explorer.id]
    (ping,) = reading.pings(explorer)
    assert say("ping-read", name=reader.name) in ping
    assert reading.pings(reader) == []
    dm = reader.user.dm_channel.last_message
    assert not [i for i in ids_of(dm) if ":aloud" in i]
    assert say("reader-intro", explorer=explorer.name, done="True").split("**")[1] in text_of(dm)


async def test_only_the_reader_reads_it_out_and_only_once(reading: Reading) -> None:
    server, reader = reading.server, reading.reader
    dm = reader.user.dm_channel.last_message
    aloud = next(i for i in ids_of(dm) if ":aloud" in i)
    async with server.nothing_changes():
        read = answer_of(await reading.readers[1].slash(server.channel, "read"))
        assert read == say("not-your-encounter")
    before = await reader.slash(server.channel, "read")
    await reading.read()
    async with server.nothing_changes():
        again = await reader.click(before.response.message, custom_id=aloud)
        assert answer_of(again) == say("read-out-already")


async def test_a_reader_is_reminded_and_the_explorer_is_not(reading: Reading) -> None:
    server = reading.server
    await server.pass_time(hours=11, minutes=59)
    assert STILL not in "\n".join(posts(server))
    await server.pass_time(minutes=1)
    (ping,) = reading.pings(reading.reader)
    assert STILL in ping
    assert reading.pings(reading.explorer) == []
    assert await reading.owes() is reading.reader


async def test_a_silent_reader_is_passed_over_to_the_next_and_at_last_to_the_bot(
    reading: Reading,
) -> None:
    server, (first, second) = reading.server, reading.readers
    dm = first.user.dm_channel.last_message
    await server.pass_time(hours=24)
    assert await reading.owes() is second
    assert await reading.clocks() == [second.id]
    assert reading.title in text_of(second.user.dm_channel.last_message)
    assert reading.pings(first) == []
    assert len(reading.pings(second)) == 1
    result = await first.user.click(dm, label=say("verb-aloud"))
    assert answer_of(result) == say("not-the-reader")
    await server.pass_time(hours=24)
    assert await reading.owes() is None
    assert reading.title in await reading.panel()
    (ping,) = reading.pings(reading.explorer)
    assert say("ping-shown") in ping
    assert await reading.clocks() == [reading.explorer.id]
    log = answer_of(await first.slash(server.channel, "look log"))
    assert say("reading-passed", name=first.name, next=second.name) in log
    assert say("reading-shown", name=second.name) in log
    await server.finish(Random(1))


async def test_a_reader_who_sleeps_is_called_and_waited_for_when_they_wake(
    server: Server,
) -> None:
    reading = Reading(server)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me away", quiet="11:00-19:00")
    await reading.begin(2)
    dms = len(list(reading.reader.user.dm_channel.history()))
    assert reading.pings(reading.reader) == []
    await server.pass_time(hours=7)
    await server.parts[Outbox].flush()
    assert len(list(reading.reader.user.dm_channel.history())) > dms
    (ping,) = reading.pings(reading.reader)
    assert CALL in ping
    await server.pass_time(hours=23)
    assert await reading.owes() is reading.reader
    await server.pass_time(hours=1)
    assert await reading.owes() is None


async def test_who_is_away_for_days_is_not_asked_to_read(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(3, reading="player")
    explorer, left = await server.turn()
    await left.slash(server.channel, "me away", **{"from": "2026-06-01", "to": "2026-06-09"})
    await explorer.slash(server.channel, "explore", party="*")
    row = (await server.loaded()).row
    assert row.waiting_reader is not None
    assert row.seats[row.waiting_reader].user_id not in (explorer.id, left.id)


async def test_a_reader_who_leaves_hands_the_text_on(reading: Reading) -> None:
    server, (first, second) = reading.server, reading.readers
    await first.slash(server.channel, "game seat", what="leave")
    assert await reading.owes() is second
    assert await reading.clocks() == [second.id]
    await second.slash(server.channel, "game seat", what="leave")
    assert await reading.owes() is None
    assert reading.title in await reading.panel()
    assert await reading.clocks() == [reading.explorer.id]
    assert len(reading.pings(reading.explorer)) == 1


async def test_after_a_restart_the_reading_is_as_it_was(reading: Reading) -> None:
    server, reader = reading.server, reading.reader
    await server.restart()
    assert await reading.owes() is reader
    assert answer_of(await reading.explorer.slash(server.channel, "read")) == say("wait-for-reader")
    await reading.read()
    await server.restart()
    await server.ann.slash(server.channel, "game status")
    assert reading.title in await reading.panel()
    await server.step(Random(1))


async def test_while_the_game_pauses_nobody_is_passed_over(reading: Reading) -> None:
    server = reading.server
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "game pause")
    async with server.nothing_changes():
        dm = reading.reader.user.dm_channel.last_message
        result = await reading.reader.user.click(dm, label=say("verb-aloud"))
        assert answer_of(result) == say("game-paused")
        await server.pass_time(days=3)


async def test_the_clock_of_the_reader_runs_and_not_that_of_the_explorer(server: Server) -> None:
    reading = await Reading(server).begin(2, pace="live")
    before = {seat.user_id: seat.bank for seat in (await server.loaded()).row.seats}
    await server.pass_time(hours=3)
    await reading.read()
    after = {seat.user_id: seat.bank for seat in (await server.loaded()).row.seats}
    hour = 3_600
    assert after[reading.explorer.id] == before[reading.explorer.id]
    # Three hours less, and four more for a move.
    assert after[reading.reader.id] == before[reading.reader.id] + hour


async def test_one_who_would_rather_be_written_to_is_pinged_by_dm(server: Server) -> None:
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", pings="dm")
    reading = await Reading(server).begin(2)
    written = [text_of(message) for message in reading.reader.user.dm_channel.history()]
    assert any(CALL in text for text in written)
    assert reading.pings(reading.reader) == []


async def test_a_vote_passes_over_a_reader_whose_clock_has_run_out(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(3, reading="player", pace="live")
    await server.parts[Database].write(lambda db: db.execute("UPDATE seats SET bank = 3600"))
    server.parts[Games].loaded.invalidate(server.game_id)
    explorer, first = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    await server.pass_time(hours=1)
    overdue = next(m for m in server.channel.history() if say("call-pass") in text_of(m))
    await explorer.click(overdue, label=say("call-pass"))
    row = (await server.loaded()).row
    assert row.waiting_reader is not None
    second = await server.at(row.waiting_reader)
    if second is first:
        ballot = next(m for m in server.channel.history() if say("vote-yes") in text_of(m))
        others = [server.people[seat.name] for seat in row.seats]
        voter = next(one for one in others if one.id not in (explorer.id, first.id))
        await voter.click(ballot, label=say("vote-yes"))
        row = (await server.loaded()).row
        assert row.waiting_reader is not None
        second = await server.at(row.waiting_reader)
    assert second.id not in (explorer.id, first.id)
