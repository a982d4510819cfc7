"""Show people what they missed, which questions wait for them, and which games they play."""

from contextlib import suppress

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.pauses import Pauses
from bot.i18n.words import Words
from bot.model.custom_id import CustomId, presses_among
from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction, User
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame, Played
from bot.model.plies import Ply
from bot.model.presses import Press
from bot.service.night.guest_calls import call_of
from bot.service.night.occasion import occasion_of
from bot.service.tables import overviews
from bot.service.tables.games import Games
from bot.text.catch_up import Missed
from bot.text.journal import journal_lines
from bot.text.narrator import safe
from bot.ui.catch_up import News, PlayerGame, catch_up, list_of_games, news_of
from bot.ui.guest_nights import GuestNight
from bot.ui.layout import layout
from bot.ui.message import Message
from bot.ui.stats import person, server
from rules import forecast
from rules.record import alter
from rules.words import ParagraphNumber, Seat

_MOST_FAVOURITES = 40


class CatchUp:
    """The private overviews of a person's games."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, pauses: Pauses
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._pauses = pauses

    async def catch_up(self, interaction: Interaction) -> None:
        """Show what has happened since they last acted here, and all their open questions."""
        message = await self._caught_up(interaction, await self._missed(interaction))
        await self._replies.privately(interaction, message)

    async def press(self, interaction: Interaction, _: CustomId) -> None:
        """Refresh a catch-up."""
        message = await self._caught_up(interaction, await self._missed(interaction))
        await self._replies.edit(interaction, message)

    async def list_games(self, interaction: Interaction) -> None:
        """List the games that a person plays on the server."""
        words = self._languages.words_for(interaction)
        games = await self._player_games(interaction, words)
        nights = await self._nights(interaction)
        message = list_of_games(words, games, nights)
        await self._replies.privately(interaction, message)

    async def stats(self, interaction: Interaction, player: User) -> None:
        """Show how somebody plays, and what the server has played."""
        guild = interaction.guild_id or 0
        own, whole = await overviews.records_of(self._games, player.id, guild)
        words = self._languages.words_for(interaction)
        name, is_own = safe(player.name), player.id == interaction.user.id
        titles = await self._favourite_titles(player.id, words) if is_own else []
        text = person(words, name, own, titles, is_own=is_own)
        message = layout([text, server(words, whole)])
        await self._replies.privately(interaction, message)

    async def _favourite_titles(self, user_id: int, words: Words) -> list[str]:
        """Return the titles of a person's favourites, without those of a book that is gone."""
        favourites = await overviews.favourites_of(self._games, user_id)
        titles: list[str] = []
        for book, number in favourites[:_MOST_FAVOURITES]:
            with suppress(Declined):
                loaded = await self._games.books.fetch(self._games.database, book)
                titles.append(loaded.stories.title(ParagraphNumber(number), words.language))
        return titles

    async def refresh_after(self, interaction: Interaction, played: Played) -> Message | None:
        """Return a refreshed catch-up where one of its buttons gave the answer, and else None.

        Also None where that answer opened a paragraph, which is shown instead.
        """
        loaded = played.loaded
        seat, trip = loaded.row.seat_of(interaction.user.id), loaded.state.table.expedition
        if not _is_catch_up(interaction) or (trip and seat and trip.seat == seat.seat):
            return None
        words = self._languages.words_for(interaction)
        narrator = self._languages.narrator(loaded, words)
        lines = journal_lines(narrator, occasion_of(loaded).public(played.plies))
        return await self._caught_up(interaction, ("\n".join(lines), []))

    async def _caught_up(self, interaction: Interaction, news: News) -> Message:
        words = self._languages.words_for(interaction)
        games = await self._player_games(interaction, words)
        nights = await self._nights(interaction)
        return catch_up(words, news, games, nights)

    async def _missed(self, interaction: Interaction) -> News:
        """Summarize the channel's game since the person last acted; empty without a seat."""
        games, user = self._games, interaction.user.id
        try:
            row = await games.find(interaction.channel_id)
            seat = row.seat_of(user)
            if seat is None or row.status == GameStatus.LOBBY:
                return "", []
            loaded = await games.load(row.id)
            missed = await self._missed_by(seat.seat, loaded)
        except (Declined, Corrupt):
            return "", []  # a catch-up of their other games is still of use
        words = self._languages.words_for(interaction)
        return news_of(self._languages.narrator(loaded, words), row.id, missed)

    async def _missed_by(self, seat: Seat, loaded: LoadedGame) -> Missed:
        """Return the game as a seat's player left it, and as all may know it now.

        Raises Corrupt.
        """
        row, history, occasion = loaded.row, self._games.history, occasion_of(loaded)
        plies = tuple(occasion.public(await history.plies(row.id)))
        last = max([ply.ply for ply in plies if _acted(ply, seat, row)], default=-1)
        known = await occasion.as_known(history)
        return Missed(
            seat,
            last,
            plies,
            tuple([one for one in await history.events(row.id) if one.ply >= max(last, 0)]),
            before=await history.table_after(row.id, max(last, 0)),
            now=known.state.table,
            scores=forecast(known.game, known.state),
        )

    async def _player_games(self, interaction: Interaction, words: Words) -> list[PlayerGame]:
        user, guild = interaction.user.id, interaction.guild_id or 0
        found = await overviews.seats_of(self._games, user, guild)
        entries = [PlayerGame(one.row, one.seat, one.ends, one.vote) for one in found]
        return [await self._with_game(entry, words) for entry in entries]

    async def _nights(self, interaction: Interaction) -> list[GuestNight]:
        """List the nights of which a person is a guest, with what is asked of them."""
        user, guild = interaction.user.id, interaction.guild_id or 0
        found = await overviews.nights_of(self._games, user, guild)
        nights: list[GuestNight] = []
        for row in found:
            loaded = None
            if row.status.is_under_way:
                with suppress(Declined, Corrupt):  # its stage says what is wrong
                    loaded = await self._games.load(row.id)
            nights.append(GuestNight(row, call_of(row, user, loaded)))
        return nights

    async def _with_game(self, entry: PlayerGame, words: Words) -> PlayerGame:
        row = entry.row
        if row.status == GameStatus.LOBBY:
            return entry
        try:
            loaded = await self._games.load(row.id)
        except Declined:  # its book is gone
            return entry
        except Corrupt as error:
            # Found here too: the table hears of it, and the list goes on with the other games.
            await self._pauses.pause_corrupt(row.id, error)
            return entry
        return alter(entry, loaded=loaded, narrator=self._languages.narrator(loaded, words))


def _acted(ply: Ply, seat: Seat, row: GameRow) -> bool:
    """Return whether a seat's own player acted; a finished game no longer records who did."""
    return ply.seat == seat and (
        ply.interaction_id is not None or row.status == GameStatus.FINISHED
    )


def _is_catch_up(interaction: Interaction) -> bool:
    """Return whether the pressed message is a catch-up, which has a button to refresh it."""
    parts = interaction.message.components if interaction.message else ()
    return any(press.action == Press.CATCH_UP for press in presses_among(parts))
