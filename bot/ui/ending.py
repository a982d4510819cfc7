"""Show the end of a game: who won, the scores, and the story of the game."""

from collections.abc import Sequence
from unicodedata import east_asian_width

from bot.model.custom_id import CustomId
from bot.model.ending import Ending
from bot.model.loaded_game import LoadedGame
from bot.model.presses import FATES, Board, Press
from bot.text import picture_choice
from bot.text.achievements import titles_of
from bot.text.boards import standings
from bot.text.finale import finale_of
from bot.text.narrator import Narrator
from bot.text.story import best_line
from bot.text.tidings import fates_of
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.shaking import seed_line
from rules import score

MOST_LETTERS = 1_500
"""Letters of what became of people, a little over a phone's screen; more are a press away."""


def end(narrator: Narrator, loaded: LoadedGame, ending: Ending) -> Message:
    """Show a finished game; the sources of points and the reasons for titles are a press away.

    The entry above, which its last panel became, says that the game is over.
    """
    words, row = narrator.words, loaded.row
    scores, fates = score(loaded.game, loaded.state.table), afterwards(narrator)
    fits = sum(map(_letters, fates)) <= MOST_LETTERS
    parts = [
        standings(narrator, scores, titles_of(words, ending.achieved)),
        *(fates if fits else ()),
        best_line(narrator, ending),
        seed_line(words, row),
    ]
    first = [button(words("again"), CustomId(row.id, 0, Press.AGAIN))]
    if ending.has_stories:
        press = CustomId(row.id, 0, Press.BEST_STORY)
        first.insert(0, button(words("story-vote"), press, ButtonStyle.PRIMARY))
    below = [
        button(words("end-points"), CustomId(row.id, 0, Press.SHOW, Board.SCORE)),
        button(words("chronicle"), CustomId(row.id, 0, Press.CHRONICLE)),
    ]
    if ending.best:
        below.append(button(words("story-hear"), CustomId(row.id, ending.best.ply, Press.RETELL)))
    if finale_of(narrator, loaded):
        press = CustomId(row.id, 0, Press.FINALE)
        below.append(button(words("finale-again"), press))
    below += fates_buttons(narrator, row.id, fits=fits) if fates else []
    picture = picture_choice.of_panel(narrator, loaded, aloud=False, rounds=ending.rounds)
    return layout(parts, [first, below], picture=picture, picture_first=True)


def fates_buttons(narrator: Narrator, game_id: int, *, fits: bool) -> list[Button]:
    """Return the button for what became of people: to read it, or to hear what `fits` above it."""
    words = narrator.words
    if not fits:
        return [button(words("became"), CustomId(game_id, 0, Press.AFTERWARDS))]
    press = CustomId(game_id, 0, Press.PLAY_AUDIO, FATES)
    return [button(words("became-hear"), press)] if narrator.has_voice else []


def afterwards_message(narrator: Narrator, game_id: int, fates: Sequence[str]) -> Message:
    """Show what became of the people each village met, with the button to hear it."""
    press = CustomId(game_id, 0, Press.PLAY_AUDIO, FATES)
    hear = [[button(narrator.words("hear-it"), press)]] if narrator.has_voice else []
    return layout(fates, hear)


def afterwards(narrator: Narrator) -> list[str]:
    """Return what became of the people each village met, below its title; empty if none."""
    texts = fates_of(narrator)
    return [narrator.words("became-title"), *texts] if texts else []


def _letters(text: str) -> int:
    """Count the letters of a text by the room they take in a line: a Japanese one takes two."""
    return sum([2 if east_asian_width(letter) in "WF" else 1 for letter in text])
