"""What a night shows and what it leaves out: caves, what is left, and in which order it is read."""

from bot.delivery.outbox.languages import Languages
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.service.night.steps import readers_now
from bot.ui.shared_reading import words_to_read
from encounters.stories import Prompt
from encounters.tales import tale_words
from tests.bot.fireside import Fireside, say
from tests.bot.messages import text_of
from tests.bot.server import Server


async def test_a_night_says_nothing_of_caves_and_names_all_that_is_left(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    seen: list[str] = []
    while await fire.step() != Step.OVER:
        seen.append(text_of(await fire.stage()))
        await fire.go_on()
    (village,) = (await fire.loaded()).state.table.players
    assert village.caves
    told = "\n".join([*seen, *map(text_of, server.channel.history())])
    assert say("detail-cave-gained") not in told
    assert say("detail-cave-returned") not in told
    assert say("village-caves", count=len(village.caves)) not in told
    left = f"Left in the village: {village.coins} coins"
    assert left in text_of(await fire.stage())


async def test_what_comes_back_of_a_deed_is_read_before_the_title(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    found = 0
    while await fire.step() != Step.OVER:
        if await fire.step() == Step.CHOOSE:
            prompt = prompt_now(server, await fire.loaded())
            title = say("reading-title", number=prompt.number, title=prompt.title)
            shown = text_of(await fire.stage())
            assert prompt.before in shown.partition(title)[0]
            assert prompt.text in shown.partition(title)[2]
            found += bool(prompt.before)
        await fire.go_on()
    assert found


async def test_the_first_of_several_readers_begins_with_what_comes_back(server: Server) -> None:
    fire = Fireside(server, 25)
    await fire.begin()
    loaded, prompt = await with_prompt(server, fire)
    while not prompt.before:
        await fire.until(Step.STORY)
        loaded, prompt = await with_prompt(server, fire)
    narrator = server.parts[Languages].narrator(loaded)
    title = say("reading-title", number=prompt.number, title=prompt.title)
    first, second, *_ = [
        words_to_read(narrator, loaded, turn, {}) for turn in range(len(readers_now(loaded)))
    ]
    assert first[1:3] == [prompt.before, title]
    assert second[1] == title
    assert prompt.text.startswith(f"{first[3]} {second[2]}")


async def test_an_answer_is_noted_as_the_stage_says_it(server: Server, fire: Fireside) -> None:
    await fire.begin(tale="long-bean")
    await fire.until(Step.FINALE)
    cid = fire.people[2]
    await cid.slash(server.channel, "me settings", language="es")
    noted = await fire.act(cid, "tale-hold")
    tale = (await fire.loaded()).state.table.tale
    assert tale is not None
    label = tale_words(tale.id, "en")[0].finale.hold.label
    assert text_of(noted.response.message) == say("tale-noted", "es", label=label)


def prompt_now(server: Server, loaded: LoadedGame) -> Prompt:
    """Return what is read of the open paragraph."""
    trip = loaded.state.table.expedition
    assert trip is not None
    number = trip.path[-1]
    stories = server.parts[Languages].narrator(loaded).stories
    return stories.prompt(number, "en", loaded.past.last_hearing(number))


async def with_prompt(server: Server, fire: Fireside) -> tuple[LoadedGame, Prompt]:
    loaded = await fire.until(Step.READ)
    return loaded, prompt_now(server, loaded)
