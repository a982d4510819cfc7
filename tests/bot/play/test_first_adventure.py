"""A newcomer plays a first adventure alone, in private; nothing of it is stored."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.names import PersonName
from bot.model.presses import Press
from bot.service.history.books import Books
from bot.service.lobby.first_adventure import Step, choices, replay, step_of
from bot.service.plies.stories import stories_of
from encounters.loader import SHIPPED_BOOK
from rules.actions import Build, Rest
from rules.words import Area
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.people.test_greeting import join
from tests.bot.server import Server
from tests.bot.wire import Wire

NAMES = (PersonName("ann"), PersonName("neighbour"))


def courses(books: Books, chosen: str = "") -> Iterator[tuple[str, LoadedGame]]:
    """Yield each moment of each course, with what was chosen until then."""
    loaded = replay(books, "en", NAMES, chosen)
    yield chosen, loaded
    for index in range(len(choices(loaded))):
        yield from courses(books, f"{chosen}{index}")


def test_every_course_has_a_trip_a_building_and_a_rest() -> None:
    moments = dict(courses(Books([SHIPPED_BOOK])))
    steps = {chosen: step_of(loaded) for chosen, loaded in moments.items()}
    assert set(steps.values()) == set(Step)
    ends = [chosen for chosen, step in steps.items() if step is Step.DONE]
    for end in ends:
        passed = [steps[end[:length]] for length in range(len(end) + 1)]
        assert [step for step in passed if step is not Step.EXERT] == [
            Step.SEND,
            Step.READ,
            Step.BUILD,
            Step.REST,
            Step.DONE,
        ]
        (story,) = stories_of(moments[end].recent)
        assert story.is_over
        assert len(story.chapters) == 1
        assert len(moments[end].state.table.players[0].buildings) == 2
    won = [stories_of(moments[end].recent)[0].chapters[0].settled for end in ends]
    assert {settled.tier is None for settled in won if settled} == {True, False}
    asked = [len(choices(moments[one])) for one, step in steps.items() if step is not Step.DONE]
    assert {3, 2} <= set(asked)


def test_what_each_step_says_is_true_on_every_course() -> None:
    moments = dict(courses(Books([SHIPPED_BOOK])))
    for chosen, loaded in moments.items():
        player = loaded.state.table.players[0]
        match step_of(loaded):
            case Step.SEND:  # "One house, four villagers, seven coins"
                assert (len(player.buildings), len(player.villagers), player.coins) == (1, 4, 7)
            case Step.EXERT:  # "Too few lanterns"
                helped, left = [_tier(moments[f"{chosen}{index}"]) for index in range(2)]
                assert helped is not None
                assert left is None
            case Step.BUILD:  # "Odo has a hammer, and you have the coins"
                built = choices(loaded)
                assert built
                assert all(isinstance(one, Build) and one.builder == "builder-1" for one in built)
            case Step.REST:  # "fewer beds than villagers who need one"
                (rest,) = choices(loaded)
                assert isinstance(rest, Rest)
                assert 0 < len(rest.beds) < len(player.villagers)
                assert not player.villagers_in(Area.READY)
            case _:
                pass


def _tier(loaded: LoadedGame) -> int | None:
    """Return how well the trip below went; None if it failed."""
    (story,) = stories_of(loaded.recent)
    settled = story.chapters[0].settled
    assert settled is not None
    return settled.tier


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_it_is_played_by_its_buttons_in_one_message(server: Server, language: str) -> None:
    await server.ann.slash(server.channel, "me settings", language=language)
    async with server.nothing_changes():
        shown = (await server.ann.slash(server.channel, "tutorial")).response
        assert shown.ephemeral
        texts = [text_of(shown.message)]
        while any(one.endswith("0") for one in ids_of(shown.message)):
            await server.ann.click(shown.message, custom_id=ids_of(shown.message)[0])
            texts.append(text_of(shown.message))
    steps = [step for step in Step if step is not Step.EXERT or len(texts) == len(Step)]
    assert len(texts) == len(steps)
    for step, text in zip(steps, texts, strict=True):
        assert words_in(language)(f"adventure-{step}").strip() in text
    assert ids_of(shown.message) == ["1:0:0:newgame", "1:0:0:newnight", "1:0:0:adventure"]


async def play(person: Any, shown: Any) -> str:
    """Press each first button up to the end, and give the text of that."""
    while (first := ids_of(shown.message)[0]).endswith("0"):
        await person.click(shown.message, custom_id=first)
    return text_of(shown.message)


async def test_its_end_tells_of_nothing_that_does_not_follow(server: Server) -> None:
    shown = (await server.ann.slash(server.channel, "tutorial")).response
    end = await play(server.ann, shown)
    assert say("income-of", name=say("adventure-neighbour"), coins=4) in end
    assert say("line-round", round=2, name=say("adventure-neighbour")) not in end
    assert say("tidings-head", name="", round=1).strip("*") not in end
    assert say("tidings-name", name="The Low Tidings") not in end


@pytest.mark.parametrize(
    ("label", "title"),
    [("adventure-newgame", "lobby-title"), ("adventure-newnight", "night-title")],
)
async def test_its_end_opens_a_table_or_a_night_that_all_see(
    server: Server, label: str, title: str
) -> None:
    shown = (await server.ann.slash(server.channel, "tutorial")).response
    await play(server.ann, shown)
    opened = (await server.ann.click(shown.message, label=say(label))).response
    assert not opened.ephemeral
    assert say(title).strip("# ") in text_of(server.channel.last_message)
    assert server.ann.name in text_of(server.channel.last_message)
    again = await server.ann.click(shown.message, label=say(label))
    assert answer_of(again) == say("channel-has-game")


async def test_in_a_direct_message_its_end_opens_nothing(server: Server) -> None:
    shown = (await server.ann.user.slash("tutorial")).response
    await play(server.ann.user, shown)
    assert ids_of(shown.message) == ["1:0:0:adventure"]


async def test_it_goes_on_after_a_restart_and_back_at_an_old_button(server: Server) -> None:
    shown = (await server.ann.slash(server.channel, "tutorial")).response
    first = ids_of(shown.message)[0]
    await server.ann.click(shown.message, custom_id=first)
    trip = text_of(shown.message)
    await server.restart()
    await server.ann.click(shown.message, custom_id=ids_of(shown.message)[0])
    assert text_of(shown.message) != trip
    wire = Wire(server)
    await wire.deliver(wire.press(server.ann, shown.message, first))
    assert text_of(shown.message) == trip


async def test_it_overwrites_nothing_that_all_see(server: Server) -> None:
    await join(server)
    greeting = server.channel.last_message
    before, wire = text_of(greeting), Wire(server)
    pressed = wire.press(server.ann, greeting, "1:0:0:adventure:0")
    await wire.deliver(pressed)
    assert say("adventure-read").strip() in answer_of(pressed.result)
    assert text_of(greeting) == before


@pytest.mark.parametrize(
    ("command", "options"), [("about", {}), ("rules", {}), ("rules", {"topic": "qqqqq"})]
)
async def test_about_and_the_help_lead_to_it(
    server: Server, command: str, options: dict[str, str]
) -> None:
    shown = (await server.ann.slash(server.channel, command, **options)).response.message
    begun = await server.ann.click(shown, label=say("adventure-begin"))
    assert say("adventure-send").strip() in answer_of(begun)


async def test_a_page_of_help_for_who_plays_does_not(server: Server) -> None:
    shown = (await server.ann.slash(server.channel, "rules", topic=say("help-rest"))).response
    assert ids_of(shown.message) == []


async def test_the_greeting_leads_to_it(server: Server) -> None:
    await join(server)
    greeting = server.channel.last_message
    begun = await server.bob.click(greeting, label=say("adventure-begin"))
    assert begun.response.ephemeral
    assert say("adventure-send").strip() in answer_of(begun)
    assert greeting.id == server.channel.last_message.id


@pytest.mark.parametrize("detail", ["9", "00000000", "x", "0-0"])
async def test_a_choice_that_does_not_exist_is_refused(server: Server, detail: str) -> None:
    about = (await server.ann.slash(server.channel, "about")).response.message
    wire = Wire(server)
    pressed = wire.press(server.ann, about, str(CustomId(0, 0, Press.ADVENTURE, detail)))
    await wire.deliver(pressed)
    assert answer_of(pressed.result) == say("unknown-press")
