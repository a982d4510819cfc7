"""What a panel says to somebody who can do little."""

from bot.i18n.words import words_in
from bot.text.cards import building_lines
from bot.text.emoji import NO_EMOJI
from rules.questions import TakeReward
from rules.words import BuildingId, Reward
from tests.bot.messages import say, text_of
from tests.bot.server import Server
from tests.tables import ANN, ONE, a_table, below, seat

ALL = ("builder-1", "trainer-1", "explorer-1")


async def test_who_has_nobody_ready_is_told_that_passing_is_left(server: Server) -> None:
    await server.lay(a_table(ann=seat(exhausted=ALL), bob=seat()))
    assert say("nobody-ready") in text_of(await server.panel())
    await server.ann.slash(server.channel, "pass")
    assert say("nobody-ready") not in text_of(await server.panel())


async def test_what_the_buildings_do_that_can_be_won_stands_above_their_buttons(
    server: Server,
) -> None:
    picks = ("chamomile-cottage", "weathercock-loft")
    asks = (TakeReward(ONE, ANN, Reward.BUILDING, picks),)
    await server.lay(a_table(ann=seat(cave=ALL), bob=seat(), trip=below(), asks=asks))
    shown = text_of(await server.panel())
    for pick in picks:
        assert building_lines(words_in("en"), NO_EMOJI, BuildingId(pick)) in shown
