"""Show the person who took an action its result in private."""

from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.screens import Screens
from bot.features.catch_up import CatchUp
from bot.features.more import More
from bot.model.interaction import Interaction
from bot.model.loaded_game import Played
from bot.service.night.occasion import occasion_of
from bot.text.journal import journal_lines
from bot.text.narrator import Narrator
from bot.ui.message import Message


class PrivateScreens:
    """Answers to commands, and messages whose buttons take actions: catch-up, More, encounters."""

    def __init__(
        self, catch_up: CatchUp, more: More, languages: Languages, screens: Screens
    ) -> None:
        self._catch_up = catch_up
        self._more = more
        self._languages = languages
        self._screens = screens

    def answer(self, interaction: Interaction, played: Played) -> str:
        """Return what answers a command that took an action.

        It tells what was done, and whom the table still waits for.
        """
        narrator, occasion = self._narrator(interaction, played), occasion_of(played.loaded)
        if occasion.has_unread_text:
            return narrator.words("night-done")
        lines = journal_lines(narrator, occasion.public(played.plies))
        return "\n".join([*lines, *_part_done(narrator, played)])

    async def after(self, interaction: Interaction, played: Played) -> Message | None:
        """Return what a pressed private message becomes.

        None where an encounter is told on the stage, and to everybody at once.
        """
        refreshed = await self._catch_up.refresh_after(interaction, played)
        message = refreshed or self._more.after(interaction, played)
        loaded = played.loaded
        if message is not None or occasion_of(loaded).has_stage:
            return message
        narrator = self._narrator(interaction, played)
        return await self._screens.reading(loaded, narrator, played.plies[0].seat)

    def _narrator(self, interaction: Interaction, played: Played) -> Narrator:
        return self._languages.narrator(played.loaded, self._languages.words_for(interaction))


def _part_done(narrator: Narrator, played: Played) -> list[str]:
    """Return a line on whom the table still waits for, where several were asked at once."""
    waiting = [question.seat for question in played.loaded.state.table.questions]
    if not waiting or played.plies[0].seat in waiting:
        return []
    names = narrator.names_of(tuple(dict.fromkeys(waiting)))
    return [narrator.words("part-done", names=names)]
