"""Sit at tables with companions: seat them, let them play, and play beside them."""

from random import Random
from typing import Any

from bot.service.seats.companions import asked_companions
from bot.service.tables.games import Games
from tests.bot.server import Server
from tests.habits import habit


async def let_companions_play(server: Server) -> int:
    """Pass the time until no companion is asked; return how many plies were made."""
    before = (await server.loaded()).ply
    while asked_companions(await server.loaded()):
        await server.pass_time(seconds=15)
    return (await server.loaded()).ply - before


async def add_by_button(
    server: Server, strength: str = "neighbour", person: str = "anyone", who: Any = None
) -> Any:
    """Seat a companion by the lobby's button and its form."""
    who, lobby = who or server.ann, server.channel.last_message
    opened = await who.click(lobby, custom_id="1:1:0:companion:add")
    return await who.submit_modal(opened, {"strength": strength, "person": person})


async def names(server: Server) -> list[str]:
    row = await server.parts[Games].get(1)
    return [seat.name for seat in row.seats]


async def act(server: Server, person: Any, dice: Random, way: str = "press") -> None:
    """Answer for a person what they are asked."""
    loaded = await server.loaded()
    seat = loaded.row.seat_of(person.id).seat
    take = server.hands.press if way == "press" else server.hands.type
    await take(person, habit(loaded, seat, dice))


async def play_to_the_end(server: Server, dice: Random, way: str = "press") -> int:
    """Play as the people who are asked, and return how many plies companions made."""
    made = 0
    while not (loaded := await server.loaded()).state.table.over:
        made += await let_companions_play(server)
        loaded = await server.loaded()
        asked = [q.seat for q in loaded.state.table.questions]
        people = [seat for seat in asked if not loaded.row.seats[seat].is_companion]
        if people:
            await act(server, await server.at(people[0]), dice, way)
    return made
