"""Show a lobby: who sits at the table, and the buttons to join, leave and start."""

from discord import ButtonStyle, ui

from bot.render.voice import safe
from bot.store.rows import GameRow
from bot.ui.ids import Press
from bot.ui.layout import button, layout
from bot.words import Words
from rules.dice import commitment
from rules.editions import VARIANTS


def lobby(words: Words, row: GameRow, *, marker: int | None = None) -> ui.LayoutView:
    """Show who has joined, what will be played, and the hash of the dice."""
    seats = VARIANTS[row.variant].seats
    names = [f"{seat.seat + 1}. {safe(seat.name)}" for seat in row.seats]
    parts = [
        words("lobby-title"),
        words("lobby-what", edition=row.edition, variant=row.variant, reading=row.reading),
        "\n".join(names) or words("lobby-empty"),
        words("lobby-ask", variant=row.variant, count=len(row.seats), most=max(seats)),
        words("lobby-seed", hash=commitment(row.seed)),
    ]
    if row.status != "lobby":
        return layout([words("lobby-closed")])
    join = button(words("lobby-join"), Press(row.id, 0, "lobby", "join"), ButtonStyle.primary)
    buttons = [
        *([join] if max(seats) > 1 else []),
        button(words("lobby-leave"), Press(row.id, 0, "lobby", "leave")),
        button(
            words("lobby-start"),
            Press(row.id, 0, "lobby", "start"),
            ButtonStyle.success,
            disabled=len(row.seats) < min(seats),
        ),
    ]
    return layout(parts, [buttons], marker=marker)
