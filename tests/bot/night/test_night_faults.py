"""A restart, a deleted stage, a lost channel, two presses at once: the night shows the same."""

from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.pauses import Pauses
from bot.model.nights import Step
from bot.service.night.steps import choices
from tests.bot.fireside import Fireside
from tests.bot.messages import posts, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire


async def test_a_restart_between_any_two_steps_shows_the_same_stage(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    seen: set[Step] = set()
    while await fire.step() != Step.OVER:
        seen.add(await fire.step())
        before, stage = posts(server), text_of(await fire.stage())
        await server.restart()
        await server.env.settle()
        assert text_of(await fire.stage()) == stage
        assert posts(server) == before
        await fire.go_on()
    assert {Step.GATHER, Step.READ, Step.CHOOSE, Step.FURTHER, Step.END, Step.STORY} <= seen
    assert not await server.waiting()


async def test_a_deleted_stage_is_posted_again(server: Server, fire: Fireside) -> None:
    await fire.begin()
    for step in (Step.READ, Step.CHOOSE, Step.STORY):
        await fire.until(step)
        stage, text = await fire.stage(), text_of(await fire.stage())
        server.env.backend.delete_message(server.channel.id, stage.id)
        await server.parts[Panels].correct((await fire.loaded()).row.id)
        await server.env.settle()
        assert (await fire.stage()).id != stage.id
        assert text_of(await fire.stage()) == text
    await fire.finish()


async def test_two_presses_at_once_count_once(server: Server, fire: Fireside) -> None:
    await fire.begin()
    wire = Wire(server)
    for step, detail in ((Step.GATHER, "go"), (Step.STORY, "on")):
        loaded = await fire.until(step)
        number = loaded.state.table.questions[0].number
        custom_id = f"1:{server.game_id}:{number}:night:{detail}"
        stage, leader = await fire.stage(), await fire.leader()
        both = [wire.press(leader, stage, custom_id) for _ in range(2)]
        await wire.deliver(*both)
        await server.env.settle()
        assert await fire.step() == (Step.READ if detail == "go" else Step.GATHER)
        stages = [post for post in posts(server) if "Journey" in post]
        assert len(stages) == 1
    assert not await server.waiting()


async def test_votes_at_once_are_all_counted(server: Server) -> None:
    fire = Fireside(server, 12)
    await fire.begin()
    loaded = await fire.until(Step.CHOOSE)
    number, vote = loaded.state.table.questions[0].number, choices(loaded)[0]
    stage, wire = await fire.stage(), Wire(server)
    custom_id = f"1:{server.game_id}:{number}:night:vote-{vote}"
    presses = [wire.press(person, stage, custom_id) for person in fire.people]
    await wire.deliver(*presses)
    await server.env.settle()
    assert len((await fire.night()).votes(number)) == 12
    assert await fire.step() != Step.CHOOSE


async def test_a_night_without_its_channel_waits_for_it(server: Server, fire: Fireside) -> None:
    await fire.begin()
    await fire.until(Step.CHOOSE)
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    row = (await fire.loaded()).row
    await server.parts[Pauses].pause_in(row.channel_id)
    paused = await fire.loaded()
    assert (paused.row.status, paused.row.pause_reason) == ("paused", "held-channel")
    assert paused.row.seats[0].until is None
    await server.pass_time(hours=2)
    assert (await fire.loaded()).row.status == "paused"
