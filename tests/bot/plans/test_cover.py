"""A planned night has a cover: on its event, and in its message with the words for it."""

import base64
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.i18n.words import languages, words_in
from bot.pictures.renderer import render
from bot.settings import Settings
from bot.text.alt import alt
from bot.text.picture_request import CoverRequest
from tests.bot.messages import parts_of, say
from tests.bot.openapi import check_requests
from tests.bot.planning import Planned
from tests.bot.server import Server
from tests.bot.settable import ALL_THE_TIME

LIGHT = 100_000
WIDE_TO_HIGH = 2.5


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "table.sqlite3")


@pytest.fixture
def seams() -> dict[str, Any]:
    return {"picture_limits": ALL_THE_TIME}


@pytest.mark.parametrize("language", languages())
def test_a_cover_is_light_and_as_wide_as_an_event_shows_it(language: str) -> None:
    words = words_in(language)
    request = CoverRequest(language, words("plan-cover"), words("plan-journeys", count=20))
    png = render(request)
    image = Image.open(BytesIO(png))
    assert image.width / image.height == WIDE_TO_HIGH
    assert len(png) < LIGHT
    assert render(request) == png
    assert request.title in alt(request)


async def test_the_event_and_the_message_show_the_cover(server: Server, planned: Planned) -> None:
    await planned.plan(journeys="6")
    (made,) = [one.json for one in server.env.http_requests if "/scheduled-events" in one.path][1:2]
    head, _, data = made["image"].partition(",")
    assert head == "data:image/png;base64"
    assert Image.open(BytesIO(base64.b64decode(data))).format == "PNG"
    (gallery,) = [one for one in parts_of(await planned.message()) if hasattr(one, "items")]
    alt_text = say("alt-cover", title=say("plan-cover"), about=say("plan-journeys", count=6))
    assert gallery.items[0].description == alt_text
    check_requests(server)


async def test_a_lobby_shows_its_cover_from_its_first_message_on(server: Server) -> None:
    lobby = await server.open(2)
    await server.env.settle()
    for message in (lobby, server.channel.last_message):
        (gallery,) = [one for one in parts_of(message) if hasattr(one, "items")]
        about = say("lobby-players-common")
        alt_text = say("alt-cover", title=say("lobby-cover"), about=about)
        assert gallery.items[0].description == alt_text
    await server.ann.click(server.channel.last_message, label=say("lobby-start"))
    check_requests(server)
