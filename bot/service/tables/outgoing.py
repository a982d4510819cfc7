"""Record the results of the outbox's messages, each in one transaction."""

import sqlite3
from collections.abc import Collection
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.games import TABLE, GameRow, OutboxRow, SeatRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.loaded_game import LoadedGame
from bot.model.notices import Notice
from bot.model.votes import VoteRow
from bot.service.clocks.votes import vote_notice
from bot.service.night.plan_calls import CALLS
from bot.service.plies.encounter_messages import is_explorer
from bot.service.plies.notices import call_to_act, queue_dm, queue_ping, retire_panel
from bot.store import encounter_messages, game_rows, outbox, pings, user_settings, votes

# Never due by the clock: it is shown at its person's next press.
_AT_A_PRESS = "9999-12-31T23:59:59+00:00"


def record_panel(
    db: sqlite3.Connection, row: OutboxRow, message_id: int, first: int, old: GameRow | None
) -> OutboxRow | None:
    """Record which message a new panel is, and which ply it reports `first`.

    `old` is the game with the panel that retires; returns the edit of that. Where the game was
    closed while the new panel went out, the new one loses its buttons: the old one's edit waits.
    """
    outbox.delete(db, [row.id])
    if game_rows.set_panel(db, row.game_id, message_id, first) == GameStatus.CLOSED:
        return next(iter(retire_panel(db, row.game_id)), None)
    if old is None:
        return None
    kind, panel = OutboxKind.JOURNAL, old.panel_id
    return outbox.add(db, OutboxRow(0, row.game_id, kind, row.ply, None, panel, old.panel_from))


def record_notice(
    db: sqlite3.Connection, row: OutboxRow, notice: Notice, channel_id: int, message_id: int
) -> None:
    """Record that a notice was sent, to remove it when its seat has answered.

    A call to a planned night is removed before the next one.
    """
    if not outbox.is_waiting(db, row.id):  # answered while it went out
        outbox.add_removal(db, row.game_id, channel_id, message_id)
    elif notice.seat is not None:
        is_notice = row.kind == OutboxKind.NOTICE
        pings.add(db, row.game_id, notice.seat, channel_id, message_id, notice=is_notice)
    elif notice.key in CALLS:
        pings.add(db, row.game_id, TABLE, channel_id, message_id, notice=False)
    outbox.delete(db, [row.id])


def record_refusal(
    db: sqlite3.Connection, row: OutboxRow, notice: Notice, again: datetime | None
) -> bool:
    """Try a refused message `again`, or else at a press; delete pings, which soon go stale.

    Returns whether it still waits: not where its person was forgotten meanwhile.
    """
    if notice.seat is not None:
        outbox.delete(db, [row.id])
    else:
        at = timestamp(again) if again else _AT_A_PRESS
        outbox.postpone(db, row.id, at, refused=row.refused + 1)
    return outbox.is_waiting(db, row.id)


def ping_on_waking(
    db: sqlite3.Connection, game: GameRow, seats: Collection[SeatRow], now: datetime
) -> None:
    """Queue a ping to those of these seats whose players are asleep; it waits until they wake."""
    for seat in seats:
        if not user_settings.find_user(db, seat.user_id).hours.is_awake(now):
            queue_ping(db, game, seat, call_to_act(game, seat))


def record_vote(
    db: sqlite3.Connection,
    row: OutboxRow,
    vote: VoteRow,
    game: GameRow,
    message_id: int,
    asleep: Collection[int],
) -> None:
    """Record the message of a vote, and write to those who were `asleep`."""
    outbox.delete(db, [row.id])
    if not votes.set_message(db, vote.id, message_id):  # decided while it went out
        outbox.add_removal(db, row.game_id, game.channel_id, message_id)
        return
    for user in asleep:
        queue_dm(db, game, user, vote_notice(game, vote))


def record_encounter_message(
    db: sqlite3.Connection, row: OutboxRow, loaded: LoadedGame, message_id: int | None
) -> None:
    """Store which message an encounter is read in, as long as it goes on."""
    user = row.user_id or 0
    is_open, waits = is_explorer(loaded, user), outbox.is_waiting(db, row.id)
    outbox.delete(db, [row.id])
    # Its row is gone where its person was forgotten while it went out.
    if message_id is not None and is_open and waits:
        encounter_messages.put(db, row.game_id, user, message_id)
    elif not is_open:
        encounter_messages.drop(db, row.game_id, user)


def known_messages(db: sqlite3.Connection, game_id: int) -> tuple[set[int | None], set[int], int]:
    """Return what is known of a game's messages that ask something.

    The ids of those in its channel, the ids of the rows of those on their way, and the newest game.
    """
    waiting, vote = outbox.of_game(db, game_id), votes.find(db, game_id)
    sent = {game_rows.panel_of(db, game_id), vote and vote.message_id}
    rows = {row.id for row in waiting}
    return sent | {row.message_id for row in waiting}, rows, game_rows.newest(db)
