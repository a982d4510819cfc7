"""A whole game calls each person once a question, for something to do, in few requests."""

from random import Random

import pytest

from tests.bot.rhythm import whole_game
from tests.bot.server import Server

MOST_REQUESTS = 4
"""Of an action, with what it needs: the answer, the old panel, the new one, the direct message.

One more is the edit of each message that reaches a phone, and of the panel where the person whose
turn it is looks at the market, which fills it. The last action of a game has one more: the end of
its story is looked for before it is told, as that is told once.
"""


@pytest.mark.parametrize("players", [2, 4])
async def test_a_whole_game_calls_and_asks_for_no_more_than_it_needs(
    server: Server, players: int
) -> None:
    rhythm = await whole_game(server, players, Random(1))
    print(rhythm.presses, rhythm.posts, sum(rhythm.pings.values()), rhythm.mean_requests)
    assert rhythm.plies > 30
    assert sum(rhythm.pings.values()) > rhythm.plies / 4  # they are called at all
    assert set(rhythm.pings.values()) == {1}
    assert (rhythm.idle, rhythm.unasked) == (0, 0)
    *before, last = rhythm.searches
    assert (set(before), last) == ({0}, 1)
    steps = zip(rhythm.requests, rhythm.pushes, rhythm.deals, rhythm.searches, strict=True)
    assert max([all_ - sum(more) for all_, *more in steps]) <= MOST_REQUESTS
    assert sum(rhythm.pushes) <= sum(rhythm.pings.values()) + rhythm.dms
    assert rhythm.posts <= rhythm.plies
    assert rhythm.presses <= 2 * rhythm.plies + players
