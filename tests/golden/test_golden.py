"""Whole games as text: a change of the rules shows as a change in what happens.

`GOLDEN=write` writes the texts again; read the difference before you commit it.
"""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from rules.editions import FINAL, FINAL_2, NIGHTS, PREVIEW, SOLO, Game
from tests.golden.transcript import transcript
from tests.laws.mechanics import a_book_of_every_mechanic

BOOK = a_book_of_every_mechanic()
FINAL_GAME, PREVIEW_GAME = Game(FINAL, BOOK), Game(PREVIEW, BOOK)
GAMES = {
    "2_players": (FINAL_GAME, 2, 11),
    "3_players": (FINAL_GAME, 3, 12),
    "4_players": (FINAL_GAME, 4, 13),
    "second_printing_2_players": (Game(FINAL_2, BOOK), 2, 19),
    "preview_2_players": (PREVIEW_GAME, 2, 14),
    "preview_4_players": (PREVIEW_GAME, 4, 15),
    "solo": (replace(FINAL_GAME, variant=SOLO), 1, 16),
    "preview_solo": (replace(PREVIEW_GAME, variant=SOLO), 1, 17),
    "night": (replace(FINAL_GAME, variant=NIGHTS[1]), 1, 18),
    "tale_night": (replace(FINAL_GAME, variant=NIGHTS[0]), 1, 41, 8),
}
"""The game, the number of players, the seed, and the guests of a night with a tale."""
LONGEST = 600


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_as_it_went(name: str) -> None:
    text = transcript(*GAMES[name])
    path = Path(__file__).with_name(f"{name}.txt")
    if os.environ.get("GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), (
        "see GOLDEN in this file; where a card was added, see `card` in CONTRIBUTING.md"
    )
    assert text.count("\n") <= LONGEST
