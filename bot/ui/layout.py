"""Lay messages out with Components V2: text first, then rows of buttons."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, PartialEmoji, ui

from bot.model.custom_id import CustomId
from bot.text.emoji import unmarked

LONGEST = 3_900
"""Characters over all texts of a message, a little below Discord's 4,000."""

MARKERS = 1 << 24
"""Ids from here on mark messages; Discord numbers the other components from 1."""

_ROW = 5
_LABEL = 80
_COMPONENTS = 40
"""Components of a message, however deep they lie."""


def button(
    label: str,
    press: CustomId,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: PartialEmoji | None = None,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    """Make a button that works after any restart; an emoji stands beside the label."""
    return ui.Button(
        label=label[:_LABEL], custom_id=str(press), style=style, emoji=emoji, disabled=disabled
    )


def layout(
    parts: Sequence[str],
    rows: Iterable[Sequence[ui.Button[ui.LayoutView]]] = (),
    *,
    marker: int | None = None,
) -> ui.LayoutView:
    """Lay out texts, then rows of buttons; `marker` goes into the id of the first text."""
    view = ui.LayoutView(timeout=None)
    texts = fit(parts)
    container: ui.Container[ui.LayoutView] = ui.Container()
    for index, text in enumerate(texts):
        first = None if index or marker is None else MARKERS + marker
        if index:
            container.add_item(ui.Separator(visible=False))
        container.add_item(ui.TextDisplay(text, id=first))
    for row in rows:
        for start in range(0, len(row), _ROW):
            container.add_item(ui.ActionRow(*row[start : start + _ROW]))
    view.add_item(container)
    view.stop()
    return view


def sections(
    parts: Sequence[tuple[str, Sequence[Sequence[ui.Button[ui.LayoutView]]]]],
) -> ui.LayoutView:
    """Lay out texts, each above its own rows of buttons; rows that find no room are left out."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container()
    texts = fit([text for text, _ in parts])
    room = _COMPONENTS - 2 * len(texts)
    for index, text in enumerate(texts):
        if index:
            container.add_item(ui.Separator(visible=False))
        container.add_item(ui.TextDisplay(text))
        rows = [ui.ActionRow(*row[i : i + _ROW]) for row in parts[index][1] for i in _starts(row)]
        size = sum([1 + len(row.children) for row in rows])
        if size <= room:
            room -= size
            for row in rows:
                container.add_item(row)
    view.add_item(container)
    view.stop()
    return view


def _starts(row: Sequence[object]) -> range:
    return range(0, len(row), _ROW)


def fit(parts: Sequence[str], longest: int = LONGEST) -> list[str]:
    """Keep texts within what a message holds: first without emoji, then cutting the last ones."""
    if sum(map(len, parts)) > longest:
        parts = [unmarked(part) for part in parts]
    kept: list[str] = []
    room = longest
    for part in parts:
        if not part or room <= 1:
            continue
        kept.append(part if len(part) <= room else part[: room - 1] + "\u2026")
        room -= len(kept[-1])
    return kept or ["\u2026"]


def fold(lines: Sequence[str], longest: int, more: str) -> str:
    """Join lines, dropping the oldest where there are too many; `more` stands for them."""
    kept: list[str] = []
    room = longest
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            return "\n".join([more, *reversed(kept)])
        kept.append(line)
    return "\n".join(reversed(kept))
