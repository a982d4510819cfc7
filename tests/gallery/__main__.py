"""Take the gallery of a release: `python -m tests.gallery FOLDER`.

Each kind of message is a picture in English, at a phone's width; the other languages have one sheet
each, with all their messages in the same order. What lock screens show is one more picture.
"""

import argparse
import asyncio
from pathlib import Path

from PIL import Image

from bot.i18n.words import DEFAULT, languages
from tests.gallery import pages
from tests.gallery.lock_screens import photograph
from tests.gallery.messages import photographs
from tests.gallery.sheets import contact_sheet, save


async def main(folder: Path) -> None:
    wholes = [one for one in languages() if "-" not in one]  # a region differs by a few words
    async for language, taken in photographs(wholes):
        if language == DEFAULT:
            put(folder / language, taken)
        else:
            save(folder / f"{language}.png", contact_sheet([taken[name] for name in sorted(taken)]))
    save(folder / "lock-screens.png", await photograph(wholes))
    async for name, sheet in pages.photograph(wholes):
        save(folder / f"page-{name}.png", sheet)


def put(folder: Path, taken: dict[str, Image.Image]) -> None:
    """Save a language's messages one by one, in the place of those taken before."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for name, image in taken.items():
        save(folder / f"{name}-phone.png", image)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    asyncio.run(main(parser.parse_args().folder))
