"""Measure what reading aloud costs: the loop's lag, the time for a paragraph, the cache's size."""

import asyncio
import os
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.narration.cache import NarrationCache
from bot.narration.voices import NarrationProcess, voices_of
from bot.settings import Settings, read_settings
from bot.text.narration import NarrationText
from encounters.loader import SHIPPED_BOOK
from encounters.opening import open_book
from tests.bench.figures import Aim, show, title
from tests.bench.loop import lag_during
from tests.bench.processes import Others, memory_of_children
from tests.narration.voices import beeping

_SECONDS = 15.0
"""Seconds of each measurement; of a slow voice at least some paragraphs."""

_LEAST = 3

_LETTERS = "900"
"""For how many a paragraph is beeped: 18 seconds, about as long as somebody speaks."""


async def run() -> None:
    """Read some paragraphs in each language that there is a voice for, or by beeping."""
    settings = read_settings()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not find_spec("soundfile"):
            print("  soundfile is not installed: nothing can be read aloud")
            return
        if not voices_of(settings):
            settings = Settings(narration_command=beeping(folder / "said", "{out}", _LETTERS))
        title(f"(i) reading aloud, by {_kind(settings)}")
        others = Others()
        _, p99, longest = await lag_during(asyncio.sleep(_SECONDS))
        show("at rest: lag p99", p99, "ms", note=f"(longest {longest:.1f})")
        for language in sorted(voices_of(settings)):
            await _show_one(settings, folder / language, language)
        show("others kept the machine busy for", 100 * others.share(), "% of its cores")


async def _show_one(settings: Settings, folder: Path, language: str) -> None:
    """Read paragraphs one after the other, watching the loop; then have one from the cache."""
    stories = open_book(SHIPPED_BOOK).stories
    prompts = [stories.prompt(number, language) for number in sorted(stories.moods)]
    texts = [NarrationText(one.text.replace("{echo}", ""), language) for one in prompts]
    cache, books = NarrationCache(folder), (SHIPPED_BOOK,)
    queue = NarrationQueue(voices_of(settings), cache, books, NarrationProcess())
    began = time.perf_counter()
    await queue.record(NarrationText(prompts[0].title, language))
    show(f"{language}: the first word, with the start", time.perf_counter() - began, "s")
    took: list[float] = []
    lasted: list[float] = []

    async def read() -> None:
        ends = time.perf_counter() + _SECONDS
        for text in texts:
            begun = time.perf_counter()
            if begun > ends and len(took) >= _LEAST:
                return
            recording = await queue.record(text)
            assert recording is not None, "the voice fails: see the log"
            took.append(time.perf_counter() - begun)
            lasted.append(recording.seconds)

    _, p99, longest = await lag_during(read())
    show(f"{language}: lag p99 while it speaks", p99, "ms", Aim(most=5), f"(longest {longest:.1f})")
    note = f"({sum(took) / sum(lasted):.3f} of the {median(lasted):.1f} s that it lasts)"
    show(f"{language}: a paragraph takes", median(took), "s", note=note)
    size = _size(folder)
    show(f"{language}: a minute in the cache", size / sum(lasted) * 60 / 1_000, "kB")
    show(f"{language}: the worker's memory", memory_of_children(os.getpid()), "MB")
    begun = time.perf_counter()
    assert await queue.find(texts[0]) is not None
    show(f"{language}: from the cache", (time.perf_counter() - begun) * 1e3, "ms")
    await queue.close()


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.iterdir() if path.is_file())


def _kind(settings: Settings) -> str:
    if settings.narration_url:
        return "a server"
    return "a command" if settings.narration_command else "what is built in"
