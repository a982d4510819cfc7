"""List what a region has to say otherwise than its language: `translate es-ES --from es`."""

import re
from collections.abc import Iterator
from pathlib import Path

from encounters.sources import PACK, TIDINGS, leaves, read_file

ADDRESSED = {"es-ES": re.compile(r"\b(?:[Uu]stedes|[Ll]es)\b|\w(?:[aeé]r|ír|ndo)les\b")}
"""The words that show where a region differs; their verbs, a translator finds beside them."""

_ANY = re.compile(".+")


def differing(folder: Path, region: str, base: str) -> Iterator[str]:
    """Yield each line of a language that a region has not put in its own words, then a count."""
    addressed = ADDRESSED.get(region, _ANY)
    left = done = 0
    for path in sorted(
        [*(folder / base).glob("*.toml"), *(folder / base / TIDINGS).glob("*.toml")]
    ):
        name = path.relative_to(folder / base).as_posix()
        own = dict(_texts(folder, f"{region}/{name}"))
        done += bool(own)
        for place, text in _texts(folder, f"{base}/{name}"):
            if addressed.search(text) and not own.get(place, "").strip():
                left += 1
                yield f"{base}/{name}: {place}: {text.strip()}"
    yield f"lines to put as {region} says them: {left}; files begun: {done}"


def _texts(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    """Yield the words of a file with their places; none of one that is missing or broken."""
    if (folder / name).exists():
        table = read_file(folder, name).table or {}
        words = table if name.endswith(PACK) else table.get("words")
        yield from (
            (".".join(str(p + 1 if isinstance(p, int) else p) for p in place), text)
            for place, text in leaves((), words)
        )
