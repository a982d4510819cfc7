"""The tale of a night stands in its chronicle where it was told, and not folded away."""

import re
from html import unescape

import pytest

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.model.nights import Step
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.picture_request import PosterRequest
from bot.text.tales import sheet_head
from encounters.tales import tale_words
from rules.facts import SignTold
from rules.words import SecretCard
from tests.bot.fireside import Fireside
from tests.bot.messages import say
from tests.bot.night.test_secret_cards import dealing, play
from tests.bot.night.test_tales import BEAN, begin
from tests.bot.play.keepsakes import SmallPictures, made
from tests.bot.server import Server

FOLDED = re.compile(r"<details.*?</details>", re.DOTALL)


@pytest.fixture
async def fire(server: Server) -> Fireside:
    return Fireside(server)


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_a_tale_stands_where_it_was_told(
    server: Server, fire: Fireside, language: str
) -> None:
    words = tale_words(BEAN, language)[0]
    await begin(fire, language=language)
    await fire.finish()
    files = await made(server, language)
    page = re.sub(r"<rp>.*?</rp>|<rt>.*?</rt>|</?ruby>", "", unescape(files["html"].decode()))
    shown = FOLDED.sub("", page.partition("</nav>")[2])
    plies = await server.parts[Games].history.plies(server.game_id)
    tale = (await fire.loaded()).state.table.tale
    assert tale
    assert tale.answer
    stories = [one for one in stories_of(plies) if one.is_over]
    places = [(story.last, f'id="story-{n}"') for n, story in enumerate(stories, start=1)]
    for ply in plies:
        for fact in ply.facts:
            if isinstance(fact, SignTold):
                sign = words.signs[fact.index]
                places.append((ply.ply, start_of(sign.bright if fact.bright else sign.dim)))
    head = [
        words_in(language)("chronicle-tale", title=words.title),
        start_of(words.opening),
        words.answers[tale.answer].label,
    ]
    finale = start_of(words.finale.text)
    expected = [*head, *[mark for _, mark in sorted(places, key=lambda one: one[0])], finale]
    found = [shown.find(each) for each in expected]
    assert -1 not in found, [each for each in expected if each not in shown]
    assert found == sorted(found)
    assert all(shown.count(each) == 1 for each in expected if each not in head[:1])


async def test_its_sheet_and_its_poster_say_how_the_tale_ended(
    server: Server, fire: Fireside
) -> None:
    await begin(fire)
    await fire.finish()
    loaded = await server.loaded()
    told = sheet_head(server.parts[Languages].narrator(loaded), loaded.state.table.tale)
    assert len(told) == 3
    pictures = SmallPictures()
    page = unescape((await made(server, pictures=pictures))["html"].decode())
    sheet = page.partition('<ul class="sheet">')[2].partition("</ul>")[0]
    assert re.findall("<li>(.*?)</li>", sheet)[:3] == told
    (poster,) = [one for one in pictures.drawn if isinstance(one, PosterRequest)]
    assert list(poster.sheet[:3]) == told


async def test_of_many_guests_the_title_names_a_few(server: Server) -> None:
    fire = Fireside(server, 9)
    await begin(fire)
    await fire.until(Step.GATHER)
    await fire.end()
    page = (await made(server))["html"].decode()
    assert "<h1>The night of ann, bob, cid, dee and 5 others</h1>" in page
    assert all(f"<b>{person.name}</b>" in page for person in fire.people)


async def test_only_the_head_of_a_paper_is_set_as_one(server: Server, fire: Fireside) -> None:
    await begin(fire, language="ja")
    await fire.finish()
    page = (await made(server, "ja"))["html"].decode()
    weather, *papers = re.findall(r'<div class="paper">(.*?)</div>', page, re.DOTALL)
    assert weather.count("<p>") > 1
    assert 'class="head"' not in weather
    assert papers
    assert all(one.count('<p class="head"><b>') == 1 for one in papers)


async def test_its_finale_is_a_list_and_needs_no_marks_that_an_e_reader_lacks(
    server: Server, fire: Fireside
) -> None:
    await begin(fire, seed=dealing(SecretCard.LANTERN))
    await fire.until(Step.CHOOSE)
    await play(fire, fire.people[0])
    await fire.finish()
    page = (await made(server))["html"].decode()
    finale = page.partition(f"<h2>{say('chronicle-finale')}</h2>")[2].partition("</section>")[0]
    items = re.findall("<li>(.*?)</li>", finale)
    assert len([one for one in items if "rolls" in one]) == 3
    assert len([one for one in items if "The prize" in one]) == 3
    assert "plays <b>the pocket lantern</b>" in page
    shown = unescape(page.rpartition("</style>")[2])
    assert not re.findall("[\U0001f000-\U0001faff\u2694]|<p>- ", shown)
    assert f"<h2>{say('night-group')}</h2>" in page


def start_of(text: str) -> str:
    """Return how a text begins, without its ruby."""
    return re.sub(r"[\uff5c|]|\u300a.*?\u300b", "", text.strip())[:20]
