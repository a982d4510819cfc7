"""Make the request for a seat of an unfinished game: what would a companion do?"""

from bot.companion_worker.request import ThoughtRequest
from bot.companions.people import Person, Strength
from bot.companions.visible import choices_of
from bot.model.loaded_game import LoadedGame
from bot.service.seats.companions import thought_seed
from rules.words import Seat


def request_of(
    loaded: LoadedGame, seat: Seat, strength: Strength, person: Person | None
) -> ThoughtRequest:
    """Return the request to a companion, who sees no more than the seat's player."""
    game, table = loaded.game, loaded.state.table
    visible, seed = choices_of(game, table, seat), thought_seed(loaded.row, loaded.ply, seat)
    return ThoughtRequest(game.edition, table, seat, visible, strength, person, seed)
