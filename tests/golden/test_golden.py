"""Whole games as text: a change of the rules shows as a change in what happens.

`GOLDEN=write` writes the texts anew; read the difference before you commit it.
"""

import os
from pathlib import Path

import pytest

from rules.editions import FINAL, Game
from tests.golden.transcript import transcript
from tests.laws.mechanics import a_book_of_every_mechanic

GAMES = {2: 11, 3: 12, 4: 13}
"""The seed of each game, by the number of players."""
LONGEST = 600


@pytest.mark.parametrize("seats", GAMES)
def test_a_whole_game_goes_as_it_went(seats: int) -> None:
    told = transcript(Game(FINAL, a_book_of_every_mechanic()), seats, GAMES[seats])
    path = Path(__file__).with_name(f"{seats}_players.txt")
    if os.environ.get("GOLDEN") == "write":
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8"), "see GOLDEN in this file"
    assert told.count("\n") <= LONGEST
