"""What the bot has read aloud on a night is in its chronicle, found again by its very words."""

import re
from base64 import b64encode

import pytest

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.model.nights import Step
from bot.narration.audio import NarrationAudio
from bot.settings import Settings
from tests.bot.fireside import Fireside
from tests.bot.messages import say
from tests.bot.night.test_tales import begin
from tests.bot.night.test_voice_to_the_end import count_sound_messages
from tests.bot.play.keepsakes import Sounds, made
from tests.bot.server import Server

MOST = "bot.delivery.outbox.keepsake_maker.MOST_BYTES"


@pytest.fixture
def settings(with_voice: Settings) -> Settings:
    return with_voice


def audio_in(page: str, start: str, end: str) -> int:
    """Count the voices in the parts of a page from one mark to another."""
    parts = re.findall(f"{start}.*?{end}", page, re.DOTALL)
    return sum(one.count("<audio") for one in parts)


async def test_all_that_was_read_on_a_night_is_in_its_page(
    server: Server, settings: Settings
) -> None:
    fire = Fireside(server)
    await begin(fire, reader="bot", pace="brisk")
    while await fire.step() != Step.OVER:
        await count_sound_messages(server)
        await fire.go_on()
    await count_sound_messages(server)
    cached = list(settings.database.with_name("narration").glob("*"))
    kept = [NarrationAudio.unpack(path.read_bytes()).ogg for path in cached]
    page = (await made(server, sounds=server.parts[NarrationQueue]))["html"].decode()
    assert page.count("<audio") == len(kept)
    assert all(f"data:audio/ogg;base64,{b64encode(ogg).decode()}" in page for ogg in kept)
    assert audio_in(page, '<section class="told"', "</section>") == 4  # the opening, three signs
    assert audio_in(page, '<div class="paper"', "</div>") >= 2
    assert audio_in(page, f"<h2>{say('chronicle-finale')}", "</section>") == 2
    assert audio_in(page, '<section class="village"', "<h2>") == 1
    assert all(re.findall('<audio [^>]*aria-label="([^"]*)"', page))


async def test_as_many_voices_as_fit_are_in_the_page(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    fire = Fireside(server)
    await begin(fire)
    await fire.finish()
    everything = Sounds(is_there=lambda _: True, size=90_000)
    whole = await made(server, sounds=everything)
    size, count = sum(map(len, whole.values())), whole["html"].count(b"<audio")
    assert count > 2
    for left_out in (1, 2, count):
        most = size - left_out * 120_000 + 10_000
        monkeypatch.setattr(MOST, most)
        files = await made(server, sounds=everything)
        assert files["html"].count(b"<audio") == count - left_out
        assert sum(map(len, files.values())) <= most
        assert b'<details class="replay">' in files["html"]
