"""Show a story again, keep it, and choose the story of the game."""

import re

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.story_entries import StoryEntries
from bot.model.custom_id import CustomId
from bot.model.discord_limits import MOST_OPTIONS
from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.model.past_events import PastEvents
from bot.model.plies import Ply
from bot.model.presses import CHOSEN, Press
from bot.model.stories import Story
from bot.model.suggestion import Suggestion
from bot.service.night.occasion import occasion_of
from bot.service.plies.past_events import past_events
from bot.service.plies.permissions import require_part
from bot.service.plies.stories import stories_of
from bot.service.tables import story_keeps
from bot.service.tables.games import Games
from bot.text.narrator import Narrator
from bot.ui.ending import afterwards, afterwards_message
from bot.ui.finale import finale_message
from bot.ui.night_end import fates_to_read
from bot.ui.paper import paper_message
from bot.ui.story import LAST_PAGE, story_page, story_titles, vote_form

_NAMED = re.compile(r"([0-9]{1,18})-([0-9]{1,9})")
"""How a story is suggested: its game, and its ply."""


class Stories:
    """The stories of a table, once they belong to everybody."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        panels: Panels,
        entries: StoryEntries,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._panels = panels
        self._entries = entries

    async def hear(self, interaction: Interaction, press: CustomId) -> None:
        """Show a whole story to one person, page by page.

        Raises Declined where it is not over.
        """
        row = await self._games.get(press.game_id)
        story, past = await self.find(row, press.about)
        page = int(press.detail) if press.detail.isdecimal() else 0
        keeps = await story_keeps.count(self._games, row.id, story.ply)
        narrator = self._narrator(interaction, row, past)
        message = story_page(narrator, row.id, story, page, keeps)
        if page and interaction.is_private:
            await self._replies.edit(interaction, message)
        else:
            await self._replies.privately(interaction, message)

    async def show(self, interaction: Interaction, row: GameRow, ply: int) -> None:
        """Show a whole story to one person.

        Raises Declined where it is not over.
        """
        await self.hear(interaction, CustomId(row.id, ply, Press.RETELL))

    async def show_suggested(self, interaction: Interaction, story: str) -> None:
        """Show a whole story that was suggested in this channel to one person.

        Raises Declined where it is not over, or not a story of the channel's games.
        """
        named = _NAMED.fullmatch(story)
        game_id, ply = map(int, named.groups()) if named else (0, 0)
        try:
            found = await self._games.get(game_id)
        except Declined as error:
            raise Declined("story-not-over") from error
        if found.channel_id != interaction.channel_id:
            raise Declined("story-not-over")
        await self.show(interaction, found, ply)

    async def suggest(self, interaction: Interaction, text: str) -> list[Suggestion]:
        """Suggest stories by their titles, the newest first: of the channel's game, then of others.

        Of its finished games only the last are searched: each takes some milliseconds.
        """
        found: list[Suggestion] = []
        for row in await story_keeps.games_in(self._games, interaction.channel_id):
            try:
                finished = await self.finished(row)
            except (Declined, Corrupt):
                # The stories of the channel's other games are still of use.
                continue
            found += [
                Suggestion(name, f"{row.id}-{story.ply}")
                for name, story in story_titles(self._narrator(interaction, row), finished[::-1])
                if text.casefold() in name.casefold()
            ]
            if len(found) >= MOST_OPTIONS:
                break
        return found[:MOST_OPTIONS]

    async def keep(self, interaction: Interaction, press: CustomId) -> None:
        """Keep a story, or stop keeping it, and show how many keep it: here, and in the journal.

        Raises Declined where it is not over.
        """
        row, user = await self._games.get(press.game_id), interaction.user.id
        story, past = await self.find(row, press.about)
        keeps = await story_keeps.toggle(self._games, row, story, user)
        if not interaction.is_private and await self._entries.answer(interaction, press):
            return
        narrator = self._narrator(interaction, row, past)
        message = story_page(narrator, row.id, story, LAST_PAGE, keeps)
        if interaction.is_private:
            await self._replies.edit(interaction, message)
        elif not self._replies.is_answered(interaction):
            await self._replies.privately(interaction, message)
        await self._entries.refresh(row, story)

    async def keep_paragraph(self, interaction: Interaction, press: CustomId) -> None:
        """Keep the story of a paragraph, which a button of version 0.1.0 names.

        Raises Declined where it is not over.
        """
        finished = await self.finished(await self._games.get(press.game_id))
        plies = [
            story.ply
            for story in finished
            if any(chapter.number == press.about for chapter in story.chapters)
        ]
        if not plies:
            raise Declined("story-not-over")
        await self.keep(interaction, CustomId(press.game_id, plies[-1], Press.KEEP_STORY))

    async def ask_best(self, interaction: Interaction, press: CustomId) -> None:
        """Ask a player for the story of the game.

        Raises Declined where they did not play, or nothing was told.
        """
        row = await self._games.get(press.game_id)
        require_part(row, interaction.user.id)
        finished = await self.finished(row)
        if not finished:
            raise Declined("no-stories")
        narrator = self._narrator(interaction, row)
        sent = CustomId(row.id, 0, Press.BEST_STORY, CHOSEN)
        await self._replies.open_form(interaction, vote_form(narrator, sent, finished))

    async def choose_best(self, interaction: Interaction, press: CustomId) -> None:
        """Count a player's vote for the story of the game, and show it at the end.

        Raises Declined where they did not play, or the story is not from the game.
        """
        row, user = await self._games.get(press.game_id), interaction.user.id
        require_part(row, user)
        (chosen,) = interaction.values.get("story", ("",))
        story, _ = await self.find(row, int(chosen) if chosen.isdecimal() else -1)
        await story_keeps.choose(self._games, row.id, story, user)
        words = self._languages.words_for(interaction)
        await self._replies.privately(interaction, words("story-voted"))
        await self._panels.refresh(await self._games.load(row.id))

    async def press_best(self, interaction: Interaction, press: CustomId) -> None:
        """Ask for the story of the game, or count what was chosen."""
        await (self.choose_best if press.detail else self.ask_best)(interaction, press)

    async def show_afterwards(self, interaction: Interaction, press: CustomId) -> None:
        """Show one person what became of those whom the villages met.

        Raises Declined where the game is not over.
        """
        loaded = await self.over(press)
        words = self._languages.words_for(interaction)
        narrator = self._languages.narrator(loaded, words)
        is_night = loaded.row.is_night
        fates = fates_to_read(narrator, loaded) if is_night else afterwards(narrator)
        shown = afterwards_message(narrator, press.game_id, fates)
        await self._replies.privately(interaction, shown)

    async def over(self, press: CustomId) -> LoadedGame:
        """Return the game of a press once it is over.

        Raises Declined before.
        """
        loaded = await self._games.load(press.game_id)
        if not loaded.is_over:
            raise Declined("story-not-over")
        return loaded

    async def show_paper(self, interaction: Interaction, press: CustomId) -> None:
        """Show one person the whole paper after the round that a button names.

        Raises Declined where that round is not over, or had no news.
        """
        loaded = await self.after_round(press)
        narrator = self._languages.narrator(loaded, self._languages.words_for(interaction))
        message = paper_message(narrator, press.game_id, press.about)
        if message is None:
            raise Declined("no-paper")
        await self._replies.privately(interaction, message)

    async def after_round(self, press: CustomId) -> LoadedGame:
        """Return the game of a press as its table knows it, after the round that it is about.

        Raises Declined where that round is not over.
        """
        loaded = await self._games.load(press.game_id)
        loaded = await occasion_of(loaded).as_known(self._games.history)
        if press.about >= loaded.state.table.round and not loaded.state.table.over:
            raise Declined("no-paper")
        return loaded

    async def finale(self, interaction: Interaction, press: CustomId) -> None:
        """Tell one person the last story of a game again.

        Raises Declined where the game was not played to its end, or its book has none.
        """
        loaded = await self._games.load(press.game_id)
        words = self._languages.words_for(interaction)
        message = finale_message(self._languages.narrator(loaded, words), loaded)
        if message is None:
            raise Declined("story-not-over")
        await self._replies.privately(interaction, message)

    async def finished(self, row: GameRow) -> list[Story]:
        """Return the stories of a game that are over, the oldest first.

        Raises Declined where it has not started.
        """
        return [story for story in stories_of(await self._plies(row)) if story.is_over]

    async def find(self, row: GameRow, ply: int) -> tuple[Story, PastEvents]:
        """Return a story that is over, with all that its table has heard."""
        plies = await self._plies(row)
        found = [story for story in stories_of(plies) if story.is_over and story.ply == ply]
        if not found:
            raise Declined("story-not-over")
        return found[0], past_events(row, plies)

    async def _plies(self, row: GameRow) -> list[Ply]:
        loaded = await self._games.load(row.id)
        return occasion_of(loaded).public(await self._games.history.plies(row.id))

    def _narrator(
        self, interaction: Interaction, row: GameRow, past: PastEvents | None = None
    ) -> Narrator:
        return self._languages.narrator_for(row, self._languages.words_for(interaction), past)
