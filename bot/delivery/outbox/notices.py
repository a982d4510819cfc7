"""Deliver the outbox's notices: pings, direct messages, announcements, votes, removals.

======= ================================== ===================================================
kind    what it is                         what happened -> next
======= ================================== ===================================================
ping    a reminder to the person asked     sent -> recorded, and removed when the seat answers.
                                           They sleep -> waits until they wake. Answered by now
                                           -> done. Direct messages refused, or too many sent ->
                                           posted in the channel
letter  a direct message to one person     sent -> done. Refused -> tried again, and after four
                                           times shown at their next press. Too many -> waits
notice  an announcement to the table       posted -> done; a call to a planned night -> recorded,
                                           and removed before the next
vote    the message of a vote              posted -> done; decided meanwhile -> removed
removal a message to take away             deleted, or gone -> done
======= ================================== ===================================================
"""

import logging

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.dm_budget import DmBudget
from bot.delivery.discord.network import DIRECT_MESSAGE, FAILED, UNREACHABLE, Failure, failure_of
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox_rows import nonce_of
from bot.delivery.outbox.refused_messages import RefusedMessages
from bot.delivery.outbox.sent import SentMessages
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, OutboxKind, Pings
from bot.model.notices import NEXT_IS_YOU, PLAY_AGAIN, VOTE_WAITS, Notice
from bot.service.clocks.clocks import timestamp
from bot.service.clocks.votes import voters
from bot.service.night.plan_calls import CALLS, called, is_call_over
from bot.service.tables import outgoing
from bot.service.tables.games import Games
from bot.store import outbox as store
from bot.store import votes
from bot.ui.message import Message
from bot.ui.notice import notice_message, panel_link
from bot.ui.vote import vote_message

log = logging.getLogger(__name__)


class Notices:
    """The messages other than panels, journal entries and readings."""

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        languages: Languages,
        budget: DmBudget,
        refused_messages: RefusedMessages,
        sent: SentMessages,
    ) -> None:
        self._api = api
        self._games = games
        self._languages = languages
        self._budget = budget
        self._refused_messages = refused_messages
        self._sent = sent

    async def send_ping(self, row: OutboxRow, *, search_first: bool) -> None:
        """Remind a person, by direct message if they want that, else in the channel.

        Where too many direct messages were sent, or this one is refused, it goes to the channel.
        """
        due = await self._due(row)
        if due is None:
            return
        assert row.user_id is not None
        is_sent = (
            self._languages.settings_of(row.user_id).pings == Pings.DM
            # After the setting: a message that is not sent must not spend the budget.
            and self._budget.spend(self._games.now())
            and await self._send_dm(row, *due, search_first=search_first)
        )
        if not is_sent:
            await self._post_notice(row, *due, search_first=search_first)

    async def send_letter(self, row: OutboxRow, *, search_first: bool) -> None:
        """Send a direct message; where too many were sent, it waits."""
        due = await self._due(row)
        # It waits in the outbox until the budget allows it.
        if due is None or not self._budget.spend(self._games.now()):
            return
        if not await self._send_dm(row, *due, search_first=search_first):
            await self._record_refused(row, *due)

    async def send_notice(self, row: OutboxRow, *, search_first: bool) -> None:
        """Post an announcement to the table."""
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
        message = vote_message(self._languages.narrator_for(game), game, vote)
        awake = tuple([user for user in users if user not in asleep])
        found = await self._post(
            game.channel_id, row, message.pinging(awake), search_first=search_first
        )
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
    ) -> bool:
        """Send a direct message, and return whether its person takes any."""
        assert row.user_id is not None
        words = self._languages.user_words(row.user_id, game.language)
        message = notice_message(words, notice, panel=panel_link(game))
        try:
            channel = await self._api.direct_channel(row.user_id)
            sent = await self._post(channel, row, message, search_first=search_first)
        except FAILED as error:
            if failure_of(error) != Failure.NO_DM:
                raise
            return False
        await self._record_sent(row, notice, channel, sent)
        return True

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
        link = panel_link(game) if users or notice.elsewhere else None
        message = notice_message(self._languages.words(game), notice, users=users, panel=link)
        try:
            # Posted in the channel as well where a direct
            # message was refused: a ping must reach them.
            sent = await self._post(channel, row, message.pinging(users), search_first=search_first)
        except FAILED as error:
            if notice.elsewhere and failure_of(error) in UNREACHABLE:  # the game can go on
                raise Declined("no-offer-there") from error
            raise
        await self._record_sent(row, notice, channel, sent)

    async def _post(
        self, channel_id: int, row: OutboxRow, message: Message, *, search_first: bool
    ) -> int:
        """Post a message under its row's id, unless it is there already; return its id."""
        found = await self._sent.find(channel_id, row) if search_first else None
        if found is not None:
            return found
        return await self._api.post(
            channel_id, message, marker=row.id, nonce=nonce_of(self._games, row)
        )

    async def _record_sent(
        self, row: OutboxRow, notice: Notice, channel_id: int, message_id: int
    ) -> None:
        await self._games.database.write(
            lambda db: outgoing.record_notice(db, row, notice, channel_id, message_id)
        )

    def _is_too_late(self, row: OutboxRow, notice: Notice, game: GameRow) -> bool:
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
