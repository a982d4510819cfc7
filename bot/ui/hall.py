"""Show the hall of a server's villages: the best of all finished games."""

from collections.abc import Sequence

from bot.i18n.words import Words
from bot.model.ending import Achievement
from bot.model.results import ResultRow, Tally
from bot.text.achievements import title
from bot.ui.layout import layout
from bot.ui.message import Message


def hall(words: Words, tally: Tally | None, best: Sequence[ResultRow]) -> Message:
    """Show a server's best villages, and how many achievements are known there."""
    if tally is None:
        return layout([words("hall-title"), words("hall-empty")])
    known = words("hall-known", earned=len(tally.achievements), all=len(Achievement))
    villages = [_village(words, rank, row) for rank, row in enumerate(best, start=1)]
    return layout([words("hall-title"), "\n".join(villages), known])


def _village(words: Words, rank: int, row: ResultRow) -> str:
    line = words(
        "hall-village",
        rank=rank,
        points=row.points,
        who=who_built(words, row),
        buildings=row.buildings,
        villagers=row.villagers,
        place=row.place,
    )
    if not row.achievements:
        return line
    titles = words("list-comma").join([f"*{title(words, one)}*" for one in row.achievements])
    return f"{line}\n{words('hall-achieved', titles=titles)}"


def who_built(words: Words, row: ResultRow) -> str:
    """Mention the player of a village; a forgotten person is a former player."""
    return f"<@{row.user_id}>" if row.user_id else words("former-player")
