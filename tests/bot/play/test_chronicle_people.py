"""A chronicle is of people: who led and read, whom they met; bookkeeping does not bury them."""

import re
from collections import Counter
from html import unescape
from random import Random

import pytest

from bot.chronicle.people import leaders
from bot.model.nights import Step
from bot.service.night.steps import PAYING, question_of
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.picture_request import FaceRequest, PictureKind, PictureRequest
from tests.bot.fireside import Fireside
from tests.bot.messages import say
from tests.bot.play.keepsakes import SmallPictures, Sounds, made
from tests.bot.server import Server

TAG = re.compile(r"<[^>]+>")
DETAILS = re.compile(r"<details.*?</details>", re.DOTALL)


def text_of_page(page: str) -> str:
    """Return what a page says, its tags as line ends."""
    return unescape(TAG.sub("\n", page.rpartition("</style>")[2]))


def words_in_it(pieces: list[str]) -> int:
    return sum(len(unescape(TAG.sub(" ", piece)).split()) for piece in pieces)


async def a_night(server: Server) -> Fireside:
    fire = Fireside(server)
    await fire.begin()
    await fire.finish()
    return fire


async def test_each_story_of_a_night_says_who_led_who_read_and_who_said_otherwise(
    server: Server,
) -> None:
    fire = await a_night(server)
    page = (await made(server))["html"].decode()
    night = await fire.night()
    stories = stories_of(await server.parts[Games].history.plies(server.game_id))
    led = leaders(night, stories)
    assert len(led) == 6
    tales = page.split('<section class="tale"')[1:]
    contents = page.partition("<nav>")[2].partition("</nav>")[0]
    for story, tale in zip(stories, tales, strict=False):
        name = led[story.last].name
        assert f"Led by {name}, with" in tale
        read = [
            r
            for chapter in story.chapters
            for r in night.recitals
            if r.question == question_of(chapter) and not r.is_end and r.place is not None
        ]
        for one in read:
            assert f"{night.in_place(one.place or 0).name} read" in tale
    leading = re.findall(r"led by (\w+)", contents)
    assert leading == [led[story.last].name for story in stories]
    assert "The village</span>" not in contents


async def test_each_guest_has_a_face_that_stays_and_what_they_did(server: Server) -> None:
    fire = await a_night(server)
    pictures = SmallPictures()
    page = (await made(server, pictures=pictures))["html"].decode()
    night = await fire.night()
    stories = stories_of(await server.parts[Games].history.plies(server.game_id))
    led = Counter(guest.place for guest in leaders(night, stories).values())
    chosen = {
        question_of(one): one.chosen.option
        for story in stories
        for one in story.chapters
        if one.chosen
    }
    listed = text_of_page(page.partition('<ul class="people">')[2].partition("</ul>")[0])
    for guest in night.guests:
        told = listed.partition(f"{guest.name}\n")[2].strip().split("\n")[0]
        times = led[guest.place]
        assert say("chronicle-did-led", count=times) in told
        otherwise = sum(
            vote.removesuffix(PAYING) != str(option)
            for question, option in chosen.items()
            for place, vote in night.votes(question).items()
            if place == guest.place
        )
        assert (say("chronicle-did-otherwise", count=otherwise) in told) == bool(otherwise)
    faces = [one for one in pictures.asked if isinstance(one, FaceRequest)]
    again = SmallPictures()
    await made(server, "ja", pictures=again)
    assert faces == [one for one in again.asked if isinstance(one, FaceRequest)]
    assert len({face.figure for face in faces[: len(night.guests)]}) == len(night.guests)


async def test_a_night_is_neither_a_village_nor_a_ledger(server: Server) -> None:
    await a_night(server)
    page = (await made(server))["html"].decode()
    assert "went below" not in page
    assert "Nothing was built" not in page
    assert " moves" not in text_of_page(page).split("\n\n")[0]


@pytest.fixture
async def page(server: Server) -> str:
    await server.start(2)
    await server.finish(Random(4))
    return (await made(server))["html"].decode()


async def test_the_score_comes_after_the_stories(page: str) -> None:
    last = page.rindex('<section class="tale"')
    assert page.index(f"<h2>{say('chronicle-ended')}</h2>") > last
    assert page.index("<th>Points</th>") > last


async def test_what_was_done_between_stories_is_a_fifth_of_its_words_until_opened(
    page: str,
) -> None:
    body = page.partition('<details class="replay">')[0]
    folded = re.findall(r'<details class="moves">(.*?)</details>', body, re.DOTALL)
    shown = re.findall(r'<p class="meanwhile">(.*?)</p>', body, re.DOTALL)
    shown += re.findall(r"<summary>(.*?)</summary>", "".join(folded))
    assert len(folded) >= 6
    assert words_in_it(folded) > 200
    assert words_in_it(shown) <= words_in_it(folded) / 5
    papers = re.findall(r'<div class="paper">(.*?)</div>', body, re.DOTALL)
    assert papers
    for paper in papers:
        assert len(re.findall("<p>", DETAILS.sub("", paper))) <= 3


async def test_each_story_has_a_line_of_it_in_the_contents(page: str) -> None:
    contents = page.partition("<nav>")[2].partition("</nav>")[0]
    quotes = [unescape(one) for one in re.findall(r'<p class="quote">(.*?)</p>', contents)]
    assert len(quotes) == contents.count("<li>")
    text = unescape(page.partition("</nav>")[2])
    for quote in quotes:
        assert quote.strip("\u201c\u201d\u2026").strip() in text, quote


def villages_in(pictures: SmallPictures) -> list[PictureRequest]:
    """List the villages that were drawn."""
    return [
        one
        for one in pictures.asked
        if isinstance(one, PictureRequest) and one.kind == PictureKind.VILLAGE
    ]


async def test_villages_are_shown_as_they_grew_each_round_but_the_last(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))
    pictures = SmallPictures()
    page = (await made(server, pictures=pictures))["html"].decode()
    villages = villages_in(pictures)
    assert page.count('class="grown" id=') == 6
    assert len(villages) == 2 * 6 + 2
    assert len({(one.seat, one.table) for one in villages}) == len(villages)


async def test_a_nights_village_is_shown_as_it_grew_by_thirds(server: Server) -> None:
    await a_night(server)
    pictures = SmallPictures()
    page = (await made(server, pictures=pictures))["html"].decode()
    villages = villages_in(pictures)
    assert len({one.table for one in villages}) == len(villages) == 3
    places = [one.start() for one in re.finditer(say("chronicle-grown-night"), page)]
    stories = [page.index(f'id="story-{number}"') for number in (2, 3, 4, 5)]
    assert sorted([*places, *stories]) == [
        *(stories[0], places[0], stories[1]),
        *(stories[2], places[1], stories[3]),
    ]


async def test_a_die_is_drawn_and_its_number_is_there_for_who_cannot_see_it(page: str) -> None:
    dice = re.findall(r'<span class="die d([1-6])">([1-6])</span>', page)
    assert dice
    assert all(drawn == said for drawn, said in dice)
    assert " rolls " not in page.partition('<details class="replay">')[0]


async def test_the_moves_are_in_the_file_with_the_points_of_each_round(page: str) -> None:
    replay = page.partition('<details class="replay">')[2]
    steps = replay.count("<li>")
    assert steps > 30
    assert say("screen-step", number=steps, count=steps) in text_of_page(replay)
    marks = re.findall(r'<a href="#(story-\d+)">', replay)
    assert marks
    assert all(f'id="{mark}"' in page for mark in marks)
    assert say("screen-by-round") in replay


async def test_where_the_moves_do_not_fit_the_file_says_so(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    await server.finish(Random(4))
    whole = await made(server)
    size = sum(map(len, whole.values()))
    monkeypatch.setattr("bot.delivery.outbox.keepsake_maker.MOST_BYTES", size - 60_000)
    page = (await made(server))["html"].decode()
    assert '<details class="replay">' not in page
    assert "<script>" not in page
    assert say("chronicle-no-replay") in text_of_page(page)


async def test_what_the_bot_has_read_aloud_is_in_the_file_as_far_as_it_fits(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    await server.finish(Random(4))
    silent = await made(server)
    whole = (await made(server, sounds=Sounds(is_there=lambda _: True)))["html"].decode()
    tales = _voices_of_stories(whole)
    assert len(tales) > 2
    assert set(tales) == {1}  # each story whole, and not its parts again
    papers = re.findall('<div class="paper">.*?</div>', whole, re.DOTALL)
    assert sum(one.count("<audio") for one in papers) >= 7
    assert 'src="data:audio/ogg;base64,T2dnU' in whole
    assert "<audio" not in silent["html"].decode()
    parts = Sounds(is_there=lambda text: len(text.text) < 600)
    parted = (await made(server, sounds=parts))["html"].decode()
    assert sum(_voices_of_stories(parted)) > len(tales)
    size = sum(map(len, silent.values()))
    monkeypatch.setattr("bot.delivery.outbox.keepsake_maker.MOST_BYTES", size + 200)
    bounded = await made(server, sounds=Sounds(is_there=lambda _: True))
    assert b"<audio" not in bounded["html"]
    assert b'<details class="replay">' in bounded["html"]


def _voices_of_stories(page: str) -> list[int]:
    """Count the voices in each story of a page."""
    tales = re.findall('<section class="tale" id=.*?</section>', page, re.DOTALL)
    return [one.count("<audio") for one in tales]


async def test_a_night_that_ended_early_names_who_led_what_was_told(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin()
    await fire.until(Step.STORY)
    leader = (await fire.night()).guests[0].name
    await fire.act(fire.guests[-1], "on")
    await fire.server.ann.slash(server.channel, "night end")
    loaded = await server.loaded()
    if not loaded.is_over:
        await fire.finish()
    page = (await made(server))["html"].decode()
    assert f"Led by {leader}, with" in page
