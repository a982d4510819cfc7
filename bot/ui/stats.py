"""Show the statistics of a person and of a server, without exposing who is late."""

from collections.abc import Sequence

from bot.i18n.words import Words
from bot.model.results import Counted, Record, ResultRow
from bot.text.achievements import counted_titles
from bot.ui.hall import who_built
from bot.ui.lobby import pace_line


def person(words: Words, name: str, record: Record, titles: Sequence[str], *, is_own: bool) -> str:
    """Describe a person's games and pace, and only to themselves how often they were late.

    `titles` are those of the stories that they kept, which others may not have heard.
    """
    tally, pace = record.common, record.pace
    lines = [words("stats-title", who=name)]
    if tally:
        lines += [
            words("stats-games", games=tally.games, won=tally.won),
            words("stats-best", place=tally.best.place, **_village(tally.best)),
            words("stats-average", points=round(tally.points)),
        ]
        if tally.achievements:
            titles_earned = counted_titles(words, tally.achievements)
            lines.append(words("stats-achieved", titles=titles_earned))
    else:
        lines.append(_none(words, record))
    lines += _apart(words, record)
    if pace.moves and is_own:
        in_time = max(0, pace.moves - pace.overdue)
        lines.append(words("stats-moves", moves=pace.moves, in_time=in_time))
    lines.append(pace_line(words, pace))
    if titles:
        lines.append(words("stats-kept", titles=words("list-comma").join(titles)))
    return "\n- ".join(filter(None, lines))


def server(words: Words, record: Record) -> str:
    """Describe what a server has played, and at what pace."""
    tally = record.common
    lines = [words("stats-title", who=words("stats-server"))]
    if tally:
        best = tally.best
        lines += [
            words("stats-server-games", games=tally.games),
            words("stats-server-best", who=who_built(words, best), **_village(best)),
            words("stats-average", points=round(tally.points)),
        ]
    else:
        lines.append(_none(words, record))
    lines += [*_apart(words, record), pace_line(words, record.pace)]
    return "\n- ".join(filter(None, lines))


def _none(words: Words, record: Record) -> str:
    return words("stats-none-common" if record.tallies else "stats-none")


def _apart(words: Words, record: Record) -> list[str]:
    """Describe the games with companions, and those by house rules; they do not count elsewhere."""
    return [
        words(f"stats-{kind}", games=tally.games, points=round(tally.points))
        for kind in (Counted.COMPANIONS, Counted.HOUSE_RULES)
        if (tally := record.tallies.get(kind))
    ]


def _village(best: ResultRow) -> dict[str, int]:
    return {"points": best.points, "buildings": best.buildings, "villagers": best.villagers}
