"""Paint backgrounds once: sky and hill above, earth and caves below."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import palette as hue
from bot.pictures.brush import Brush, smooth
from bot.pictures.canvas import WIDE

SKY_HIGH = 260
SURFACE_HIGH = 84
_ROOF_HIGH = 70


def above_and_below(surface: int, high: int, *, sun: bool = True) -> Image.Image:
    """Paint a hill down to `surface`, and caves from there to the bottom, in pixels."""
    image = Image.new("RGB", (WIDE, high), hue.GRASS)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, surface, WIDE, high), fill=hue.CAVE)
    image.paste(_sky(sun=sun), (0, 0))
    strip = _surface()
    image.paste(strip, (0, surface - 20), strip)
    roof = _cave_roof()
    image.paste(roof, (0, surface + SURFACE_HIGH - 20), roof)
    return image


def underground(high: int) -> Image.Image:
    """Paint only a cave."""
    image = Image.new("RGB", (WIDE, high), hue.CAVE)
    roof = _cave_roof()
    image.paste(roof, (0, 0), roof)
    return image


def meadow(high: int) -> Image.Image:
    """Paint only sky and grass."""
    image = Image.new("RGB", (WIDE, high), hue.GRASS)
    image.paste(_sky(sun=False), (0, 0))
    return image


@lru_cache(maxsize=2)
def _sky(*, sun: bool) -> Image.Image:
    """Paint a warm sky with clouds and hills, down to flat grass."""
    brush = Brush(WIDE, SKY_HIGH, finer=2)
    unit = SKY_HIGH / 100
    wide = WIDE / unit
    for step in range(25):
        colour = mix(hue.SKY, hue.SKY_WARM, step / 24)
        brush.box((0, step * 4, wide + 1, step * 4 + 5), colour, line=None)
    if sun:
        brush.dot(wide - 56, 78, 21, hue.SUN)
    for x, y in ((70, 20), (196, 34), (286, 14)):
        _cloud(brush, x, y)
    far = [(-20, 84), (60, 74), (130, 82), (220, 76), (300, 84), (360, 80), (410, 84)]
    brush.shape(smooth([*far, (410, 120), (-20, 120)]), hue.GRASS_PALE, line=None)
    near = [(-20, 88), (80, 90), (180, 84), (290, 91), (410, 86)]
    brush.shape(smooth([*near, (410, 130), (-20, 130)]), hue.GRASS, line=None)
    return brush.done().convert("RGB")


def _cloud(brush: Brush, x: float, y: float) -> None:
    for step, radius in ((-12, 6), (-2, 9), (9, 6)):
        brush.dot(x + step, y, radius, hue.WHITE, line=None)


@lru_cache(maxsize=1)
def _surface() -> Image.Image:
    """Paint the edge between grass and earth, with tufts, roots and stones."""
    high = SURFACE_HIGH
    brush = Brush(WIDE, high, finer=2)
    wide = WIDE * 100 / high
    edge = [(step * wide / 24, 26 + (4 if step % 2 else -3)) for step in range(25)]
    brush.shape([(-9, 0), (wide + 9, 0), *reversed(edge)], hue.GRASS_DARK, line=None)
    brush.shape([*edge, (wide, 101), (0, 101)], hue.EARTH, line=None)
    brush.stroke(edge)
    for step in range(2, 24, 3):
        x = step * wide / 24
        brush.stroke([(x, 30), (x + 4, 44), (x - 2, 58)], hue.WOOD_DARK)
        brush.oval(x + 26, 62, 7, 5, hue.STONE)
        brush.stroke([(x + 12, 18), (x + 10, 8)], hue.WHITE if step % 2 else hue.PAPER)
    return brush.done()


@lru_cache(maxsize=1)
def _cave_roof() -> Image.Image:
    """Draw the stalactites under the earth."""
    brush = Brush(WIDE, _ROOF_HIGH, finer=2)
    wide = WIDE * 100 / _ROOF_HIGH
    teeth = [(0.0, 0.0)]
    for step in range(1, 29):
        x = step * wide / 28
        teeth.append((x - wide / 56, (30, 62, 40, 88, 34, 52)[step % 6]))
        teeth.append((x, 22))
    brush.shape([*teeth, (wide, 0)], hue.CAVE_DARK, line=None)
    brush.stroke(teeth[1:], hue.CAVE_PALE)
    return brush.done()


@lru_cache(maxsize=4)
def tree(size: int) -> Image.Image:
    """Paint a round tree for the empty side of a hill."""
    brush = Brush(size)
    brush.oval(50, 92, 34, 6, hue.GRASS_DARK, line=None)
    brush.bar([(50, 60), (50, 90)], hue.WOOD_DARK, 8)
    brush.blob(
        [(50, 4), (76, 14), (86, 38), (72, 62), (50, 68), (28, 62), (14, 38), (24, 14)], hue.LEAF
    )
    brush.stroke([(50, 62), (62, 46)], weight=1.2)
    return brush.done()


@lru_cache(maxsize=4)
def crystals(size: int) -> Image.Image:
    """Paint stones for the empty side of a cave."""
    brush = Brush(size)
    brush.shape([(4, 96), (20, 40), (34, 96)], hue.CAVE_PALE)
    brush.shape([(22, 96), (46, 8), (66, 96)], hue.CAVE_PALE)
    brush.shape([(56, 96), (80, 54), (96, 96)], hue.CAVE_PALE)
    brush.stroke([(46, 8), (48, 60)], hue.CAVE_DARK)
    return brush.done()


def mix(one: hue.Colour, other: hue.Colour, part: float) -> hue.Colour:
    """Mix two colours; `part` is the share of the second."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join([f"{round(a + (b - a) * part):02x}" for a, b in pairs])
