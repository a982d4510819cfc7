"""A lifted game is read aloud in its evening's voice channel, by the real bot, over sockets."""

from tests.faults.test_night_in_voice import Evening, evening, pytestmark
from tests.stub.player import ids

__all__ = ["evening", "pytestmark"]


async def lifted(evening: Evening) -> None:
    """Lift a game of two to the voice channel; who explores is alone, so the bot reads."""
    ann, bob = evening.people
    command = evening.discord.command
    await evening.answered(await command(ann, evening.channel, "game new", {}))
    for person, verb in ((bob, "join"), (ann, "start")):
        (custom_id,) = [one for one in ids(evening.stage) if one.endswith(f":lobby:{verb}")]
        await evening.answered(await evening.discord.press(person, evening.stage, custom_id))
    lift = {"voice": evening.voice}
    await evening.answered(await command(ann, evening.channel, "night lift", lift))


async def test_it_is_heard_there_and_the_bot_leaves_when_the_game_goes_back(
    evening: Evening,
) -> None:
    await lifted(evening)
    await evening.until(lambda: f"<#{evening.voice.id}>" in repr(evening.stage))
    for person in evening.people:
        explore = {"party": "*"}
        typed = await evening.discord.command(person, evening.channel, "explore", explore)
        await evening.answered(typed)
    await evening.until(lambda: bool(evening.button("bot") or evening.recordings()))
    if evening.button("bot"):
        await evening.press(0, "bot")
    await evening.until(lambda: bool(evening.recordings()))
    words = evening.recordings()[0]
    assert (await evening.hears(len(words)))[: len(words)] == words
    assert evening.bot_is_in == evening.voice.id
    assert not evening.files()
    ann = evening.people[0]
    await evening.answered(await evening.discord.command(ann, evening.channel, "night end", {}))
    await evening.until(lambda: evening.bot_is_in is None)
