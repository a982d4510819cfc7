"""End a game before its last round, if the table wants that. Not a rule of the rulebook."""

from rules.dice import Dice
from rules.editions import Game
from rules.facts import Answered, RoundEnded
from rules.ply import Ply, Step
from rules.scoring import end_game
from rules.table import GameState


def end_now(game: Game, state: GameState) -> Step:
    """End the game now: nobody is asked any more, and every village is scored."""
    ply = Ply(game, state, Dice(b"", 0))
    for question in state.table.questions:
        ply.emit(Answered(question.number))
    ply.emit(RoundEnded(ply.table.round))
    end_game(ply)
    return ply.step()
