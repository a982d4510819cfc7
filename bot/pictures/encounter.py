"""Draw an encounter: its title, then the party on the cave card and the dice; never a reward."""

from PIL import Image

from bot.pictures.backdrop import HIGH
from bot.pictures.canvas import EDGE, GAP, WIDE, Box, Canvas
from bot.pictures.cards import draw_dice, name
from bot.pictures.lettering import Face, drawable, width, wrap_to_fit
from bot.pictures.moods import COLOURS
from bot.pictures.palette import PAPER, SAND, STEEL, SUN
from bot.pictures.people import figure
from bot.pictures.pieces import cube, player_name, title
from bot.pictures.scenery import mix, underground
from bot.pictures.scenes import dim, paint
from bot.pictures.symbols import die, draw_run
from bot.text.picture_request import PictureRequest, TitleRequest
from encounters.scenes import Figure, Scene, Setting
from rules.table import Expedition, Rolled
from rules.words import Area, VillagerId

_BAND = 140
"""Pixels of the band below a scene, with its title."""
_COLUMNS = 4
_HIGH = 262
_ROOMY = 400
"""Pixels from which a villager is drawn beside the die instead of above it."""
_FIGURE = 200
_NAMES = (38, 34, 30)
_NARROW_NAMES = (30, 27, 25, 23, 21)


def draw_title(request: TitleRequest) -> bytes:
    """Return a paragraph's title card as a PNG: its scene and title, nothing of what follows."""
    setting = Setting(Scene(request.scene), Figure(request.figure))
    number, is_dark = request.number, request.is_dark
    painted = paint(setting, request.mood, number, again=request.again, is_dark=is_dark)
    canvas = Canvas(Image.new("RGB", (WIDE, HIGH + _BAND), PAPER))
    canvas.image.paste(dim(painted.image, request.dimmed), (0, 0))
    canvas.plate((-4, HIGH, WIDE + 8, _BAND + 4), PAPER, corner=0)
    _draw_signs(canvas, request, on_right=painted.is_mirrored)
    text = drawable(request.title, Face.TITLE)
    size, lines = wrap_to_fit(text, (58, 52, 46, 40, 34), WIDE - 2 * EDGE, 2, Face.TITLE)
    top = HIGH + (_BAND - len(lines) * (size + 8)) / 2
    for index, line in enumerate(lines):
        y = top + (index + 0.5) * (size + 8)
        canvas.write(line, WIDE / 2, y, size, anchor="mm", face=Face.TITLE)
    return canvas.png()


def _draw_signs(canvas: Canvas, request: TitleRequest, *, on_right: bool) -> None:
    """Draw the number and the mood, on the side without a figure."""
    text = request.words("picture-mood", mood=request.mood) if request.mood else ""
    wide = width(text, 30) + 56 if text else 0
    x = WIDE - EDGE - 130 - (wide + GAP if text else 0) if on_right else EDGE
    y = HIGH - 72
    canvas.plate((x, y, 130, 56), SAND, corner=28)
    canvas.write(str(request.number), x + 65, y + 27, 38, anchor="mm", face=Face.TITLE)
    if text:
        x += 130 + GAP
        colour = COLOURS.get(request.mood, STEEL)
        canvas.plate((x, y, wide, 56), mix(PAPER, colour, 0.6), corner=28)
        canvas.write(text, x + wide / 2, y + 27, 30, anchor="mm")


def draw_party(request: PictureRequest) -> bytes:
    """Return the expedition under way as a PNG: the party, its dice and its lanterns."""
    trip = request.table.expedition
    assert trip is not None
    party = request.table.players[trip.seat].villagers_in(Area.CAVE)
    rolled = {die.villager: die for die in trip.rolled}
    there = list(dict.fromkeys([*rolled, *party]))
    columns = min(_COLUMNS, max(1, len(there)))
    wide = (WIDE - 2 * EDGE - 10 * (columns - 1)) // columns
    rows = max(1, -(-len(there) // columns))
    canvas = Canvas(underground(116 + rows * (_HIGH + GAP) + 110))
    canvas.paste(cube(trip.seat, 60), EDGE, 26)
    title(canvas, player_name(request, trip.seat), EDGE + 76, 56, 560, colour=PAPER)
    if trip.path:
        canvas.plate((WIDE - EDGE - 190, 26, 190, 62), SAND, corner=31)
        canvas.icon("cave", WIDE - EDGE - 172, 34, 46)
        canvas.write(str(trip.path[-1]), WIDE - EDGE - 74, 56, 38, anchor="mm", face=Face.TITLE)
    for index, villager in enumerate(there):
        at = (EDGE + index % columns * (wide + 10), 116 + index // columns * (_HIGH + GAP))
        area = Area.CAVE if villager in party else Area.INJURED
        _draw_member(canvas, request, (villager, area), rolled.get(villager), (*at, wide, _HIGH))
    _draw_count(canvas, request, trip, 116 + rows * (_HIGH + GAP))
    return canvas.png()


def _draw_member(
    canvas: Canvas,
    request: PictureRequest,
    member: tuple[VillagerId, Area],
    rolled: Rolled | None,
    box: Box,
) -> None:
    """Draw a villager with its possible dice, or with the die that was rolled."""
    (villager, area), (x, y, wide, _) = member, box
    canvas.plate(box, SAND, corner=20)
    text = request.words(f"villager-{villager}")
    if wide > _ROOMY:
        canvas.paste(figure(villager, area, _FIGURE), x + 6, y + 34)
        room = min(wide, _ROOMY) - _FIGURE + 40
        middle = x + _FIGURE + (wide - _FIGURE) // 2
        name(canvas, text, (middle, y + 66, room), sizes=_NAMES)
        at, size = (middle, y + 134), 54
    else:
        canvas.paste(figure(villager, area, 112), x + (wide - 112) // 2, y + 4)
        name(canvas, text, (x + wide // 2, y + 144, wide - 16), sizes=_NARROW_NAMES)
        at, size = (x + wide // 2, y + 180), 38
    if rolled:
        _draw_rolled(canvas, rolled, at, size)
    else:
        draw_dice(canvas, villager, at, size)


def _draw_rolled(canvas: Canvas, rolled: Rolled, at: tuple[int, int], size: int) -> None:
    """Draw the rolled die below a middle, and its lanterns beside it."""
    (middle, y), cube_size = at, round(size * 1.8)
    step = size * 9 // 10
    x = middle - (cube_size + 10 + max(1, rolled.lanterns) * step) // 2
    die(canvas, str(rolled.value), x, y, cube_size)
    x, y = x + cube_size + 10, y + (cube_size - size) // 2
    for index in range(rolled.lanterns):
        canvas.icon("lantern", x + index * step, y, size)
    if not rolled.lanterns:
        canvas.write("\u2013", x + step / 2, y + size / 2, 40, anchor="mm")


def _draw_count(canvas: Canvas, request: PictureRequest, trip: Expedition, top: int) -> None:
    """Draw how many lanterns there are and where they come from, and the rerolls left."""
    canvas.plate((EDGE, top, WIDE - 2 * EDGE, 88), SUN, corner=24)
    drawn = draw_run((str(trip.lanterns), ":lantern"), 60)
    canvas.paste(drawn, EDGE + 20, top + 14)
    x = EDGE + drawn.width + 30
    x += canvas.write(request.words("picture-lanterns", count=trip.lanterns), x, top + 44, 30) + 40
    for count, key in ((trip.bonus, "bonus"), (trip.exerted, "exerted")):
        if count:
            x += canvas.write(request.words(f"picture-{key}", count=count), x, top + 44, 28) + 24
    if trip.rerolls:
        left = draw_run((":reroll", f"\u00d7{trip.rerolls}"), 46)
        canvas.paste(left, WIDE - EDGE - left.width - 20, top + 21)
