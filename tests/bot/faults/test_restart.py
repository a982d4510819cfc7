"""A restart between any two steps is not noticed: every button, form and DM still works."""

from random import Random

import pytest

from rules.words import Seat
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server
from tests.faults.table import count
from tests.tables import a_table, below, seat

RESTARTS = count("F27", 2) // 2
"""In each of two ways; a whole game at least."""


@pytest.mark.parametrize(("players", "way"), [(2, "press"), (2, "type")])
async def test_a_whole_game_with_a_restart_between_any_two_steps(
    server: Server, players: int, way: str
) -> None:
    loaded, restarts = await server.start(players), 0
    dice = Random(players)
    while restarts < RESTARTS or not loaded.state.table.over:
        if loaded.state.table.over:
            server.game_id += 1
            await server.start(players)
        before = await server.stored()
        await server.restart()
        restarts += 1
        assert await server.stored() == before
        await server.step(dice, way)
        loaded = await server.loaded()
    assert say("score-title", final="True").strip("# ") in text_of(server.channel.last_message)
    assert await server.waiting() == []


@pytest.mark.parametrize("reading", ["table", "player", "book"])
async def test_a_restart_now_and_then_whoever_reads(server: Server, reading: str) -> None:
    await server.start(3, reading=reading)
    dice = Random(3)
    while not (await server.loaded()).state.table.over:
        if dice.random() < 0.1:
            await server.restart()
        await server.step(dice)
    assert await server.waiting() == []


async def test_a_form_that_was_open_can_still_be_sent_off(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    panel = await server.panel()
    more = (await asked.click(panel, label=say("verb-more"))).response.message
    shown = await asked.click(more, label=say("verb-labor"))
    assert shown.modal is not None
    await server.restart()
    await asked.submit_modal(shown, {"villagers": ["builder-1"]})
    assert (await server.loaded()).ply == 1
    assert say("line-labor", name=asked.name, villagers=say("short-builder-1")) in text_of(
        next(m for m in server.channel.history() if m.id == panel.id)
    )


async def test_the_dm_of_an_encounter_still_works(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    before = (await server.loaded()).ply
    await server.restart()
    choice = next(i for i in ids_of(dm) if "choose" in i)
    await explorer.user.click(dm, custom_id=choice)
    assert (await server.loaded()).ply == before + 1


async def test_what_was_read_in_private_still_works(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    read = await explorer.click(await server.panel(), label=say("verb-read"))
    before = (await server.loaded()).ply
    await server.restart()
    choice = next(i for i in ids_of(read.response.message) if "choose" in i)
    await explorer.click(read.response.message, custom_id=choice)
    assert (await server.loaded()).ply == before + 1


async def test_dice_that_have_fallen_lie_where_they_were(server: Server) -> None:
    trip = below(option=1, rolled={"builder-1": (4, 1), "trainer-1": (2, 1)})
    loaded = await server.lay(a_table(ann=seat(cave=("builder-1", "trainer-1")), trip=trip))
    before = loaded.state
    asked, _ = await server.turn()
    panel = await server.panel()
    await server.restart()
    assert (await server.loaded()).state == before
    await asked.click(panel, label=say("verb-stop"))
    assert (await server.loaded()).ply == 1


async def test_a_lobby_is_still_open(server: Server) -> None:
    lobby = await server.open(1)
    await server.restart()
    await server.bob.click(lobby, label=say("lobby-join"))
    await server.restart()
    await server.bob.click(server.channel.last_message, label=say("lobby-start"))
    assert (await server.loaded()).ply == 0


async def test_a_step_can_still_be_taken_back(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "pass")
    panel = await server.panel()
    await server.restart()
    await asked.click(panel, label=say("verb-undo-of", name=asked.user.name))
    assert not (await server.loaded()).state.table.players[0].passed


async def test_a_paragraph_that_was_read_out_stays_read(server: Server) -> None:
    await server.start(3, reading="player")
    dice = Random(3)
    await server.until("choose_option", dice)
    loaded = await server.loaded()
    explorer = loaded.state.table.questions[0].seat
    reader = await server.at(Seat((explorer + 1) % 3))
    dm = reader.user.dm_channel.last_message
    await reader.user.click(dm, label=say("verb-aloud"))
    title = loaded.book.stories.title(loaded.state.table.expedition.path[-1], "en")
    assert title in text_of(await server.panel())
    await server.restart()
    await server.ann.slash(server.channel, "game status")
    assert title in text_of(await server.panel())
    await server.step(dice)


async def test_commands_are_not_sent_to_discord_again(server: Server) -> None:
    since = len(server.env.http_requests)
    await server.restart()
    assert [r for r in server.env.http_requests[since:] if r.path.endswith("/commands")] == []


async def test_a_start_says_nothing_where_nothing_is_owed(server: Server) -> None:
    await server.start(2)
    since = len(server.env.http_requests)
    await server.restart()
    assert [r.path for r in server.env.http_requests[since:] if r.method != "GET"] == []


async def test_a_finished_game_is_still_told(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(2))
    await server.restart()
    wrong = say("verify-wrong", wrong=0, dice=0, cards=0, seed="")[:6]
    answer = answer_of(await server.bob.slash(server.channel, "game verify"))
    assert not answer.startswith(wrong)
    assert "SHA-256" in answer
    assert answer_of(await server.bob.slash(server.channel, "look log"))
    exported = await server.bob.slash(server.channel, "game export")
    assert exported.response.attachments
