"""Lay buttons out in lines as a phone breaks them, so that no panel takes more than four."""

from collections.abc import Iterable, Sequence

from bot.text.width import text_width
from bot.ui.message import Button

LINES = 4
"""Lines of buttons that a panel may take on a phone."""

_PHONE = 270
"""Pixels that a message leaves for buttons on a phone that is 390 wide."""

# Pixels between buttons, beside a label, and of an emoji with its gap.
_GAP, _PADDING, _EMOJI = 8, 26, 24
_BUTTONS = 5


def width(button: Button) -> float:
    """Estimate a button's width on a phone, in pixels, too wide rather than too narrow."""
    return text_width(button.label) + _PADDING + (_EMOJI if button.emoji else 0)


def fits(row: Sequence[Button]) -> bool:
    """Return whether buttons fit side by side on a phone, and in one row of Discord's."""
    if len(row) > _BUTTONS:
        return False
    wide = sum([width(button) for button in row]) + _GAP * (len(row) - 1)
    return wide <= _PHONE or len(row) == 1


def packed(buttons: Iterable[Button]) -> list[list[Button]]:
    """Break buttons into lines, in their order."""
    lines: list[list[Button]] = []
    wide = 0.0
    for button in buttons:
        more = _GAP + width(button)
        if lines and len(lines[-1]) < _BUTTONS and wide + more <= _PHONE:
            lines[-1].append(button)
            wide += more
        else:
            lines.append([button])
            wide = more - _GAP
    return lines


def panel_lines(
    quick: Sequence[Button], extra: Sequence[Button], main: Sequence[Button]
) -> tuple[list[list[Button]], list[Button]]:
    """Lay out a panel's buttons in four lines, and list those for which there is no room.

    `main` is always there; `quick` has one line above it if there is room, `extra` what is left
    below.
    """
    below, first = packed(main), list[Button]()
    if len(below) < LINES:
        for button in quick:
            first += [button] if fits([*first, button]) else []
    lines = [first, *below] if first else below
    for button in extra:
        if fits([*lines[-1], button]):
            lines[-1].append(button)
        elif len(lines) < LINES:
            lines.append([button])
    shown = {button.custom_id for line in lines for button in line}
    return lines, [button for button in (*quick, *extra) if button.custom_id not in shown]
