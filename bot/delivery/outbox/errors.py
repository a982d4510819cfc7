"""Turn an error into one private answer in the person's language."""

import logging
import secrets
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import PurePath
from typing import Any

from pydantic import ValidationError

from bot.delivery.discord.interactions import answerable
from bot.delivery.discord.network import FAILED, Failure, failure_of
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.pauses import Pauses
from bot.i18n.words import Words
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.interaction import Interaction
from bot.model.kinds import PauseReason
from bot.service.tables.games import Games
from bot.text.refusals import declined_text, refusal_text
from rules import IllegalAction

log = logging.getLogger(__name__)

ReturnToSeat = Callable[[Interaction, int | None], Awaitable[bool]]
"""Seats a person again in the game of that id, or else of the channel.

Returns whether it did, and has answered.
"""


class Errors:
    """The answers to errors; `return_to_seat` is tried for someone whose seat was given up."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        pauses: Pauses,
        return_to_seat: ReturnToSeat,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._pauses = pauses
        self._return_to_seat = return_to_seat

    async def explain(
        self, interaction: Interaction, error: Exception, game_id: int | None = None
    ) -> None:
        """Explain an error in private, unless the person is seated again.

        Without a `game_id` the error is about the game of the channel.
        """
        # No answer can arrive any more, so it is no incident either.
        if isinstance(error, FAILED) and failure_of(error) == Failure.TOO_LATE:
            log.info("interaction %s is gone: %s", interaction.id, error)
            return
        words = self._languages.words_for(interaction)
        # If that is declined too, the person hears of the first error.
        if isinstance(error, Declined) and error.key == "seat-given-up":
            with suppress(Declined, StoreBusy):
                if await self._return_to_seat(interaction, game_id):
                    return
        # Before the answer: anyone who presses again finds the game paused.
        if isinstance(error, Corrupt):
            with suppress(Declined, StoreBusy):
                # A press in a direct message names its game; a command is about the channel's.
                game_id = game_id or (await self._games.find(interaction.channel_id)).id
                await self._pauses.pause_corrupt(game_id, error)
        await self._replies.privately(interaction, _sentence(words, error))

    async def explain_unreadable(self, payload: Any, error: Exception) -> None:
        """Log an interaction that cannot be read, and answer it where it shows how."""
        incident = note_unreadable("INTERACTION_CREATE", error)
        if (interaction := answerable(payload)) is not None:
            words = self._languages.words_for(interaction)
            await self._replies.privately(interaction, words("something-failed", incident=incident))


def note_unreadable(event: str, error: Exception) -> str:
    """Log in one line that an event of Discord's cannot be read, and return the incident."""
    incident = secrets.token_hex(4)
    place = traceback.extract_tb(error.__traceback__, limit=-1)[0]
    where = f"{PurePath(place.filename).name}:{place.lineno}"
    log.error("incident %s: %s cannot be read: %r at %s", incident, event, error, where)
    return incident


def _sentence(words: Words, error: Exception) -> str:
    match error:
        case IllegalAction():
            return refusal_text(words, error.refusal)
        case Declined():
            return declined_text(words, error)
        case StoreBusy():
            return words("store-busy")
        case ValidationError():
            return words("bad-input")
        case Corrupt():
            return words(PauseReason.CORRUPT)
        case _:
            incident = secrets.token_hex(4)
            log.error("incident %s", incident, exc_info=error)
            return words("something-failed", incident=incident)
