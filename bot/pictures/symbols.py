"""Lay out a card's symbols as short runs of figures and icons."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from PIL import Image

from bot.pictures.canvas import Canvas, tile
from bot.pictures.lettering import width
from bot.pictures.palette import INK, WHITE, Colour
from rules.cards import BuildingCard
from rules.cards.records import Thing

Run: TypeAlias = tuple[str, ...]
"""Names of icons after a colon, and figures as they are: ("+1", ":coin")."""

_THINGS = {
    Thing.HOUSE: "house",
    Thing.OUTPOST: "outpost",
    Thing.VILLAGER: "villager",
    Thing.EMPTY_CAVE: "cave",
}
_PAIR = 2
_TIGHT = 3
_APART = 8
_LEAST = 17
"""Pixels below which a symbol cannot be recognized."""


def runs(card: BuildingCard, *, lying: int | None = None) -> list[Run]:
    """List a building's symbols in the rulebook's order; `lying` goods replace printed ones."""
    found: list[Run] = []
    for count, run in (
        (card.points, (str(card.points), ":village_point")),
        (card.beds, (":bed",) * card.beds),
        (card.income, (f"+{card.income}", ":coin", ":again")),
        (card.train_to_ready, (":train_to_ready",)),
        (card.coin_when_building, (":hammer", f"+{card.coin_when_building}", ":coin")),
        (card.rerolls, (":reroll",) * card.rerolls),
        (card.coin_when_exploring, (":lantern", f"+{card.coin_when_exploring}", ":coin")),
        (card.bonus_explore, (f"+{card.bonus_explore}", ":lantern")),
        (card.ciders_as_coins, (":cider", "=", ":coin")),
        (card.potions_as_coins, (":potion", "=", ":coin")),
        (card.reputation, (f"+{card.reputation}", ":reputation")),
        (card.potions, (f"+{card.potions}", ":potion")),
        (card.potion_income, (":potion", ":again")),
    ):
        found += [run] if count else []
    return found + _goods(card, lying) + _counted(card)


def _goods(card: BuildingCard, lying: int | None) -> list[Run]:
    if not card.good:
        return []
    goods = card.goods if lying is None else lying
    run: Run = (f":{card.good}",) * goods or ("0", f":{card.good}")
    return [(*run, ":again")] if card.replenishing else [run]


def _counted(card: BuildingCard) -> list[Run]:
    found: list[Run] = []
    if card.income_for:
        found.append(("+1", ":coin", "/", *[f":{good}" for good in card.income_for]))
    for each, things in groupby(card.points_for, key=lambda pair: pair[1]):
        names = [_THINGS[what] if isinstance(what, Thing) else what.value for what, _ in things]
        found.append((str(each), ":village_point", "/", *[f":{name}" for name in names]))
    return found


def counted_runs(card: BuildingCard) -> list[Run]:
    """List a building's symbols below its points; more than two alike are counted."""
    found = runs(replace(card, points=0))
    return [tuple([part for like in groupby(run) for part in _count(*like)]) for run in found]


def _count(part: str, alike: Iterable[str]) -> Run:
    count = len(list(alike))
    return (part, f"\u00d7{count}") if count > _PAIR else (part,) * count


@lru_cache(maxsize=256)
def draw_run(run: Run, size: int, colour: Colour = INK, text: int = 0) -> Image.Image:
    """Draw a run of figures and icons in a line; it is cached, so never draw on it.

    `text` is the size of its figures, if not that beside icons of its `size`.
    """
    text = text or round(size * 0.82)
    wide = sum([size if part[0] == ":" else width(part, text) for part in run])
    canvas = tile(wide + _TIGHT * len(run), size)
    x = 0
    for part in run:
        if part[0] == ":":
            canvas.icon(part[1:], x, 0, size)
            x += size + _TIGHT
        else:
            x += canvas.write(part, x, size / 2, text, colour=colour) + _TIGHT
    return canvas.image


def draw_runs(
    canvas: Canvas, found: list[Run], box: tuple[int, int, int], size: int, high: int | None = None
) -> int:
    """Draw runs in centred lines within (left, top, width), and return their height.

    They shrink until they are no higher than `high`, and no line is too wide.
    """
    left, top, room = box
    lines = _lines(found, size, room)
    while high and size > _LEAST and not _fits(lines, size, (room, high)):
        size -= 2
        lines = _lines(found, size, room)
    for index, line in enumerate(lines):
        x = left + (room - _wide(line)) // 2
        for drawn in line:
            canvas.paste(drawn, x, top + index * (size + 6))
            x += drawn.width + _APART
    return _high(lines, size)


def _lines(found: list[Run], size: int, room: int) -> list[list[Image.Image]]:
    """Draw runs and distribute them over lines."""
    lines: list[list[Image.Image]] = [[]]
    for run in found:
        for drawn in _split(run, size, room):
            if lines[-1] and _wide([*lines[-1], drawn]) > room:
                lines.append([])
            lines[-1].append(drawn)
    return lines


def _fits(lines: list[list[Image.Image]], size: int, room: tuple[int, int]) -> bool:
    return max(map(_wide, lines)) <= room[0] and _high(lines, size) <= room[1]


def _high(lines: list[list[Image.Image]], size: int) -> int:
    return len(lines) * (size + 6) - 6


def _split(run: Run, size: int, room: int) -> list[Image.Image]:
    """Draw a run, split in two if it is too long for a line."""
    whole = draw_run(run, size)
    if whole.width <= room or "/" not in run:
        return [whole]
    cut = run.index("/") + 1
    return [draw_run(run[:cut], size), draw_run(run[cut:], size)]


def _wide(line: list[Image.Image]) -> int:
    return sum([drawn.width for drawn in line]) + _APART * (len(line) - 1)


def die(canvas: Canvas, text: str, x: float, y: float, size: int) -> None:
    """Draw a die with a figure."""
    canvas.plate((round(x), round(y), size, size), WHITE, corner=round(size / 5))
    canvas.write(text, x + size / 2, y + size / 2 - 1, round(size * 0.62), anchor="mm")
