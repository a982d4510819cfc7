"""A message never waits for long for its picture."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.wishes import Wish
from bot.render.voice import Voice
from bot.telling.easel import Easel
from bot.words import words_in
from rules.editions import FINAL
from rules.words import Seat
from tests.pictures.test_pictures import game, played, shipped

NAMES = ("Ann", "Bob")


def a_wish() -> Wish:
    voice = Voice(words_in("en"), NAMES, NAMES, (1, 2), shipped().stories, "", FINAL)
    return Wish("village", voice, game(), played(2, 1)[0], Seat(0))


async def test_a_message_goes_without_a_slow_picture_and_the_next_one_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slowly(*_: Any) -> bytes:
        time.sleep(0.3)
        return b"a village"

    monkeypatch.setattr("bot.pictures.village.draw", slowly)
    easel, wish = Easel(on=True), a_wish()
    began = time.monotonic()
    assert await easel.paint_soon(wish) is None
    assert time.monotonic() - began < 0.28
    await asyncio.sleep(0.6)
    picture = await easel.paint_soon(wish)
    assert picture is not None
    assert picture.png == b"a village"
    assert "Ann's village" in picture.alt


async def test_an_easel_that_is_off_draws_nothing() -> None:
    easel = Easel(on=False)
    assert await easel.paint(a_wish()) is None
    assert await easel.paint_soon(a_wish()) is None


async def test_plain_words_come_without_a_picture() -> None:
    wish = a_wish()
    plain = replace(wish, voice=replace(wish.voice, words=words_in("en", plain=True)))
    assert await Easel(on=True).paint(plain) is None
    assert await Easel(on=True).paint_soon(plain) is None
