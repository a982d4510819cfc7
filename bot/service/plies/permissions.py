"""Check who may act in a game now, and in which seat."""

from bot.model.errors import Declined
from bot.model.games import GameRow, SeatRow
from bot.model.kinds import GameStatus
from rules.words import Seat


def check_running(row: GameRow) -> None:
    """Check that a game is running.

    Raises Declined.
    """
    if row.status == GameStatus.PAUSED:
        raise Declined(row.pause_reason or "game-paused")
    if row.status != GameStatus.RUNNING:
        raise Declined("game-over")


def require_playing_seat(row: GameRow, user_id: int) -> Seat:
    """Return the seat in which a person plays a running game.

    Raises Declined where the game is not running, or they have no seat.
    """
    check_running(row)
    return require_seat(row, user_id).seat


def require_seat(row: GameRow, user_id: int) -> SeatRow:
    """Return a person's seat.

    Raises Declined.
    """
    seat = row.seat_of(user_id)
    if seat is None:
        raise Declined("seat-given-up" if row.seat_left_by(user_id) else "not-seated")
    return seat


def require_part(row: GameRow, user_id: int) -> None:
    """Check that a person has a seat in a game, or a place in a night.

    Raises Declined.
    """
    if not row.takes_part(user_id):
        require_seat(row, user_id)
