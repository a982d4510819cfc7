"""A companion beside a lifted game's stage: it listens, then plays, and nobody waits for it."""

import asyncio
from collections import Counter

import pytest

from bot.features.companions import Companions
from bot.model.kinds import GameStatus
from bot.model.nights import Step
from bot.service.night.steps import leader_now, night_of
from bot.service.seats.companions import asked_companions
from tests.bot.gathering import Gathering
from tests.bot.messages import say, text_of
from tests.bot.night.test_lift_last_end import check_over, has_score, is_posted, words_of_the_end
from tests.bot.server import SEED, Server
from tests.bot.sitting import add_by_button
from tests.bot.voting import calls, presses

LISTENS = (Step.READ, Step.END, Step.STORY)
MANY = 120


async def begin(server: Server, evening: Gathering) -> None:
    """Start a game of Ann, Bob and a companion, and lift it with Dee as a guest."""
    server.sow(SEED)
    await server.open(2)
    await add_by_button(server)
    await server.ann.click(server.channel.last_message, label="Start")
    await evening.lift()
    for name in ("bob", "dee"):
        await evening.act(server.people[name], "sit")


async def go_on(server: Server, evening: Gathering) -> bool:
    """Do what the stage asks of a person, or let the companion play; return whether it did."""
    loaded = await evening.loaded()
    leads = leader_now(loaded)
    is_theirs = leads is not None and leads.user_id < 0
    if await evening.step() in LISTENS or not is_theirs:
        await evening.go_on()
        return False
    before = loaded.ply
    for _ in range(20):
        await server.pass_time(seconds=15)
        if (await evening.loaded()).ply > before:
            return True
    raise AssertionError("the companion does not play")


async def until_end(server: Server, evening: Gathering, *, is_theirs: bool) -> None:
    """Play on until an end is unread: of the companion's encounter, or of a person's."""
    for _ in range(MANY):
        loaded = await evening.loaded()
        if await evening.step() == Step.END:
            leads = leader_now(loaded)
            if (leads is not None and leads.user_id < 0) == is_theirs:
                return
        await go_on(server, evening)
    raise AssertionError("no such end")


async def test_a_companion_listens_at_each_step_and_plays_on_to_the_end(
    server: Server, evening: Gathering
) -> None:
    await begin(server, evening)
    played, waited = 0, Counter[Step]()
    while (loaded := await evening.loaded()).row.status == GameStatus.RUNNING:
        step = await evening.step()
        if step in LISTENS:
            stage = text_of(await evening.stage())
            await server.pass_time(minutes=2)
            assert (await evening.loaded()).ply == loaded.ply
            assert text_of(await evening.stage()) == stage
            waited[step] += 1
        played += await go_on(server, evening)
    assert played > 10
    assert waited.keys() == set(LISTENS)
    assert not await server.waiting()


@pytest.mark.parametrize("is_theirs", [False, True])
async def test_a_thought_that_began_before_an_end_is_not_played_into_it(
    server: Server, evening: Gathering, *, is_theirs: bool
) -> None:
    """It may be asked at once where it goes on after the player who was below."""
    await begin(server, evening)
    await until_end(server, evening, is_theirs=is_theirs)
    loaded = await evening.loaded()
    assert not asked_companions(loaded)
    for _ in range(3):
        await server.parts[Companions].tick()
        await asyncio.gather(*server.parts[Companions].playing.values())
    assert (await evening.loaded()).ply == loaded.ply
    await evening.go_on()
    assert await evening.step() in (Step.STORY, Step.READ)  # a story may go on


@pytest.mark.parametrize("how", ["heard", "bot", "end", "quiet"])
async def test_a_vote_that_ends_the_game_waits_for_the_end_that_is_unread(
    server: Server, evening: Gathering, how: str
) -> None:
    await begin(server, evening)
    await until_end(server, evening, is_theirs=True)
    words = await words_of_the_end(server)
    await calls(server, server.ann, "end")
    await presses(server, server.bob, say("vote-yes"))
    assert (await evening.loaded()).state.table.over
    await server.pass_time(minutes=2)
    assert await evening.step() == Step.END
    assert not is_posted(server, words)
    assert not await has_score(server)
    match how:
        case "end":
            await evening.end()
        case "quiet":
            await server.pass_time(minutes=31)
        case _:
            await evening.act(await evening.reader(), how)
    await check_over(server, words)


@pytest.mark.parametrize("is_theirs", [False, True])
@pytest.mark.parametrize("is_quiet", [False, True])
async def test_an_evening_that_ends_before_an_end_is_read_tells_it_and_the_game_goes_on(
    server: Server, evening: Gathering, *, is_quiet: bool, is_theirs: bool
) -> None:
    await begin(server, evening)
    while True:
        await until_end(server, evening, is_theirs=is_theirs)
        loaded = await evening.loaded()
        if loaded.state.table.expedition is None:  # the story does not lead on
            break
        await evening.go_on()
    words = await words_of_the_end(server)
    if is_quiet:
        await server.pass_time(minutes=31)
    else:
        await evening.end()
    after = await evening.loaded()
    assert night_of(after.row).lift is None
    assert is_posted(server, words)
    for _ in range(20):
        if asked_companions(after := await evening.loaded()):
            await server.pass_time(minutes=2)
            assert (await evening.loaded()).ply > after.ply
            break
        asked = await server.asked(server.game_id)
        await asked.slash(server.channel, "pass")
    assert not await server.waiting()
