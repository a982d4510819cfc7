"""Lay messages out: text first, then rows of buttons, within Discord's limits."""

from collections.abc import Iterable, Sequence
from itertools import dropwhile

from bot.model.custom_id import CustomId
from bot.text.emoji import Emoji, without_emoji
from bot.text.picture_request import Picture
from bot.text.room import LONGEST, cut, room_of
from bot.ui.message import Block, Button, ButtonStyle, File, Message, PictureBlock, Row, Text
from rules.record import alter

# Discord's limits: buttons in a row, and characters on each.
_ROW = 5
_LABEL = 80
_COMPONENTS = 40
"""Components of a message, nested ones included."""

_CUT = "\u2026"
_TEXT = 2
"""A text with the space above it; the first has no space, but the container around all."""

Sections = Sequence[tuple[str, Sequence[Sequence[Button]]]]
"""Texts, each with the rows of buttons below it."""


def button(
    label: str,
    custom_id: CustomId,
    style: ButtonStyle = ButtonStyle.SECONDARY,
    *,
    emoji: Emoji | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button whose `custom_id` works after a restart; an emoji is beside the label."""
    return Button(label[:_LABEL], str(custom_id), style, emoji, disabled)


def link(label: str, url: str) -> Button:
    """Return a button that opens an address."""
    return Button(label[:_LABEL], None, ButtonStyle.LINK, url=url)


def with_button(message: Message, added: Button) -> Message:
    """Return a message with one more button, in the last row that has room for it."""
    blocks = list(message.blocks)
    for at, block in reversed(list(enumerate(blocks))):
        if isinstance(block, Row) and len(block.buttons) < _ROW:
            blocks[at] = Row((*block.buttons, added))
            return alter(message, blocks=tuple(blocks))
    return message


def layout(
    parts: Sequence[str],
    rows: Iterable[Sequence[Button]] = (),
    *,
    picture: Picture | None = None,
    picture_first: bool = False,
    below: Picture | None = None,
    files: Iterable[File] = (),
) -> Message:
    """Lay out texts, then files, then rows of buttons.

    A picture is below the texts, so that the buttons stay under the finger; with
    `picture_first` it is right below the first text, where the others describe it in full. A
    second picture, `below`, comes after all texts.
    """
    blocks: list[Block] = [Text(text) for text in fit(parts)]
    if picture is not None:
        blocks.insert(1 if picture_first else len(blocks), PictureBlock(picture))
    if below is not None:
        blocks.append(PictureBlock(below))
    blocks += files
    for row in rows:
        blocks += _split(row)
    return Message(tuple(blocks))


def has_room(parts: Sections, last: Sequence[Button] = ()) -> bool:
    """Return whether a message has room for all the rows of `sections`."""
    needed = sum([_TEXT + _size(buttons) for _, buttons in parts])
    return needed + _size([last]) <= _COMPONENTS


def sections(parts: Sections, last: Sequence[Button] = ()) -> Message:
    """Lay out texts, each above its own rows of buttons; rows beyond the limit are left out.

    The row that comes `last` always has its room.
    """
    blocks: list[Block] = []
    texts = fit([text for text, _ in parts])
    room = _COMPONENTS - _TEXT * len(texts) - _size([last])
    for text, (_, buttons) in zip(texts, parts, strict=False):
        blocks.append(Text(text))
        size = _size(buttons)
        if size <= room:
            room -= size
            blocks += [row for buttons_of_row in buttons for row in _split(buttons_of_row)]
    return Message((*blocks, *_split(last)))


def _size(rows: Sequence[Sequence[Button]]) -> int:
    """Count the components of rows of buttons."""
    return sum([1 + len(row.buttons) for buttons in rows for row in _split(buttons)])


def _split(row: Sequence[Button]) -> list[Row]:
    return [Row(tuple(row[start : start + _ROW])) for start in range(0, len(row), _ROW)]


def fit(parts: Sequence[str]) -> list[str]:
    """Return texts that fit into a message: first without emoji, then cutting the last ones."""
    if sum(map(room_of, parts)) > LONGEST:
        parts = [without_emoji(part) for part in parts]
    fitting: list[str] = []
    room = LONGEST
    for part in parts:
        if not part or room <= room_of(_CUT):
            continue
        fitting.append(part if room_of(part) <= room else cut(part, room - room_of(_CUT)) + _CUT)
        room -= room_of(fitting[-1])
    return fitting or [_CUT]


def join_newest(lines: Sequence[str], longest: int, more: str) -> str:
    """Join lines; if they take more room than that, `more` replaces the oldest.

    It also replaces a quote or small print whose line above is gone.
    """
    fitting: list[str] = []
    room = longest
    for line in reversed(lines):
        room -= room_of(line) + 1
        if room < 0:
            return "\n".join([more, *dropwhile(_belongs_above, reversed(fitting))])
        fitting.append(line)
    return "\n".join(reversed(fitting))


def _belongs_above(line: str) -> bool:
    return line.startswith(("> ", "-# "))
