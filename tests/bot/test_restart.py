"""A restart between any two steps is not noticed: every button, form and letter still works."""

from random import Random

import pytest

from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.town import Town
from tests.tables import a_table, below, seat


@pytest.mark.parametrize(("players", "way"), [(2, "press"), (2, "type")])
async def test_a_whole_game_with_a_restart_between_any_two_steps(
    town: Town, players: int, way: str
) -> None:
    await town.start(players)
    dice = Random(players)
    while not (await town.opened()).state.table.over:
        before = await town.stored()
        await town.restart()
        assert await town.stored() == before
        await town.step(dice, way)
    assert say("score-title", final="True").strip("# ") in text_of(town.channel.last_message)
    assert await town.waiting() == []


@pytest.mark.parametrize("reading", ["table", "player", "book"])
async def test_a_restart_now_and_then_whoever_reads(town: Town, reading: str) -> None:
    await town.start(3, reading=reading)
    dice = Random(3)
    while not (await town.opened()).state.table.over:
        if dice.random() < 0.1:
            await town.restart()
        await town.step(dice)
    assert await town.waiting() == []


async def test_a_form_that_was_open_can_still_be_sent_off(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    panel = await town.panel()
    shown = await asked.click(panel, label=say("verb-labor"))
    assert shown.modal is not None
    await town.restart()
    await asked.submit_modal(shown, {"villagers": ["builder-1"]})
    assert (await town.opened()).ply == 1
    assert say("line-labor", name=asked.name, villagers=say("villager-builder-1")) in text_of(
        next(m for m in town.channel.history() if m.id == panel.id)
    )


async def test_the_letter_of_an_encounter_still_works(town: Town) -> None:
    await town.start(2)
    explorer = await town.until("choose_option", Random(1))
    letter = explorer.user.dm_channel.last_message
    before = (await town.opened()).ply
    await town.restart()
    choice = next(i for i in ids_of(letter) if "choose" in i)
    await explorer.user.click(letter, custom_id=choice)
    assert (await town.opened()).ply == before + 1


async def test_what_was_read_in_private_still_works(town: Town) -> None:
    await town.start(2)
    explorer = await town.until("choose_option", Random(1))
    read = await explorer.click(await town.panel(), label=say("verb-read"))
    before = (await town.opened()).ply
    await town.restart()
    choice = next(i for i in ids_of(read.response.message) if "choose" in i)
    await explorer.click(read.response.message, custom_id=choice)
    assert (await town.opened()).ply == before + 1


async def test_dice_that_have_fallen_lie_where_they_were(town: Town) -> None:
    trip = below(option=1, rolled={"builder-1": (4, 1), "trainer-1": (2, 1)})
    opened = await town.lay(a_table(ann=seat(cave=("builder-1", "trainer-1")), trip=trip))
    before = opened.state
    asked, _ = await town.turn()
    panel = await town.panel()
    await town.restart()
    assert (await town.opened()).state == before
    await asked.click(panel, label=say("verb-stop"))
    assert (await town.opened()).ply == 1


async def test_a_lobby_is_still_open(town: Town) -> None:
    lobby = await town.open(1)
    await town.restart()
    await town.bob.click(lobby, label=say("lobby-join"))
    await town.restart()
    await town.bob.click(town.channel.last_message, label=say("lobby-start"))
    assert (await town.opened()).ply == 0


async def test_a_step_can_still_be_taken_back(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    await asked.slash(town.channel, "pass")
    panel = await town.panel()
    await town.restart()
    await asked.click(panel, label=say("verb-undo"))
    assert not (await town.opened()).state.table.players[0].passed


async def test_a_paragraph_is_read_aloud_again(town: Town) -> None:
    await town.start(3, reading="player")
    dice = Random(3)
    await town.until("choose_option", dice)
    opened = await town.opened()
    explorer = opened.state.table.questions[0].seat
    reader = await town.at((explorer + 1) % 3)
    letter = reader.user.dm_channel.last_message
    await reader.user.click(letter, label=say("verb-aloud"))
    title = opened.book.stories.title(opened.state.table.expedition.path[-1], "en")
    assert title in text_of(await town.panel())
    await town.restart()
    await town.ann.slash(town.channel, "game status")
    await reader.user.click(letter, label=say("verb-aloud"))
    assert title in text_of(await town.panel())


async def test_commands_are_not_sent_to_discord_again(town: Town) -> None:
    since = len(town.env.http_requests)
    await town.restart()
    assert [r for r in town.env.http_requests[since:] if r.path.endswith("/commands")] == []


async def test_a_start_says_nothing_where_nothing_is_owed(town: Town) -> None:
    await town.start(2)
    since = len(town.env.http_requests)
    await town.restart()
    assert [r.path for r in town.env.http_requests[since:] if r.method != "GET"] == []


async def test_a_finished_game_is_still_told(town: Town) -> None:
    await town.start(2)
    await town.finish(Random(2))
    await town.restart()
    wrong = say("verify-wrong", wrong=0, dice=0, cards=0, seed="")[:6]
    answer = answer_of(await town.bob.slash(town.channel, "game verify"))
    assert not answer.startswith(wrong)
    assert "SHA-256" in answer
    assert answer_of(await town.bob.slash(town.channel, "game log"))
    exported = await town.bob.slash(town.channel, "game export")
    assert exported.response.attachments
