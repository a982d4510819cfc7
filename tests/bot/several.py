"""Play in several channels of a server at once."""

from typing import Any

from tests.bot.server import Server


async def pass_on(server: Server, game_id: int, channel: Any) -> None:
    """Pass as the player who is asked in a game."""
    await (await server.asked(game_id)).slash(channel, "pass")


async def two_games_ask_ann(server: Server) -> Any:
    """Start two games that wait for Ann, and give the channel of the second."""
    await server.start(2)
    field = await server.start_beside()
    for game_id, channel in ((1, server.channel), (2, field)):
        if (await server.asked(game_id)).id != server.ann.id:
            await pass_on(server, game_id, channel)
    return field


async def exploring(server: Server, game_id: int) -> str:
    """Return the button that opens the form of an exploration in a game."""
    loaded = await server.loaded(game_id)
    return f"1:{game_id}:{loaded.state.table.questions[0].number}:do:explore"
