"""Show what a table has agreed on for players whose time runs out, and the buttons to change it."""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.kinds import Absence
from bot.model.presses import Press
from bot.ui.layout import button, layout
from bot.ui.message import Button, Message


def absence_buttons(words: Words, row: GameRow) -> list[Button]:
    """Return the button that shows the ways; none where nobody waits for another."""
    if row.has_one_seat:
        return []
    return [button(words("absence"), CustomId(row.id, 0, Press.ABSENCE))]


def absence_line(words: Words, row: GameRow) -> str:
    """Say what a table has agreed on; empty where it votes, as all do unless they choose."""
    return "" if row.absence == Absence.VOTE else words("absence-told", way=row.absence)


def absences(words: Words, row: GameRow) -> Message:
    """Show the ways, a line and a button each; the chosen one is marked."""
    lines = [
        words("absence-way", way=words("absence-told", way=way), chosen=str(way == row.absence))
        for way in Absence
    ]
    buttons = [
        button(
            words(f"absence-{way}"),
            CustomId(row.id, 0, Press.ABSENCE, way),
            disabled=way == row.absence,
        )
        for way in Absence
    ]
    who = words("absence-who", running=str(row.status.is_under_way))
    return layout([words("absence-about"), "\n".join(lines), who], [buttons])
