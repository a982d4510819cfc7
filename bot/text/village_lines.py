"""Summarize villages, a line each: in brief for the panel, whose picture shows the rest."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from bot.i18n.words import Words
from bot.text.condense import shorten
from bot.text.emoji import EmojiSet
from bot.text.narrator import Narrator, counted, safe
from bot.text.width import text_width
from rules.editions import Game
from rules.rounds import next_seat
from rules.table import Player, Sale, Table
from rules.words import Area, Item, Seat

_PHONE = 275
"""Pixels of a line on a phone that is 390 wide; its letters are small, and estimated too wide."""

# Pixels of an emoji, and of the gap before a part of a line.
_EMOJI, _GAP = 21, 7
_LONGEST_NAME = 14
_MORE = "\u2026"

Part: TypeAlias = tuple[str, str, str]
"""An icon's name, the figure beside it, and what both say in words."""


def brief_lines(narrator: Narrator, game: Game, table: Table) -> list[str]:
    """Summarize each village in a line of a phone; what does not fit is in the panel's picture.

    Without emoji there are no pictures either, and the lines say all of it.
    """
    if not narrator.emoji.uploaded:
        return village_lines(narrator, game, table)
    upcoming, lines = _upcoming(game, table), list[str]()
    for index, player in enumerate(table.players):
        seat = Seat(index)
        plain = shorten(narrator.plain[seat], _LONGEST_NAME)
        key = _head(player, is_next=seat == upcoming)
        room = _PHONE - int(text_width(narrator.words(key, name=plain).replace("**", "")))
        head = narrator.words(key, name=safe(plain))
        lines.append(f"{head} {_summary(narrator.words, narrator.emoji, *_shown(player), room)}")
    return lines


def village_lines(narrator: Narrator, game: Game, table: Table) -> list[str]:
    """Summarize each village in a line, by seat; the one whose turn follows is marked."""
    upcoming = _upcoming(game, table)
    return [
        village_line(narrator, table, Seat(seat), is_next=seat == upcoming)
        for seat in range(len(table.players))
    ]


def village_line(narrator: Narrator, table: Table, seat: Seat, *, is_next: bool = False) -> str:
    """Summarize a village in one line, with what it has for sale."""
    words, player = narrator.words, table.players[seat]
    head = words(_head(player, is_next=is_next), name=narrator.name(seat))
    parts = [_summary(words, narrator.emoji, *_shown(player, has_caves=not narrator.is_night))]
    if player.sale:
        selling = words("village-selling", **sale_figures(player.sale))
        parts.append(selling.replace(" ", "\u00a0"))
    return f"{head} {words('list-dot').join(parts)}"


def sale_figures(sale: Sale) -> dict[str, str | int]:
    """Return the figures that name an item for sale, and its price if it has one."""
    return {"item": sale.item, "count": 1, "asking": sale.asking or 0}


def _upcoming(game: Game, table: Table) -> Seat | None:
    """Return whose turn follows, unless they are asked already."""
    upcoming = next_seat(game, table)
    return None if upcoming in [question.seat for question in table.questions] else upcoming


def _head(player: Player, *, is_next: bool) -> str:
    """Return the key of a village's name, with whether its player is next or has passed."""
    if is_next:
        return "village-next"
    return "village-passed" if player.passed else "village-name"


def _shown(
    player: Player, *, has_caves: bool = True
) -> tuple[int, tuple[Area, ...], tuple[Item, ...], int]:
    """Return what a summary shows; on a night nothing is built on caves."""
    areas = tuple([villager.area for villager in player.villagers])
    caves = len(player.caves) if has_caves else 0
    return player.coins, areas, tuple(sorted(player.items)), caves


@lru_cache(maxsize=512)
def _summary(
    words: Words,
    emoji: EmojiSet,
    coins: int,
    areas: tuple[Area, ...],
    items: tuple[Item, ...],
    caves: int,
    room: int | None = None,
) -> str:
    """Summarize a village in so many pixels; a ply changes one or two, and each panel shows all.

    It is cached by what it shows: to hash whole players took 20 us a press.
    """
    parts = _holdings(words, coins, areas, items, caves)
    count = len(parts) if room is None else _fitting(parts, room)
    line = emoji.join_figures(parts[:count], words("list-dot"))
    return line if count == len(parts) else f"{line}{_MORE}"


def _holdings(
    words: Words, coins: int, areas: tuple[Area, ...], items: tuple[Item, ...], caves: int
) -> list[Part]:
    """List coins, villagers by area, what is in the supply, and empty caves."""
    parts = [("coin", str(coins), words("village-coins", count=coins))]
    for area in Area:
        count = areas.count(area)
        if count:
            # No icon says "below".
            icon = "" if area is Area.CAVE else area.value
            parts.append((icon, str(count), words("village-area", area=area, count=count)))
    for (icon, text), count in zip(counted(words, items), Counter(items).values(), strict=True):
        parts.append((icon, str(count) if count > 1 else "", text))
    if caves:
        parts.append(("cave", str(caves), words("village-caves", count=caves)))
    return parts


def _fitting(parts: list[Part], room: int) -> int:
    """Return how many parts fit into so many pixels, with the sign that others are left out."""
    left = room - text_width(_MORE)
    for place, (icon, figure, text) in enumerate(parts):
        left -= _GAP + (_EMOJI + text_width(figure) if icon else text_width(text) + _GAP)
        if left < 0:
            return place
    return len(parts)
