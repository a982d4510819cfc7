"""A game tells one story: its rounds, its end to the whole table, and that to nobody before."""

from dataclasses import replace
from html import unescape
from random import Random

import pytest

from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import CustomId
from bot.model.past_events import Moment, PastEvents
from bot.model.presses import Press
from bot.service.history.books import Books
from bot.service.plies.past_events import past_events
from bot.text.finale import finale_of
from bot.text.narration import finale_narration
from bot.text.narrator import Narrator
from bot.text.room import LONGEST, room_of
from bot.ui.finale import finale_message
from bot.ui.message import Text
from encounters.deeds import EarlierGames
from encounters.finale import Finale
from encounters.memory import Part
from rules.book import Outcome
from rules.facts import EncounterSettled
from rules.record import alter
from rules.words import Seat
from tests.bot.fireside import Fireside
from tests.bot.messages import answer_of, dms, posts, say, text_of
from tests.bot.papers import whole_papers
from tests.bot.server import Server
from tests.bot.voting import calls, presses, presses_stale

TITLE = say("finale-title")
STANDINGS = say("score-title", final="True")


async def the_end(server: Server) -> tuple[Narrator, Finale]:
    """Return the finale of a game that is over, as its channel hears it."""
    loaded = await server.loaded()
    narrator = server.parts[Languages].narrator(loaded)
    told = finale_of(narrator, loaded)
    assert told is not None
    return narrator, told


def all_texts(server: Server) -> list[str]:
    """List what may only be heard at the end."""
    stories = server.parts[Books][server.parts[Books].default].stories
    words = stories.memory.tidings["en"].season
    return [words[key] for key in stories.memory.season.finale]


async def test_the_end_is_told_to_the_table_once_and_before_the_standings(server: Server) -> None:
    await server.start(3)
    secret, dice = all_texts(server), Random(3)
    while not (await server.loaded()).state.table.over:
        seen = "\n".join([*posts(server), *(t for p in server.people.values() for t in dms(p))])
        assert not [text for text in secret if text in seen]
        await server.step(dice)
    _, told = await the_end(server)
    shown = posts(server)
    (at,) = [index for index, post in enumerate(shown) if TITLE in post]
    (standings,) = [index for index, post in enumerate(shown) if STANDINGS in post]
    assert at < standings
    assert all(text in shown[at] for text in told.texts)
    assert [text for text in secret if text in shown[at]] == sorted(told.texts, key=secret.index)
    assert not await server.waiting()


async def test_people_read_it_by_turns(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    narrator, told = await the_end(server)
    (post,) = [post for post in posts(server) if TITLE in post]
    readers = [say("finale-reader", name=name) for name in narrator.names]
    for index, text in enumerate(told.texts):
        assert f"{readers[index % 2]}\n{text}" in post


async def test_it_is_heard_again_by_a_button(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    _, told = await the_end(server)
    heard = answer_of(await server.eve.click(await server.panel(), label=say("finale-again")))
    assert all(text in heard for text in told.texts)


async def test_a_game_that_is_ended_early_has_no_end_below(server: Server) -> None:
    await server.start(2)
    await server.step(Random(1))
    await calls(server, server.ann, "end")
    await presses(server, server.bob, say("vote-yes"))
    loaded = await server.loaded()
    assert loaded.state.table.over
    assert STANDINGS in "\n".join(posts(server))
    assert TITLE not in "\n".join(posts(server))
    assert say("finale-again") not in text_of(await server.panel())
    assert not await server.waiting()
    pressed = CustomId(1, 0, Press.FINALE)
    assert await presses_stale(server, server.ann, pressed) == say("story-not-over")


async def test_before_the_end_a_press_tells_nothing_of_it(server: Server) -> None:
    await server.start(2)
    assert await presses_stale(server, server.ann, CustomId(1, 0, Press.FINALE)) == say(
        "story-not-over"
    )


async def test_a_printed_book_has_no_end_below(server: Server) -> None:
    await server.start(2, reading="book")
    await server.finish(Random(2))
    assert TITLE not in "\n".join(posts(server))
    assert say("finale-again") not in text_of(await server.panel())


async def test_a_night_hears_the_end_once(server: Server) -> None:
    fire = Fireside(server, 3)
    await fire.begin()
    await fire.finish()
    shown = posts(server)
    (at,) = [index for index, post in enumerate(shown) if TITLE in post]
    (sheet,) = [index for index, post in enumerate(shown) if say("night-over") in post]
    assert at < sheet
    assert say("finale-again") in text_of(await fire.stage())
    assert not await server.waiting()


async def test_the_end_is_told_first_though_the_bot_was_stopped_before(server: Server) -> None:
    steps = 0
    await server.start(2)
    dice = Random(3)
    while not (await server.loaded()).state.table.over:
        await server.step(dice)
        steps += 1
    server.game_id = 2
    await server.start(2)
    dice = Random(3)
    for _ in range(steps - 1):
        await server.step(dice)
    told = len([post for post in posts(server) if TITLE in post])
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=503, times=None)
    await server.step(dice)
    assert (await server.loaded()).state.table.over
    await server.restart()
    server.env.backend.faults.clear()
    await server.parts[Outbox].flush()
    shown = [post for post in posts(server) if TITLE in post or STANDINGS in post]
    assert len([post for post in shown if TITLE in post]) == told + 1
    assert TITLE in shown[-2]
    assert STANDINGS in shown[-1]
    assert not await server.waiting()


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_it_fits_into_one_message_whatever_was_done(server: Server, language: str) -> None:
    await server.start(4, language=language)
    await server.finish(Random(5))
    loaded = await server.loaded()
    narrator = server.parts[Languages].narrator(loaded)
    numbers = loaded.book.stories.moods
    for option, tier in ((0, 0), (1, 0), (0, None), (1, 1)):
        facts = [EncounterSettled(Seat(0), n, option, tier, 1, Outcome(), ()) for n in numbers]
        past = PastEvents(moments=tuple([Moment(1, fact) for fact in facts]))
        message = finale_message(replace(narrator, past=past), loaded)
        assert message is not None
        texts = [block.content for block in message.blocks if isinstance(block, Text)]
        told = finale_of(replace(narrator, past=past), loaded)
        assert told is not None
        assert all(
            any(one.text in text for text in texts) or one.part is Part.CAST for one in told.told
        )
        assert sum(map(room_of, texts)) <= LONGEST


async def test_a_voice_reads_the_whole_end(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    narrator, told = await the_end(server)
    spoken = finale_narration(narrator, await server.loaded())
    assert spoken is not None
    assert spoken.language == "en"
    assert spoken.text.split("\n") == [" ".join(text.split()) for text in told.texts]


async def test_the_chronicle_ends_with_it(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    _, told = await the_end(server)
    result = await server.ann.slash(server.channel, "game chronicle")
    files = [one for one in result.followups[-1].message.attachments if "html" in one.filename]
    page = unescape((server.env.backend.cdn.get(files[0].url) or b"").decode())
    assert say("chronicle-finale") in page
    places = [page.index(text) for text in told.texts]
    assert places == sorted(places)


# What a table was told before


async def test_the_next_games_know_what_the_last_two_told(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    papers = "\n".join((await whole_papers(server)).values())
    first = await server.loaded()
    assert first.past.earlier == EarlierGames(0)
    server.game_id = 2
    second = await server.start(2)
    earlier = second.past.earlier
    assert earlier is not None
    assert earlier.count == 1
    assert {"r1_a", "r7_a"} & earlier.told
    words = first.book.stories.memory.tidings["en"]
    notes = {key for key, note in words.notes.items() if note.text in papers}
    lines = {key for key, text in words.echoes.items() if text in papers}
    assert notes | lines
    assert notes | lines <= earlier.told


async def test_a_shelf_of_an_older_version_is_read_as_before(server: Server) -> None:
    loaded = await server.start(2)
    past = past_events(alter(loaded.row, shelf="018.0+ 045.1-"), ())
    assert past.earlier is None
    assert [(deed.number, deed.option, deed.tier) for deed in past.deeds] == [
        (18, 0, 0),
        (45, 1, None),
    ]
    assert past_events(alter(loaded.row, shelf=""), ()).earlier is None
    marked = past_events(alter(loaded.row, shelf="#3 018.0+ ~peck_second ~p1"), ())
    assert marked.earlier == EarlierGames(3, frozenset({"peck_second", "p1"}))
    assert len(marked.deeds) == 1
