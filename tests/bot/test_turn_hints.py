"""What a panel says to somebody who can do little."""

from tests.bot.messages import say, text_of
from tests.bot.town import Town
from tests.tables import a_table, seat

ALL = ("builder-1", "trainer-1", "explorer-1")


async def test_who_has_nobody_ready_is_told_that_passing_is_left(town: Town) -> None:
    await town.lay(a_table(ann=seat(exhausted=ALL), bob=seat()))
    assert say("nobody-ready") in text_of(await town.panel())
    await town.ann.slash(town.channel, "pass")
    assert say("nobody-ready") not in text_of(await town.panel())
