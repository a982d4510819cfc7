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
from typing import assert_never

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.dm_budget import DmBudget
from bot.delivery.discord.network import FAILED, LETTER, UNREACHABLE, Failure, failure_of
from bot.delivery.outbox.reader import Reader
from bot.delivery.outbox.sent import SentMessages
from bot.delivery.outbox.undelivered import Undelivered
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, OutboxKind, Pings
from bot.model.notices import NEXT_IS_YOU, PLAY_AGAIN, VOTE_WAITS, Notice, decode
from bot.service.clocks.clocks import timestamp
from bot.service.clocks.votes import voters
from bot.service.night.plan_calls import CALLS, called, is_call_over
from bot.service.tables import outgoing
from bot.service.tables.tables import Tables
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
        tables: Tables,
        reader: Reader,
        budget: DmBudget,
        undelivered: Undelivered,
        sent: SentMessages,
    ) -> None:
        self._api = api
        self._tables = tables
        self._reader = reader
        self._budget = budget
        self._undelivered = undelivered
        self._sent = sent

    async def deliver(self, row: OutboxRow, *, search_first: bool) -> None:
        """Deliver a row of the outbox.

        Raises Declined where it is no longer needed.
        """
        match row.kind:
            case OutboxKind.REMOVAL:
                await self._remove(row)
            case OutboxKind.VOTE:
                await self._post_vote(row, search_first=search_first)
            case OutboxKind.PING | OutboxKind.LETTER | OutboxKind.NOTICE:
                await self._send_notice(row, search_first=search_first)
            case OutboxKind.PANEL | OutboxKind.JOURNAL | OutboxKind.READING | OutboxKind.VOICE:
                raise AssertionError("no notice")
            case _:
                assert_never(row.kind)

    async def answer(self, interaction: Interaction, row: OutboxRow) -> bool:
        """Answer a command with a notice to its channel; return whether that went through."""
        assert row.body is not None
        notice, game = decode(row.body), await self._tables.get(row.game_id)
        message = notice_message(self._reader.words(game), notice)
        try:
            sent = await self._api.reply(interaction, message, marker=row.id)
        except FAILED as error:
            # The caller posts it in the channel instead.
            log.info("game %s: no notice as an answer: %r", row.game_id, error)
            return False
        await self._record_sent(row, notice, game.channel_id, sent)
        return True

    async def _send_notice(self, row: OutboxRow, *, search_first: bool) -> None:
        """Send a notice: to a person by direct message, or in the channel with or without a ping.

        Where too many direct messages were sent, pings go to the channel, and letters wait.
        """
        assert row.body is not None
        notice, game = decode(row.body), await self._tables.get(row.game_id)
        user = row.user_id
        if self._is_too_late(row, notice, game) or await self._is_vote_over(row, notice):
            await self._tables.database.write(lambda db: store.delete(db, [row.id]))
            return
        if user is not None and await self._put_off_asleep(row):
            return
        writes = row.kind == OutboxKind.LETTER or (
            user and self._reader.settings_of(user).pings == Pings.DM
        )
        # Last: a message that is not sent must not spend the budget.
        writes = writes and self._budget.spend(self._tables.now())
        # It waits in the outbox until the budget allows it.
        if row.kind == OutboxKind.LETTER and not writes:
            return
        if user is not None and writes:
            try:
                sent = await self._send_dm(user, row, game, notice, search_first=search_first)
            except FAILED as error:
                if failure_of(error) != Failure.NO_DM:
                    raise
                if row.kind == OutboxKind.LETTER:
                    tries = row.refused + 1
                    wait = None if LETTER.is_over(tries) else LETTER.wait_after(tries)
                    again = self._tables.now() + wait if wait else None
                    await self._tables.database.write(
                        lambda db: outgoing.record_refusal(db, row, notice, again)
                    )
                    self._undelivered.record_refusal(user, game.guild_id)
                    return
            else:
                await self._record_sent(row, notice, *sent)
                return
        await self._post_notice(row, game, notice, search_first=search_first)

    async def _post_notice(
        self, row: OutboxRow, game: GameRow, notice: Notice, *, search_first: bool
    ) -> None:
        """Post a notice in the game's channel, or in the one that it names."""
        channel = notice.elsewhere or game.channel_id
        users = (row.user_id,) if row.user_id else called(game) if notice.key in CALLS else ()
        link = panel_link(game) if users or notice.elsewhere else None
        message = notice_message(self._reader.words(game), notice, users=users, panel=link)
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
        return await self._api.post(channel_id, message, marker=row.id, nonce=nonce_of(row))

    async def _put_off_asleep(self, row: OutboxRow) -> bool:
        """Postpone a ping until its person wakes, and tell whether they are asleep."""
        user, now = row.user_id, self._tables.now()
        assert user is not None
        if not self._is_asleep(user):
            return False
        at = timestamp(self._reader.settings_of(user).hours.next_awake(now))
        await self._tables.database.write(
            lambda db: store.postpone(db, row.id, at, refused=row.refused)
        )
        return True

    async def _send_dm(
        self, user_id: int, row: OutboxRow, game: GameRow, notice: Notice, *, search_first: bool
    ) -> tuple[int, int]:
        """Send a direct message; return its channel and its id."""
        channel = await self._api.direct_channel(user_id)
        words = self._reader.user_words(user_id, game.language)
        message = notice_message(words, notice, panel=panel_link(game))
        return channel, await self._post(channel, row, message, search_first=search_first)

    async def _record_sent(
        self, row: OutboxRow, notice: Notice, channel_id: int, message_id: int
    ) -> None:
        await self._tables.database.write(
            lambda db: outgoing.record_notice(db, row, notice, channel_id, message_id)
        )

    async def _post_vote(self, row: OutboxRow, *, search_first: bool) -> None:
        """Post a vote, pinging all who have not voted; those asleep get a direct message later."""
        game = await self._tables.get(row.game_id)
        vote = await self._tables.database.find(lambda db: votes.find(db, row.game_id))
        if vote is None:
            raise Declined("vote-over")
        missing = [s for s in voters(game, vote.kind, vote.seat) if s not in vote.ballots]
        users = [game.seats[seat].user_id for seat in missing]
        asleep = [user for user in users if self._is_asleep(user)]
        message = vote_message(self._reader.narrator_for(game), game, vote)
        awake = tuple([user for user in users if user not in asleep])
        found = await self._post(
            game.channel_id, row, message.pinging(awake), search_first=search_first
        )
        await self._tables.database.write(
            lambda db: outgoing.record_vote(db, row, vote, game, found, asleep)
        )

    def _is_too_late(self, row: OutboxRow, notice: Notice, game: GameRow) -> bool:
        if notice.key in CALLS:
            return is_call_over(game, row.user_id, notice, self._tables.now())
        return _is_answered(row, notice, game)

    def _is_asleep(self, user_id: int) -> bool:
        hours = self._reader.settings_of(user_id).hours
        return not hours.is_awake(self._tables.now())

    async def _is_vote_over(self, row: OutboxRow, notice: Notice) -> bool:
        """Tell whether a notice is about a vote that is over."""
        if notice.key != VOTE_WAITS:
            return False
        vote = await self._tables.database.find(lambda db: votes.find(db, row.game_id))
        return vote is None or vote.id != notice.figures["vote"]

    async def _remove(self, row: OutboxRow) -> None:
        """Delete a message."""
        assert row.message_id is not None
        assert row.body is not None
        await self._api.delete(int(row.body), row.message_id)
        await self._tables.database.write(lambda db: store.delete(db, [row.id]))


def _is_answered(row: OutboxRow, notice: Notice, game: GameRow) -> bool:
    """Tell whether a notice is out of date: its seat has answered, or is asked already.

    In a lobby, only who has joined it is told of it, and only who has not is called to it.
    """
    if game.status == GameStatus.LOBBY:
        is_here = game.seat_of(row.user_id or 0) is not None
        return row.kind == OutboxKind.PING and is_here == (notice.key == PLAY_AGAIN)
    if notice.seat is None:
        return False
    is_asked = game.seats[notice.seat].asked_at is not None
    return is_asked if notice.key == NEXT_IS_YOU else row.kind == OutboxKind.PING and not is_asked


def nonce_of(row: OutboxRow) -> str:
    """Return the nonce by which Discord drops a second sending of a row, for some minutes."""
    return f"{row.game_id}-{row.id}"
