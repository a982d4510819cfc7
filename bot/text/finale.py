"""Describe the last story of a game: its texts, and who reads which."""

from collections.abc import Iterator

from bot.model.loaded_game import LoadedGame
from bot.text.narrator import Narrator
from encounters.finale import Finale, finale
from rules.early import was_played_out


def finale_of(narrator: Narrator, loaded: LoadedGame) -> Finale | None:
    """Return the finale of a game that was played to its end; None before, or without a season."""
    table = loaded.state.table
    if not table.over or not was_played_out(loaded.game, table):
        return None
    villages = len(narrator.users)
    return finale(narrator.stories, narrator.past.deeds, villages, narrator.words.language)


def finale_lines(narrator: Narrator, told: Finale) -> Iterator[str]:
    """Yield its texts, each with who reads it: the people at the table in turn, by their seats."""
    readers = [
        name
        for name, user, face in zip(narrator.names, narrator.users, _faces(narrator), strict=False)
        if user > 0 and face is None
    ]
    for index, text in enumerate(told.texts):
        if len(readers) < 2:  # noqa: PLR2004 - one reads everything
            yield text
        else:
            name = readers[index % len(readers)]
            yield f"{narrator.words('finale-reader', name=name)}\n{text}"


def _faces(narrator: Narrator) -> tuple[object, ...]:
    return narrator.faces or (None,) * len(narrator.users)
