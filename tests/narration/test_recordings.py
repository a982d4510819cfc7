"""Speech becomes what Discord's voice messages are: mono Ogg Opus, a length, a waveform."""

import os
from base64 import b64decode
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bot.narration.audio import NarrationAudio
from bot.narration.cache import NarrationCache
from bot.narration.sound import record, wav_of
from tests.narration.beep import LETTER, RATE, beep

soundfile: Any = import_module("soundfile")


def tone(seconds: float, rate: int, hertz: float = 440) -> bytes:
    steps = np.arange(int(seconds * rate)) / rate
    return wav_of((np.sin(2 * np.pi * hertz * steps) / 2).astype(np.float32), rate)


def pitch(ogg: bytes) -> float:
    """Return the loudest frequency, in hertz."""
    sound, rate = soundfile.read(BytesIO(ogg))
    return float(np.argmax(np.abs(np.fft.rfft(sound)))) * rate / len(sound)


@pytest.mark.parametrize("rate", [8_000, 16_000, 22_050, 24_000, 44_100, 48_000])
def test_speech_of_any_rate_keeps_its_length_and_its_pitch(rate: int) -> None:
    recording = record(tone(2, rate))
    assert recording.ogg[:4] == b"OggS"
    assert b"OpusHead" in recording.ogg[:64]
    assert recording.seconds == pytest.approx(2, abs=0.01)
    assert soundfile.info(BytesIO(recording.ogg)).channels == 1
    assert soundfile.info(BytesIO(recording.ogg)).duration == pytest.approx(2, abs=0.05)
    assert pitch(recording.ogg) == pytest.approx(440, abs=3)


@pytest.mark.parametrize("by", [0.05, 0.2, 0.99])
def test_all_speech_is_equally_loud_and_nothing_is_cut(by: float) -> None:
    random = np.random.default_rng(1)
    words = np.repeat(random.uniform(0, 1, 40), RATE // 4) * np.sin(np.arange(RATE * 10) / 20)
    recording = record(wav_of((words * by).astype(np.float32), RATE))
    sound, _ = soundfile.read(BytesIO(recording.ogg))
    assert 20 * np.log10(np.sqrt(np.mean(sound**2))) == pytest.approx(-20, abs=1)
    assert np.abs(sound).max() < 0.95


def test_a_loud_moment_is_bent_and_silence_is_left_alone() -> None:
    quiet = np.full(RATE * 4, 0.01, np.float32) * np.sin(np.arange(RATE * 4) / 20)
    quiet[RATE : RATE + 2_000] *= 99
    sound, _ = soundfile.read(BytesIO(record(wav_of(quiet.astype(np.float32), RATE)).ogg))
    assert 0.5 < np.abs(sound).max() < 1
    hum = np.full(RATE, 0.0001, np.float32)
    sound, _ = soundfile.read(BytesIO(record(wav_of(hum, RATE)).ogg))
    assert np.abs(sound).max() < 0.01


def test_the_waveform_follows_the_loudness_and_fits() -> None:
    short, long = record(beep(100)), record(beep(2_000))
    assert short.seconds == 100 * LETTER / RATE
    points = b64decode(short.waveform)
    assert len(points) == int(short.seconds * 10)
    assert max(points) == 255
    assert points[0] < 100 > points[-1]
    assert len(b64decode(long.waveform)) == 256
    assert len(long.waveform) <= 400


def test_speech_takes_less_than_discords_own_clients_send() -> None:
    noise = np.random.default_rng(1).normal(0, 0.1, 24_000 * 20).astype(np.float32)
    recording = record(wav_of(noise, 24_000))
    assert len(recording.ogg) * 8 / recording.seconds < 40_000


def test_stereo_is_mixed() -> None:
    left = np.zeros((24_000, 2), dtype=np.float32)
    left[:, 0] = 0.5
    wav = BytesIO()
    soundfile.write(wav, left, 24_000, format="WAV")
    assert soundfile.info(BytesIO(record(wav.getvalue()).ogg)).channels == 1


def test_nothing_is_no_recording() -> None:
    with pytest.raises(ValueError, match="empty"):
        record(wav_of(np.zeros(0, dtype=np.float32), 24_000))
    with pytest.raises(RuntimeError):
        record(b"no sound at all")


def test_a_recording_is_packed_whole() -> None:
    recording = record(beep(10))
    assert NarrationAudio.unpack(recording.pack()) == recording
    for broken in (b"", b"{}", b"{}\nRIFF", b"[]\nOggS"):
        with pytest.raises((ValueError, KeyError, TypeError)):
            NarrationAudio.unpack(broken)


def a_recording(size: int) -> NarrationAudio:
    return NarrationAudio(b"OggS" + bytes(size), 1.0, "AAAA")


def test_the_cache_keeps_what_was_used_last_below_its_bound(tmp_path: Path) -> None:
    cache = NarrationCache(tmp_path / "kept", most_bytes=3_500)
    for key in ("a", "b", "c"):
        cache.put(key, a_recording(1_000))
    for index, key in enumerate("abc"):
        os.utime(tmp_path / "kept" / f"{key}.voice", (index, index))
    assert cache.find("a") == a_recording(1_000)
    cache.put("d", a_recording(1_000))
    assert [cache.find(key) is not None for key in "abcd"] == [True, False, True, True]
    kept = list((tmp_path / "kept").iterdir())
    assert sum(path.stat().st_size for path in kept) <= 3_500
    assert len(kept) == 3


def test_a_broken_file_in_the_cache_counts_as_missing(tmp_path: Path) -> None:
    cache = NarrationCache(tmp_path)
    cache.put("a", a_recording(10))
    (tmp_path / "a.voice").write_bytes(b"half of it")
    assert cache.find("a") is None
    cache.put("a", a_recording(20))
    assert cache.find("a") == a_recording(20)


def test_a_cache_that_cannot_be_written_is_done_without(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = NarrationCache(tmp_path / "file")
    cache.put("a", a_recording(10))
    assert cache.find("a") is None
    assert "not kept" in caplog.text
