"""Draw every picture of a seeded game: `python -m tests.gallery.drawn FOLDER [SEED]`."""

import sys
from io import BytesIO
from pathlib import Path
from statistics import median
from time import process_time

from PIL import Image

from bot.i18n.words import languages
from bot.pictures.icons import ICONS, icon
from rules.editions import FINAL, Game
from rules.table import Table
from tests.gallery.pictures import Shown, narrator_in, pictures_of
from tests.gallery.states import tables
from tests.shipped import shipped

NAMES = ("Ann", "Великая Екатерина", "山田太郎", "\U0001f3b2 D\u00e1v\u00edd of the very long name")
PHONE = 400
AGAIN = 5


def main(folder: Path, seed: int) -> None:
    loaded = shipped()
    game = Game(FINAL, loaded.book)
    played = list(tables(game, 4, seed))
    for language in languages():
        for moment, table in moments(played).items():
            narrator = narrator_in(language, game, NAMES, loaded.stories)
            for shown in pictures_of(narrator, game, table):
                save(folder / language / moment, shown)
    icon_sheet().save(folder / "icons.png")


def moments(played: list[Table]) -> dict[str, Table]:
    trips = [t for t in played if t.expedition and t.expedition.rolled]
    largest = max(trips, key=lambda t: len(t.expedition.rolled) if t.expedition else 0)
    busiest = max(played, key=lambda t: max(len(p.villagers) + len(p.buildings) for p in t.players))
    return {"first": played[0], "trip": largest, "busy": busiest, "last": played[-1]}


def save(folder: Path, shown: Shown) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    times: list[float] = []
    png = b""
    for _ in range(AGAIN + 1):
        began = process_time()
        png = shown.draw()
        times.append((process_time() - began) * 1_000)
    (folder / f"{shown.name}.png").write_bytes(png)
    (folder / f"{shown.name}.txt").write_text(shown.alt, encoding="utf-8")
    image = Image.open(BytesIO(png)).convert("RGB")
    small = (PHONE, round(image.height * PHONE / image.width))
    image.resize(small, Image.Resampling.LANCZOS).save(folder / f"{shown.name}-phone.png")
    print(
        f"{folder.name}/{shown.name:<10} {image.width}x{image.height} {len(png) / 1000:5.0f} kB "
        f"first {times[0]:4.0f} ms, then {median(times[1:]):4.0f} ms of CPU, alt {len(shown.alt)}"
    )


def icon_sheet() -> Image.Image:
    sheet = Image.new("RGB", (8 * 130, -(-len(ICONS) // 8) * 110), "#fdf5e3")
    for index, name in enumerate(ICONS):
        for size, left, top in ((64, 6, 6), (40, 78, 6), (24, 84, 56)):
            at = (index % 8 * 130 + left, index // 8 * 110 + top)
            sheet.paste(icon(name, size), at, icon(name, size))
    return sheet


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 5)
