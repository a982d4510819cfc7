"""A lobby seats two to four people, each once, and starts when somebody seated says so."""

import asyncio
import re
from dataclasses import replace
from time import sleep
from typing import Any

import pytest

from bot.delivery.discord.replies import Replies
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.service.lobby.lobbies import Lobbies
from bot.service.tables.games import Games
from rules.dice import commitment
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import NAMES, SEED, Server
from tests.bot.wire import Wire

FULL = say("refusal-too-many-seats", need=4)
TOO_FEW = say("refusal-too-few-seats", need=2)

BOARDS = ("look board", "look market", "look score", "look village")


async def seats(server: Server, game_id: int = 1) -> list[str]:
    row = await server.parts[Games].get(game_id)
    return [seat.name for seat in row.seats]


async def test_its_host_is_seated_and_the_hash_of_the_dice_is_a_press_away(server: Server) -> None:
    lobby = await server.open(1)
    assert await seats(server) == ["ann"]
    assert "1. ann" in text_of(lobby)
    assert not re.search("[0-9a-f]{16}", text_of(lobby))
    told = answer_of(await server.eve.click(lobby, label=say("fair-dice")))
    assert say("fair-dice-told", hash=commitment(SEED)) in told


async def test_a_second_lobby_in_the_channel_is_declined(server: Server) -> None:
    await server.open(1)
    async with server.nothing_changes():
        answer = answer_of(await server.bob.slash(server.channel, "game new"))
        assert answer == say("channel-has-game")


async def test_two_channels_have_a_lobby_each(server: Server) -> None:
    await server.open(1)
    await server.open(1, channel=server.guild.create_text_channel("field"))
    assert await seats(server, 2) == ["ann"]


async def test_joining_twice_is_declined(server: Server) -> None:
    lobby = await server.open(2)
    async with server.nothing_changes():
        assert answer_of(await server.bob.click(lobby, label="Join")) == say("already-seated")
        answer = answer_of(await server.bob.slash(server.channel, "game join"))
        assert answer == say("already-seated")


async def test_a_fifth_player_is_declined(server: Server) -> None:
    lobby = await server.open(4)
    async with server.nothing_changes():
        assert answer_of(await server.eve.click(lobby, label="Join")) == FULL
        assert answer_of(await server.eve.slash(server.channel, "game join")) == FULL


async def test_starting_alone_is_declined(server: Server) -> None:
    lobby = await server.open(1)
    start = next(custom_id for custom_id in ids_of(lobby) if custom_id.endswith("start"))
    pressed = Wire(server).press(server.ann, lobby, start)
    async with server.nothing_changes():
        await Wire(server).deliver(pressed)
        assert answer_of(pressed.result) == TOO_FEW
        answer = answer_of(await server.ann.slash(server.channel, "game start"))
        assert answer == TOO_FEW


async def test_a_start_by_someone_without_a_seat_is_declined(server: Server) -> None:
    lobby = await server.open(2)
    async with server.nothing_changes():
        assert answer_of(await server.eve.click(lobby, label="Start")) == say("not-seated")
        assert answer_of(await server.eve.slash(server.channel, "game start")) == say("not-seated")


async def test_whoever_leaves_gives_the_seat_back(server: Server) -> None:
    lobby = await server.open(3)
    await server.ann.click(lobby, label="Leave")
    assert await seats(server) == ["bob", "cid"]
    assert ". ann" not in text_of(server.channel.history()[0])
    assert answer_of(await server.bob.slash(server.channel, "game leave")) == say("left")
    assert await seats(server) == ["cid"]
    assert "bob" not in text_of(server.channel.history()[0])


async def test_leaving_without_a_seat_is_declined(server: Server) -> None:
    lobby = await server.open(1)
    async with server.nothing_changes():
        assert answer_of(await server.bob.click(lobby, label="Leave")) == say("not-seated")
        assert answer_of(await server.bob.slash(server.channel, "game leave")) == say("not-seated")


async def test_the_last_to_leave_closes_the_lobby(server: Server) -> None:
    lobby = await server.open(1)
    await server.ann.click(lobby, label="Leave")
    closed = server.channel.history()[0]
    assert text_of(closed) == say("lobby-closed")
    assert not ids_of(closed)
    pressed = Wire(server).press(server.bob, closed, str(CustomId(1, 0, Press.LOBBY, "join")))
    async with server.nothing_changes():
        await Wire(server).deliver(pressed)
        assert answer_of(pressed.result) == say("game-over")
    await server.open(1)
    assert await seats(server, 2) == ["ann"]


async def test_a_lobby_left_by_command_is_closed_as_well(server: Server) -> None:
    await server.open(1)
    await server.ann.slash(server.channel, "game leave")
    closed = server.channel.history()[0]
    assert text_of(closed) == say("lobby-closed")
    assert not ids_of(closed)


async def test_nobody_joins_leaves_or_starts_a_game_under_way(server: Server) -> None:
    lobby = await server.open(2)
    # What is agreed on those who vanish may be changed later, too, and is shown to anyone.
    ids = [one for one in ids_of(lobby) if not one.endswith(":absence")]
    await server.ann.click(lobby, label="Start")
    wire = Wire(server)
    async with server.nothing_changes():
        for custom_id in ids:
            pressed = wire.press(server.cid, await server.panel(), custom_id)
            await wire.deliver(pressed)
            assert answer_of(pressed.result) == say("not-a-lobby")
        for command in ("join", "leave", "start"):
            typed = await server.cid.slash(server.channel, f"game {command}")
            assert answer_of(typed) == say("not-a-lobby")


async def test_what_needs_a_running_game_waits_for_the_start(server: Server) -> None:
    await server.open(2)
    async with server.nothing_changes():
        for command in (*BOARDS, "pass", "read", "look log"):
            typed = await server.ann.slash(server.channel, command)
            assert answer_of(typed) == say("not-started"), command
        assert answer_of(await server.ann.slash(server.channel, "game undo")) == say("not-started")


async def test_commands_without_a_game_say_how_to_open_one(server: Server) -> None:
    async with server.nothing_changes():
        for command in (*BOARDS, "pass", "read", "look log", "rest", "sell"):
            typed = await server.ann.slash(server.channel, command)
            assert answer_of(typed) == say("no-game-here"), command
        for command in ("join", "leave", "start", "status", "undo", "end", "verify"):
            typed = await server.ann.slash(server.channel, f"game {command}")
            assert answer_of(typed) == say("no-game-here"), command
        assert answer_of(await server.ann.slash(server.channel, "game export")) == say(
            "no-game-here"
        )
        suggested = await server.ann.autocomplete(server.channel, "explore", "party", "")
        assert suggested == []


async def test_four_join_at_the_same_moment(server: Server) -> None:
    lobby = await server.open(1)
    join = next(custom_id for custom_id in ids_of(lobby) if custom_id.endswith("join"))
    wire = Wire(server)
    pressed = [
        wire.press(server.people[name], lobby, join) for name in ("bob", "cid", "dee", "eve")
    ]
    await wire.deliver(*pressed)
    assert len(await seats(server)) == len(NAMES)
    shown = server.channel.history()[0]
    for name in await seats(server):
        assert name in text_of(shown)
    turned_away = [one for one in pressed if one.result.ephemeral]
    assert [answer_of(one.result) for one in turned_away] == [FULL]


async def test_two_start_at_the_same_moment(server: Server) -> None:
    lobby = await server.open(2)
    start = next(custom_id for custom_id in ids_of(lobby) if custom_id.endswith("start"))
    wire = Wire(server)
    pressed = [wire.press(person, lobby, start) for person in (server.ann, server.bob)]
    await wire.deliver(*pressed)
    assert (await server.loaded()).ply == 0
    answers = [answer_of(one.result) for one in pressed if one.result.ephemeral]
    assert answers == [say("not-a-lobby")]


async def test_a_lobby_is_closed_by_its_host_or_a_warden_alone(server: Server) -> None:
    await server.open(2)
    async with server.nothing_changes():
        for person in (server.bob, server.eve):
            answer = answer_of(await person.slash(server.channel, "game end"))
            assert answer == say("not-the-host")
    await server.fay.slash(server.channel, "game end")
    assert (await server.parts[Games].get(1)).status == "closed"
    assert not ids_of(server.channel.history()[0])


async def test_a_lobby_whose_message_is_gone_is_shown_again(server: Server) -> None:
    lobby = await server.open(2)
    server.env.backend.delete_message(server.channel.id, lobby.id)
    await server.ann.slash(server.channel, "game status")
    shown = server.channel.last_message
    assert "Start" in text_of(shown)
    await server.ann.click(shown, label="Start")
    assert (await server.loaded()).ply == 0


async def test_somebody_joins_by_command_when_the_lobbys_message_is_gone(server: Server) -> None:
    lobby = await server.open(1)
    server.env.backend.delete_message(server.channel.id, lobby.id)
    await server.bob.slash(server.channel, "game join")
    shown = next(m for m in server.channel.history(viewer=server.cid) if ids_of(m))
    assert "2. bob" in text_of(shown)


async def test_two_who_join_at_once_are_both_shown_whoever_is_answered_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, wire = await server.open(1), Wire(server)
    edit, waiting = server.parts[Replies].edit, [0.2, 0.0]

    async def slowly(*asked: Any) -> bool:
        await asyncio.to_thread(sleep, waiting.pop(0))
        return await edit(*asked)

    monkeypatch.setattr(server.parts[Replies], "edit", slowly)
    (join,) = [one for one in ids_of(lobby) if one.endswith(":join")]
    await wire.deliver(*[wire.press(person, lobby, join) for person in (server.bob, server.cid)])
    shown = text_of(server.channel.last_message)
    assert "bob" in shown
    assert "cid" in shown


async def test_who_joins_as_the_game_starts_does_not_bring_the_lobby_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, wire = await server.open(2), Wire(server)
    joined = server.parts[Lobbies].join

    async def slowly(*asked: Any) -> Any:
        row = await joined(*asked)
        await asyncio.to_thread(sleep, 0.2)
        return row

    monkeypatch.setattr(server.parts[Lobbies], "join", slowly)
    join, start = [
        next(one for one in ids_of(lobby) if one.endswith(f":{what}")) for what in ("join", "start")
    ]
    pressed = [wire.press(server.cid, lobby, join), wire.press(server.ann, lobby, start)]
    await wire.deliver(*pressed)
    assert all(one.result.acknowledged for one in pressed)
    assert [m for m in server.channel.history() if join in ids_of(m)] == []


@pytest.mark.parametrize(
    ("language", "reading", "line"),
    [
        ("en", "private", "English \u00b7 closes"),
        (
            "es",
            "private",
            "Español (Latinoamérica) \u00b7 las historias están en inglés \u00b7 se cierra",
        ),
        ("ja", "table", "日本語 \u00b7 物語は英語です \u00b7 募集終了"),
        ("ja", "book", "日本語 \u00b7 募集終了"),
    ],
)
async def test_stories_in_another_language_than_the_game_are_announced(
    server: Server, monkeypatch: pytest.MonkeyPatch, language: str, reading: str, line: str
) -> None:
    """The book is one without translations; of a printed book the bot knows no language."""
    books = server.parts[Games].books
    whole = books[books.default]
    english = replace(whole.stories, texts={"en": whole.stories.texts["en"]})
    monkeypatch.setitem(books._loaded, books.default, replace(whole, stories=english))
    assert line in text_of(await server.open(1, language=language, reading=reading))
