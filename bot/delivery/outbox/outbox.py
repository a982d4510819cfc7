"""Deliver the rows of the outbox: sent at least once, seen once.

A row is stored in the transaction of the event that it reports, so a crash loses no message. It is
sent with its id as nonce and as the id of its first component; a row that waited while the bot was
down is searched for in its channel first. What reaches a phone is posted as a plain line, with the
id in its button, and at once edited into the whole message: the row waits until both are done, and
one that is found as the plain line is only edited.

======== ======================== =============================================================
kind     what it is               what happened -> next
======== ======================== =============================================================
panel    a new panel, with pings  posted -> `record` it; the panel before it becomes a `journal`
                                  row. A newer one waits too -> left to that one, whose `claim`
                                  deletes the older unless it is found in the channel, then it
                                  is recorded. Its game was closed -> not posted; one that went
                                  out is recorded, and a `journal` row takes its buttons away
journal  an old panel retires,    `retire`: edited, or deleted where it has no lines -> done.
         its story was kept, or   Its message or channel is gone -> done. No right, or a thread
         its game is closed       that is archived -> waits ever longer. The answer to a press
                                  was that edit -> done
reading  a paragraph by message   sent, or no longer wanted -> done. Its encounter has a message by
                                  now -> that is edited. Direct messages refused, or this one
                                  deleted -> done: the panel has a button. Nobody new may be written
                                  to -> waits beside that button
voice    reads that aloud         sent by a task of its own, out of date or refused -> done
others   see `bot.delivery.outbox.notices`
======== ======================== =============================================================

A new message whose channel cannot be used: the game runs -> it pauses, and the row waits for its
return; a lobby, or a closed game -> done; else tried once more, then every six hours. A refused
direct message never pauses a game. Whatever the kind: network or server errors -> the row waits for
the upkeep; any other refusal -> it waits ever longer; damaged game -> it pauses, and the row
done. What each error means, and how long a row waits: `bot.delivery.discord.network`.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from typing import Protocol

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import (
    AGAIN,
    EDIT,
    FAILED,
    NEW_DMS,
    NO_DM_FAILURES,
    POST,
    UNREACHABLE,
    Failure,
    failure_of,
)
from bot.delivery.discord.payloads import carries_mark
from bot.delivery.discord.request_budget import Urgency
from bot.delivery.discord.scheduler import Work
from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.notices import Notices
from bot.delivery.outbox.pauses import Pauses
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.sent import SentMessages, nonce_of
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction, PressedMessage
from bot.model.kinds import GameStatus, OutboxKind, require_rows
from bot.service.history.locks import Held, Locks
from bot.service.tables import outgoing
from bot.service.tables.games import Games
from bot.store import encounter_messages, game_rows
from bot.store import outbox as store

log = logging.getLogger(__name__)

_NO_CHANNEL = (*UNREACHABLE, Failure.ARCHIVED)
_POLICIES = {**dict.fromkeys(_NO_CHANNEL, EDIT), Failure.NO_NEW_DMS: NEW_DMS}
"""How long rows wait that are not `AGAIN`; a new message without a channel pauses its game."""

_URGENCY = {
    OutboxKind.PING: Urgency.REMINDER,
    OutboxKind.ENCOUNTER: Urgency.DIRECT_MESSAGE,
    OutboxKind.VOICE: Urgency.DIRECT_MESSAGE,
    OutboxKind.DIRECT_MESSAGE: Urgency.DIRECT_MESSAGE,
}
"""How urgent a message is that waits; all others are as urgent as a panel."""


class Sender(Protocol):
    """What delivers the rows of a kind."""

    async def __call__(self, row: OutboxRow, *, search_first: bool) -> None:
        """Deliver a row, first searching whether it went out without being recorded.

        Raises Declined where it is no longer wanted.
        """


class Outbox:
    """The messages that are stored to be sent."""

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        screens: Screens,
        pauses: Pauses,
        notices: Notices,
        senders: Mapping[OutboxKind, Sender],
    ) -> None:
        self._api = api
        self._games = games
        self._screens = screens
        self._pauses = pauses
        self._notices = notices
        self._senders = {OutboxKind.JOURNAL: self.retire, **senders}
        others = [kind for kind in OutboxKind if kind != OutboxKind.PANEL]
        require_rows(self._senders, others, "sender for the message", "bot/parts/values.py")
        self._sent = SentMessages(api, games)
        self._under_way: set[int] = set()
        self._panel_locks = Locks()

    async def flush(self, game_id: int | None = None) -> None:
        """Deliver what waits, first searching whether it went out without being recorded.

        A row that fails does not hold up the others. Raises StoreBusy.
        """
        await self._deliver_in_turn(await outbox_rows.waiting(self._games, game_id))

    async def works(self) -> list[Work]:
        """List what delivers all that waits: a game's messages to its table, and to each person.

        Raises StoreBusy.
        """
        rows: defaultdict[tuple[int, int | None], list[OutboxRow]] = defaultdict(list)
        for row in await outbox_rows.waiting(self._games):
            rows[row.game_id, row.user_id].append(row)
        return [
            Work(
                ("outbox", *whose),
                min([_URGENCY.get(row.kind, Urgency.PANEL) for row in waiting]),
                partial(self._deliver_in_turn, waiting),
            )
            for whose, waiting in rows.items()
        ]

    async def _deliver_in_turn(self, rows: Sequence[OutboxRow]) -> None:
        for row in rows:
            if self._api.is_silent:
                return
            try:
                await self.deliver(row, search_first=True)
            except StoreBusy:
                raise
            except Exception:
                # One damaged row must not keep all others from
                # going out; a game did that to a start once.
                log.exception("game %s: %s %s is not delivered", row.game_id, row.kind, row.id)

    def panel_lock(self, game_id: int, lock_timeout: float | None = None) -> Held:
        """Lock a game's panel, from reading the state to recording the message.

        Without it, the older of two concurrent edits could arrive last, and stay. It yields whether
        the lock was free within `lock_timeout` seconds, and is held.
        """
        return self._panel_locks.hold(game_id, lock_timeout)

    async def deliver(self, row: OutboxRow, *, search_first: bool = False) -> None:
        """Deliver one row, locking the panel if it is one, or was."""
        is_panel = row.kind in (OutboxKind.PANEL, OutboxKind.JOURNAL)
        async with self.panel_lock(row.game_id) if is_panel else nullcontext():
            await self.deliver_locked(row, search_first=search_first)

    async def deliver_locked(
        self, row: OutboxRow, *, old_panel_done: bool = False, search_first: bool = False
    ) -> None:
        """Deliver one row; for a panel the caller holds its lock.

        `old_panel_done` says that the panel before it has already become a journal entry.
        """
        # The upkeep finds rows that a press is delivering.
        if row.id in self._under_way:
            return
        self._under_way.add(row.id)
        try:
            await self._dispatch(row, old_panel_done=old_panel_done, search_first=search_first)
        except FAILED as error:
            await self._failed(row, error)
        except Declined:
            # Out of date: the paragraph is read, the vote over, the seat taken by another.
            await outbox_rows.done(self._games, row)
        except Corrupt as error:
            await self._pauses.pause_corrupt(row.game_id, error)
            await outbox_rows.done(self._games, row)
        finally:
            self._under_way.discard(row.id)

    async def answer(self, interaction: Interaction, row: OutboxRow) -> None:
        """Answer a command with a notice to its channel; where that fails, post it there."""
        self._under_way.add(row.id)
        try:
            # Marked as under way before it is sent: the upkeep must not post it meanwhile.
            is_sent = await self._notices.answer(interaction, row)
        finally:
            self._under_way.discard(row.id)
        if not is_sent:
            await self.deliver(row, search_first=True)

    async def require_known(self, row: GameRow, pressed: PressedMessage) -> None:
        """Check that a pressed message, which a whole channel sees, is a panel of this database.

        One that is younger than the game's panel waits to be recorded, or was posted after the copy
        of the database that was restored since. Raises Declined.
        """
        if row.panel_id is None or pressed.id <= row.panel_id:
            return
        # Both at once, and from the database: a game in memory learns of its panel a moment later.
        panel, rows = await self._games.database.find(
            lambda db: (game_rows.panel_of(db, row.id), store.panels(db, row.id))
        )
        if pressed.id != panel and not any(
            carries_mark(pressed.components, one.id) for one in rows
        ):
            raise Declined("panel-lost")

    async def require_known_dm(
        self, row: GameRow, user_id: int, pressed: PressedMessage, number: int
    ) -> None:
        """Check that a direct message which asks the question `number` is one of this database.

        It is the one in which the person's encounter is read, or waits to be recorded as that.
        Raises Declined; what is no longer asked is left to who answers the press.
        """
        questions = (await self._games.load(row.id)).state.table.questions
        if number not in [question.number for question in questions]:
            return
        known, rows = await self._games.database.find(
            lambda db: (
                encounter_messages.find(db, row.id, user_id),
                store.of_game(db, row.id),
            )
        )
        if pressed.id != known and not any(carries_mark(pressed.components, r.id) for r in rows):
            raise Declined("letter-lost")

    async def claim(self, game_id: int, new: OutboxRow | None = None) -> bool:
        """Resolve the panels that were waiting before `new`; return whether it is to be posted.

        One that was posted is recorded, so that no line is shown twice; the others are deleted.
        If a newer panel waits, `new` is not needed: the newer one shows and pings the same. The
        caller holds the panel's lock.
        """
        rows = await self._games.database.find(lambda db: store.panels(db, game_id))
        for row in rows:
            if new is not None and row.id >= new.id:
                break
            found = await self._sent.find(await self._channel(game_id), row)
            if found is None:
                await outbox_rows.done(self._games, row)
            else:
                await self.record(row, int(found["id"]))
        return new is not None and rows[-1:] == [new]

    async def record(
        self, row: OutboxRow, message_id: int, *, old_panel_done: bool = False
    ) -> None:
        """Record which message a new panel is, and retire the old one unless that is done."""
        old = await self._games.get(row.game_id)
        first = row.ply + 1 if old.status != GameStatus.LOBBY else 0
        retired = None if old_panel_done or old.panel_id is None else old
        try:
            entry = await self._games.database.write(
                lambda db: outgoing.record_panel(db, row, message_id, first, retired)
            )
        except asyncio.CancelledError:  # whether it was written is unknown
            self._games.loaded.invalidate(row.game_id)
            raise
        self._games.loaded.set_panel(row.game_id, message_id, first)
        # The new panel is recorded before the old one retires: killed in between, the channel has
        # one panel on record, and the entry of the old one waits in the outbox.
        if entry:
            await self.deliver_locked(entry)
        # After the journal entry, which shows these plies.
        self._games.loaded.trim_recent(row.game_id)
        await outbox_rows.pack_finished(self._games, row.game_id)

    async def _dispatch(self, row: OutboxRow, *, old_panel_done: bool, search_first: bool) -> None:
        if row.kind == OutboxKind.PANEL:
            await self._post_panel(row, old_panel_done=old_panel_done, search_first=search_first)
            return
        # Panels are left to `claim`, which looks at all that wait.
        if row not in await outbox_rows.waiting(self._games, row.game_id):
            return  # delivered by another task, or deleted
        await self._senders[row.kind](row, search_first=search_first)
        await outbox_rows.pack_finished(self._games, row.game_id)

    async def _post_panel(
        self, row: OutboxRow, *, old_panel_done: bool, search_first: bool
    ) -> None:
        # Older panels first: one that Discord has, but the bot does not know of, would stay above
        # this one with buttons that work, and tell its lines a second time.
        if not old_panel_done and not await self.claim(row.game_id, row):
            return
        for last_story in await outbox_rows.last_stories(self._games, row.game_id):
            # Before the standings: the table hears how its story ends, and then who won. It may
            # have gone out before a stop, even where this panel is new.
            await self.deliver_locked(last_story, search_first=True)
        channel = await self._channel(row.game_id)
        found = await self._sent.find(channel, row) if search_first else None
        if found is None:
            await self.ping_on_waking(row)
            message = await self._screens.new_panel(row)
            posted = await self._api.post(
                channel, message, marker=row.id, nonce=nonce_of(self._games, row)
            )
            self._screens.shown.note_posted(row.game_id, message)
        else:
            posted = int(found["id"])
            with suppress(Declined):  # its game was closed: it is recorded, and loses its buttons
                message = await self._screens.new_panel(row)
                await self._sent.complete(channel, row, found, message)
                self._screens.shown.note_posted(row.game_id, message)
        await self.record(row, posted, old_panel_done=old_panel_done)

    async def ping_on_waking(self, row: OutboxRow) -> None:
        """Queue a ping for everyone who is asleep when a panel goes out; it waits until they wake.

        They fell asleep while it waited, or were asked something else before.
        """
        pinged, now = await self._screens.pinged_by(row), self._games.now()
        if any(not self._screens.is_awake(seat.user_id, now) for seat in pinged):
            game = await self._games.get(row.game_id)
            await self._games.database.write(
                lambda db: outgoing.ping_on_waking(db, game, pinged, now)
            )

    async def retire(self, row: OutboxRow, **_: bool) -> None:
        """Turn an old panel into its journal entry; delete it if the entry is empty."""
        assert row.message_id is not None
        channel, message = await self._channel(row.game_id), await self._screens.retired(row)
        if message is None:
            await self._api.delete(channel, row.message_id)
        else:
            await self._api.edit(channel, row.message_id, message)
        await outbox_rows.done(self._games, row)
        self._screens.shown.wake(row.game_id)

    async def note_retired(self, game_id: int, message_id: int) -> None:
        """Delete the queued edit of an old panel: the answer to a press has made it."""
        await self._games.database.write(lambda db: store.delete_edits(db, game_id, message_id))

    async def _failed(self, row: OutboxRow, error: Exception) -> None:
        """Delete what is undeliverable; pause a game without a channel; leave the rest waiting."""
        failure, is_edit = failure_of(error), row.message_id is not None
        is_encounter = row.kind == OutboxKind.ENCOUNTER
        unwanted = is_encounter and failure in (*NO_DM_FAILURES, Failure.MESSAGE_GONE)
        gone = failure in (Failure.MESSAGE_GONE, Failure.CHANNEL_GONE) and is_edit
        if unwanted or gone:
            await outbox_rows.done(self._games, row)
        elif failure not in _NO_CHANNEL or is_edit:
            log.warning("game %s: %s %s waits: %r", row.game_id, row.kind, row.id, error)
            # Whether it has arrived may not be known where Discord is busy: the upkeep searches the
            # channel before it sends again.
            if failure != Failure.BUSY:
                await outbox_rows.postpone(self._games, row, _POLICIES.get(failure, AGAIN))
        else:
            game = await self._games.get(row.game_id)
            await self._pauses.pause_unreachable(game)
            if game.status in (GameStatus.LOBBY, GameStatus.CLOSED):
                await outbox_rows.done(self._games, row)
            elif game.status != GameStatus.RUNNING:
                await outbox_rows.postpone(self._games, row, POST)

    async def _channel(self, game_id: int) -> int:
        return (await self._games.get(game_id)).channel_id
