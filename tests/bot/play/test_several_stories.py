"""A turn with several encounters tells them all: each can be heard whole, and kept."""

from dataclasses import replace
from random import Random
from typing import Any

from bot.delivery.discord.payloads import message_payload
from bot.delivery.outbox.screens import Screens
from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from rules.words import Seat, VillagerId
from tests.bot.messages import answer_of, ids_of, parts_of, say, text_of
from tests.bot.server import Server
from tests.stub.player import ids, texts
from tests.stub.shapes import parts
from tests.tables import a_table, seat

FOUR = tuple(map(VillagerId, ("builder-1", "trainer-1", "explorer-1", "tansy")))
MOST_COMPONENTS, MOST_CHARACTERS = 40, 4_000


async def two_journeys(server: Server) -> tuple[list[Story], int]:
    """Go below twice in one turn, as the other has passed; return both, and their message."""
    bob = seat(passed=True)
    await server.lay(a_table(ann=seat(ready=FOUR), bob=bob, turn=Seat(0)), reading="table")
    panel, dice = (await server.panel()).id, Random(12)
    for party in ("Odo, Wren", "Pip, Tansy"):
        await server.ann.slash(server.channel, "explore", party=party)
        while (await server.loaded()).state.table.expedition:
            await server.step(dice)
    await server.step(dice)  # they rest, and the next turn has a panel of its own
    assert (await server.panel()).id != panel
    stories = stories_of(await server.parts[Games].history.plies(server.game_id))
    return [story for story in stories if story.is_over], panel


def message(server: Server, number: int) -> Any:
    (found,) = [one for one in server.channel.history() if one.id == number]
    return found


def ids_with(server: Server, number: int, mark: str) -> list[str]:
    return [one for one in ids_of(message(server, number)) if mark in one]


async def test_the_earlier_one_is_heard_whole_by_its_title(server: Server) -> None:
    (first, last), entry_id = await two_journeys(server)
    stories = (await server.loaded()).book.stories
    shown = text_of(message(server, entry_id))
    title = stories.title(first.number, "en")
    assert say("story-hear-titled", title=title) in shown
    assert stories.prompt(last.number, "en").title in shown
    (hear,) = ids_with(server, entry_id, f":{first.ply}:hear")
    answer = answer_of(await server.eve.click(message(server, entry_id), custom_id=hear))
    assert title in answer
    loaded = await server.loaded()
    hearing = loaded.past.hearing(first.ply, first.number)
    assert stories.prompt(first.number, "en", hearing).text.strip() in answer


async def test_each_is_kept_and_counted_by_itself(server: Server) -> None:
    stories, entry_id = await two_journeys(server)
    assert text_of(message(server, entry_id)).count(say("story-keep", count=0)) == len(stories)
    for number, one in enumerate(stories, start=1):
        (keep,) = ids_with(server, entry_id, f":{one.ply}:story")
        await server.eve.click(message(server, entry_id), custom_id=keep)
        shown = text_of(message(server, entry_id))
        assert shown.count(say("story-keep", count=1)) == number
    (keep,) = ids_with(server, entry_id, f":{stories[0].ply}:story")
    await server.bob.click(message(server, entry_id), custom_id=keep)
    assert labels(message(server, entry_id), "story") == [
        say("story-keep", count=2),
        say("story-keep", count=1),
    ]


def labels(shown: Any, action: str) -> list[str]:
    """List the labels of a message's buttons of one action."""
    pressable = [part for part in parts_of(shown) if getattr(part, "custom_id", None)]
    return [part.label for part in pressable if f":{action}" in part.custom_id]


async def test_however_many_there_are_they_fit_into_one_message(server: Server) -> None:
    """Of very many the newest have buttons; all can be read again by `/read`."""
    await two_journeys(server)
    loaded = await server.loaded()
    plies = await server.parts[Games].history.plies(server.game_id)
    once, length = [ply for ply in plies if 0 < ply.ply < 7], 6
    many = [replace(ply, ply=ply.ply + length * turn) for turn in range(9) for ply in once]
    entry = await server.parts[Screens].journal(loaded, many)
    payload = message_payload(entry, {})
    assert len(list(parts(payload["components"]))) <= MOST_COMPONENTS
    assert sum(len(one) for one in texts(payload)) <= MOST_CHARACTERS
    kept = [one for one in ids(payload) if ":story:" in one]
    assert len(kept) == 6
    assert kept[-1].startswith(f"1:{server.game_id}:{4 + length * 8}:story")
