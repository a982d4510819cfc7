"""Play in several channels of a server at once."""

from typing import Any

from tests.bot.town import Town


async def pass_on(town: Town, game_id: int, channel: Any) -> None:
    """Let whoever is asked in a game pass."""
    await (await town.asked(game_id)).slash(channel, "pass")


async def two_games_ask_ann(town: Town) -> Any:
    """Start two games that wait for Ann, and give the channel of the second."""
    await town.start(2)
    field = await town.start_beside()
    for game_id, channel in ((1, town.channel), (2, field)):
        if (await town.asked(game_id)).id != town.ann.id:
            await pass_on(town, game_id, channel)
    return field


async def passing(town: Town, game_id: int) -> str:
    """Give the button that passes in a game."""
    opened = await town.opened(game_id)
    return f"1:{game_id}:{opened.state.table.questions[0].number}:do:pass"
