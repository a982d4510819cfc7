"""Fourteen faults of what should have come: calls, DMs, reminders, clocks, and things kept.

They were once planted by hand, and the fuzzer found four: it looked at what is shown, hardly at
what is not. `tests.fuzz.expected` is what finds the others.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.chronicle import telling
from bot.companion_worker import asking
from bot.delivery.discord.gate import Gate
from bot.delivery.discord.network import Failure, failure_of
from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.sent import SentMessages
from bot.features.orders import Orders
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.service.clocks import clocks, due_timers
from bot.service.plies import encounter_messages
from bot.service.seats import statuses
from rules import facts as f
from rules import undo
from rules.record import alter
from tests.fuzz.planted import PLANTED, Planted


def _row_dropped() -> AbstractContextManager[Any]:
    failed = Outbox._failed

    async def dropping(outbox: Outbox, row: Any, error: Exception) -> None:
        if failure_of(error) == Failure.BUSY:
            await outbox_rows.done(outbox._games, row)
        else:
            await failed(outbox, row, error)

    return patch.object(Outbox, "_failed", dropping)


def _never_searched() -> AbstractContextManager[Any]:
    async def nothing(*_: Any) -> None: ...

    return patch.object(SentMessages, "find", nothing)


def _never_woken() -> AbstractContextManager[Any]:
    def put(db: Any, timer: Any) -> None:
        if timer.count != clocks.NOT_PINGED:
            clocks_timers.put(db, timer)

    clocks_timers = clocks.timers
    return patch.object(clocks, "timers", SimpleNamespace(**{**vars(clocks_timers), "put": put}))


def _timer_dropped() -> AbstractContextManager[Any]:
    async def put_off(database: Any, timer: Any, _now: Any) -> None:
        await due_timers.drop(database, timer)

    return patch.object(due_timers, "put_off", put_off)


@contextmanager
def _never_retired() -> Iterator[None]:
    find, record, known = SentMessages.find, Outbox.record, set[int]()

    async def finding(sent: SentMessages, *args: Any) -> Any:
        found = await find(sent, *args)
        known.update([int(found["id"])] if found else [])
        return found

    async def recording(outbox: Outbox, row: Any, number: int, **more: Any) -> None:
        is_found = {"old_panel_done": True} if number in known else {}
        await record(outbox, row, number, **{**more, **is_found})

    with patch.object(SentMessages, "find", finding), patch.object(Outbox, "record", recording):
        yield


def _seed_in_the_log() -> AbstractContextManager[Any]:
    make = Screens.panel

    async def logging_it(screens: Screens, loaded: LoadedGame, **more: Any) -> Any:
        logging.getLogger("bot.service").debug("dice of %s", loaded.row.seed.hex())
        return await make(screens, loaded, **more)

    return patch.object(Screens, "panel", logging_it)


def _to_the_next_seat() -> AbstractContextManager[Any]:
    find = encounter_messages.listener

    def listener(row: Any, table: Any) -> Any:
        found = find(row, table)
        return found and row.seats[(found.seat + 1) % len(row.seats)]

    return patch.object(encounter_messages, "listener", listener)


def _order_in_the_channel() -> AbstractContextManager[Any]:
    async def draft(orders: Orders, interaction: Any, order: Any) -> None:
        row = await orders._games.find(interaction.channel_id)
        message = await orders._draft(interaction, row.id, order)
        await orders._replies._api.reply(interaction, message)

    return patch.object(Orders, "draft", draft)


def _undone_past_new_cards() -> AbstractContextManager[Any]:
    def learned(facts: Iterable[Any]) -> Any:
        kept = [one for one in facts if not isinstance(one, f.RowRefilled | f.RowRefreshed)]
        return undo.learned(kept)

    return patch("bot.service.plies.plies.learned", learned)


def _clocks_run_in_a_pause() -> AbstractContextManager[Any]:
    update = statuses.update_clocks

    def run_on(db: Any, change: Any) -> Any:
        if change.row.status == GameStatus.PAUSED:
            return change.row.seats, []
        return update(db, change)

    return patch.object(statuses, "update_clocks", run_on)


def _companion_sees_the_decks() -> AbstractContextManager[Any]:
    make = asking.request_of

    def request_of(loaded: LoadedGame, *args: Any) -> Any:
        return alter(make(loaded, *args), seed=repr(loaded.state.decks).encode())

    return patch.object(asking, "request_of", request_of)


def _unfinished_stories() -> AbstractContextManager[Any]:
    stories_of = telling.stories_of

    def all_over(plies: Any) -> Any:
        return [alter(one, is_over=True) for one in stories_of(plies)]

    return patch.object(telling, "stories_of", all_over)


def _let_in_twice() -> AbstractContextManager[Any]:
    is_new = Gate.is_new

    def forgetful(gate: Gate, interaction: Any) -> bool:
        gate._seen.clear()
        return is_new(gate, interaction)

    return patch.object(Gate, "is_new", forgetful)


_SHOWN_TWICE = ("doubled message", "two panels", "pinged twice")
_NOT_THERE = (
    "two panels",
    "not called",
    "called late",
    "no panel",
    "left behind",
    "waits",
    "not read to",
)
_OF_CLOCKS = ("lost time in a pause", "not called", "called late", "not reminded")

FOURTEEN: Mapping[str, Planted] = {
    "a row is dropped after a network error": Planted(_row_dropped, _NOT_THERE, "trouble"),
    "what went out is never searched for": Planted(_never_searched, _SHOWN_TWICE, "lose"),
    "an unwon reward in a title's alt text": PLANTED["an outcome in an alt text"],
    "who was asleep is never called": Planted(_never_woken, ("not called", "called late"), "wait"),
    "a timer that fails is dropped": Planted(_timer_dropped, _OF_CLOCKS, "stumble"),
    "the panel before a found one stays": Planted(_never_retired, _SHOWN_TWICE, "lose"),
    "the seed in the log": Planted(_seed_in_the_log, ("leak in the log",)),
    "a letter to the next seat": Planted(_to_the_next_seat, ("not read to", "leak"), "venture"),
    "a drafted order for all to see": Planted(_order_in_the_channel, ("leak",), "meddle"),
    "an undo past new cards": Planted(_undone_past_new_cards, ("undone",), "undo"),
    "clocks run in a pause": Planted(_clocks_run_in_a_pause, _OF_CLOCKS, "moderate"),
    "a companion sees the decks": Planted(_companion_sees_the_decks, ("all-seeing companion",)),
    "the chronicle tells unfinished stories": Planted(_unfinished_stories, ("unfinished story",)),
    "an interaction is let in twice": Planted(_let_in_twice, ("answered twice",), "repeat"),
}
