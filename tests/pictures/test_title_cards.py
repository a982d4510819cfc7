"""A title card shows a place, a mood and who is met there; each is told from the others."""

import unicodedata
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.i18n.words import languages
from bot.pictures.lettering import Face, drawable
from bot.pictures.renderer import render
from bot.text.alt import alt
from bot.text.picture_request import TitleRequest
from encounters.loader import SHIPPED_BOOK, load
from encounters.scenes import HOSTS, Figure, Scene
from rules.words import ParagraphNumber

LIGHT = 45_000
MOODS = ("bustling", "eerie", "grand", "merry", "tender", "tense", "wry")
SMALL = (125, 63)
UNLIKE = 12.0
"""Mean steps of brightness, of 255, by which two small cards differ to the eye."""


def a_card(scene: Scene, figure: Figure, mood: str = "", number: int = 7) -> TitleRequest:
    return TitleRequest("en", ParagraphNumber(number), "A title", mood, scene, figure)


def small(request: TitleRequest) -> Image.Image:
    return Image.open(BytesIO(render(request))).convert("RGB").resize(SMALL)


def unlike(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_every_two_scenes_differ_to_the_eye() -> None:
    cards = {scene: small(a_card(scene, HOSTS[scene])) for scene in Scene}
    for one, other in combinations(Scene, 2):
        assert unlike(cards[one], cards[other]) > UNLIKE, (one, other)


@pytest.mark.parametrize("mood", MOODS)
def test_a_card_is_light_in_every_mood_and_place(mood: str) -> None:
    for scene in Scene:
        assert len(render(a_card(scene, HOSTS[scene], mood))) < LIGHT, scene


def test_every_two_figures_differ() -> None:
    cards = [render(a_card(Scene.HALL, figure)) for figure in Figure]
    assert len(set(cards)) == len(Figure)


def test_a_mood_changes_a_scene() -> None:
    cards = [render(a_card(Scene.MINE, Figure.TAPPER, mood)) for mood in MOODS]
    assert len(set(cards)) == len(MOODS)


def test_the_same_card_has_the_same_bytes() -> None:
    assert render(a_card(Scene.POST, Figure.BAT)) == render(a_card(Scene.POST, Figure.BAT))


@pytest.mark.parametrize("language", languages())
def test_the_alt_text_names_the_scene_and_who_is_there(language: str) -> None:
    stories = load(SHIPPED_BOOK).stories
    said: set[str] = set()
    for number, setting in stories.settings.items():
        title = stories.title(number, language)
        said.add(alt(TitleRequest(language, number, title, "", *setting)).split(title)[1])
    assert len(said) == len(set(stories.settings.values()))


def test_the_title_font_has_every_letter_of_the_shipped_titles() -> None:
    stories = load(SHIPPED_BOOK).stories
    titles = {story.title for told in stories.told.values() for story in told.values()}
    plain = {unicodedata.normalize("NFKC", title) for title in titles}
    assert {title for title in plain if drawable(title, Face.TITLE) != title} == set()
