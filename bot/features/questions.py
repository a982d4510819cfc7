"""Find the open question that a press answers."""

from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.service.plies.permissions import require_playing_seat
from bot.service.tables.games import Games
from rules.questions import Question


async def find_asked(
    games: Games, languages: Languages, interaction: Interaction, press: CustomId
) -> tuple[LoadedGame, Question | None]:
    """Return a game with the question that a press answers; None where the press names none.

    Raises Declined where it is no longer open, or another person is asked.
    """
    loaded = await games.load(press.game_id)
    seat = require_playing_seat(loaded.row, interaction.user.id)
    if not press.about:
        return loaded, None
    for question in loaded.state.table.questions:
        if question.number == press.about:
            # The person who made an offer may withdraw it, so the question is theirs too.
            buyer = getattr(question, "buyer", None)
            if seat not in (question.seat, buyer):
                raise Declined("not-you", who=languages.narrator(loaded).name(question.seat))
            return loaded, question
    raise Declined("stale-question")
