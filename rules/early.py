"""End a game before its last round, if the table wants that. Not a rule of the rulebook."""

from rules import night
from rules.dice import Dice
from rules.editions import Game
from rules.facts import Answered, RoundEnded
from rules.ply import Ply, PlyResult
from rules.scoring import end_game
from rules.table import GameState, Table


def was_played_out(game: Game, table: Table) -> bool:
    """Return whether a game that is over came to its last round; a night, to its last journey."""
    return night.is_over(table) if table.night else table.round >= game.edition.rounds


def end_now(game: Game, state: GameState) -> PlyResult:
    """End the game now: nobody is asked any more, and every village is scored."""
    ply = Ply(game, state, Dice(b"", 0))
    for question in state.table.questions:
        ply.emit(Answered(question.number))
    ply.emit(RoundEnded(ply.table.round))
    end_game(ply)
    return ply.result()
