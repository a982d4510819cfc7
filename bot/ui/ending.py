"""Show the end of a game: who won, the scores, and the story of the game."""

from bot.model.custom_id import CustomId
from bot.model.ending import Ending
from bot.model.open_game import OpenGame
from bot.text import picture_choice
from bot.text.achievements import achieved_lines
from bot.text.boards import score_sheet
from bot.text.narrator import Narrator
from bot.text.rounds import end_line
from bot.text.story import best_line
from bot.text.tidings import became
from bot.ui.layout import LONGEST, button, layout
from bot.ui.message import ButtonStyle, Message
from bot.ui.shaking import told_seed
from rules import score


def end(narrator: Narrator, opened: OpenGame, ending: Ending) -> Message:
    """Show a finished game."""
    scores, rounds = score(opened.game, opened.state.table), ending.rounds
    seed = told_seed(narrator.words, opened.row)
    won = end_line(narrator, tuple([s.seat for s in scores if s.place == 1]))
    sheet = score_sheet(narrator, scores, final=True, rounds=rounds)
    best = list(filter(None, [best_line(narrator, ending)]))
    said = achieved_lines(narrator, ending.achieved)
    parts, told = [won, *sheet, *said, *best, seed], afterwards(narrator)
    fits = sum(map(len, [*parts, *told])) <= LONGEST
    parts = [*parts[:-1], *told, seed] if fits else parts
    row = [
        button(narrator.words(f"view-{what}"), CustomId(opened.row.id, 0, "show", what))
        for what in ("village", "board")
    ]
    if ending.has_stories:
        press = CustomId(opened.row.id, 0, "best")
        row.append(button(narrator.words("story-vote"), press, ButtonStyle.PRIMARY))
    if ending.best:
        press = CustomId(opened.row.id, ending.best.ply, "hear")
        row.append(button(narrator.words("story-hear"), press))
    row.append(button(narrator.words("chronicle"), CustomId(opened.row.id, 0, "chronicle")))
    below = [button(narrator.words("again"), CustomId(opened.row.id, 0, "again"))]
    if told and not fits:
        below.append(button(narrator.words("became"), CustomId(opened.row.id, 0, "became")))
    picture = picture_choice.of_panel(narrator, opened, aloud=False, rounds=rounds)
    return layout(parts, [row, below], picture=picture, picture_first=True)


def afterwards(narrator: Narrator) -> list[str]:
    """Return what became of those whom each village met, below its title; empty if of nobody."""
    told = became(narrator)
    return [narrator.words("became-title"), *told] if told else []
