"""A message tells one state, for one person, however long it waits before it goes out."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.screens import Screens
from bot.model.loaded_game import LoadedGame
from bot.service.night.occasion import Occasion
from bot.service.tables.games import Games
from rules.actions import Explore
from rules.questions import ChooseOption
from rules.words import Area, Seat
from tests.bot.messages import text_of
from tests.bot.server import Server
from tests.habits import habit


async def play_for(server: Server, seat: Seat, dice: Random) -> None:
    """Play one action of a seat that is asked, past Discord."""
    loaded = await server.loaded()
    action = habit(loaded, seat, dice)
    fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
    user = loaded.row.seats[seat].user_id
    await server.parts[Games].act(server.game_id, user, fields, interaction_id=dice.getrandbits(60))


async def go_below(server: Server, seat: Seat) -> str:
    """Send a seat's villagers below, past Discord; return its paragraph's title."""
    loaded = await server.loaded()
    party = loaded.state.table.players[seat].villagers_in(Area.READY)[:2]
    fields = {"kind": "explore", "party": party}
    user = loaded.row.seats[seat].user_id
    await server.parts[Games].act(server.game_id, user, fields, interaction_id=seat + 1)
    return await title(server)


async def title(server: Server) -> str:
    loaded = await server.loaded()
    return loaded.book.stories.title(loaded.state.table.expedition.path[-1], "en")


async def until_another_is_below(server: Server, explorer: Seat) -> str:
    """End the open encounter and open the next player's; return the new paragraph's title."""
    dice = Random(5)
    while (await server.loaded()).state.table.expedition is not None:
        await play_for(server, explorer, dice)
    asked = (await server.loaded()).state.table.questions[0].seat
    assert asked != explorer
    return await go_below(server, asked)


@pytest.mark.parametrize("reading", ["private", "table"])
async def test_what_waits_while_the_next_player_goes_below_does_not_tell_of_it(
    server: Server, monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    """The first encounter's message waits for its picture, and meanwhile the second begins."""
    await server.start(2, reading=reading)
    asked, _ = await server.turn()
    seat = (await server.loaded()).state.table.questions[0].seat
    drawn: Any = type(server.parts[DiscordApi]).drawn_soon
    titles: list[str] = []

    async def slow(self: Any, message: Any, channel_id: int) -> Any:
        asks = isinstance((await server.loaded()).state.table.questions[0], ChooseOption)
        if not titles and asks and await title(server) in str(message):
            titles.append(await title(server))
            titles.append(await until_another_is_below(server, seat))
        return await drawn(self, message, channel_id)

    monkeypatch.setattr(type(server.parts[DiscordApi]), "drawn_soon", slow)
    since = len(server.env.http_requests)
    loaded = await server.loaded()
    party = loaded.state.table.players[seat].villagers_in(Area.READY)[:2]
    await server.hands.type(asked, Explore(seat, party))
    first, second = titles
    assert first != second
    payloads = [str(one.json) for one in server.env.http_requests[since:] if one.json]
    assert any(first in text for text in payloads)
    assert not any(first in text and second in text for text in payloads)
    dms = [text_of(message) for message in asked.user.dm_channel.history()]
    assert not any(second in dm for dm in dms)


async def test_a_dm_that_is_read_up_while_the_game_goes_on_is_not_the_next_players(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its plies are read from the disk; when they are there, somebody else is below."""
    await server.start(2)
    await server.until("choose_option", Random(1))
    seat = (await server.loaded()).state.table.expedition.seat
    loaded = await server.loaded()
    # As after a panel that was posted in the midst of the encounter: the plies before are on disk.
    server.parts[Games].loaded.update(loaded, lambda game: replace(game, recent=()))
    plies, titles = server.parts[Games].history.plies, list[str]()

    async def slow(game_id: int, first: int = 0) -> Any:
        found = await plies(game_id, first)
        if not titles:
            titles.append(await until_another_is_below(server, seat))
        return found

    monkeypatch.setattr(server.parts[Games].history, "plies", slow)
    screens, now = server.parts[Screens], await server.loaded()
    narrator = server.parts[Languages].narrator(now)
    message = await screens.reading(now, narrator, seat)
    assert titles
    assert titles[0] not in str(message)


async def test_the_encounter_of_another_seat_is_not_ones_own_to_see(server: Server) -> None:
    """Where the other's right is asked for, nothing is told of the paragraph."""
    await server.start(2)
    await server.until("choose_option", Random(1))
    loaded = await server.loaded()
    trip = loaded.state.table.expedition
    narrator = server.parts[Languages].narrator(loaded)
    own = await server.parts[Screens].reading(loaded, narrator, trip.seat)
    other = await server.parts[Screens].reading(loaded, narrator, Seat(1 - trip.seat))
    name = loaded.book.stories.title(trip.path[-1], "en")
    assert name in str(own)
    assert name not in str(other)


@pytest.mark.parametrize("look", ["look log", "catchup", "game watch"])
async def test_a_journal_ends_where_the_state_does_beside_which_it_stands(
    server: Server, monkeypatch: pytest.MonkeyPatch, look: str
) -> None:
    """Its plies are read after the state: one that is stored in between belongs to the next look.

    At an evening it may hold an end that only its reader may know yet.
    """
    await server.start(2)
    dice, seen = Random(4), list[int]()
    for _ in range(6):
        await server.step(dice)
    ply, plies = (await server.loaded()).ply, server.parts[Games].history.plies

    async def overtaken(*args: Any) -> Any:
        if not seen:
            asked = (await server.loaded()).state.table.questions[0].seat
            await play_for(server, asked, dice)
        return await plies(*args)

    def noting(occasion: Occasion, rows: Any) -> Any:
        found = public(occasion, rows)
        seen.extend([occasion.loaded.ply, rows[-1].ply, found[-1].ply])
        return found

    public = Occasion.public
    monkeypatch.setattr(Occasion, "public", noting)
    monkeypatch.setattr(server.parts[Games].history, "plies", overtaken)
    await server.bob.slash(server.channel, look)
    assert seen[:3] == [ply, ply + 1, ply]


async def test_what_a_renderer_is_given_does_not_change_while_the_game_goes_on(
    server: Server,
) -> None:
    """In production records are frozen for the type checker alone: nothing may change one."""
    await server.start(2)
    dice, seen = Random(4), list[tuple[LoadedGame, str]]()
    for _ in range(40):
        loaded = await server.loaded()
        seen.append((loaded, state_text(loaded)))
        await server.step(dice)
    assert (await server.loaded()).ply > seen[0][0].ply + 30
    assert all(state_text(loaded) == before for loaded, before in seen)


def state_text(loaded: LoadedGame) -> str:
    """Tell all that a message is made from."""
    return repr((loaded.row, loaded.state, loaded.ply, loaded.recent, loaded.past))
