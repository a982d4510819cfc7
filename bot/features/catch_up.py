"""Tell a person what he missed, what he owes, and in which games he sits."""

import sqlite3
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

import discord

from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.delivery.suspensions import Suspensions
from bot.i18n.words import Words
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.errors import Corrupt, Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.open_game import Played
from bot.model.paces import PACES, PaceRow
from bot.model.plies import Ply
from bot.model.results import Tally
from bot.service.clocks import runs_out
from bot.service.tables import Tables
from bot.service.votes import voters
from bot.store import favourites, games, paces, results, table_events, user_settings, votes
from bot.text.journal import tell
from bot.text.log import is_taking
from bot.text.narrator import safe
from bot.text.summary import abridged, retell
from bot.ui.catch_up import STORY, Sitting, catch_up, list_of_games, story_of
from bot.ui.layout import layout
from bot.ui.message import Message
from bot.ui.stats import person, server
from rules.facts import EncounterSettled
from rules.words import ParagraphNumber, Seat

_MOST_KEPT = 40


class CatchUp:
    """What people ask about their own games."""

    def __init__(
        self, tables: Tables, reader: Reader, replies: Replies, suspensions: Suspensions
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._suspensions = suspensions

    async def catch_up(self, interaction: Interaction) -> None:
        """Tell what happened here since he last acted, and ask all that he owes on the server."""
        view = await self._caught_up(interaction, await self._missed(interaction))
        await self._replies.privately(interaction, view)

    async def press(self, interaction: Interaction, _: CustomId) -> None:
        """Bring a catch-up up to date."""
        view = await self._caught_up(interaction, await self._missed(interaction))
        await self._replies.edit(interaction, view)

    async def list_games(self, interaction: Interaction) -> None:
        """List the games of the server in which he sits."""
        words = self._reader.words_for(interaction)
        view = list_of_games(words, await self._sittings(interaction, words))
        await self._replies.privately(interaction, view)

    async def stats(self, interaction: Interaction, player: discord.User | discord.Member) -> None:
        """Show how somebody plays, and what the server has played."""
        guild = interaction.guild_id or 0

        def query(db: sqlite3.Connection) -> tuple[Tally | None, PaceRow, Tally | None, PaceRow]:
            own, whole = results.of_person(db, player.id, guild), results.of_server(db, guild)
            return own, paces.find(db, player.id, guild), whole, paces.of_server(db, guild)

        own, pace, whole, all_paces = await self._tables.database.read(query)
        words = self._reader.words_for(interaction)
        name, his_own = safe(player.display_name), player.id == interaction.user.id
        titles = await self._kept_titles(player.id, words) if his_own else []
        told = person(words, name, own, pace, titles, his_own=his_own)
        view = layout([told, server(words, whole, all_paces)])
        await self._replies.privately(interaction, view)

    async def _kept_titles(self, user_id: int, words: Words) -> list[str]:
        """Name a person's favourites; those of a book that is gone are left out."""
        kept_ones = await self._tables.database.read(lambda db: favourites.of_person(db, user_id))
        titles: list[str] = []
        for book, number in kept_ones[:_MOST_KEPT]:
            with suppress(Declined):
                loaded = await self._tables.books.fetch(self._tables.database, book)
                titles.append(loaded.stories.title(ParagraphNumber(number), words.language))
        return titles

    async def renewed(self, interaction: Interaction, played: Played) -> Message | None:
        """Give what a catch-up becomes when its button was an answer; None for another message.

        Where that answer opened a paragraph, the paragraph is shown instead: None as well.
        """
        opened = played.open_game
        seat, trip = opened.row.seat_of(interaction.user.id), opened.state.table.expedition
        if not _is_catch_up(interaction) or (trip and seat and trip.seat == seat.seat):
            return None
        words = self._reader.words_for(interaction)
        narrator = self._reader.narrator(opened.row, words)
        return await self._caught_up(interaction, "\n".join(tell(narrator, played.plies)))

    async def _caught_up(self, interaction: Interaction, story: str) -> Message:
        words = self._reader.words_for(interaction)
        return catch_up(words, story, await self._sittings(interaction, words))

    async def _missed(self, interaction: Interaction) -> str:
        """Tell the channel's game since his last act; nothing where he has no seat in it."""
        tables, user = self._tables, interaction.user.id
        try:
            row = await tables.find(interaction.channel_id)
            seat = row.seat_of(user)
            if seat is None or row.status == GameStatus.LOBBY:
                return ""
            opened = await tables.load(row.id)
            plies = await tables.plies(row.id)
        except (Declined, Corrupt):
            return ""  # his other games are what he asks for then
        befell = await self._tables.database.read(lambda db: table_events.of_game(db, row.id))
        last = max([ply.ply for ply in plies if _acted(ply, seat.seat, row)], default=-1)
        missed = [ply for ply in plies if ply.ply > last]
        words = self._reader.words_for(interaction)
        narrator = self._reader.narrator(opened.row, words)
        lines = retell(narrator, missed, [event for event in befell if event.ply >= max(last, 0)])
        moves = len([ply for ply in missed if ply.ply and ply.undoes is None])
        return story_of(words, moves, abridged(lines, STORY))

    async def keep_story(self, interaction: Interaction, press: CustomId) -> None:
        """Keep a paragraph among his favourites.

        Raises Declined where he has not heard it in that game, since he took his seat.
        """
        row = await self._tables.get(press.game_id)
        seat, user = row.seat_of(interaction.user.id), interaction.user.id
        befell = await self._tables.database.read(lambda db: table_events.of_game(db, row.id))
        since = max([e.ply for e in befell if seat and is_taking(e, seat.seat)], default=-1)
        heard = {
            fact.number
            for ply in await self._tables.plies(row.id)
            if ply.ply > since
            for fact in ply.facts
            if isinstance(fact, EncounterSettled) and seat and fact.seat == seat.seat
        }
        number = ParagraphNumber(press.number)
        if number not in heard:
            raise Declined("not-heard")
        await self._tables.database.write(lambda db: favourites.add(db, user, row.book, number))
        words = self._reader.words_for(interaction)
        title = self._tables.books[row.book].stories.title(number, words.language)
        await self._replies.privately(interaction, words("story-kept", title=title))

    async def _sittings(self, interaction: Interaction, words: Words) -> list[Sitting]:
        user, guild = interaction.user.id, interaction.guild_id or 0

        def query(db: sqlite3.Connection) -> list[Sitting]:
            return [_sitting(db, row, user) for row in games.open_games_of(db, user, guild)]

        found = await self._tables.database.read(query)
        return [await self._opened(sitting, words) for sitting in found]

    async def _opened(self, sitting: Sitting, words: Words) -> Sitting:
        row = sitting.row
        if row.status == GameStatus.LOBBY:
            return sitting
        try:
            opened = await self._tables.load(row.id)
        except Declined:  # its book is gone
            return sitting
        except Corrupt as error:
            await self._suspensions.distrust(row.id, error)
            return sitting
        return replace(sitting, opened=opened, narrator=self._reader.narrator(row, words))


def _acted(ply: Ply, seat: Seat, row: GameRow) -> bool:
    """Tell whether a seat's player acted himself; a finished game's plies say no more who acted."""
    return ply.seat == seat and (
        ply.interaction_id is not None or row.status == GameStatus.FINISHED
    )


def _sitting(db: sqlite3.Connection, row: GameRow, user: int) -> Sitting:
    """Look at a game from the side of one who sits in it."""
    seat, vote = row.seat_of(user), votes.find(db, row.id)
    assert seat is not None
    out = vote and seat.seat in voters(row, vote.kind, vote.seat) and seat.seat not in vote.ballots
    return Sitting(row, seat.seat, _ends(db, row), vote if out else None)


def _ends(db: sqlite3.Connection, row: GameRow) -> dict[Seat, datetime]:
    """Say when the clocks that run have run out, by seat."""
    if not PACES[row.pace].has_clock:
        return {}
    return {
        seat.seat: runs_out(seat, user_settings.find_user(db, seat.user_id).hours)
        for seat in row.seats
        if seat.asked_at
    }


def _is_catch_up(interaction: Interaction) -> bool:
    """Tell whether the message that was pressed is a catch-up: it has the button to renew it."""
    parts = list(interaction.message.components) if interaction.message else []
    while parts:
        part = parts.pop()
        parts += part.get("components", ())
        press = parse_custom_id(part.get("custom_id", ""))
        if press and press.action == "catchup":
            return True
    return False
