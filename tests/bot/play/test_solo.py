"""One person plays against two automated opponents, who go on by themselves and ask nothing."""

import sqlite3
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.errors import StoreBusy
from bot.service.history.codec import decode_facts, encode_facts
from bot.service.history.packing import pack, unpack
from bot.service.plies.verify import verify
from bot.service.tables.games import Games
from bot.store.plies import add_ply
from bot.text.tidings import fates_of
from rules import automaton_due
from rules.facts import OpponentActed
from rules.table import Sale
from rules.words import Good, Seat
from tests.bot.messages import answer_of, dms, ids_of, lobby_rules, posts, say, text_of
from tests.bot.papers import whole_papers
from tests.bot.server import SEED, Server, close_dms
from tests.solo import RIGHT, alone
from tests.tables import seat

LEFT_BOT, RIGHT_BOT = say("bot-left"), say("bot-right")
SOLO: dict[str, Any] = {"variant": "solo"}


async def begin(server: Server, **options: Any) -> Any:
    return await server.start(1, **SOLO, **options)


async def plies(server: Server) -> list[Any]:
    return await server.parts[Games].history.stored_plies(server.game_id)


def is_an_opponents(row: Any) -> bool:
    return any(isinstance(fact, OpponentActed) for fact in decode_facts(row.facts))


async def test_a_lobby_for_one_takes_nobody_else_and_starts(server: Server) -> None:
    lobby = await server.open(1, **SOLO)
    assert not [custom_id for custom_id in ids_of(lobby) if custom_id.endswith("join")]
    assert say("lobby-ask", variant="solo", count=1, most=1) in text_of(lobby)
    async with server.nothing_changes():
        answer = answer_of(await server.bob.slash(server.channel, "game join"))
        assert answer == say("refusal-too-many-seats", need=1)
    await server.ann.click(lobby, label=say("lobby-start"))
    assert (await server.loaded()).row.is_solo


async def test_nobody_is_left_of_who_plays_alone_so_the_bot_reads(server: Server) -> None:
    server.sow(SEED)
    lobby = await server.open(1, reading="player", **SOLO)
    assert lobby_rules("final", "solo") in text_of(lobby)
    await server.ann.click(lobby, label=say("lobby-start"))
    ann = await server.until("choose_option", Random(1))
    trip = (await server.loaded()).state.table.expedition
    title = (await server.loaded()).book.stories.title(trip.path[-1], "en")
    assert title in text_of(ann.user.dm_channel.last_message)


@pytest.mark.parametrize("reading", ["private", "player"])
async def test_with_closed_dms_the_encounter_is_read_in_the_channel(
    server: Server, reading: str
) -> None:
    await begin(server, reading=reading)
    close_dms(server)
    await server.finish(Random(3))
    assert (await server.loaded()).state.table.over
    assert not dms(server.ann)


@pytest.mark.parametrize("start", range(6))
async def test_whoever_goes_first_the_player_is_asked(server: Server, start: int) -> None:
    loaded = await server.start(1, seed=start.to_bytes(32), **SOLO)
    assert automaton_due(loaded.state.table) is None
    assert [question.seat for question in loaded.state.table.questions] == [0]
    rows = await plies(server)
    assert [is_an_opponents(row) for row in rows] == [False, *[True] * loaded.ply]
    assert loaded.ply == -loaded.state.table.first % 3
    posted = "\n".join(map(text_of, server.channel.history()))
    first = ("ann", LEFT_BOT, RIGHT_BOT)[loaded.state.table.first]
    begins = say("line-start-solo", name="ann", first=first, hash="")
    assert begins.split("`")[0] in posted
    assert (f"**{RIGHT_BOT}** " in text_of(await server.panel())) or not loaded.ply


async def test_the_opponents_are_named_wherever_one_looks(server: Server) -> None:
    await begin(server)
    for _ in range(6):
        await server.step(Random(2))
    for look in ("look board", "look log"):
        shown = answer_of(await server.bob.slash(server.channel, look))
        assert LEFT_BOT in shown
        assert RIGHT_BOT in shown
    assert say("score-alone") in answer_of(await server.bob.slash(server.channel, "look score"))
    title = say("village-title", name="ann").strip("# ")
    for person in (server.ann, server.bob):
        assert title in answer_of(await person.slash(server.channel, "look village"))


async def test_the_player_is_never_pinged(server: Server) -> None:
    await begin(server)
    since = len(server.env.http_requests)
    await server.finish(Random(5))
    bodies = [r.json for r in server.env.http_requests[since:] if isinstance(r.json, dict)]
    allowed = [(body.get("data") or body).get("allowed_mentions") for body in bodies]
    assert not [one for one in allowed if one and (one.get("users") or one.get("parse"))]


async def test_a_step_that_opponents_answered_cannot_be_taken_back(server: Server) -> None:
    await begin(server)
    await server.ann.slash(server.channel, "labor", villagers="builder-1")
    assert is_an_opponents((await plies(server))[-1])
    assert not [custom_id for custom_id in ids_of(await server.panel()) if "undo" in custom_id]
    async with server.nothing_changes():
        answer = answer_of(await server.ann.slash(server.channel, "game undo"))
        assert answer == say("undo-opponent-acted")


async def test_a_free_action_can_be_taken_back(server: Server) -> None:
    await server.lay(alone(turn=Seat(0), ann=seat(items=("fish",))), **SOLO)
    await server.ann.slash(server.channel, "sell", item="fish")
    assert (await server.loaded()).state.table.players[0].sale == Sale(Good.FISH)
    await server.ann.click(await server.panel(), label=say("verb-undo"))
    assert (await server.loaded()).state.table.players[0].sale is None


async def test_no_price_can_be_asked_of_the_opponents(server: Server) -> None:
    await server.lay(alone(turn=Seat(0), ann=seat(items=("fish",))), **SOLO)
    async with server.nothing_changes():
        typed = await server.ann.slash(server.channel, "sell", item="fish", asking=4)
        assert answer_of(typed) == say("refusal-price-by-die")


async def offered(server: Server) -> Any:
    """Put a fish up for sale, and play on until a die finds somebody who wants it."""
    await server.lay(alone(turn=Seat(0), ann=seat(items=("fish",))), **SOLO)
    await server.ann.slash(server.channel, "sell", item="fish")
    dice = Random(1)
    while (await server.loaded()).state.table.questions[0].kind != "sell_item":
        if (await server.loaded()).state.table.questions[0].kind == "take_turn":
            await server.ann.slash(server.channel, "pass")
        else:
            await server.step(dice)
    return (await server.loaded()).state.table.questions[0]


@pytest.mark.parametrize("way", ["press", "type"])
async def test_what_a_die_brings_is_taken(server: Server, way: str) -> None:
    question = await offered(server)
    coins = (await server.loaded()).state.table.players[0].coins
    asked = say("ask-sell-item", who="", item="fish", coins=question.coins)
    assert asked in text_of(await server.panel())
    if way == "press":
        await server.ann.click(await server.panel(), label=say("verb-accept"))
    else:
        await server.ann.slash(server.channel, "answer", reply="accept")
    player = (await server.loaded()).state.table.players[0]
    assert (player.coins, player.sale) == (coins + question.coins, None)
    sold = say("detail-sold-off", item="fish", count=1, coins=question.coins)
    assert sold in text_of(await server.panel())


@pytest.mark.parametrize("way", ["press", "type"])
async def test_what_a_die_brings_is_refused(server: Server, way: str) -> None:
    await offered(server)
    if way == "press":
        await server.ann.click(await server.panel(), label=say("verb-refuse"))
    else:
        await server.ann.slash(server.channel, "answer", reply="refuse")
    loaded = await server.loaded()
    assert loaded.state.table.players[0].sale == Sale(Good.FISH)
    assert loaded.state.table.questions[0].kind == "take_turn"


async def test_a_die_that_finds_nobody_is_told(server: Server) -> None:
    await offered(server)
    posted = "\n".join(map(text_of, server.channel.history()))
    assert any(say("line-sale-die", name="ann", value=value) in posted for value in (1, 2, 3))


@pytest.mark.parametrize("way", ["press", "type"])
async def test_a_whole_game_with_a_restart_between_any_two_steps(server: Server, way: str) -> None:
    await begin(server)
    dice = Random(4)
    while not (await server.loaded()).state.table.over:
        before = await server.stored()
        await server.restart()
        assert await server.stored() == before
        await server.step(dice, way)
    assert await server.waiting() == []


@pytest.mark.parametrize("due", [1, 2])
async def test_opponents_go_on_whom_a_stop_of_the_bot_kept_from_it(
    server: Server, due: int
) -> None:
    loaded = await server.lay(alone(turn=Seat(due)), **SOLO)
    assert [question.seat for question in loaded.state.table.questions] == [0]
    assert loaded.ply == 3 - due
    await server.env.advance_time(31)
    assert await server.waiting() == []
    assert f"**{RIGHT_BOT}** " in "\n".join(map(text_of, server.channel.history()))


async def test_a_commit_that_fails_among_the_opponents_changes_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(server)
    add, added = add_ply, 0

    def fail_second(db: sqlite3.Connection, game_id: int, row: Any) -> None:
        nonlocal added
        added += 1
        if added == 2:
            raise sqlite3.OperationalError("disk I/O error")
        add(db, game_id, row)

    async with server.nothing_changes():
        with monkeypatch.context() as patched:
            patched.setattr("bot.service.tables.changes.add_ply", fail_second)
            typed = await server.ann.slash(server.channel, "labor", villagers="builder-1")
            assert answer_of(typed) == say("store-busy")
    assert added == 2
    before = (await server.loaded()).ply
    await server.ann.slash(server.channel, "labor", villagers="builder-1")
    assert (await server.loaded()).ply == before + 3


async def test_a_start_in_which_the_rest_fails_goes_on_at_the_next_look(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StoreBusy("full")

    with monkeypatch.context() as patched:
        patched.setattr("bot.service.tables.changes.to_rows", fail)
        with pytest.raises(StoreBusy):
            await server.lay(alone(turn=RIGHT), **SOLO)
    assert (await server.loaded()).ply == 1


async def test_a_finished_game_is_verified_and_a_tampered_one_is_not(server: Server) -> None:
    loaded = await begin(server)
    await server.finish(Random(6))
    answer = answer_of(await server.bob.slash(server.channel, "game verify"))
    rows, row = await plies(server), (await server.loaded()).row
    report = verify(loaded.game, row, rows)
    assert not report.wrong
    assert (
        say("verify-right", dice=report.dice, cards=report.cards, seed="", hash="")[:20] in answer
    )
    theirs = [index for index, ply in enumerate(rows) if is_an_opponents(ply)]
    assert report.dice > len(theirs) > 20
    assert verify(loaded.game, replace(row, seed=bytes(32)), rows).wrong > len(theirs) // 2
    for index in theirs[::10]:
        (acted, *rest) = decode_facts(rows[index].facts)
        assert isinstance(acted, OpponentActed)
        face = acted.face % 8 + 1
        forged = tampered(rows, index, (replace(acted, face=face), *rest))
        assert verify(loaded.game, row, forged).wrong == 1


def tampered(rows: list[Any], index: int, facts: Any) -> list[Any]:
    """Change a ply's facts, and chain the plies again, as a forger would."""
    forged = [*rows]
    forged[index] = replace(rows[index], facts=encode_facts(facts))
    return unpack(pack(forged))


async def test_a_chronicle_that_folds_no_more_is_not_verified(server: Server) -> None:
    loaded = await begin(server)
    await server.finish(Random(6))
    rows, row = await plies(server), (await server.loaded()).row
    index = next(i for i, ply in enumerate(rows) if is_an_opponents(ply))
    (acted, *rest) = decode_facts(rows[index].facts)
    forged = tampered(rows, index, (replace(acted, seat=9), *rest))
    assert verify(loaded.game, row, forged).wrong


async def test_whoever_plays_alone_gets_the_papers_and_reads_what_became_of_all(
    server: Server,
) -> None:
    loaded = await begin(server)
    await server.finish(Random(5))
    paper = loaded.book.stories.memory.tidings["en"].paper
    assert paper
    papers = await whole_papers(server)
    assert papers
    head = f"> {say('tidings-name', name=paper.name)}"
    printed = [text for text in posts(server) if head in text.split("\n")]
    begun = [say("line-round", round=number + 1, name="\n").split("\n")[0] for number in papers]
    begun = [line if number < 7 else "" for line, number in zip(begun, papers, strict=True)]
    assert all(line in text for line, text in zip(begun, printed, strict=True))
    panel = await server.panel()
    end = text_of(panel)
    if say("became-title") not in end:
        end = answer_of(await server.ann.click(panel, label=say("became")))
    lines = fates_of(server.parts[Languages].narrator(await server.loaded()))
    assert lines
    assert all(line in end for text in lines for line in text.splitlines())
