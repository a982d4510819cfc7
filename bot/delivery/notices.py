"""Say the notes of the outbox: call people, tell the channel, take votes, take calls away."""

import sqlite3
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TYPE_CHECKING, assert_never

import discord
from discord import AllowedMentions, Object

from bot.delivery.dm_budget import DmBudget
from bot.delivery.messages import Shown
from bot.delivery.reader import Reader
from bot.delivery.undelivered import Undelivered
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, OutboxKind, Pings
from bot.model.notices import NEXT_IS_YOU, VOTE_WAITS, Notice, decode
from bot.service.clocks import stamp
from bot.service.notices import write_to
from bot.service.tables import Tables
from bot.service.votes import vote_notice, voters
from bot.store import outbox as store
from bot.store import pings, votes
from bot.ui.layout import MARKERS
from bot.ui.notice import note_view, panel_link
from bot.ui.vote import vote_view

if TYPE_CHECKING:
    from discord.abc import MessageableChannel

NO_DM = (50007, 50278, 40003)
"""A person takes no direct messages, or none from here, or not so many."""

GONE = (10003, 50001, 50013, 160005)
"""Channel gone, no access, no permission, thread locked."""

ARCHIVED = 50083
"""A thread sleeps: nothing in it can be edited, and a new message wakes it."""

MESSAGE_GONE = 10008

_LOOK_BACK = 50

_AGAIN = timedelta(hours=6)
_TRIES = 4
"""How often a letter is sent to who takes none; then it waits for his next press."""

_AT_A_PRESS = "9999-12-31T23:59:59+00:00"


class Notices:
    """The messages that are no panel and no reading."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        reader: Reader,
        letters: DmBudget,
        unsaid: Undelivered,
    ) -> None:
        self._client = client
        self._tables = tables
        self._reader = reader
        self._letters = letters
        self._unsaid = unsaid

    async def say(self, row: OutboxRow, *, looking: bool) -> None:
        """Say a row of the outbox.

        Raises Declined where there is no need any more.
        """
        match row.kind:
            case OutboxKind.REMOVAL:
                await self._remove(row)
            case OutboxKind.VOTE:
                await self._take_vote(row, looking=looking)
            case OutboxKind.PING | OutboxKind.LETTER | OutboxKind.NOTICE:
                await self._tell(row, looking=looking)
            case OutboxKind.PANEL | OutboxKind.JOURNAL | OutboxKind.READING:
                raise AssertionError("no notice")
            case _:
                assert_never(row.kind)

    async def _tell(self, row: OutboxRow, *, looking: bool) -> None:
        """Say a note: to a person by direct message, or in the channel, calling him or nobody.

        Where too many direct messages have gone out, calls go to the channel, and letters wait.
        """
        assert row.body is not None
        note, game = decode(row.body), await self._tables.get(row.game_id)
        user = row.user_id
        if _is_settled(row, note, game) or await self._is_voted(row, note):
            await self._tables.database.write(lambda db: store.delete(db, [row.id]))
            return
        if user is not None and await self._sleeps(row):
            return
        writes = row.kind == OutboxKind.LETTER or (
            user and self._reader.settings_of(user).pings == Pings.DM
        )
        writes = writes and self._letters.take(self._tables.now())
        if row.kind == OutboxKind.LETTER and not writes:
            return
        if user is not None and writes:
            try:
                sent = await self._write_to(user, row, game, note, looking=looking)
            except discord.HTTPException as error:
                if error.code not in NO_DM:
                    raise
                if row.kind == OutboxKind.LETTER:
                    await self._refused(row, note)
                    self._unsaid.note(user, game.guild_id)
                    return
            else:
                await self._called(row, note, *sent)
                return
        await self._tell_here(row, game, note, looking=looking)

    async def _tell_here(
        self, row: OutboxRow, game: GameRow, note: Notice, *, looking: bool
    ) -> None:
        """Say a note in a channel: the game's own, or the one that it is for."""
        user, place = row.user_id, note.elsewhere or game.channel_id
        channel = self._client.get_partial_messageable(place, guild_id=game.guild_id)
        link = panel_link(game) if user or note.elsewhere else None
        view = note_view(self._reader.words(game), note, marker=row.id, user_id=user, panel=link)
        called = [Object(user)] if user else []
        pinged = AllowedMentions(users=called, everyone=False, roles=False)
        try:
            found = await find_marked(channel, row.id) if looking else None
            if found is None:
                found = await send_marked(channel.send, row, (view, []), pinged)
        except (discord.Forbidden, discord.NotFound) as error:
            if note.elsewhere:  # the game itself can go on
                raise Declined("no-offer-there") from error
            raise
        await self._called(row, note, channel.id, found)

    async def _sleeps(self, row: OutboxRow) -> bool:
        """Tell whether a person would be called in his sleep; it waits then until he wakes."""
        user, now = row.user_id, self._tables.now()
        assert user is not None
        if not self._is_asleep(user):
            return False
        at = stamp(self._reader.settings_of(user).hours.next_awake(now))
        await self._tables.database.write(
            lambda db: store.put_off(db, row.id, at, refused=row.refused)
        )
        return True

    async def _refused(self, row: OutboxRow, note: Notice) -> None:
        """Try again later, and at last wait for a press; what calls a seat is soon too late."""
        refused = row.refused + 1
        again = stamp(self._tables.now() + _AGAIN)

        def transaction(db: sqlite3.Connection) -> None:
            if note.seat is not None:
                store.delete(db, [row.id])
            else:
                at = again if refused < _TRIES else _AT_A_PRESS
                store.put_off(db, row.id, at, refused=refused)

        await self._tables.database.write(transaction)

    async def _write_to(
        self, user_id: int, row: OutboxRow, game: GameRow, note: Notice, *, looking: bool
    ) -> tuple[int, int]:
        """Send a direct message; give its channel and its id."""
        channel = await self._client.create_dm(Object(user_id))
        found = await find_marked(channel, row.id) if looking else None
        if found is None:
            words = self._reader.user_words(user_id, game.language)
            view = note_view(words, note, marker=row.id, panel=panel_link(game))
            found = await send_marked(channel.send, row, (view, []), AllowedMentions.none())
        return channel.id, found

    async def _called(self, row: OutboxRow, note: Notice, channel_id: int, message_id: int) -> None:
        """Note that a message was sent, and that it is to go when its seat has answered."""

        def transaction(db: sqlite3.Connection) -> None:
            if not store.waits(db, row.id):  # answered while it went out
                store.add_removal(db, row.game_id, channel_id, message_id)
            elif note.seat is not None:
                is_notice = row.kind == OutboxKind.NOTICE
                pings.add(db, row.game_id, note.seat, channel_id, message_id, notice=is_notice)
            store.delete(db, [row.id])

        await self._tables.database.write(transaction)

    async def _take_vote(self, row: OutboxRow, *, looking: bool) -> None:
        """Post a vote, calling all who may vote and have not; who sleeps gets a letter later."""
        game = await self._tables.get(row.game_id)
        vote = await self._tables.database.read(lambda db: votes.find(db, row.game_id))
        if vote is None:
            raise Declined("vote-over")
        out = [s for s in voters(game, vote.kind, vote.seat) if s not in vote.ballots]
        users = [game.seats[seat].user_id for seat in out]
        asleep = [user for user in users if self._is_asleep(user)]
        channel = channel_of(self._client, game)
        found = await find_marked(channel, row.id) if looking else None
        if found is None:
            view = vote_view(self._reader.narrator(game), game, vote, marker=row.id)
            called = [Object(user) for user in users if user not in asleep]
            pinged = AllowedMentions(users=called, everyone=False, roles=False)
            found = await send_marked(channel.send, row, (view, []), pinged)

        def transaction(db: sqlite3.Connection) -> None:
            store.delete(db, [row.id])
            if not votes.posted(db, vote.id, found):  # decided while it went out
                store.add_removal(db, row.game_id, game.channel_id, found)
                return
            for user in asleep:
                write_to(db, game, user, vote_notice(game, vote))

        await self._tables.database.write(transaction)

    def _is_asleep(self, user_id: int) -> bool:
        hours = self._reader.settings_of(user_id).hours
        return not hours.is_awake(self._tables.now())

    async def _is_voted(self, row: OutboxRow, note: Notice) -> bool:
        """Tell whether a note calls to a vote that is over."""
        if note.key != VOTE_WAITS:
            return False
        vote = await self._tables.database.read(lambda db: votes.find(db, row.game_id))
        return vote is None or vote.id != note.figures["vote"]

    async def _remove(self, row: OutboxRow) -> None:
        """Take a message away."""
        assert row.message_id is not None
        assert row.body is not None
        channel = self._client.get_partial_messageable(int(row.body))
        await channel.get_partial_message(row.message_id).delete()
        await self._tables.database.write(lambda db: store.delete(db, [row.id]))


def _is_settled(row: OutboxRow, note: Notice, game: GameRow) -> bool:
    """Tell whether a note comes too late: its seat has answered, or is asked already."""
    if game.status == GameStatus.LOBBY:
        return row.kind == OutboxKind.PING and game.seat_of(row.user_id or 0) is None
    if note.seat is None:
        return False
    is_asked = game.seats[note.seat].asked_at is not None
    return is_asked if note.key == NEXT_IS_YOU else row.kind == OutboxKind.PING and not is_asked


def channel_of(client: discord.Client, game: GameRow) -> discord.PartialMessageable:
    """Give a game's channel, without asking for it."""
    return client.get_partial_messageable(game.channel_id, guild_id=game.guild_id)


async def send_marked(
    send: Callable[..., Awaitable[discord.Message]],
    row: OutboxRow,
    shown: Shown,
    pings: AllowedMentions,
) -> int:
    """Send a message under its row's id, as nonce and as the id of its first component."""
    view, files = shown
    nonce = f"{row.game_id}-{row.id}"
    message = await send(view=view, files=files, nonce=nonce, allowed_mentions=pings)
    return message.id


async def find_marked(
    channel: "MessageableChannel | discord.PartialMessageable", marker: int
) -> int | None:
    """Find a message that went out under a row's id."""
    async for message in channel.history(limit=_LOOK_BACK):
        for component in message.components:
            for child in getattr(component, "children", ()):
                if child.id == MARKERS + marker:
                    return message.id
    return None
