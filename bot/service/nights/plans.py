"""Plan story nights: sign up, move, cancel, remind, and open, each in one transaction."""

import sqlite3
from collections.abc import Callable
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import TABLE, GameRow, OutboxRow, TimerRow
from bot.model.interaction import User
from bot.model.kinds import GameStatus, OutboxKind, TimerKind
from bot.model.nights import MOST_GUESTS
from bot.model.notices import NOBODY, Moment, Notice, name_of
from bot.model.plans import GIVEN_UP, TRIED_AGAIN, Plan, PlanStep, SignUp
from bot.service.clocks import invitations
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.night import plan_calls
from bot.service.night.plan_calls import plan_of, set_plan_timer
from bot.service.plies.notices import close_with_panel
from bot.service.tables.games import Games
from bot.store import game_rows, outbox, plans, timers
from rules.record import alter


class Plans:
    """The transactions of planned nights; each may raise Declined."""

    def __init__(self, games: Games, lobbies: Lobbies) -> None:
        self._games = games
        self._lobbies = lobbies

    async def plan(
        self, options: LobbyOptions, at: datetime, voice_id: int | None = None
    ) -> tuple[GameRow, OutboxRow]:
        """Plan a night, for which its host has signed up; return it with its message."""
        assert options.night is not None
        plan = Plan(timestamp(at), voice_id, sign_ups=(SignUp(options.host.id, options.host.name),))
        return await self._lobbies.open(alter(options, night=alter(options.night, plan=plan)))

    async def find(self, channel_id: int) -> GameRow:
        """Find the night that is planned in a channel."""
        row = await self._games.database.read(lambda db: game_rows.find_planned_in(db, channel_id))
        if row is None:
            raise Declined("plan-none-here")
        return row

    async def sign_up(self, game_id: int, user: User) -> None:
        """Record that a person intends to come."""

        def change(db: sqlite3.Connection, row: GameRow) -> None:
            plan = plan_of(row)
            if plan.has(user.id):
                raise Declined("plan-signed-up")
            if len(plan.sign_ups) >= MOST_GUESTS:
                raise Declined("night-full", count=MOST_GUESTS)
            plans.sign_up(db, game_id, SignUp(user.id, row.name_for(user)))

        await self._change(game_id, change)

    async def withdraw(self, game_id: int, user_id: int) -> None:
        """Record that a person is not coming after all."""

        def change(db: sqlite3.Connection, row: GameRow) -> None:
            if not plan_of(row).has(user_id):
                raise Declined("plan-not-signed-up")
            plans.withdraw(db, game_id, user_id)

        await self._change(game_id, change)

    async def move(self, game_id: int, at: datetime) -> None:
        """Open a night at another time, and call those who signed up."""
        now = self._games.now()

        def change(db: sqlite3.Connection, row: GameRow) -> None:
            moved = timestamp(at)
            if moved == plan_of(row).at:
                return
            plans.move(db, game_id, moved)
            outbox.delete_pings(db, game_id)  # what they say is out of date
            set_plan_timer(db, game_id, at, now)
            plan_calls.call(db, row, Notice(plan_calls.MOVED, {"at": Moment(moved)}), now)

        await self._change(game_id, change)

    async def cancel(self, game_id: int) -> None:
        """Cancel a planned night, and call those who signed up."""
        now = self._games.now()

        def change(db: sqlite3.Connection, row: GameRow) -> None:
            at = Moment(plan_of(row).at)
            # Close first: that drops waiting messages, and the call must go out.
            _close(db, row, now)
            plan_calls.call(db, row, Notice(plan_calls.CANCELLED, {"at": at}), now)

        await self._change(game_id, change)

    async def abandon(self, game_id: int) -> None:
        """Close a night whose channel cannot be reached, and write to those who signed up."""
        now = self._games.now()
        async with self._lobbies.lock(game_id):
            row = await self._games.get(game_id)
            if row.status != GameStatus.LOBBY:
                raise Declined("plan-none-here")

            def transaction(db: sqlite3.Connection) -> None:
                _close(db, row, now)
                plan_calls.write_to_all(
                    db, row, Notice("plan-channel-gone", {"at": Moment(plan_of(row).at)})
                )

            await self._games.database.write(transaction)

    async def advance(self, timer: TimerRow) -> bool:
        """Remind, open, or close a night that no one came to; return whether anything was due."""
        now = self._games.now()
        async with self._lobbies.lock(timer.game_id):
            row = await self._games.get(timer.game_id)

            def transaction(db: sqlite3.Connection) -> bool:
                if timers.find(db, timer.game_id, TABLE, TimerKind.PLAN) != timer:
                    return False
                _advance(db, row, timer, now)
                return True

            try:
                return await self._games.database.write(transaction)
            except sqlite3.IntegrityError:  # a game goes on in the channel
                await self._games.database.write(lambda db: _wait(db, row, timer, now))
                return True

    async def is_to_be_posted(self, game_id: int) -> bool:
        """Return whether the message of a night waits to be posted."""
        return bool(await self._games.database.read(lambda db: outbox.panels(db, game_id)))

    async def _change(
        self, game_id: int, change: Callable[[sqlite3.Connection, GameRow], None]
    ) -> None:
        """Change a night that is still planned."""
        async with self._lobbies.lock(game_id):
            row = await self._games.get(game_id)
            if row.status != GameStatus.LOBBY or not row.is_planned:
                raise Declined("plan-over")
            await self._games.database.write(lambda db: change(db, row))


def _advance(db: sqlite3.Connection, row: GameRow, timer: TimerRow, now: datetime) -> None:
    """Do what is due; what was due long ago, while the bot was down, is skipped."""
    plan = plan_of(row)
    # First: what follows may set the next step's timer.
    timers.delete(db, timer)
    if row.status != GameStatus.LOBBY:
        return
    if not row.is_planned:
        if row.night and not row.night.here:
            _close(db, row, now)
            plan_calls.retire_calls(db, row.id)
    elif now >= plan.opens + GIVEN_UP:
        _close(db, row, now)
        plan_calls.call(db, row, Notice(plan_calls.MISSED, {"at": Moment(plan.at)}), now)
    elif now >= plan.opens:
        _open(db, row, now)
    else:
        timers.put(db, alter(timer, at=plan.at, count=PlanStep.OPEN))
        plan_calls.call(db, row, Notice(plan_calls.SOON, {"at": Moment(plan.at)}), now)


def _open(db: sqlite3.Connection, row: GameRow, now: datetime) -> None:
    """Turn a planned night into a lobby with a message that calls those who signed up.

    People sit down as they come: a chair for each who signed up would keep the others waiting for
    those who stay away. Raises sqlite3.IntegrityError where the channel has an unfinished game.
    """
    plan = plan_of(row)
    game_rows.open_planned(db, row.id, timestamp(now))
    if row.panel_id is not None:
        outbox.add_removal(db, row.id, row.channel_id, row.panel_id)
    outbox.delete_pings(db, row.id)
    plan_calls.retire_calls(db, row.id)
    opened = alter(row, is_planned=False, opened_at=timestamp(now))
    invitations.set_timer(db, opened)
    outbox.add(db, OutboxRow(0, row.id, OutboxKind.PANEL, 0))
    until = timestamp(max(plan.opens, now) + GIVEN_UP)
    timers.put(db, TimerRow(row.id, TABLE, TimerKind.PLAN, until, PlanStep.EMPTY))
    host = next((name_of(one) for one in plan.sign_ups if one.user_id == row.host_id), NOBODY)
    plan_calls.name_called(db, opened, Notice(plan_calls.OPENS, {"name": host}), now)


def _wait(db: sqlite3.Connection, row: GameRow, timer: TimerRow, now: datetime) -> None:
    """Open a night a little later, as soon as its channel is free; announce that once."""
    timers.put(db, alter(timer, at=timestamp(now + TRIED_AGAIN), count=PlanStep.OPEN))
    if timer.at <= plan_of(row).at:
        plan_calls.call(db, row, Notice(plan_calls.BUSY), now)


def _close(db: sqlite3.Connection, row: GameRow, now: datetime) -> None:
    """Close a night before it began: its message loses its buttons."""
    close_with_panel(db, row.id, timestamp(now))
    timers.delete_all(db, row.id)
