"""What an encounter takes and gives without a question."""

from typing import Any

from tests.model.board import EXHAUSTED, PEOPLE, Board, Journey
from tests.model.game import Game


def pay_dues(game: Game, journey: Journey, board: Board, outcome: Any) -> None:
    """Pay what an outcome costs, as far as the coins go."""
    board.coins -= min(outcome.pay, board.coins)
    board.move_reputation(min(0, outcome.reputation))
    if outcome.lose_offer and journey.offered:
        game.spend(board, journey.offered)
        journey.offered = None


def win(game: Game, board: Board, outcome: Any) -> None:
    """Win what leaves no choice."""
    board.coins += outcome.coins
    game.gain(board, map(str, outcome.gain))
    board.move_reputation(max(0, outcome.reputation))
    win_people(game, board, outcome)
    for _ in range(min(outcome.caves, len(game.piles.caves))):
        board.caves.append(game.piles.caves.pop(0))
        game.has_shown = True


def win_people(game: Game, board: Board, outcome: Any) -> None:
    """Let the cheapest villager and a special one join."""
    if outcome.cheapest_villager:
        there = [name for name in game.slots if name is not None]
        if there:
            game.slots[game.slots.index(there[0])] = None
            board.villagers[there[0]] = EXHAUSTED
    if outcome.special is not None:
        there = [name for name in game.specials if PEOPLE[name].special == outcome.special]
        if there:
            game.specials.remove(there[0])
            board.villagers[there[0]] = EXHAUSTED
            if game.is_final and outcome.special == "liquid_woman":
                board.move_reputation(-1)
