"""Turn an error into one private answer in the person's language."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from pydantic import ValidationError

from bot.delivery.discord.network import FAILED, Failure, failure_of
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.reader import Reader
from bot.delivery.outbox.suspensions import Suspensions
from bot.i18n.words import Words
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.interaction import Interaction
from bot.model.kinds import PauseReason
from bot.service.tables.games import Games
from bot.text.refusals import refusal_text
from rules import IllegalAction

log = logging.getLogger(__name__)

OnError = Callable[[Interaction, int | None], Awaitable[bool]]
"""Tries to resolve what was declined, in the game of that id or else of the channel.

Returns whether it did, and has answered.
"""


class Errors:
    """The answers to errors; `hooks` may still resolve a `Declined`, by its key."""

    def __init__(
        self,
        games: Games,
        reader: Reader,
        replies: Replies,
        suspensions: Suspensions,
        hooks: Mapping[str, OnError],
    ) -> None:
        self._games = games
        self._reader = reader
        self._replies = replies
        self._suspensions = suspensions
        self._hooks = hooks

    async def explain(
        self, interaction: Interaction, error: Exception, game_id: int | None = None
    ) -> None:
        """Explain an error in private, unless a hook resolves it.

        Without a `game_id` the error is about the game of the channel.
        """
        # Nobody can be answered any more, so it is no incident either.
        if isinstance(error, FAILED) and failure_of(error) == Failure.TOO_LATE:
            log.info("interaction %s is gone: %s", interaction.id, error)
            return
        words = self._reader.words_for(interaction)
        # A hook that is declined itself explains nothing: the person hears of the first error.
        hook = self._hooks.get(error.key) if isinstance(error, Declined) else None
        if hook:
            with suppress(Declined, StoreBusy):
                if await hook(interaction, game_id):
                    return
        # Before the answer: whoever presses again finds the game paused.
        if isinstance(error, Corrupt):
            with suppress(Declined, StoreBusy):
                # A press in a direct message names its game; a command is about the channel's.
                game_id = game_id or (await self._games.find(interaction.channel_id)).id
                await self._suspensions.pause_corrupt(game_id, error)
        await self._replies.privately(interaction, _sentence(words, error))


def _sentence(words: Words, error: Exception) -> str:
    match error:
        case IllegalAction():
            return refusal_text(words, error.refusal)
        case Declined():
            return words(error.key, **error.figures)
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
