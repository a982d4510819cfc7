"""Draw the light and the weather of a mood."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from bot.pictures import palette as hue
from bot.pictures.backdrop import HIGH
from bot.pictures.backdrop import WIDE as UNITS
from bot.pictures.brush import Brush, Point, smooth
from bot.pictures.canvas import WIDE

COLOURS: Mapping[str, hue.Colour] = {
    "bustling": hue.AMBER,
    "eerie": hue.LILAC,
    "grand": hue.GOLD,
    "merry": hue.SUN,
    "tender": hue.CLAY,
    "tense": hue.STEEL,
    "wry": hue.TEAL,
    "grim": hue.STONE,
    "angry": hue.CLAY,
    "lost": hue.BLUE,
}
_TINTS: Mapping[str, hue.Colour] = {
    "bustling": "#ffe2b4",
    "eerie": "#8f86c4",
    "grand": "#ffe9a6",
    "merry": "#fff6dc",
    "tender": "#ffd3c4",
    "tense": "#8497ab",
    "wry": "#dcefe6",
    "grim": "#8a8a8a",
    "angry": "#d08a78",
    "lost": "#7f9ab5",
}
DARK: hue.Colour = "#8e89a8"
"""The light where no lamp but the party's own is: it makes any mood's light lower."""

_GAY = (hue.CLAY, hue.SUN, hue.TEAL, hue.PLUM, hue.LEAF, hue.BLUE)


def tint(mood: str) -> hue.Colour:
    """Return the colour of a mood's light."""
    return _TINTS.get(mood, hue.WHITE)


@lru_cache(maxsize=4)
def behind(mood: str, middle: int) -> Image.Image:
    """Paint the light behind a figure; `middle` is in pixels from the left."""
    brush, x = Brush(WIDE, HIGH, finer=2), middle / HIGH * 100
    drawn = _BEHIND.get(mood)
    if drawn:
        drawn(brush, x)
    return brush.done()


@lru_cache(maxsize=8)
def before(mood: str) -> Image.Image:
    """Paint the weather in front of everything."""
    brush = Brush(WIDE, HIGH, finer=2)
    drawn = _BEFORE.get(mood)
    if drawn:
        drawn(brush)
    return brush.done()


def _crowd(b: Brush, x: float) -> None:
    for step in range(9):
        at, high = x - 50 + step * 12.5, (0, 6, 2, 8, 3, 7, 1, 5, 2)[step]
        b.dot(at, 60 - high, 6, "#3d2b2766", line=None)
        b.box((at - 7, 66 - high, at + 7, 84), "#3d2b2766", line=None)


def _rays(b: Brush, x: float) -> None:
    for lean in (-70, -38, -8, 22, 54):
        b.shape(
            [(x - 4, -8), (x + 4, -8), (x + lean + 14, 101), (x + lean - 4, 101)],
            "#fff3c455",
            line=None,
        )


def _glow(b: Brush, x: float) -> None:
    b.dot(x, 58, 50, "#fff0dc38", line=None)
    b.dot(x, 58, 39, "#fff0dc60", line=None)


def _moon(b: Brush, x: float) -> None:
    b.dot(x, 44, 42, "#e6dcff30", line=None)
    b.dot(x, 44, 30, "#e6dcff50", line=None)


def _cone(b: Brush, x: float) -> None:
    b.shape([(x + 26, 12), (x + 34, 16), (x + 26, 101), (x - 46, 101)], "#fff8d855", line=None)
    b.stroke([(x + 38, -2), (x + 31, 10)], weight=1.2)
    b.shape([(x + 22, 10), (x + 28, 5), (x + 37, 10), (x + 39, 19)], hue.TEAL)


def _spot(b: Brush, x: float) -> None:
    b.oval(x, 60, 40, 46, "#dce8f040", line=None)


def _blaze(b: Brush, x: float) -> None:
    for lean, high in ((-34, 40), (-14, 22), (8, 16), (30, 34)):
        b.blob(
            [(x + lean - 12, 92), (x + lean - 4, high + 26), (x + lean, high), (x + lean + 12, 92)],
            "#ff8a5a48",
            line=None,
        )


def _ring(b: Brush, x: float) -> None:
    b.dot(x, 62, 34, "#ffe9b02c", line=None)
    b.dot(x, 62, 20, "#ffe9b04c", line=None)


def _bunting(b: Brush) -> None:
    line = [(step * UNITS / 16, 4 + (0, 4, 6, 4)[step % 4] * 1.2) for step in range(17)]
    b.stroke(line, weight=1.2)
    for step, (x, y) in enumerate(line[:-1]):
        b.shape([(x + 2, y + 1), (x + 13, y + 1), (x + 7.5, y + 12)], _GAY[step % len(_GAY)])


def _mist(b: Brush) -> None:
    for y, lean, shade in ((30, 8, "#d9d2ee38"), (64, -10, "#d9d2ee50"), (90, 6, "#d9d2ee70")):
        top: list[Point] = [(x * 40.0 - 20, y + (lean if x % 2 else -lean) * 0.5) for x in range(9)]
        low: list[Point] = [(p, q + 9) for p, q in reversed(top)]
        b.blob([*top, *low], shade, line=None)
    for x, y in ((16, 20), (120, 14), (262, 24), (150, 44)):
        for side in (-3, 3):
            b.oval(x + side, y, 1.8, 2.4, "#f4ecc9", line=None)
            b.oval(x + side, y, 0.6, 2, hue.INK, line=None)


def _sparks(b: Brush) -> None:
    for step in range(26):
        x, y = _scattered(step, 4, 80)
        size = (1.6, 2.6, 1.2)[step % 3]
        b.shape(
            [
                (x, y - 2 * size),
                (x + size * 0.5, y - size * 0.5),
                (x + 2 * size, y),
                (x + size * 0.5, y + size * 0.5),
                (x, y + 2 * size),
                (x - size * 0.5, y + size * 0.5),
                (x - 2 * size, y),
                (x - size * 0.5, y - size * 0.5),
            ],
            "#fff3c4",
            line=None,
        )


def _lanterns(b: Brush) -> None:
    line = [(step * UNITS / 12, 3 + (0, 7, 0, 8)[step % 4]) for step in range(13)]
    b.stroke(smooth(line)[: 12 * 8], weight=1.2)
    for step, (x, y) in enumerate(line[1::2]):
        b.blob([(x - 6, y + 8), (x, y + 2), (x + 6, y + 8), (x, y + 15)], _GAY[step % len(_GAY)])
        b.stroke([(x - 3, y + 2), (x + 3, y + 2)], weight=1.4)
    for step in range(34):
        x, y = _scattered(step, 14, 86)
        b.box((x, y, x + 2.6, y + 1.7), _GAY[step % len(_GAY)], line=None)


def _motes(b: Brush) -> None:
    for step in range(30):
        x, y = _scattered(step, 4, 96)
        b.dot(x, y, (1.2, 2.2, 3.2)[step % 3], "#fff2e066", line=None)
    for x, y in ((26, 20), (142, 14), (252, 30), (118, 50)):
        b.blob(
            [
                (x, y + 5),
                (x - 5, y - 1),
                (x - 2.6, y - 4),
                (x, y - 1.6),
                (x + 2.6, y - 4),
                (x + 5, y - 1),
            ],
            "#e9a597cc",
            line=None,
        )


def _rain(b: Brush) -> None:
    for step in range(46):
        x, y = _scattered(step, 0, 92)
        b.stroke([(x, y), (x - 3, y + 9)], "#dbe6ee88", 0.9)
    b.shape([(-2, -2), (70, -2), (30, 14), (14, 46), (-2, 80)], "#1b222c66", line=None)
    b.shape([(280, -2), (208, -2), (248, 14), (264, 46), (280, 80)], "#1b222c66", line=None)
    b.stroke([(132, -2), (138, 9), (131, 14), (140, 26), (136, 34)], hue.INK, 1.6)


def _ash(b: Brush) -> None:
    for step in range(60):
        x, y = _scattered(step, 0, 98)
        b.oval(x, y, 1.5, 0.9, "#d6d2cc88", line=None)
    b.shape([(-2, -2), (280, -2), (280, 8), (-2, 14)], "#15131788", line=None)
    b.shape([(-2, 101), (280, 101), (280, 94), (-2, 97)], "#15131788", line=None)


def _cracks(b: Brush) -> None:
    for x, y, lean in ((20, -2, 1), (96, -2, -1), (160, -2, 1), (262, -2, -1)):
        line: list[Point] = [(x + lean * (0, 7, 2, 10, 5)[n], y + n * 9) for n in range(5)]
        b.stroke(line, hue.INK, 1.8)
        b.stroke([line[2], (line[2][0] - lean * 9, line[2][1] + 7)], hue.INK, 1.2)
    for step in range(22):
        x, y = _scattered(step, 20, 96)
        b.shape([(x, y), (x + 3, y - 2), (x + 4, y + 2)], "#f0a06acc", line=None)


def _steps(b: Brush) -> None:
    for step in range(9):
        x, y = 12 + step * 16.5, 95 - (0, 3, 1, 5, 2, 6, 3, 7, 5)[step]
        b.oval(x, y, 3.2, 1.5, "#10131a99", line=None)
        b.oval(x + 4, y - 2.6, 2, 1, "#10131a99", line=None)
    for y, shade in ((22, "#c7d4e22a"), (48, "#c7d4e238"), (74, "#c7d4e22a")):
        b.blob(
            [(-20, y), (90, y - 7), (190, y + 6), (300, y - 3), (300, y + 9), (-20, y + 9)],
            shade,
            line=None,
        )


def _scattered(step: int, top: float, bottom: float) -> Point:
    """Return the points of a sequence that fills a field evenly but without a pattern (R2)."""
    return step * 0.754878 % 1 * UNITS, top + step * 0.569840 % 1 * (bottom - top)


def _papers(b: Brush) -> None:
    for x, y, lean in ((30, 24, 4), (118, 16, -4), (150, 48, 5), (262, 40, -5), (90, 64, 3)):
        b.shape([(x - 6, y - lean), (x + 4, y - 5), (x + 7, y + lean), (x - 3, y + 5)], hue.PAPER)


_BEHIND: Mapping[str, Callable[[Brush, float], None]] = {
    "bustling": _crowd,
    "eerie": _moon,
    "grand": _rays,
    "merry": _glow,
    "tender": _glow,
    "tense": _spot,
    "wry": _cone,
    "grim": _spot,
    "angry": _blaze,
    "lost": _ring,
}
_BEFORE: Mapping[str, Callable[[Brush], None]] = {
    "bustling": _bunting,
    "eerie": _mist,
    "grand": _sparks,
    "merry": _lanterns,
    "tender": _motes,
    "tense": _rain,
    "wry": _papers,
    "grim": _ash,
    "angry": _cracks,
    "lost": _steps,
}
