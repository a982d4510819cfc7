"""Show in a private message the result of an action that was taken there."""

from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.screens import Screens
from bot.features.catch_up import CatchUp
from bot.features.more import More
from bot.model.interaction import Interaction
from bot.model.loaded_game import Played
from bot.service.night.occasion import occasion_of
from bot.ui.message import Message


class PrivateScreens:
    """The private messages whose buttons take actions: catch-up, More, and encounters."""

    def __init__(
        self, catch_up: CatchUp, more: More, languages: Languages, screens: Screens
    ) -> None:
        self._catch_up = catch_up
        self._more = more
        self._languages = languages
        self._screens = screens

    async def after(self, interaction: Interaction, played: Played) -> Message | None:
        """Return what a pressed private message becomes.

        None where an encounter is told on the stage, and to everybody at once.
        """
        refreshed = await self._catch_up.refresh_after(interaction, played)
        message = refreshed or self._more.after(interaction, played)
        loaded = played.loaded
        if message is not None or occasion_of(loaded).has_stage:
            return message
        narrator = self._languages.narrator(loaded, self._languages.words_for(interaction))
        return await self._screens.reading(loaded, narrator, played.plies[0].seat)
