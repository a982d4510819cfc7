"""Who comes back is told what he missed and asked what he owes, in all games of the server."""

import sqlite3
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

import pytest

from bot.service.codec import decode_action
from bot.store import table_events
from bot.text.journal import tell
from bot.text.narrator import Narrator
from bot.text.summary import abridged, retell
from bot.ui.catch_up import STORY, story_of
from tests.bot.messages import answer_of, ids_of, letters, say, text_of
from tests.bot.openapi import check_requests, description
from tests.bot.several import pass_on, passing, two_games_ask_ann
from tests.bot.town import NAMES, Town

DULL = {
    *("labor", "harvest", "pass", "rest"),
    *("advance", "put_up_for_sale", "take_back", "refresh_row", "refuse", "withdraw"),
}


def shown_by(result: Any) -> Any:
    """Give the private message that a person was shown."""
    return (result.response or result.followups[-1]).message


def now_shown(channel: Any, person: Any, message: Any) -> Any:
    """Give a private message as it stands now."""
    return next(m for m in channel.history(viewer=person) if m.id == message.id)


async def test_what_the_others_did_since_ones_own_last_act_is_told_in_its_order(
    town: Town,
) -> None:
    await town.start(3)
    dice = Random(4)
    for _ in range(30):
        await town.step(dice)
    opened = await town.opened()
    plies = await town.bot.tables.plies(town.game_id)
    narrator = town.bot.reader.narrator(opened.row)
    for seat in opened.row.seats:
        last = max(ply.ply for ply in plies if ply.seat == seat.seat)
        missed = [ply for ply in plies if ply.ply > last]
        answer = answer_of(await town.people[seat.name].slash(town.channel, "catchup"))
        assert answer.split("\n")[0] == say("catchup-title", moves=len(missed))
        lines = [line for ply in missed for line in tell(narrator, [ply])]
        if len(lines) < 3:
            positions = [answer.index(line) for line in lines]
            assert positions == sorted(positions)
        if not missed:
            assert say("catchup-nothing") in answer


def stands(plies: list[Any]) -> list[Any]:
    """List the plies that nobody took back."""
    undone = {ply.undoes for ply in plies}
    return [ply for ply in plies if ply.undoes is None and ply.ply not in undone]


def lines_of(narrator: Narrator, ply: Any) -> list[tuple[bool, str]]:
    """Give the lines of a ply, each with whether it is dull."""
    kind = decode_action(ply.action).kind if ply.action else ""
    first, *others = tell(narrator, [ply])
    return [(kind in DULL, first), *[(False, line) for line in others]]


@pytest.mark.parametrize("players", [2, 4])
async def test_three_dull_plies_are_one_line_and_no_other_line_is_lost(
    town: Town, players: int
) -> None:
    await town.start(players)
    await town.finish(Random(players))
    narrator = town.bot.reader.narrator((await town.opened()).row)
    plies = await town.bot.tables.plies(town.game_id)
    expected = list[str | None]()
    told = [pair for ply in stands(plies) for pair in lines_of(narrator, ply)]
    for dull, run in groupby(told, lambda pair: pair[0]):
        said = [line for _, line in run]
        expected += [None] if dull and len(said) >= 3 else said
    lines = retell(narrator, plies)
    assert len(lines) == len(expected) < len(tell(narrator, plies))
    folded = [line for line, known in zip(lines, expected, strict=True) if known is None]
    assert lines == [known or line for line, known in zip(lines, expected, strict=True)]
    for line in folded:
        assert all(part.split("** ")[0][2:] in NAMES for part in line.split(say("list-dot")))


async def test_what_was_taken_back_is_not_told(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await asked.slash(town.channel, "refresh", row="house")
    await asked.slash(town.channel, "game undo")
    answer = answer_of(await other.slash(town.channel, "catchup"))
    assert say("line-undo", name=asked.name) not in answer


async def test_what_befell_the_table_is_told_where_it_befell(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await asked.slash(town.channel, "pass")

    def befall(db: sqlite3.Connection) -> None:
        table_events.add(db, 1, 1, town.bot.tables.stamp(), "lobby-expired", {})

    await town.bot.database.write(befall)
    await other.slash(town.channel, "labor", villagers="Bricia the builder")
    opened = await town.opened()
    lines = retell(
        town.bot.reader.narrator(opened.row),
        await town.bot.tables.plies(1),
        await town.bot.database.read(lambda db: table_events.of_game(db, 1)),
    )
    at = lines.index(say("lobby-expired"))
    assert say("line-pass", name=asked.name) in lines[at - 1]
    answer = answer_of(await asked.slash(town.channel, "catchup"))
    assert say("lobby-expired") in answer


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_is_owed_in_all_games_is_asked_and_answered_in_one_place(
    town: Town, *, restarted: bool
) -> None:
    field = await two_games_ask_ann(town)
    passes = [await passing(town, game_id) for game_id in (1, 2)]
    result = await town.ann.slash(field, "catchup")
    for channel in (town.channel, field):
        assert f"<#{channel.id}>" in answer_of(result)
    message = shown_by(result)
    assert set(passes) < set(ids_of(message))
    if restarted:
        await town.restart()
    await town.ann.click(message, custom_id=passes[0])
    assert (await town.asked(1)).id == town.bob.id
    shown = now_shown(field, town.ann, message)
    assert say("line-pass", name="ann") in text_of(shown)
    assert passes[0] not in ids_of(shown)
    await town.ann.click(shown, custom_id=passes[1])
    assert (await town.asked(2)).id == town.bob.id
    shown = now_shown(field, town.ann, message)
    assert say("owed-nothing") in text_of(shown)
    await pass_on(town, 1, town.channel)
    await town.ann.click(shown, label=say("catchup-again"))
    await town.bob.slash(field, "catchup")
    assert await passing(town, 2) not in ids_of(now_shown(field, town.ann, message))


async def test_a_form_that_is_filled_from_a_catch_up_brings_it_up_to_date(town: Town) -> None:
    field = await two_games_ask_ann(town)
    number = (await town.opened(2)).state.table.questions[0].number
    message = shown_by(await town.ann.slash(field, "catchup"))
    form = await town.ann.click(message, custom_id=f"1:2:{number}:do:labor")
    await town.ann.submit_modal(form, {"villagers": ["builder-1"]})
    assert (await town.asked(2)).id == town.bob.id
    assert await passing(town, 1) in ids_of(now_shown(field, town.ann, message))


async def test_who_goes_below_from_a_catch_up_reads_the_paragraph_there(town: Town) -> None:
    field = await two_games_ask_ann(town)
    number = (await town.opened(2)).state.table.questions[0].number
    message = shown_by(await town.ann.slash(field, "catchup"))
    form = await town.ann.click(message, custom_id=f"1:2:{number}:do:explore")
    await town.ann.submit_modal(form, {"party": ["builder-1", "trainer-1"]})
    shown = now_shown(field, town.ann, message)
    assert say("reading-choose") in text_of(shown)
    assert letters(town.ann) == []


async def test_a_paragraph_is_read_before_its_choices_are_shown(town: Town) -> None:
    await town.start(2)
    explorer = await town.until("choose_option", Random(5))
    message = shown_by(await explorer.slash(town.channel, "catchup"))
    assert [i.split(":")[3] for i in ids_of(message)] == ["read", "catchup"]
    result = await explorer.click(message, label=say("verb-read"))
    assert say("reading-choose") in answer_of(result)
    other = town.bob if explorer.id == town.ann.id else town.ann
    message = shown_by(await other.slash(town.channel, "catchup"))
    assert [i.split(":")[3] for i in ids_of(message)] == ["catchup"]


async def test_a_channel_without_a_game_tells_what_is_owed(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    quiet = town.guild.create_text_channel("quiet")
    answer = answer_of(await asked.slash(quiet, "catchup"))
    assert answer.startswith(say("owed-title"))
    assert f"<#{town.channel.id}>" in answer
    for person in (other, town.eve):
        answer = answer_of(await person.slash(quiet, "catchup"))
        assert answer.startswith(say("owed-nothing"))


async def test_who_only_looks_on_is_told_no_story_of_his_own(town: Town) -> None:
    await town.start(2)
    assert answer_of(await town.eve.slash(town.channel, "catchup")).startswith(say("owed-nothing"))


async def test_a_long_game_and_many_games_stay_within_what_a_message_holds(town: Town) -> None:
    """Whoever never acted himself is told the whole game."""
    description()
    for number in range(12):
        channel = town.guild.create_text_channel(f"field-{number}")
        lobby = await town.open(2, channel=channel)
        await town.ann.click(lobby, label=say("lobby-start"))
        if (await town.asked(number + 1)).id != town.ann.id:
            await pass_on(town, number + 1, channel)
    town.game_id = 13
    await town.start(4)
    dice = Random(9)
    while (await town.opened()).state.table.round < 7:
        await town.step(dice)
    await town.bot.database.write(lambda db: db.execute("UPDATE plies SET interaction_id = NULL"))
    town.bot.tables.forget(13)
    plies = len(await town.bot.tables.plies(13))
    answer = answer_of(await town.ann.slash(town.channel, "catchup"))
    assert plies > 100
    assert say("lines-more") in answer
    assert say("owed-more", count=4) in answer
    assert answer.count(say("verb-pass")) >= 2
    listed = answer_of(await town.ann.slash(town.channel, "games"))
    assert listed.count("<#") >= 12
    check_requests(town)


async def test_four_hundred_plies_are_told_as_a_short_story(town: Town) -> None:
    await town.start(4)
    await town.finish(Random(9))
    narrator = town.bot.reader.narrator((await town.opened()).row)
    plies = await town.bot.tables.plies(town.game_id)
    long = [replace(ply, ply=number) for number, ply in enumerate(plies[1:] * 4) if ply.action]
    assert len(long) > 400
    story = story_of(narrator.words, len(long), abridged(retell(narrator, long), STORY))
    assert len(story) <= STORY + 100
    assert story.split("\n")[-1] == retell(narrator, plies)[-1]


async def test_who_plays_alone_is_told_and_asked_as_well(town: Town) -> None:
    await town.start(1, variant="solo")
    dice = Random(3)
    for _ in range(20):
        await town.step(dice)
    answer = answer_of(await town.ann.slash(town.channel, "catchup"))
    assert say("owed-title") in answer
    assert say("games-you") in answer_of(await town.ann.slash(town.channel, "games"))
    await town.eve.slash(town.channel, "game watch", updates="end")
    await town.finish(dice)
    (letter,) = letters(town.eve)
    assert "ann" in letter
    answer = answer_of(await town.ann.slash(town.channel, "stats"))
    assert say("stats-server-games", games=1) in answer
    assert answer.count(say("stats-none")) == 0
