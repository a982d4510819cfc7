"""Build a game's messages, each from the state that is passed in."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.outbox import paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.shown import Posted, Shown
from bot.i18n.words import Words
from bot.model.ending import Ending
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame, Played
from bot.model.plies import Ply
from bot.model.stories import Story
from bot.service.night.ends import sheet_of
from bot.service.night.occasion import occasion_of
from bot.service.night.plan_calls import OPENS, called
from bot.service.night.steps import finished_story
from bot.service.plies.stories import is_home, stories_of
from bot.service.tables import links
from bot.service.tables.games import Games
from bot.store import paces, pings, results, stories
from bot.text.narrator import Narrator
from bot.text.picture_choice import of_panel, of_paragraph
from bot.text.tales import sign_before
from bot.ui.layout import layout, link, with_button
from bot.ui.lobby import lobby
from bot.ui.message import Message
from bot.ui.night_end import night_lobby
from bot.ui.panel import journal, panel, users_to_ping
from bot.ui.plan import planned_night
from bot.ui.push import asked_line, push_of
from bot.ui.reading import reading
from bot.ui.stage import dice_frames, night_entry, stage
from bot.ui.story import stories_ended, story_entry
from bot.ui.tale_stage import tale_entry
from rules.editions import Reading
from rules.facts import ParagraphRead
from rules.record import alter
from rules.words import Seat


class Screens:
    """The messages of a game, in its own language or in a person's.

    `url` is the address of the pages that show tables, empty where there are none.
    """

    def __init__(
        self, games: Games, languages: Languages, pictures: PictureQueue, screen_url: str
    ) -> None:
        self._games = games
        self._languages = languages
        self._pictures = pictures
        self.url = screen_url
        self.shown = Shown()

    def dice_frames(self, played: Played) -> list[Message]:
        """Return the frames of a night's dice as they fall; none where none were rolled."""
        loaded, plies = played.loaded, played.plies
        frames = dice_frames(self._languages.narrator(loaded), loaded, plies)
        self.shown.note_frames(frames, loaded, plies)
        return frames

    def draw_ahead(self, played: Played) -> None:
        """Begin to draw a new panel's picture, and title cards of paragraphs that were just read.

        These are in the language of the explorer, for the direct message, and of the table.
        """
        if not self._pictures.enabled:
            return
        loaded, languages = played.loaded, self._languages
        read = [f for ply in played.plies for f in ply.facts if isinstance(f, ParagraphRead)]
        for one in read:
            explorer = languages.user_words(loaded.row.users[one.seat], loaded.row.language)
            for words in (explorer, languages.words(loaded.row)):
                self._pictures.draw_ahead(
                    of_paragraph(languages.narrator(loaded, words), one.number)
                )
        # The score's picture has more, and a stage other pictures.
        if played.panel and not loaded.state.table.over and not occasion_of(loaded).has_stage:
            aloud = paragraph_reader.is_aloud(loaded)
            self._pictures.prepare(of_panel(languages.narrator(loaded), loaded, aloud=aloud))

    async def panel(self, loaded: LoadedGame, *, plies: Sequence[Ply] | None = None) -> Message:
        """Return a game's panel; `plies` are those it reports, if not all since the last panel."""
        narrator = self._languages.narrator(loaded)
        message = await self._panel_in(narrator, loaded, plies)
        if self.url:
            message = await self.with_link(message, loaded.row.id, narrator.words)
            self.shown.note_rendered(message, loaded, plies)
        return message

    async def with_link(self, message: Message, game_id: int, words: Words) -> Message:
        """Return a message with a button that opens the page of its game, if it has one."""
        token = await links.find(self._games, game_id) if self.url else None
        if token is None:
            return message
        return with_button(message, link(words("link-open"), links.address(self.url, token)))

    async def shown_in(self, narrator: Narrator, posted: Posted) -> Message:
        """Return what a game's message shows now, as another narrator tells it."""
        if posted.frame is not None and posted.plies is not None:
            return dice_frames(narrator, posted.loaded, posted.plies)[posted.frame]
        return await self._panel_in(narrator, posted.loaded, posted.plies)

    async def _panel_in(
        self, narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply] | None
    ) -> Message:
        aloud = paragraph_reader.is_aloud(loaded)
        ending = await self.ending(loaded) if loaded.state.table.over else None
        if occasion_of(loaded).has_stage:
            shown = loaded if plies is None else alter(loaded, recent=tuple(plies))
            keeps: Mapping[int, int] = (
                await self.keeps(loaded.row.id) if finished_story(shown) else {}
            )
            return stage(narrator, loaded, ending, plies, keeps)
        return panel(narrator, loaded, aloud=aloud, plies=plies, ending=ending)

    async def new_panel(self, row: OutboxRow) -> Message:
        """Return a panel that is to be posted, with its pings; or a lobby.

        It reports what came after its row, and pings for what was asked since the last panel.
        Raises Declined where the game was closed before its panel went out.
        """
        game = await self._games.get(row.game_id)
        if game.status == GameStatus.CLOSED:
            raise Declined("game-over")
        if game.status == GameStatus.LOBBY:
            lobby, words = await self.lobby(game), self._languages.words(game)
            named = called(game) if row.first_ply is None and not game.is_planned else ()
            push = push_of(words, row, words(OPENS), users=named)
            return lobby.pushed(push, named) if named else lobby
        loaded = await self._games.load(row.game_id)
        since = [ply for ply in loaded.recent if ply.ply > row.ply]
        pinged = tuple([seat.user_id for seat in await self.pinged_by(row)])
        panel = await self.panel(loaded, plies=since)
        if not row.ply:
            await self._pictures.draw_first(panel.requests)
        if not pinged:
            return panel
        narrator = self._languages.narrator(loaded)
        line = asked_line(narrator, loaded, pinged, loaded.panel_plies)
        return panel.pushed(push_of(narrator.words, row, line, users=pinged), pinged)

    async def pinged_by(self, row: OutboxRow) -> list[SeatRow]:
        """List the seats that a new panel pings: those that no message of their own asks.

        They may have changed where they want to be pinged since they were asked, or been reminded.
        """
        # A panel that is posted again asks nothing new, and in a pause nobody is asked anything.
        game = await self._games.get(row.game_id)
        if row.first_ply is not None or game.status != GameStatus.RUNNING:
            return []
        loaded = await self._games.load(row.game_id)
        found = map(loaded.row.seat_of, users_to_ping(loaded, row.ply))
        asked = [
            seat
            for seat in found
            if seat is not None and self._languages.settings_of(seat.user_id).is_pinged
        ]
        if not asked:
            return []
        return await self._games.database.find(lambda db: pings.not_pinged(db, row.game_id, asked))

    def is_awake(self, user_id: int, now: datetime) -> bool:
        """Return whether a person may be pinged now."""
        return self._languages.settings_of(user_id).hours.is_awake(now)

    async def retired(self, row: OutboxRow) -> Message | None:
        """Return what an old panel becomes: its journal entry, None where it has no lines.

        The last panel of a closed game says that it was closed.
        """
        assert row.first_ply is not None
        game = await self._games.get(row.game_id)
        if game.status == GameStatus.CLOSED and row.message_id == game.panel_id:
            return await self.lobby(game)
        if row.ply < row.first_ply:
            return None
        return await self.entry(row.game_id, row.first_ply, row.ply)

    async def entry(self, game_id: int, first: int, last: int) -> Message:
        """Return the journal entry of these plies."""
        loaded = await self._games.load(game_id)
        rows = [ply for ply in loaded.recent if first <= ply.ply <= last]
        if not rows or rows[0].ply > first:
            plies = await self._games.history.plies(game_id, first)
            rows = [ply for ply in plies if ply.ply <= last]
        return await self.journal(loaded, rows)

    async def journal(self, loaded: LoadedGame, rows: Sequence[Ply]) -> Message:
        """Return the journal entry that an old panel becomes, with the stories of its turn."""
        narrator, row = self._languages.narrator(loaded), loaded.row
        told = tale_entry(narrator, loaded, rows)
        if told is not None:
            return told
        ended = await self._stories_in(loaded, rows)
        if not ended:
            return journal(narrator, row.id, rows)
        keeps = await self.keeps(row.id)
        if row.night is not None:
            sign = await self._sign_before(narrator, loaded, rows)
            return night_entry(narrator, loaded, rows, ended, keeps, sign=sign)
        return story_entry(narrator, row.id, rows, ended, keeps)

    async def _sign_before(
        self, narrator: Narrator, loaded: LoadedGame, rows: Sequence[Ply]
    ) -> str:
        """Return the sign of a night's tale that was read before these plies; empty if none was."""
        if loaded.state.table.tale is None:
            return ""
        plies = await self._games.history.plies(loaded.row.id)
        return sign_before(narrator, [ply for ply in plies if ply.ply < rows[0].ply])

    async def _stories_in(self, loaded: LoadedGame, rows: Sequence[Ply]) -> list[Story]:
        """Return the encounters that ended in these plies; one may have begun in older entries.

        With a printed book each of its steps asks another person, and so has a panel of its own.
        """
        ends = len([ply for ply in rows if is_home(ply)])
        ended = stories_ended(rows, rows) if ends else []
        if ends > len(ended):
            ended = stories_ended(await self._games.history.plies(loaded.row.id), rows)
        return ended

    async def encounter_message(self, loaded: LoadedGame, row: OutboxRow) -> Message | None:
        """Return a paragraph's direct message; None where it is no longer wanted.

        A message that is edited shows the whole encounter, over or not.
        """
        if loaded.row.reading_now == Reading.TABLE:
            return None  # nobody hears it before the others
        if row.message_id is None:
            return paragraph_reader.new_encounter_message(self._languages, loaded, row)
        seat = loaded.row.seat_of(row.user_id or 0)
        if seat is None:
            return None
        story = await self.latest(loaded, seat.seat, row.ply)
        count = await self._keep_count_of(loaded, story)
        return (
            paragraph_reader.grown_encounter_message(self._languages, loaded, row, story, count)
            if story
            else None
        )

    async def reading(self, loaded: LoadedGame, narrator: Narrator, seat: Seat) -> Message:
        """Return a seat's encounter as it is now, or its end."""
        story = await self.latest(loaded, seat)
        return reading(narrator, loaded, seat, story, await self._keep_count_of(loaded, story))

    async def latest(
        self, loaded: LoadedGame, seat: Seat, until: int | None = None
    ) -> Story | None:
        """Return a seat's latest encounter, of those that had begun by the ply `until`."""
        last = loaded.ply if until is None else until
        found = _latest(loaded.recent, seat, last)
        if found:
            return found
        # The game may go on while its plies are read: what came later belongs to other messages.
        plies = await self._games.history.plies(loaded.row.id)
        return _latest([ply for ply in plies if ply.ply <= loaded.ply], seat, last)

    async def keeps(self, game_id: int) -> Mapping[int, int]:
        """Return how many people keep each story of a game, by its ply."""
        return await self._games.database.find(lambda db: stories.keeps(db, game_id))

    async def keep_count(self, game_id: int, ply: int) -> int:
        """Return how many people keep a story."""
        return (await self.keeps(game_id)).get(ply, 0)

    async def _keep_count_of(self, loaded: LoadedGame, story: Story | None) -> int:
        return await self.keep_count(loaded.row.id, story.ply) if story and story.is_over else 0

    async def ending(self, loaded: LoadedGame) -> Ending:
        """Return what the end of a game shows: the points by round, and the story of the game."""
        game_id = loaded.row.id
        plies = await self._games.history.plies(game_id)
        over = {one.ply: one for one in stories_of(plies) if one.is_over}
        rounds, night = (), None
        if loaded.row.is_night:
            night = sheet_of(loaded, plies)
        else:
            rounds = await self._games.history.points_by_round(loaded)
        votes, keeps, achieved = await self._games.database.find(
            lambda db: (
                stories.votes(db, game_id),
                stories.keeps(db, game_id),
                results.achieved_in(db, game_id),
            )
        )
        ranked = sorted(votes, key=lambda ply: (-votes[ply], -keeps.get(ply, 0), ply))
        best = over.get(ranked[0]) if ranked else None
        return Ending(rounds, bool(over), best, votes[best.ply] if best else 0, achieved, night)

    async def lobby(self, row: GameRow) -> Message:
        """Return a lobby's message, or that of a game which was closed."""
        words = self._languages.words(row)
        if row.is_planned:
            return planned_night(words, row)
        if row.is_night:
            return night_lobby(words, row)
        if row.status == GameStatus.CLOSED:
            return layout([words("lobby-closed")])
        users = [seat.user_id for seat in row.seats]
        found = await self._games.database.read(
            lambda db: {user: paces.find(db, user, row.guild_id) for user in users}
        )
        book = await self._games.books.fetch(self._games.database, row.book)
        book_stories = book.stories if row.reading != Reading.BOOK else None
        return lobby(words, row, found, book_stories)


def _latest(plies: Sequence[Ply], seat: Seat, last: int) -> Story | None:
    theirs = [one for one in stories_of(plies) if one.seat == seat and one.ply <= last]
    return theirs[-1] if theirs else None
