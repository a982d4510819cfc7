"""A message never waits for long for its picture."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.picture_queue import PictureQueue
from bot.i18n.words import words_in
from bot.pictures.request import PictureRequest
from bot.text.narrator import Narrator
from rules.editions import FINAL
from rules.words import Seat
from tests.pictures.test_pictures import game, played, shipped

NAMES = ("Ann", "Bob")


def a_wish() -> PictureRequest:
    narrator = Narrator(words_in("en"), NAMES, NAMES, (1, 2), shipped().stories, "", FINAL)
    return PictureRequest("village", narrator, game(), played(2, 1)[0], Seat(0))


async def test_a_message_goes_without_a_slow_picture_and_the_next_one_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slowly(*_: Any) -> bytes:
        time.sleep(0.3)
        return b"a village"

    monkeypatch.setattr("bot.pictures.village.draw", slowly)
    easel, wish = PictureQueue(on=True), a_wish()
    began = time.monotonic()
    assert await easel.paint_soon(wish) is None
    assert time.monotonic() - began < 0.28
    await asyncio.sleep(0.6)
    picture = await easel.paint_soon(wish)
    assert picture is not None
    assert picture.png == b"a village"
    assert "Ann's village" in picture.alt


async def test_an_easel_that_is_off_draws_nothing() -> None:
    easel = PictureQueue(on=False)
    assert await easel.paint(a_wish()) is None
    assert await easel.paint_soon(a_wish()) is None


async def test_plain_words_come_without_a_picture() -> None:
    wish = a_wish()
    plain = replace(wish, narrator=replace(wish.narrator, words=words_in("en", plain=True)))
    assert await PictureQueue(on=True).paint(plain) is None
    assert await PictureQueue(on=True).paint_soon(plain) is None
