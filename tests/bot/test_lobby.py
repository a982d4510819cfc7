"""A lobby seats two to four people, each once, and starts when somebody seated says so."""

import asyncio
from time import sleep
from typing import Any

import pytest

from bot.model.custom_id import CustomId
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.town import NAMES, Town
from tests.bot.wire import Wire

FULL = say("refusal-too-many-seats", need=4)
TOO_FEW = say("refusal-too-few-seats", need=2)


async def seats(town: Town, game_id: int = 1) -> list[str]:
    row = await town.bot.tables.get(game_id)
    return [seat.name for seat in row.seats]


async def test_its_host_is_seated_and_the_hash_of_the_dice_is_told(town: Town) -> None:
    lobby = await town.open(1)
    assert await seats(town) == ["ann"]
    assert "1. ann" in text_of(lobby)
    assert "SHA-256" in text_of(lobby)


async def test_a_second_lobby_in_the_channel_is_declined(town: Town) -> None:
    await town.open(1)
    async with town.nothing_changes():
        answer = answer_of(await town.bob.slash(town.channel, "game new"))
        assert answer == say("channel-has-game")


async def test_two_channels_have_a_lobby_each(town: Town) -> None:
    await town.open(1)
    await town.open(1, channel=town.guild.create_text_channel("field"))
    assert await seats(town, 2) == ["ann"]


async def test_joining_twice_is_declined(town: Town) -> None:
    lobby = await town.open(2)
    async with town.nothing_changes():
        assert answer_of(await town.bob.click(lobby, label="Join")) == say("already-seated")
        answer = answer_of(await town.bob.slash(town.channel, "game join"))
        assert answer == say("already-seated")


async def test_a_fifth_player_is_declined(town: Town) -> None:
    lobby = await town.open(4)
    async with town.nothing_changes():
        assert answer_of(await town.eve.click(lobby, label="Join")) == FULL
        assert answer_of(await town.eve.slash(town.channel, "game join")) == FULL


async def test_starting_alone_is_declined(town: Town) -> None:
    lobby = await town.open(1)
    start = next(custom_id for custom_id in ids_of(lobby) if custom_id.endswith("start"))
    pressed = Wire(town).press(town.ann, lobby, start)
    async with town.nothing_changes():
        await Wire(town).deliver(pressed)
        assert answer_of(pressed.result) == TOO_FEW
        answer = answer_of(await town.ann.slash(town.channel, "game start"))
        assert answer == TOO_FEW


async def test_a_start_by_someone_without_a_seat_is_declined(town: Town) -> None:
    lobby = await town.open(2)
    async with town.nothing_changes():
        assert answer_of(await town.eve.click(lobby, label="Start")) == say("not-seated")
        assert answer_of(await town.eve.slash(town.channel, "game start")) == say("not-seated")


async def test_whoever_leaves_gives_the_seat_back(town: Town) -> None:
    lobby = await town.open(3)
    await town.ann.click(lobby, label="Leave")
    assert await seats(town) == ["bob", "cid"]
    assert "ann" not in text_of(town.channel.history()[0])
    assert answer_of(await town.bob.slash(town.channel, "game leave")) == say("left")
    assert await seats(town) == ["cid"]
    assert "bob" not in text_of(town.channel.history()[0])


async def test_leaving_without_a_seat_is_declined(town: Town) -> None:
    lobby = await town.open(1)
    async with town.nothing_changes():
        assert answer_of(await town.bob.click(lobby, label="Leave")) == say("not-seated")
        assert answer_of(await town.bob.slash(town.channel, "game leave")) == say("not-seated")


async def test_the_last_to_leave_closes_the_lobby(town: Town) -> None:
    lobby = await town.open(1)
    await town.ann.click(lobby, label="Leave")
    closed = town.channel.history()[0]
    assert text_of(closed) == say("lobby-closed")
    assert not ids_of(closed)
    pressed = Wire(town).press(town.bob, closed, str(CustomId(1, 0, "lobby", "join")))
    async with town.nothing_changes():
        await Wire(town).deliver(pressed)
        assert answer_of(pressed.result) == say("game-over")
    await town.open(1)
    assert await seats(town, 2) == ["ann"]


async def test_a_lobby_left_by_command_is_closed_as_well(town: Town) -> None:
    await town.open(1)
    await town.ann.slash(town.channel, "game leave")
    closed = town.channel.history()[0]
    assert text_of(closed) == say("lobby-closed")
    assert not ids_of(closed)


async def test_nobody_joins_leaves_or_starts_a_game_under_way(town: Town) -> None:
    lobby = await town.open(2)
    ids = ids_of(lobby)
    await town.ann.click(lobby, label="Start")
    wire = Wire(town)
    async with town.nothing_changes():
        for custom_id in ids:
            pressed = wire.press(town.cid, await town.panel(), custom_id)
            await wire.deliver(pressed)
            assert answer_of(pressed.result) == say("not-a-lobby")
        for command in ("join", "leave", "start"):
            typed = await town.cid.slash(town.channel, f"game {command}")
            assert answer_of(typed) == say("not-a-lobby")


async def test_what_needs_a_running_game_waits_for_the_start(town: Town) -> None:
    await town.open(2)
    async with town.nothing_changes():
        for command in ("pass", "board", "market", "score", "village", "read", "game log"):
            typed = await town.ann.slash(town.channel, command)
            assert answer_of(typed) == say("not-started"), command
        assert answer_of(await town.ann.slash(town.channel, "game undo")) == say("not-started")


async def test_commands_without_a_game_say_how_to_open_one(town: Town) -> None:
    async with town.nothing_changes():
        for command in ("pass", "board", "market", "score", "village", "read", "rest", "sell"):
            typed = await town.ann.slash(town.channel, command)
            assert answer_of(typed) == say("no-game-here"), command
        for command in ("join", "leave", "start", "status", "log", "undo", "end", "verify"):
            typed = await town.ann.slash(town.channel, f"game {command}")
            assert answer_of(typed) == say("no-game-here"), command
        assert answer_of(await town.ann.slash(town.channel, "game export")) == say("no-game-here")
        suggested = await town.ann.autocomplete(town.channel, "explore", "party", "")
        assert suggested == []


async def test_four_join_at_the_same_moment(town: Town) -> None:
    lobby = await town.open(1)
    join = next(custom_id for custom_id in ids_of(lobby) if custom_id.endswith("join"))
    wire = Wire(town)
    pressed = [wire.press(town.people[name], lobby, join) for name in ("bob", "cid", "dee", "eve")]
    await wire.deliver(*pressed)
    assert len(await seats(town)) == len(NAMES)
    shown = town.channel.history()[0]
    for name in await seats(town):
        assert name in text_of(shown)
    turned_away = [one for one in pressed if one.result.ephemeral]
    assert [answer_of(one.result) for one in turned_away] == [FULL]


async def test_two_start_at_the_same_moment(town: Town) -> None:
    lobby = await town.open(2)
    start = next(custom_id for custom_id in ids_of(lobby) if custom_id.endswith("start"))
    wire = Wire(town)
    pressed = [wire.press(person, lobby, start) for person in (town.ann, town.bob)]
    await wire.deliver(*pressed)
    assert (await town.opened()).ply == 0
    answers = [answer_of(one.result) for one in pressed if one.result.ephemeral]
    assert answers == [say("not-a-lobby")]


async def test_a_lobby_is_closed_by_its_host_or_a_warden_alone(town: Town) -> None:
    await town.open(2)
    async with town.nothing_changes():
        for person in (town.bob, town.eve):
            answer = answer_of(await person.slash(town.channel, "game end"))
            assert answer == say("not-the-host")
    await town.fay.slash(town.channel, "game end")
    assert (await town.bot.tables.get(1)).status == "closed"
    assert not ids_of(town.channel.history()[0])


async def test_a_lobby_whose_message_is_gone_is_shown_again(town: Town) -> None:
    lobby = await town.open(2)
    town.env.backend.delete_message(town.channel.id, lobby.id)
    await town.ann.slash(town.channel, "game status")
    shown = town.channel.last_message
    assert "Start" in text_of(shown)
    await town.ann.click(shown, label="Start")
    assert (await town.opened()).ply == 0


async def test_somebody_joins_by_command_when_the_lobbys_message_is_gone(town: Town) -> None:
    lobby = await town.open(1)
    town.env.backend.delete_message(town.channel.id, lobby.id)
    await town.bob.slash(town.channel, "game join")
    shown = next(m for m in town.channel.history(viewer=town.cid) if ids_of(m))
    assert "2. bob" in text_of(shown)


async def test_two_who_join_at_once_are_both_shown_whoever_is_answered_first(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, wire = await town.open(1), Wire(town)
    edit, waiting = town.bot.answers.edit, [0.2, 0.0]

    async def slowly(*asked: Any) -> bool:
        await asyncio.to_thread(sleep, waiting.pop(0))
        return await edit(*asked)

    monkeypatch.setattr(town.bot.answers, "edit", slowly)
    (join,) = [one for one in ids_of(lobby) if one.endswith(":join")]
    await wire.deliver(*[wire.press(person, lobby, join) for person in (town.bob, town.cid)])
    shown = text_of(town.channel.last_message)
    assert "bob" in shown
    assert "cid" in shown


async def test_who_joins_as_the_game_starts_does_not_bring_the_lobby_back(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, wire = await town.open(2), Wire(town)
    joined = town.bot.lobbies.join

    async def slowly(*asked: Any) -> Any:
        row = await joined(*asked)
        await asyncio.to_thread(sleep, 0.2)
        return row

    monkeypatch.setattr(town.bot.lobbies, "join", slowly)
    join, start = [
        next(one for one in ids_of(lobby) if one.endswith(f":{what}")) for what in ("join", "start")
    ]
    pressed = [wire.press(town.cid, lobby, join), wire.press(town.ann, lobby, start)]
    await wire.deliver(*pressed)
    assert all(one.result.acknowledged for one in pressed)
    assert [m for m in town.channel.history() if join in ids_of(m)] == []
