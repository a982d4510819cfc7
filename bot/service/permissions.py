"""Say who may act in a game now, and in which seat."""

from bot.model.errors import Declined
from bot.model.games import GameRow, SeatRow
from bot.model.kinds import GameStatus
from rules.words import Seat


def check_running(row: GameRow) -> None:
    """Check that a game runs.

    Raises Declined.
    """
    if row.status == GameStatus.PAUSED:
        raise Declined(row.held or "game-paused")
    if row.status != GameStatus.RUNNING:
        raise Declined("game-over")


def playing(row: GameRow, user_id: int) -> Seat:
    """Give the seat in which a person plays a running game.

    Raises Declined where the game does not run, or they have no seat.
    """
    check_running(row)
    return held_by(row, user_id).seat


def held_by(row: GameRow, user_id: int) -> SeatRow:
    """Give the seat that a person holds.

    Raises Declined.
    """
    seat = row.seat_of(user_id)
    if seat is None:
        raise Declined("seat-given-up" if row.seat_left_by(user_id) else "not-seated")
    return seat
