"""Vote as people do: by commands, by buttons, and by what is no longer there."""

from datetime import timedelta
from typing import Any

from bot.features.votes import on_vote
from bot.store import timers, votes
from tests.bot.messages import answer_of, say
from tests.bot.test_people import notice
from tests.bot.town import NAMES, Town
from tests.bot.wire import Wire


async def calls(town: Town, person: Any, what: str, **options: Any) -> str:
    """Let somebody use `/game vote`, and give the answer."""
    return answer_of(await person.slash(town.channel, "game vote", what=what, **options))


async def presses(town: Town, person: Any, label: str) -> str:
    """Let somebody press a button of the open vote, and give the private answer, if any."""
    result = await person.click(ballot(town), label=label)
    private = result.response and result.response.ephemeral
    return answer_of(result) if private else ""


def ballot(town: Town) -> Any:
    """Give the message of the open vote."""
    return notice(town, say("vote-yes"))


async def presses_stale(town: Town, person: Any, custom_id: str) -> str:
    """Let somebody press what is no longer there."""
    wire = Wire(town)
    pressed = wire.press(person, await town.panel(), custom_id)
    await wire.deliver(pressed)
    return answer_of(pressed.result)


async def later(town: Town, **passed: float) -> None:
    """Let time pass, and let what is due happen."""
    moment = town.bot.tables.now() + timedelta(**passed)
    town.bot.tables.now = lambda: moment
    stamp = town.bot.tables.stamp()
    for timer in await town.bot.database.read(lambda db: timers.due(db, stamp, 100)):
        if timer.kind == "vote":
            await on_vote(town.bot, timer)


async def open_vote(town: Town) -> Any:
    return await town.bot.database.read(lambda db: votes.find(db, town.game_id))


async def overdue(town: Town, players: int = 3) -> tuple[Any, list[Any]]:
    """Start, and let the first player keep the others waiting; give him and them."""
    await town.start(players)
    asked, _ = await town.turn()
    await later(town, hours=49)
    return asked, [town.people[n] for n in NAMES[:players] if n != asked.name]
