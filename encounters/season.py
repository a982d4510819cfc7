"""Choose what is told of a season: a round's text, a passage, and how it ends, from deeds alone."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from encounters.deeds import Deed, EarlierGames, fits, is_met
from encounters.memory import LAST_ROUND, Echo, Need, Part, Season, SeasonEnding, Who

MOST_HEARD = 3
"""Texts of the season that passages make sure of; a table may hear more of them by its cards."""

FED, SAVED, SOLD, MASON, AGAINST = "fed", "saved", "sold", "mason", "against"
ENDING_MARKS = frozenset({FED, SAVED, SOLD, MASON, AGAINST})
"""The marks that decide the ending."""

_KIND = (2, 2, 3)
_SOLD_OR_MASON = (2, 3, 4)
_MASON = (1, 1, 2)
_AGAINST = (1, 1, 2)
"""Deeds that an ending takes, indexed by the number of villages less one; more count as three."""


def step_of(round_: int, last: int) -> int | None:
    """Return which round of a printed game a round is told as; None if it has no text of its own.

    Rounds count from 1 to `last`. In a shorter game some texts are left out, never the first or the
    last one; in a longer one some rounds have none.
    """
    step = _step(round_, last)
    return None if round_ > 1 and step == _step(round_ - 1, last) else step


def _step(round_: int, last: int) -> int:
    return 1 + (min(round_, last) - 1) * (LAST_ROUND - 1) // max(last - 1, 1)


def round_text(
    season: Season,
    coming: int,
    deeds: Sequence[Deed],
    last: int,
    earlier: EarlierGames | None = None,
) -> str | None:
    """Return the key of the text that opens a round, from what was settled before; None if none.

    One that the table was not told in its last games goes before one that it was.
    """
    step = step_of(coming, last)
    before = [deed for deed in deeds if deed.shelf or deed.round < coming]
    texts = [(key, text.need) for key, text in season.rounds.items() if text.round == step]
    fitting = [key for key, need in texts if is_needed(season, need, before)]
    known = earlier.told if earlier else frozenset[str]()
    return next((key for key in fitting if key not in known), next(iter(fitting), None))


def passages(season: Season, round_: int, last: int, deeds: Sequence[Deed]) -> Iterator[str]:
    """Yield the keys of the passages that fit a round and what was settled before."""
    step = _step(round_, last)
    for key, one in season.passages.items():
        if one.first <= step <= one.last and is_needed(season, one.need, deeds):
            yield key


def is_owed(season: Season, round_: int, last: int, heard: int, deeds: Iterable[Deed]) -> bool:
    """Return whether a table has heard too little of its season, with `heard` passages so far.

    It is owed one text in its first rounds of seven, two from the third on, three from the fifth.
    """
    of_season = sum(not deed.shelf and deed.number in season.entries for deed in deeds)
    return heard + of_season < min((_step(round_, last) + 1) // 2, MOST_HEARD)


def ending_of(season: Season, deeds: Iterable[Deed], villages: int) -> SeasonEnding:
    """Return how a season ends by the deeds of all villages; the first that is earned."""
    size = min(max(villages, 1), len(_KIND)) - 1
    marks = tally(season, (deed for deed in deeds if not deed.shelf))
    kind, helped = marks[FED] + marks[SAVED], marks[SOLD] + marks[MASON]
    if marks[AGAINST] >= _AGAINST[size] and marks[AGAINST] > marks[MASON]:
        return SeasonEnding.OPEN
    if kind >= _KIND[size] and kind > helped:
        return SeasonEnding.HANDS
    if helped >= _SOLD_OR_MASON[size] or marks[MASON] >= _MASON[size]:
        return SeasonEnding.WALL
    return SeasonEnding.LONG


def finale_texts(season: Season, deeds: Sequence[Deed], ending: SeasonEnding) -> tuple[str, ...]:
    """Return the keys of a finale in the order in which they are told; one reason, all others."""
    told = [
        (key, text.part)
        for key, text in season.finale.items()
        if text.ending in {None, ending} and is_needed(season, text.need, deeds)
    ]
    reasons = [key for key, part in told if part is Part.REASON]
    ranked = sorted(told, key=lambda one: list(Part).index(one[1]))
    return tuple(key for key, _ in ranked if key not in reasons[1:])


def is_needed(season: Season, need: Need, deeds: Sequence[Deed]) -> bool:
    """Return whether all that a text waits for has happened."""
    if need.after and not any(fits(Echo(need.after, need.who), deed, None) for deed in deeds):
        return False
    if not need.at_least and not need.most:
        return True
    marks = tally(season, (deed for deed in deeds if deed.shelf == (need.who is Who.SHELF)))
    if any(marks[mark] < count for mark, count in need.at_least):
        return False
    rivals = [text.need.most for text in season.finale.values() if text.need.most]
    top = max(rivals, key=lambda mark: marks[mark], default="")
    return not need.most or (need.most == top and marks[top] > 0)


def tally(season: Season, deeds: Iterable[Deed]) -> Counter[str]:
    """Count the deeds of each mark."""
    return Counter(
        mark
        for deed in deeds
        for mark in {
            m for m, condition in season.marks.get(deed.number, ()) if is_met(condition, deed)
        }
    )


def lot_of(game_key: str, what: str) -> str:
    """Return a hash to sort by, the same in the same game."""
    return hashlib.sha256(f"{game_key}\n{what}".encode()).hexdigest()
