"""Count the village points at the end of a game."""

from tests.model.board import (
    CARDS,
    PRIZES,
    PRIZES_OF_TWO,
    REPUTATION_POINTS,
    TORCH,
    TRACK_POINTS,
    Board,
)
from tests.model.game import Game
from tests.model.solo import SoloGame


def totals(game: Game) -> list[int]:
    """Return each player's village points."""
    return [_points(board) + prize for board, prize in zip(game.boards, prizes(game), strict=True)]


def places(game: Game) -> list[int]:
    """Return each player's place: by points, then coins, villagers and buildings."""
    ranks = [
        (total, board.coins, len(board.villagers), len(board.buildings))
        for total, board in zip(totals(game), game.boards, strict=True)
    ]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def prizes(game: Game) -> list[int]:
    """Return what each wins for their reputation: who ties shares what they span, rounded up."""
    if isinstance(game, SoloGame):
        return [game.prize()]
    two = len(game.boards) == 2
    listed = (PRIZES_OF_TWO if two else PRIZES)[game.edition]
    heights = [board.reputation for board in game.boards]
    won: list[int] = []
    for height in heights:
        above, level = sum(h > height for h in heights), heights.count(height)
        won.append(-(-sum(listed[above : above + level]) // level))
    return won


def _points(board: Board) -> int:
    track = sum(TRACK_POINTS[n] * count for n, (_, count) in enumerate(board.track))
    space = REPUTATION_POINTS[board.reputation + TORCH]
    cards = sum(_bonus(board, card) for card, _, _ in board.buildings)
    return track + len(board.buildings) + space + cards


def _bonus(board: Board, name: str) -> int:
    card = CARDS[name]
    return card.points + sum(each * _count(board, str(thing)) for thing, each in card.points_for)


def _count(board: Board, thing: str) -> int:
    """Count what a card gives points for."""
    below = sum(cave is not None for _, _, cave in board.buildings)
    match thing:
        case "house":
            return len(board.buildings) - below
        case "outpost":
            return below
        case "villager":
            return len(board.villagers)
        case "empty_cave":
            return len(board.caves)
        case item:
            return board.items[item] + sum(n for good, n in board.track if good == item)
