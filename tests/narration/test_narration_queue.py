"""Texts are spoken in a process of their own, once; whatever happens to it, the bot goes on."""

import asyncio
import os
import shlex
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.narration.audio import NarrationAudio
from bot.narration.cache import NarrationCache
from bot.narration.command import CommandSpeaker
from bot.narration.request import Voice
from bot.narration.voices import NarrationProcess
from bot.text.narration import NarrationText
from bot.worker.process import WorkerProcess
from tests.narration.beep import LETTER, RATE, letters_of
from tests.narration.voices import beeping, logged_texts
from tests.pictures.test_picture_queue import is_alive

_SLOW = 'echo $$ > "$0.part"; mv "$0.part" "$0"; exec sleep 60'
_LONGEST_START, _LONGEST_END = 30.0, 10.0
"""Seconds within which a busy machine starts a worker and its command, and ends them."""

Queue = Callable[..., NarrationQueue]


def text(words: str, language: str = "en") -> NarrationText:
    return NarrationText(words, language)


@pytest.fixture
async def queue(tmp_path: Path):  # noqa: ANN201 - a fixture's generator
    """Make queues that speak by a command; all are closed."""
    made: list[NarrationQueue] = []

    def make(
        line: str, books: tuple[Path, ...] = (), worker: WorkerProcess | None = None
    ) -> NarrationQueue:
        voices = {"en": Voice(CommandSpeaker(line)), "ja": Voice(CommandSpeaker(line), "jm")}
        cache = NarrationCache(tmp_path / "kept")
        made.append(NarrationQueue(voices, cache, books, worker or NarrationProcess()))
        return made[-1]

    yield make
    for one in made:
        await one.close()


def worker_of(queue: NarrationQueue) -> int:
    """Return the process id of the worker."""
    found = queue._worker._process
    assert found is not None
    return found.pid


async def test_a_text_is_spoken_in_another_process_and_in_low_priority(
    queue: Queue, tmp_path: Path
) -> None:
    speaking = queue(beeping(tmp_path / "said"))
    recording = await speaking.record(text("Mind the LID."))
    assert recording is not None
    assert recording.seconds == pytest.approx(
        letters_of("Mind the lid.") * LETTER / RATE, abs=0.001
    )
    assert logged_texts(tmp_path / "said") == ["Mind the lid."]
    assert worker_of(speaking) != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, worker_of(speaking)) >= 10
    assert os.getsid(worker_of(speaking)) == os.getsid(0)  # else its priority would not count
    assert os.getpgid(worker_of(speaking)) == worker_of(speaking)


async def test_equal_texts_are_spoken_once_even_after_a_restart(
    queue: Queue, tmp_path: Path
) -> None:
    log = tmp_path / "said"
    one = queue(beeping(log))
    same = await asyncio.gather(*[one.record(text("Mind the lid.")) for _ in range(4)])
    assert await one.find(text("Mind the lid.")) == same[0] == same[3]
    other = queue(beeping(log))
    assert await other.record(text("Mind the lid.")) == same[0]
    assert other._worker._process is None
    assert len(logged_texts(log)) == 1
    await other.record(text("Mind the lid.", "ja"))
    assert len(logged_texts(log)) == 2


async def test_a_name_that_is_to_be_spoken_differently_is_spoken_again(
    queue: Queue, tmp_path: Path
) -> None:
    log, book = tmp_path / "said", tmp_path / "book"
    book.mkdir()
    for spelled in ("pip pip", "peep"):
        (book / "PRONUNCIATION.toml").write_text(f'[en]\nPip = "{spelled}"\n')
        await queue(beeping(log), (book,)).record(text("Pip waves."))
    assert logged_texts(log) == ["pip pip waves.", "peep waves."]


async def test_the_names_of_the_files_say_nothing(queue: Queue, tmp_path: Path) -> None:
    await queue(beeping(tmp_path / "said")).record(text("Mind the lid."))
    (kept,) = (tmp_path / "kept").iterdir()
    assert len(kept.stem) == 64
    assert set(kept.stem) <= set("0123456789abcdef")


async def test_a_language_without_a_voice_is_not_read(queue: Queue, tmp_path: Path) -> None:
    speaking = queue(beeping(tmp_path / "said"))
    assert speaking.languages == {"en", "ja"}
    assert await speaking.record(text("Ojo con la Tapa.", "es")) is None
    assert logged_texts(tmp_path / "said") == []


async def test_a_command_that_fails_is_logged_without_the_text_and_the_next_one_may_do(
    queue: Queue, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fixed = tmp_path / "fixed"
    line = f"test -e {shlex.quote(str(fixed))} && {beeping(tmp_path / 'said')}"
    failing = queue(shlex.join(["sh", "-c", line]))
    assert await failing.record(text("A secret.")) is None
    assert "CalledProcessError" in caplog.text
    assert "secret" not in caplog.text
    first = worker_of(failing)
    fixed.touch()
    assert await failing.record(text("A secret.")) is not None
    assert worker_of(failing) == first


async def test_what_is_no_sound_is_no_recording(queue: Queue) -> None:
    assert await queue("cat").record(text("No sound at all.")) is None


async def test_a_worker_that_is_killed_is_replaced(queue: Queue, tmp_path: Path) -> None:
    speaking = queue(beeping(tmp_path / "said"))
    assert await speaking.record(text("One."))
    first, process = worker_of(speaking), speaking._worker._process
    assert process is not None
    process.kill()
    await process.wait()
    assert await speaking.record(text("Two."))
    assert worker_of(speaking) != first


def slow(note: Path) -> str:
    """Return a command that notes its process id, and says nothing for a long time."""
    return shlex.join(["sh", "-c", _SLOW, str(note)])


async def a_slow_command(speaking: NarrationQueue, note: Path) -> tuple[asyncio.Task[object], int]:
    """Begin to speak by a slow command; give the task and the command's process id."""
    task = asyncio.create_task(speaking.record(text("Slowly.")))
    await asyncio.to_thread(_until, note.exists, _LONGEST_START)
    return task, int(await asyncio.to_thread(note.read_text))


async def test_a_late_worker_is_killed_with_the_command_that_it_runs(
    queue: Queue, tmp_path: Path
) -> None:
    note = tmp_path / "pid"
    worker = WorkerProcess("bot.narration", nice=10, late=3)
    speaking = queue(slow(note), worker=worker)
    task, command = await a_slow_command(speaking, note)
    assert await task is None
    await until_ended(command)


async def test_the_bot_stops_at_once_while_a_text_is_spoken(queue: Queue, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    speaking = queue(slow(note))
    task, command = await a_slow_command(speaking, note)
    waiting = asyncio.create_task(speaking.record(text("Next.")))
    async with asyncio.timeout(5):
        await speaking.close()
        assert (await task, await waiting) == (None, None)
    await until_ended(command)
    assert await speaking.record(text("Too late.")) is None


async def test_the_bot_stops_while_a_text_is_looked_up(queue: Queue, tmp_path: Path) -> None:
    speaking = queue(beeping(tmp_path / "said"))
    task = asyncio.create_task(speaking.record(text("On the way.")))
    for _ in range(2):  # the recording begins in a task of its own, by asking a thread for the file
        await asyncio.sleep(0)
    await speaking.close()
    assert await task is None
    assert not (tmp_path / "said").exists()


async def test_an_idle_worker_ends_and_the_next_text_starts_another(
    queue: Queue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = "tests.narration.short_lived"
    monkeypatch.setattr("bot.worker.process.command_of", lambda _: (sys.executable, "-m", module))
    speaking = queue(beeping(tmp_path / "said"))
    assert await speaking.record(text("One."))
    worker = speaking._worker._process
    assert worker is not None
    async with asyncio.timeout(10):
        assert await worker.wait() == 0
    assert await speaking.record(text("Two."))
    assert worker_of(speaking) != worker.pid


async def test_one_who_gives_up_takes_the_recording_from_nobody(
    queue: Queue, tmp_path: Path
) -> None:
    speaking = queue(beeping(tmp_path / "said"))
    one, other = [asyncio.create_task(speaking.record(text("Both."))) for _ in range(2)]
    await asyncio.sleep(0.05)
    one.cancel()
    with suppress(asyncio.CancelledError):
        await one
    assert isinstance(await other, NarrationAudio)


async def test_a_long_queue_takes_no_more(
    queue: Queue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.aloud.narration_queue.MOST", 2)
    speaking = queue(beeping(tmp_path / "said"))
    recordings = await asyncio.gather(*[speaking.record(text(f"Text {n}.")) for n in range(4)])
    assert [one is not None for one in recordings] == [True, True, False, False]


async def until_ended(process: int) -> None:
    await asyncio.to_thread(_until, lambda: not is_alive(process), _LONGEST_END)


def _until(holds: Callable[[], bool], seconds: float) -> None:
    """Wait in a thread; it gives up by itself, as nothing else could end it."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
