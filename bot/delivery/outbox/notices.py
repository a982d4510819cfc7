"""Deliver the outbox's notices: pings, direct messages, announcements, votes, removals.

======= ================================== ===================================================
kind    what it is                         what happened -> next
======= ================================== ===================================================
ping    a reminder to the person asked     sent -> recorded, and removed when the seat answers.
                                           They sleep -> waits until they wake. Answered by now
                                           -> done. Direct messages refused -> posted in the
                                           channel
letter  a direct message to one person     sent -> done. Refused -> tried again, and after four
                                           times shown at their next press. Nobody new may be
                                           written to -> waits. They are gone -> done
notice  an announcement to the table       posted -> done; a call to a planned night -> recorded,
                                           and removed before the next
vote    the message of a vote              posted -> done; decided meanwhile -> removed
removal a message to take away             deleted, or gone -> done
======= ================================== ===================================================
"""

import logging

from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import (
    DIRECT_MESSAGE,
    FAILED,
    NEW_DMS,
    PASSING,
    UNREACHABLE,
    Failure,
    RequestFailed,
    failure_of,
)
from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.refused_messages import RefusedMessages
from bot.delivery.outbox.sent import SentMessages
from bot.i18n.words import Words
from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, OutboxKind, Pings
from bot.model.notices import DIGEST, NEXT_IS_YOU, PLAY_AGAIN, VOTE_WAITS, YOUR_TURN, Notice
from bot.service.clocks.votes import voters
from bot.service.night.plan_calls import CALLS, called, is_call_over
from bot.service.table_acts.digests import day_of, running_games_of
from bot.service.tables import outgoing
from bot.service.tables.games import Games
from bot.store import outbox as store
from bot.store import votes
from bot.text.notices import notice_text
from bot.text.push import with_times_in_words
from bot.ui.digest import digest
from bot.ui.finale import finale_message
from bot.ui.message import Push
from bot.ui.notice import notice_message, panel_link
from bot.ui.push import asked_line, push_of
from bot.ui.vote import vote_message, vote_title

log = logging.getLogger(__name__)

_DEEDS = 4
"""Plies among which the last deed is looked for that a person is told of with their turn."""


class Notices:
    """The messages other than panels, journal entries and readings."""

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        languages: Languages,
        direct: DirectChannels,
        refused_messages: RefusedMessages,
        sent: SentMessages,
    ) -> None:
        self._api = api
        self._games = games
        self._languages = languages
        self._direct = direct
        self._refused_messages = refused_messages
        self._sent = sent

    async def send_ping(self, row: OutboxRow, *, search_first: bool) -> None:
        """Remind a person, by direct message if they want that, else in the channel.

        Where they cannot be written to now, it goes to the channel.
        """
        due = await self._due(row)
        if due is None:
            return
        assert row.user_id is not None
        is_sent = (
            self._languages.settings_of(row.user_id).pings == Pings.DM
            and await self._send_dm(row, *due, search_first=search_first) is None
        )
        if not is_sent:
            await self._post_notice(row, *due, search_first=search_first)

    async def send_direct_message(self, row: OutboxRow, *, search_first: bool) -> None:
        """Send a direct message; where nobody new may be written to now, it waits."""
        due = await self._due(row)
        if due is None:
            return
        match await self._send_dm(row, *due, search_first=search_first):
            case None:
                pass
            case Failure.NO_NEW_DMS:
                await outbox_rows.postpone(self._games, row, NEW_DMS)
            case Failure.NOBODY:
                await outbox_rows.done(self._games, row)
            case _ if due[0].key == DIGEST:  # another day has another
                await outbox_rows.done(self._games, row)
            case _:
                await self._record_refused(row, *due)

    async def send_notice(self, row: OutboxRow, *, search_first: bool) -> None:
        """Post an announcement to the table, or the last story of its game."""
        if await outbox_rows.is_last_story(self._games, row):
            await self._post_finale(row, search_first=search_first)
            return
        due = await self._due(row)
        if due is not None:
            await self._post_notice(row, *due, search_first=search_first)

    async def send_vote(self, row: OutboxRow, *, search_first: bool) -> None:
        """Post a vote, pinging all who have not voted; those asleep get a direct message later."""
        game = await self._games.get(row.game_id)
        vote = await self._games.database.find(lambda db: votes.find(db, row.game_id))
        if vote is None:
            raise Declined("vote-over")
        missing = [s for s in voters(game, vote.kind, vote.seat) if s not in vote.ballots]
        users = [game.seats[seat].user_id for seat in missing]
        asleep = [user for user in users if self._is_asleep(user)]
        narrator = self._languages.narrator_for(game)
        message = vote_message(narrator, game, vote)
        awake = tuple([user for user in users if user not in asleep])
        if awake:
            title = vote_title(narrator, game, vote)
            message = message.pushed(push_of(narrator.words, row, title, users=awake), awake)
        found = await self._sent.post(game.channel_id, row, message, search_first=search_first)
        await self._games.database.write(
            lambda db: outgoing.record_vote(db, row, vote, game, found, asleep)
        )

    async def remove(self, row: OutboxRow, **_: bool) -> None:
        """Delete a message, which needs no search."""
        assert row.message_id is not None
        assert row.channel_id is not None
        await self._api.delete(row.channel_id, row.message_id)
        await self._games.database.write(lambda db: store.delete(db, [row.id]))

    async def answer(self, interaction: Interaction, row: OutboxRow) -> bool:
        """Answer a command with a notice to its channel; return whether that went through."""
        notice, game = await self._said(row)
        message = notice_message(self._languages.words(game), notice)
        try:
            sent = await self._api.reply(interaction, message, marker=row.id)
        except FAILED as error:
            # The caller posts it in the channel instead.
            log.info("game %s: no notice as an answer: %r", row.game_id, error)
            return False
        await self._record_sent(row, notice, game.channel_id, sent)
        return True

    async def _due(self, row: OutboxRow) -> tuple[Notice, GameRow] | None:
        """Return what a row says, and its game; None where it is out of date, or waits.

        What is out of date is deleted; what is for a person waits until they wake.
        """
        notice, game = await self._said(row)
        if self._is_too_late(row, notice, game) or await self._is_vote_over(row, notice):
            await self._games.database.write(lambda db: store.delete(db, [row.id]))
            return None
        user = row.user_id
        if user is not None and self._is_asleep(user):
            awake = self._languages.settings_of(user).hours.next_awake(self._games.now())
            await self._games.database.write(
                lambda db: store.postpone(db, row.id, timestamp(awake), refused=row.refused)
            )
            return None
        return notice, game

    async def _said(self, row: OutboxRow) -> tuple[Notice, GameRow]:
        """Return what a row says, and its game."""
        notice = await self._games.database.find(lambda db: store.notice_of(db, row))
        return notice, await self._games.get(row.game_id)

    async def _send_dm(
        self, row: OutboxRow, notice: Notice, game: GameRow, *, search_first: bool
    ) -> Failure | None:
        """Send a direct message; return why it does not reach its person, None where it does.

        Raises what may pass soon.
        """
        assert row.user_id is not None
        words = self._languages.user_words(row.user_id, game.language)
        if notice.key == DIGEST:
            rows = await running_games_of(self._games, row.user_id)
            message, about = digest(words, row.user_id, rows), None  # of several games
        else:
            message = notice_message(words, notice, panel=panel_link(game))
            about = game.channel_id
        message = message.pushed(await self._push(words, row, notice, channel=about))
        try:
            async with self._direct.to(row.user_id, game.guild_id) as channel:
                sent = await self._sent.post(channel, row, message, search_first=search_first)
        except RequestFailed as error:
            if error.failure in PASSING:
                raise
            return error.failure
        await self._record_sent(row, notice, channel, sent)
        return None

    async def _record_refused(self, row: OutboxRow, notice: Notice, game: GameRow) -> None:
        """Record that a direct message was refused: it is tried again, and in the end shown."""
        assert row.user_id is not None
        tries = row.refused + 1
        again = (
            None
            if DIRECT_MESSAGE.is_over(tries)
            else self._games.now() + DIRECT_MESSAGE.wait_after(tries)
        )
        waits = await self._games.database.write(
            lambda db: outgoing.record_refusal(db, row, notice, again)
        )
        if waits:
            self._refused_messages.record_refusal(row.user_id, game.guild_id)

    async def _post_notice(
        self, row: OutboxRow, notice: Notice, game: GameRow, *, search_first: bool
    ) -> None:
        """Post a notice in the game's channel, or in the one that it names."""
        channel = notice.elsewhere or game.channel_id
        users = (row.user_id,) if row.user_id else called(game) if notice.key in CALLS else ()
        words = self._languages.words(game)
        link = panel_link(game) if users or notice.elsewhere else None
        message = notice_message(words, notice, users=users, panel=link)
        if users:
            message = message.pushed(await self._push(words, row, notice, users=users), users)
        try:
            # Posted in the channel as well where a direct
            # message was refused: a ping must reach them.
            sent = await self._sent.post(channel, row, message, search_first=search_first)
        except FAILED as error:
            if notice.elsewhere and failure_of(error) in UNREACHABLE:  # the game can go on
                raise Declined("no-offer-there") from error
            raise
        await self._record_sent(row, notice, channel, sent)

    async def _post_finale(self, row: OutboxRow, *, search_first: bool) -> None:
        loaded = await self._games.load(row.game_id)
        message = finale_message(self._languages.narrator(loaded), loaded)
        if message is None:
            raise Declined("story-not-over")  # its book has none
        channel = loaded.row.channel_id
        await self._sent.post(channel, row, message, search_first=search_first)
        await outbox_rows.done(self._games, row)

    async def _push(
        self,
        words: Words,
        row: OutboxRow,
        notice: Notice,
        *,
        users: tuple[int, ...] = (),
        channel: int | None = None,
    ) -> Push:
        """Return a notice's push, in the channel to `users`; `channel` is its game's, for a DM."""
        line = notice_text(words, notice.key, notice.figures)
        if notice.key == YOUR_TURN and row.user_id is not None:
            loaded = await self._games.load(row.game_id)
            # The panel may have gone out before, and its game keeps only what came since.
            plies = await self._games.history.plies(row.game_id, max(0, loaded.ply - _DEEDS))
            narrator = self._languages.narrator(loaded, words)
            line = asked_line(narrator, loaded, [row.user_id], plies) or line
        line = with_times_in_words(words, line, self._games.now())
        return push_of(words, row, line, users=users, channel=channel)

    async def _record_sent(
        self, row: OutboxRow, notice: Notice, channel_id: int, message_id: int
    ) -> None:
        await self._games.database.write(
            lambda db: outgoing.record_notice(db, row, notice, channel_id, message_id)
        )

    def _is_too_late(self, row: OutboxRow, notice: Notice, game: GameRow) -> bool:
        if notice.key == DIGEST:
            settings = self._languages.settings_of(row.user_id or 0)
            is_wanted = settings.digest_hour is not None
            return not is_wanted or notice.figures["day"] != day_of(settings, self._games.now())
        if notice.key in CALLS:
            return is_call_over(game, row.user_id, notice, self._games.now())
        return _is_answered(row, notice, game)

    def _is_asleep(self, user_id: int) -> bool:
        hours = self._languages.settings_of(user_id).hours
        return not hours.is_awake(self._games.now())

    async def _is_vote_over(self, row: OutboxRow, notice: Notice) -> bool:
        """Return whether a notice is about a vote that is over."""
        if notice.key != VOTE_WAITS:
            return False
        vote = await self._games.database.find(lambda db: votes.find(db, row.game_id))
        return vote is None or vote.id != notice.figures["vote"]


def _is_answered(row: OutboxRow, notice: Notice, game: GameRow) -> bool:
    """Return whether a notice is out of date: its seat has answered, or is asked already.

    In a lobby, only those who joined are told of it, and only those who did not are called to it.
    """
    if game.status == GameStatus.LOBBY:
        is_here = game.seat_of(row.user_id or 0) is not None
        return row.kind == OutboxKind.PING and is_here == (notice.key == PLAY_AGAIN)
    if notice.seat is None:
        return False
    is_asked = game.seats[notice.seat].asked_at is not None
    return is_asked if notice.key == NEXT_IS_YOU else row.kind == OutboxKind.PING and not is_asked
