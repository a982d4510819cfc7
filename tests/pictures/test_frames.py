"""Every label that is drawn in a picture fits into its frame, in each language."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n.words import languages
from bot.pictures.canvas import Box, Canvas
from bot.pictures.lettering import Face, font
from rules.editions import FINAL, Game
from tests.gallery.drawn import NAMES, moments
from tests.gallery.pictures import Shown, narrator_in, pictures_of
from tests.gallery.states import tables
from tests.shipped import shipped


class Measure:
    """Notes every label that leaves the picture, or the plate on which it begins."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.labels = 0
        self.outside: list[str] = []
        plates: dict[int, list[Box]] = {}
        began, plate, write = Canvas.__init__, Canvas.plate, Canvas.write

        def begin(canvas: Canvas, background: Any) -> None:
            began(canvas, background)
            plates[id(canvas)] = []

        def draw(canvas: Canvas, box: Box, *args: Any, **more: Any) -> None:
            plates[id(canvas)].append(box)
            plate(canvas, box, *args, **more)

        def note(canvas: Canvas, text: str, x: float, y: float, size: int, **more: Any) -> int:
            self.labels += 1
            face, anchor = more.get("face", Face.PLAIN), more.get("anchor", "lm")
            left, _, right, _ = font(face, size).getbbox(text, anchor=anchor)
            whole = (0, 0, *canvas.image.size)
            below = [whole, *(box for box in plates[id(canvas)] if holds(box, x, y))]
            frame = min(below, key=lambda box: box[2] * box[3])
            if x + left < frame[0] or x + right > frame[0] + frame[2]:
                self.outside.append(f"{text} from {x + left} to {x + right} in {frame}")
            return write(canvas, text, x, y, size, **more)

        for name, method in (("__init__", begin), ("plate", draw), ("write", note)):
            patch.setattr(Canvas, name, method)


def holds(box: Box, x: float, y: float) -> bool:
    left, top, wide, high = box
    return left <= x <= left + wide and top <= y <= top + high


def shown(language: str) -> Iterator[tuple[str, Shown]]:
    loaded = shipped()
    game = Game(FINAL, loaded.book)
    narrator = narrator_in(language, game, NAMES, loaded.stories)
    for moment, table in moments(list(tables(game, 4, 5))).items():
        for one in pictures_of(narrator, game, table):
            yield f"{moment}: {one.name}", one


@pytest.mark.usefixtures("drawn_anew")
@pytest.mark.parametrize("language", languages())
def test_every_label_fits_into_its_frame(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    measure = Measure(monkeypatch)
    for name, one in shown(language):
        one.draw()
        assert measure.outside == [], name
    assert measure.labels > 1_000
