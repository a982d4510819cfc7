"""Encode speech: WAV files into Ogg Opus with a waveform."""

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from io import BytesIO
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.narration.audio import NarrationAudio

Sound: TypeAlias = NDArray[np.float32]
"""Samples of one channel, from -1 to 1."""

soundfile: Any = import_module("soundfile")  # has no types

_RATES = (8_000, 12_000, 16_000, 24_000, 48_000)
"""Samples a second that Opus takes."""

_RATE = 24_000
_LEVEL = 0.9
"""The level of compression: some 29 kbit/s; Discord's own clients send 32."""

_LOUDNESS = 0.1
"""The root mean square of each recording: -20 dB, as people are in voice channels."""

_MOST_GAIN = 10.0
"""At most 20 dB louder than it was: what is silence stays one."""

_KNEE, _PEAK = 0.5, 0.89
"""From -6 dB on peaks are bent, towards -1 dB."""

_PAUSE, _LINE_PAUSE = 0.25, 0.6
"""Seconds between two voices in a line, and between two lines."""

_SILENCE, _EDGE = 0.005, 0.03
"""A level below which nothing is heard, and seconds of it that are left on each side."""

_POINTS = 256
_A_SECOND = 10
"""Points of a waveform, in all at most and per second."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A voice's speech as the content of a file; one that `is_line` begins a new line."""

    wav: bytes = field(repr=False)
    is_line: bool = False


def record(wav: bytes) -> NarrationAudio:
    """Return the audio of a WAV file, or of another format that libsndfile reads.

    Raises RuntimeError if it cannot be read, ValueError if it is empty.
    """
    return _recorded(*_read(wav))


def record_together(spoken: Sequence[Spoken]) -> NarrationAudio:
    """Return the audio of several voices one after another, each as loud as the others.

    Raises as `record` does.
    """
    if len(spoken) == 1:
        return record(spoken[0].wav)
    parts = list[Sound]()
    for one in spoken:
        sound, rate = _read(one.wav)
        pause = _LINE_PAUSE if one.is_line else _PAUSE
        parts.append(np.zeros(round(pause * _RATE) if parts else 0, np.float32))
        parts.append(_louder(_trimmed(sound if rate == _RATE else _resampled(sound, rate))))
    return _recorded(np.concatenate(parts), _RATE)


def _read(wav: bytes) -> tuple[Sound, int]:
    channels, rate = soundfile.read(BytesIO(wav), dtype="float32", always_2d=True)
    sound: Sound = channels.mean(axis=1)
    if not len(sound):
        raise ValueError("the speech is empty")
    return sound, rate


def _recorded(sound: Sound, rate: int) -> NarrationAudio:
    # Opus takes no other rate.
    if rate not in _RATES:
        sound, rate = _resampled(sound, rate), _RATE
    sound = _levelled(sound)
    ogg = BytesIO()
    shape = {"format": "OGG", "subtype": "OPUS", "compression_level": _LEVEL}
    soundfile.write(ogg, sound, rate, **shape)
    seconds = len(sound) / rate
    return NarrationAudio(ogg.getvalue(), round(seconds, 3), _waveform(sound, seconds))


def wav_of(sound: Sound, rate: int) -> bytes:
    """Return samples as the content of a WAV file."""
    wav = BytesIO()
    soundfile.write(wav, np.clip(sound, -1, 1), rate, format="WAV", subtype="PCM_16")
    return wav.getvalue()


def _resampled(sound: Sound, rate: int) -> Sound:
    """Return a sound at our own rate, resampled by its frequencies, so that none are invented."""
    length = max(1, round(len(sound) * _RATE / rate))
    frequencies = np.fft.rfft(sound)
    return np.fft.irfft(frequencies[: length // 2 + 1], length).astype(np.float32) * (
        length / len(sound)
    )


def _levelled(sound: Sound) -> Sound:
    """Return a sound as loud as any other voice's, its peaks bent so that none is cut."""
    louder = _louder(sound)
    over = np.maximum(np.abs(louder) - _KNEE, 0)
    room = _PEAK - _KNEE
    bent = _KNEE + room * np.tanh(over / room)
    return np.where(over > 0, np.sign(louder) * bent, louder).astype(np.float32)


def _louder(sound: Sound) -> Sound:
    loudness = float(np.sqrt(np.mean(sound**2)))
    return sound * np.float32(min(_LOUDNESS / max(loudness, 1e-9), _MOST_GAIN))


def _trimmed(sound: Sound) -> Sound:
    """Return a sound without the silence before and after it, by which voices differ."""
    loud = np.flatnonzero(np.abs(sound) > _SILENCE)
    if not len(loud):
        return sound
    edge = round(_EDGE * _RATE)
    return sound[max(0, loud[0] - edge) : loud[-1] + edge]


def _waveform(sound: Sound, seconds: float) -> str:
    """Return the loudness of a sound over time, the loudest moment as 255."""
    count = max(1, min(_POINTS, len(sound), int(seconds * _A_SECOND)))
    loud = np.array([np.sqrt(np.mean(part**2)) for part in np.array_split(sound, count)])
    scaled = loud / max(float(loud.max()), 1e-9) * 255
    return b64encode(scaled.astype(np.uint8).tobytes()).decode()
