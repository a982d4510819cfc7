"""Whole games through Discord's layer, and what they leave in the channel."""

from random import Random

import pytest

from tests.bot.town import Town, text_of


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_is_played_by_buttons_alone(town: Town, players: int) -> None:
    opened = await town.start(players)
    dice = Random(players)
    while not opened.state.table.over:
        action = await town.decide(dice)
        before = opened.ply
        result = await town.hands.press(await town.at(action.seat), action)
        opened = await town.opened()
        assert opened.ply == before + 1, (
            action,
            result.response and text_of(result.response.message),
        )
    assert "Final score" in text_of(town.channel.last_message)


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_is_played_by_commands_alone(town: Town, players: int) -> None:
    opened = await town.start(players)
    dice = Random(players)
    while not opened.state.table.over:
        action = await town.decide(dice)
        before = opened.ply
        result = await town.hands.type(await town.at(action.seat), action)
        opened = await town.opened()
        assert opened.ply == before + 1, (
            action,
            result.response and text_of(result.response.message),
        )
    assert "Final score" in text_of(town.channel.last_message)
