"""Games side by side in channels and threads: each reminds and votes in its own place."""

from typing import Any

from tests.bot.messages import answer_of, say, text_of
from tests.bot.test_threads import start_in, thread_of
from tests.bot.town import MONDAY, Town


def said(place: Any, town: Town) -> list[str]:
    """Give what stands in a place, to somebody who sits at its table."""
    return [text_of(message) for message in place.history(viewer=town.ann)]


async def test_games_in_channels_and_a_thread_remind_and_vote_each_for_itself(town: Town) -> None:
    town.set_clock(MONDAY)
    square = town.channel
    field = town.guild.create_text_channel("field")
    nook = await thread_of(town)
    places = (square, field, nook)
    games = []
    for place in places:
        await start_in(town, place)
        games.append(town.game_id)
    await town.pass_time(hours=25)
    for place in places:
        reminded = [text for text in said(place, town) if say("remind-tomorrow") in text]
        assert len(reminded) == 1, place
    called = await town.ann.slash(nook, "game vote", what="pause")
    assert answer_of(called) == say("vote-called")
    assert say("motion-pause") in "\n".join(said(nook, town))
    assert say("motion-pause") not in "\n".join(said(square, town) + said(field, town))
    await town.bob.slash(nook, "game vote", what="yes")
    rows = [await town.bot.tables.get(number) for number in games]
    assert [row.status for row in rows] == ["running", "running", "paused"]
    assert say("voted-pause", yes=2, count=2) in "\n".join(said(nook, town))
    await town.pass_time(hours=25)
    counts = [sum(say("remind-tomorrow") in t for t in said(p, town)) for p in places]
    assert counts == [1, 1, 0]


async def test_a_lobby_in_a_thread_and_one_beside_it_fill_apart(town: Town) -> None:
    nook = await thread_of(town)
    here, there = await town.open(2), await town.open(3, channel=nook)
    assert "3." not in text_of(here)
    await town.ann.click(there, label=say("lobby-start"))
    assert (await town.bot.tables.find(nook.id)).status == "running"
    assert (await town.bot.tables.find(town.channel.id)).status == "lobby"
