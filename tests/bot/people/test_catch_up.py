"""A catch-up shows what a person missed, and their open questions in all games of the server."""

import sqlite3
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.notices import TableEvent
from bot.service.tables.games import Games
from bot.store import table_events
from bot.store.database import Database
from bot.text.joining import PlyText
from bot.text.journal import journal_lines, ply_texts
from bot.text.narrator import PaperShown
from bot.text.summary import summarize
from bot.ui.layout import join_newest
from bot.ui.quick import quick_answers
from bot.ui.spectators import LINES, last_lines
from rules.actions import Rest
from rules.questions import RestVillagers, TakeTurn
from rules.words import VillagerId
from tests.bot.messages import answer_of, dms, ids_of, say, text_of
from tests.bot.openapi import check_requests, description
from tests.bot.server import NAMES, Server
from tests.bot.several import exploring, pass_on, two_games_ask_ann
from tests.tables import ANN, ONE, a_table, seat

DULL = {
    *("labor", "harvest", "pass", "rest"),
    *("advance", "put_up_for_sale", "take_back", "refresh_row", "refuse", "withdraw"),
}

LONG_GAME = 100  # plies
CHANGES_OF_MIND = 10
"""How often a player looks for a substitute and then stays: each time is told in two lines."""

EVERY = 5
"""Plies between two looks."""

FEW_CHARACTERS = 900


def shown_by(result: Any) -> Any:
    """Return the private message that a person was shown."""
    return (result.response or result.followups[-1]).message


def now_shown(channel: Any, person: Any, message: Any) -> Any:
    """Return a private message as it is now."""
    return next(m for m in channel.history(viewer=person) if m.id == message.id)


async def test_a_catch_up_is_about_the_person_in_few_characters(server: Server) -> None:
    await server.start(4)
    dice, most = Random(4), 0
    while not (loaded := await server.loaded()).state.table.over:
        plies = await server.parts[Games].history.plies(server.game_id)
        for one in loaded.row.seats:
            last = max([p.ply for p in plies if p.interaction_id and p.seat == one.seat], default=0)
            if loaded.ply % EVERY or not last:
                continue
            answer = answer_of(await server.people[one.name].slash(server.channel, "catchup"))
            told = answer.partition(say("owed-title"))[0].partition(say("owed-nothing"))[0]
            most = max(most, len(told))
            moves = len([ply for ply in plies if ply.ply > last and ply.action])
            title, figures, *_ = answer.split("\n")
            assert title == say("catchup-title", moves=moves)
            assert str(loaded.state.table.players[one.seat].coins) in figures
            assert "> " not in told, "a story is a press away"
        await server.step(dice)
    assert 0 < most <= FEW_CHARACTERS


async def test_a_catch_up_says_what_others_did_to_the_person(server: Server) -> None:
    ann = seat(coins=5, items=("fish",))
    await server.lay(a_table(ann=ann, bob=seat(coins=7)))
    await server.ann.slash(server.channel, "sell", item="fish", asking=3)
    await server.ann.slash(server.channel, "pass")
    await server.bob.slash(server.channel, "buy", seller="0", coins=3)
    answer = answer_of(await server.ann.slash(server.channel, "catchup"))
    assert say("catchup-coins", figure="5 → 8") in answer
    assert say("catchup-goods", figure=say("catchup-none")) in answer
    assert say("catchup-last", deed=say("line-pass", name="ann")) in answer
    assert "bob" in answer.split(say("catchup-last", deed=""))[-1]


async def test_the_whole_log_is_a_press_away(server: Server) -> None:
    await server.start(2)
    await server.step(Random(1))
    message = shown_by(await server.ann.slash(server.channel, "catchup"))
    log = await server.ann.click(message, label=say("catchup-log"))
    assert answer_of(log) == answer_of(await server.ann.slash(server.channel, "look log"))


async def test_the_panels_proposals_are_taken_from_a_catch_up(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    loaded = await server.loaded()
    narrator = server.parts[Languages].narrator(loaded)
    (question,) = loaded.state.table.questions
    assert isinstance(question, TakeTurn)
    proposed = [one.custom_id for one in quick_answers(narrator, loaded, question)]
    message = shown_by(await asked.slash(server.channel, "catchup"))
    assert proposed
    assert set(proposed) <= set(ids_of(message))
    before = (await server.loaded()).ply
    await asked.click(message, custom_id=proposed[0])
    assert (await server.loaded()).ply > before


def stands(plies: list[Any]) -> list[Any]:
    """List the plies that nobody took back."""
    undone = {ply.undoes for ply in plies}
    return [ply for ply in plies if ply.undoes is None and ply.ply not in undone]


def lines_of(ply_text: PlyText) -> list[tuple[bool, str]]:
    """List the lines of a ply, each with whether it is minor."""
    kind = ply_text.ply.action.kind if ply_text.ply.action else ""
    first, *others = ply_text.lines
    return [(kind in DULL, first), *[(False, line) for line in others]]


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 57)])
async def test_three_dull_plies_are_one_line_and_no_other_line_is_lost(
    server: Server, players: int, seed: int
) -> None:
    await server.start(players)
    await server.finish(Random(seed))
    narrator = server.parts[Languages].narrator(await server.loaded())
    narrator = replace(narrator, paper=PaperShown.NAME)
    plies = await server.parts[Games].history.plies(server.game_id)
    expected = list[str | None]()
    pairs = [pair for one in ply_texts(narrator, stands(plies)) for pair in lines_of(one)]
    for dull, run in groupby(pairs, lambda pair: pair[0]):
        run_lines = [line for _, line in run]
        expected += [None] if dull and len(run_lines) >= 3 else run_lines
    lines = summarize(narrator, plies)
    assert len(lines) == len(expected)
    assert sum(map(len, lines)) < sum(map(len, journal_lines(narrator, plies)))
    assert None in expected
    folded = [line for line, known in zip(lines, expected, strict=True) if known is None]
    assert lines == [known or line for line, known in zip(lines, expected, strict=True)]
    for line in folded:
        assert all(part.split("** ")[0][2:] in NAMES for part in line.split(say("list-dot")))


async def test_what_was_taken_back_is_not_told(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await asked.slash(server.channel, "refresh", row="house")
    await asked.slash(server.channel, "game undo")
    answer = answer_of(await other.slash(server.channel, "catchup"))
    assert say("line-undo", name=asked.name) not in answer


async def test_what_befell_the_table_is_told(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await asked.slash(server.channel, "pass")

    def befall(db: sqlite3.Connection) -> None:
        table_events.add(db, 1, TableEvent(1, server.parts[Games].timestamp(), "lobby-expired"))

    await server.parts[Database].write(befall)
    await other.slash(server.channel, "labor", villagers="Bricia the builder")
    answer = answer_of(await asked.slash(server.channel, "catchup"))
    assert say("lobby-expired") in answer


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_is_owed_in_all_games_is_asked_and_answered_in_one_place(
    server: Server, *, restarted: bool
) -> None:
    field = await two_games_ask_ann(server)
    turns = [await exploring(server, game_id) for game_id in (1, 2)]
    result = await server.ann.slash(field, "catchup")
    for channel in (server.channel, field):
        assert f"<#{channel.id}>" in answer_of(result)
    message = shown_by(result)
    assert set(turns) < set(ids_of(message))
    first, second = [one for one in ids_of(message) if ":do:labor-" in one]
    if restarted:
        await server.restart()
    await server.ann.click(message, custom_id=first)
    assert (await server.asked(1)).id == server.bob.id
    shown = now_shown(field, server.ann, message)
    labors, _ = say("line-labor", name="ann", villagers="\n").split("\n")
    assert labors in text_of(shown)
    assert {turns[0], first}.isdisjoint(ids_of(shown))
    await server.ann.click(shown, custom_id=second)
    assert (await server.asked(2)).id == server.bob.id
    shown = now_shown(field, server.ann, message)
    assert say("owed-nothing") in text_of(shown)
    await pass_on(server, 1, server.channel)
    await server.ann.click(shown, label=say("catchup-again"))
    await server.bob.slash(field, "catchup")
    assert await exploring(server, 2) not in ids_of(now_shown(field, server.ann, message))


async def ask_ann_to_rest(server: Server, *tired: str) -> None:
    ann = seat(ready=(), exhausted=tuple(map(VillagerId, tired)), items=("cider",))
    await server.lay(a_table(ann=ann, asks=(RestVillagers(ONE, ANN),), turn=None))


async def last_action(server: Server) -> Any:
    return (await server.parts[Games].history.plies(server.game_id))[-1].action


async def test_the_beds_are_filled_from_a_catch_up(server: Server) -> None:
    await ask_ann_to_rest(server, "builder-1", "trainer-1", "explorer-1")
    message = shown_by(await server.ann.slash(server.channel, "catchup"))
    await server.ann.click(message, label=say("verb-proposed"))
    assert isinstance(await last_action(server), Rest)
    assert say("owed-nothing") in text_of(now_shown(server.channel, server.ann, message))


async def test_a_form_that_is_filled_from_a_catch_up_brings_it_up_to_date(server: Server) -> None:
    await ask_ann_to_rest(server, "trainer-1")
    message = shown_by(await server.ann.slash(server.channel, "catchup"))
    form = await server.ann.click(message, custom_id=f"1:{server.game_id}:{ONE}:do:rest")
    await server.ann.submit_modal(form, {"beds": ["trainer-1"]})
    assert await last_action(server) == Rest(ANN, beds=(VillagerId("trainer-1"),))
    assert say("owed-nothing") in text_of(now_shown(server.channel, server.ann, message))


async def test_an_action_stands_in_a_catch_up_once(server: Server) -> None:
    """Where a proposal takes it, its form is behind More, as on the panel."""
    field = await two_games_ask_ann(server)
    shown = ids_of(shown_by(await server.ann.slash(field, "catchup")))
    assert [one for one in shown if one.endswith(":do:labor")] == []
    assert len([one for one in shown if ":do:labor-" in one]) == len((1, 2))


async def test_who_goes_below_from_a_catch_up_reads_the_paragraph_there(server: Server) -> None:
    field = await two_games_ask_ann(server)
    number = (await server.loaded(2)).state.table.questions[0].number
    message = shown_by(await server.ann.slash(field, "catchup"))
    form = await server.ann.click(message, custom_id=f"1:2:{number}:do:explore")
    await server.ann.submit_modal(form, {"party": ["builder-1", "trainer-1"]})
    shown = now_shown(field, server.ann, message)
    assert say("reading-choose") in text_of(shown)
    assert dms(server.ann) == []


async def test_a_paragraph_is_read_before_its_choices_are_shown(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(5))
    message = shown_by(await explorer.slash(server.channel, "catchup"))
    assert [i.split(":")[3] for i in ids_of(message)] == ["show", "read", "catchup"]
    result = await explorer.click(message, label=say("verb-read"))
    assert say("reading-choose") in answer_of(result)
    other = server.bob if explorer.id == server.ann.id else server.ann
    message = shown_by(await other.slash(server.channel, "catchup"))
    assert [i.split(":")[3] for i in ids_of(message)] == ["show", "catchup"]


async def test_a_channel_without_a_game_tells_what_is_owed(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    quiet = server.guild.create_text_channel("quiet")
    answer = answer_of(await asked.slash(quiet, "catchup"))
    assert answer.startswith(say("owed-title"))
    assert f"<#{server.channel.id}>" in answer
    for person, key in ((other, "owed-nothing"), (server.eve, "owed-nowhere")):
        answer = answer_of(await person.slash(quiet, "catchup"))
        assert answer.startswith(say(key))


async def test_who_only_looks_on_is_told_no_story_of_his_own(server: Server) -> None:
    await server.start(2)
    assert answer_of(await server.eve.slash(server.channel, "catchup")).startswith(
        say("owed-nowhere")
    )


async def test_a_long_game_and_many_games_stay_within_what_a_message_holds(server: Server) -> None:
    """A player who never acted is told the whole game, and what befell the table meanwhile.

    The moves of a village are one line, so a game alone is never too long.
    """
    description()
    for number in range(12):
        channel = server.guild.create_text_channel(f"field-{number}")
        lobby = await server.open(2, channel=channel)
        await server.ann.click(lobby, label=say("lobby-start"))
        if (await server.asked(number + 1)).id != server.ann.id:
            await pass_on(server, number + 1, channel)
    server.game_id = 13
    await server.start(4)
    dice = Random(1)
    while (
        len(await server.parts[Games].history.plies(13)) <= LONG_GAME
        or (await server.asked(13)).id != server.ann.id
    ):
        await server.step(dice)
    for what in ("seek", "back") * CHANGES_OF_MIND:
        await server.bob.slash(server.channel, "game seat", what=what)
    await server.parts[Database].write(
        lambda db: db.execute("UPDATE plies SET interaction_id = NULL")
    )
    server.parts[Games].loaded.invalidate(13)
    answer = answer_of(await server.ann.slash(server.channel, "catchup"))
    assert say("lines-more") in answer.split("\n")
    assert say("owed-more", count=5) in answer  # 8 of 13 are listed
    assert answer.count(say("verb-more")) >= 2
    listed = answer_of(await server.ann.slash(server.channel, "me games"))
    assert listed.count("<#") >= 12
    check_requests(server)


@pytest.mark.parametrize("count", [4, 8])
async def test_of_many_games_those_are_asked_again_that_are_not_answered(
    server: Server, count: int
) -> None:
    fields = [server.guild.create_text_channel(f"field-{number}") for number in range(count)]
    for game_id, field in enumerate(fields, 1):
        await server.ann.click(await server.open(2, channel=field), label=say("lobby-start"))
        if (await server.asked(game_id)).id != server.ann.id:
            await pass_on(server, game_id, field)
    message = shown_by(await server.ann.slash(server.channel, "catchup"))
    assert text_of(message).count("<#") == count
    await pass_on(server, 1, fields[0])
    await server.ann.click(message, label=say("catchup-again"))
    again = now_shown(server.channel, server.ann, message)
    assert text_of(again).count("<#") == count - 1
    assert await exploring(server, 2) in ids_of(again)
    check_requests(server)


async def test_four_hundred_plies_are_told_as_a_short_story(server: Server) -> None:
    await server.start(4)
    await server.finish(Random(9))
    narrator = server.parts[Languages].narrator(await server.loaded())
    plies = await server.parts[Games].history.plies(server.game_id)
    long = [replace(ply, ply=number) for number, ply in enumerate(plies[1:] * 4) if ply.action]
    assert len(long) > 400
    story = last_lines(narrator, long)
    assert len(story) <= LINES + 100
    assert story.split("\n")[-1] == summarize(narrator, plies)[-1]


def test_a_story_that_is_cut_begins_with_no_line_that_belongs_to_one_above() -> None:
    lines = ["**Ann** explored", "-# 2 lanterns", "> And home.", "**Bob** passed", "-# 3 coins"]
    whole = "\n".join(lines)
    assert join_newest(lines, len(whole) + 1, "...") == whole
    cut = "...\n**Bob** passed\n-# 3 coins"
    for longest in range(len(cut) - 3, len(whole) + 1):
        assert join_newest(lines, longest, "...") == cut


async def test_who_plays_alone_is_told_and_asked_as_well(server: Server) -> None:
    await server.start(1, variant="solo")
    dice = Random(3)
    for _ in range(20):
        await server.step(dice)
    answer = answer_of(await server.ann.slash(server.channel, "catchup"))
    assert say("owed-title") in answer
    assert say("games-you") in answer_of(await server.ann.slash(server.channel, "me games"))
    await server.eve.slash(server.channel, "game watch", updates="end")
    await server.finish(dice)
    (dm,) = dms(server.eve)
    assert "ann" in dm
    answer = answer_of(await server.ann.slash(server.channel, "me stats"))
    assert say("stats-server-games", games=1) in answer
    assert answer.count(say("stats-none")) == 0
