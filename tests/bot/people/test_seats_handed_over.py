"""A neighbour plays on in a seat that was given up, until its person or another takes it."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.delivery.outbox.publisher import Publisher
from bot.service.tables.games import Games
from bot.store import results, upgrade
from bot.store.database import Database
from bot.text.shakes import first_digits
from rules import IllegalAction
from rules.actions import Labor, Pass
from rules.questions import ReadParagraph
from rules.words import Seat
from tests.bot.messages import answer_of, say, text_of
from tests.bot.people.test_seats import events, notice, says, seat_named
from tests.bot.server import Server
from tests.bot.sitting import let_companions_play, play_to_the_end
from tests.bot.voting import calls, later


async def test_a_neighbour_plays_a_given_up_seat_until_its_person_is_back(server: Server) -> None:
    await server.start(3)
    await says(server, server.bob, "leave")
    number = (await seat_named(server, "bob")).seat
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    held = await seat_named(server, "bob")
    assert (held.status, held.strength, held.user_id) == ("companion", "neighbour", server.bob.id)
    assert held.person is not None
    asked = say("seat-automated-by", by="fay", name="bob", person=held.person)
    assert asked in text_of(server.channel.last_message)
    assert asked in await events(server)
    dice = Random(1)
    for _ in range(12):
        await let_companions_play(server)
        await server.step(dice)
    plies = await server.parts[Games].history.plies(1)
    assert any(ply.seat == number and ply.ply for ply in plies)
    await says(server, server.bob, "back")
    held = await seat_named(server, "bob")
    assert (held.status, held.strength, held.person) == ("taken", None, None)


async def test_a_table_of_one_person_and_a_neighbour_comes_to_its_end(server: Server) -> None:
    await server.start(2)
    await says(server, server.bob, "leave")
    await server.ann.click(notice(server, say("let-it-play")), label=say("let-it-play"))
    assert (await seat_named(server, "bob")).status == "companion"
    await play_to_the_end(server, Random(2))
    assert say("seed-told", seed=first_digits((await server.loaded()).row.seed.hex())) in text_of(
        await server.panel()
    )


async def test_a_neighbour_plays_on_for_who_is_banned(server: Server) -> None:
    await server.start(3)
    asked, other = await server.turn()
    server.env.backend.apply_ban(server.guild.id, asked.id, None)
    await server.env.settle()
    assert (await seat_named(server, asked.name)).status == "gone"
    before = (await server.loaded()).ply
    await other.click(notice(server, say("let-it-play")), label=say("let-it-play"))
    (last,) = [p for p in (server.ann, server.bob, server.cid) if p not in (asked, other)]
    await last.click(notice(server, say("vote-yes")), label=say("vote-yes"))
    held = await seat_named(server, asked.name)
    assert (held.status, held.strength, held.user_id) == ("companion", "neighbour", asked.id)
    assert await let_companions_play(server) > 0
    made = (await server.parts[Games].history.plies(1, before + 1))[0]
    assert (made.seat, made.interaction_id) == (held.seat, None)
    assert made.action is not None
    await play_to_the_end(server, Random(4))


@pytest.mark.parametrize("plays", [True, False])
async def test_a_game_in_which_a_neighbour_sat_in_for_a_while_counts_as_one_with_companions(
    server: Server, *, plays: bool
) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await says(server, asked, "leave")
    await other.click(notice(server, say("let-it-play")), label=say("let-it-play"))
    if plays:
        assert await let_companions_play(server) > 0
    await says(server, asked, "back")
    assert not (await server.loaded()).row.companions
    await server.finish(Random(2))
    found = await server.parts[Database].read(lambda db: results.of_game(db, 1))
    assert [row.companions for row in found] == [int(plays)] * 2
    hall = answer_of(await server.ann.slash(server.channel, "look hall"))
    assert (say("hall-empty") in hall) is plays


async def test_the_panel_says_who_thinks_for_whom(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await says(server, asked, "leave")
    number = (await seat_named(server, asked.name)).seat
    await other.slash(server.channel, "game replace", seat=number, hands="neighbour")
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    person = (await seat_named(server, asked.name)).person
    panel = text_of(await server.panel())
    assert say("panel-companion-for", person=person, name=asked.name) in panel
    assert f"<@{asked.id}>" not in panel


def test_a_seat_that_played_itself_is_a_neighbours_after_the_upgrade() -> None:
    scripts = sorted(Path(upgrade.__file__).with_name("migrations").glob("*.sql"))
    db = sqlite3.connect(":memory:")
    for script in scripts:
        if script.name == "017_companions.sql":
            db.execute(
                "INSERT INTO games (id, guild_id, channel_id, status, edition, reading, language, "
                "book, host_id, seed, opened_at) VALUES (1, 1, 1, 'running', '', '', '', '', 1, "
                "x'', '')"
            )
            db.execute(
                "INSERT INTO seats (game_id, seat, user_id, name, status) "
                "VALUES (1, 0, 5, 'ann', 'taken'), (1, 1, 6, 'bob', 'automated')"
            )
        db.executescript(script.read_text(encoding="utf-8"))
    found = db.execute("SELECT user_id, status, strength, person FROM seats").fetchall()
    assert found == [(5, "taken", None, None), (6, "companion", "neighbour", "quoin")]
    assert db.execute("SELECT game_id, seat FROM companion_seats").fetchall() == [(1, 1)]


async def test_the_last_person_is_not_handed_over(server: Server) -> None:
    await server.start(2)
    await says(server, server.bob, "leave")
    number = (await seat_named(server, "ann")).seat
    refused = await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    assert answer_of(refused) == say("last-person")
    await server.fay.slash(server.channel, "game replace", seat=number)
    assert (await seat_named(server, "ann")).status == "left"
    assert (await server.loaded()).ply == 0
    assert say("seat-yours") in await says(server, server.ann, "back")


async def test_companions_wait_while_nobody_plays(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await says(server, asked, "leave")
    number = (await seat_named(server, asked.name)).seat
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    await says(server, other, "leave")
    await server.pass_time(hours=1)
    assert (await server.loaded()).ply == 0
    await says(server, other, "back")
    await server.pass_time(minutes=3)
    assert (await server.loaded()).ply > 0


async def test_a_plain_player_plays_a_given_up_seat_by_the_printed_book(server: Server) -> None:
    await server.start(3, reading="book")
    asked, _ = await server.turn()
    await says(server, asked, "leave")
    number = (await seat_named(server, asked.name)).seat
    label = say("let-it-play-plainly")
    assert label in text_of(notice(server, label))
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    held = await seat_named(server, asked.name)
    assert (held.status, held.strength, held.person) == ("companion", None, None)
    assert say("panel-plain-seat", name=asked.name) in text_of(await server.panel())
    await let_companions_play(server)
    plies = await server.parts[Games].history.plies(1)
    assert [ply.action.kind for ply in plies[1:] if ply.seat == number] == ["labor"]
    assert say("seat-yours") in await says(server, asked, "back")


async def test_the_host_of_a_printed_books_table_hands_a_seat_over(server: Server) -> None:
    await server.start(3, reading="book")
    number = (await seat_named(server, "bob")).seat
    await server.ann.slash(server.channel, "game replace", seat=number, hands="neighbour")
    line = say("seat-automated-plainly-by", by="ann", name="bob")
    assert line in await events(server)
    again = await server.ann.slash(server.channel, "game replace", seat=number, hands="neighbour")
    assert answer_of(again) == say("seat-plays-itself")


async def test_a_plain_player_hands_the_printed_book_on(server: Server) -> None:
    await server.start(3, reading="book")
    explorer, *_ = await server.turn()
    first = (await seat_named(server, explorer.name)).seat
    left, further = [await server.at(Seat((first + step) % 3)) for step in (1, 2)]
    await explorer.slash(server.channel, "explore", party="*")
    number = (await seat_named(server, left.name)).seat
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    await let_companions_play(server)
    assert f"<@{further.id}>" in text_of(await server.panel())
    await further.slash(server.channel, "book describe", first="0")
    await explorer.slash(server.channel, "choose", option="0")
    await let_companions_play(server)
    await further.slash(server.channel, "book tell", coins=3)
    loaded = await server.loaded()
    assert loaded.state.table.expedition is None
    assert loaded.state.table.players[first].caves


async def test_the_last_reader_of_a_printed_book_is_its_explorer(server: Server) -> None:
    await server.start(2, reading="book")
    explorer, left = await server.turn()
    number = (await seat_named(server, left.name)).seat
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    await explorer.slash(server.channel, "explore", party="*")
    await let_companions_play(server)
    asked = (await server.loaded()).state.table.questions[0]
    assert isinstance(asked, ReadParagraph)
    assert asked.seat == asked.explorer == (await seat_named(server, explorer.name)).seat
    await explorer.slash(server.channel, "book describe", first="0")
    await explorer.slash(server.channel, "choose", option="0")
    await let_companions_play(server)
    await explorer.slash(server.channel, "book tell", coins=3)
    assert (await server.loaded()).state.table.expedition is None


async def test_a_silent_reader_of_a_printed_book_is_passed_over_by_vote(server: Server) -> None:
    await server.start(2, reading="book")
    explorer, reader = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    await later(server, hours=49)
    assert await calls(server, explorer, "pass") == say("vote-decided")
    asked = (await server.loaded()).state.table.questions[0]
    assert isinstance(asked, ReadParagraph)
    assert asked.seat == asked.explorer
    assert not (await server.loaded()).state.table.players[1 - asked.seat].passed
    assert reader.id != explorer.id


async def test_a_table_with_a_printed_book_votes_for_a_plain_player(server: Server) -> None:
    await server.start(3, reading="book")
    asked, caller = await server.turn()
    (other,) = {server.ann, server.bob, server.cid} - {asked, caller}
    await later(server, hours=49)
    await calls(server, caller, "automate")
    vote = notice(server, say("vote-yes"))
    assert say("motion-automate-plainly", name=asked.name) in text_of(vote)
    await other.click(vote, label=say("vote-yes"))
    assert (await seat_named(server, asked.name)).is_plain
    line = say("voted-automate-plainly", name=asked.name, yes=2, count=2)
    assert line in await events(server)


async def test_a_seat_may_be_played_for_and_only_as_the_rules_allow(server: Server) -> None:
    await server.start(2)
    seat = (await server.loaded()).state.table.questions[0].seat
    with pytest.raises(IllegalAction):
        await server.parts[Games].play_for(1, Labor(seat, ()))
    played = await server.parts[Games].play_for(1, Pass(seat))
    assert [row.seat for row in played.plies] == [seat]
    await server.parts[Publisher].show(played)
    other = await server.at((await server.loaded()).state.table.questions[0].seat)
    assert f"<@{other.id}>" in text_of(await server.panel())
    assert await server.waiting() == []
