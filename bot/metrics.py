"""Serve `/healthz`, and `/metrics` for Prometheus; imported only where METRICS_PORT is set."""

import logging
from bisect import bisect_left
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from datetime import datetime
from itertools import accumulate

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from bot.delivery.discord.interactions import ANSWERED
from bot.delivery.discord.tally import BOUNDS, Tally
from bot.model.errors import StoreBusy
from bot.model.kinds import GameStatus
from bot.ports import listen
from bot.service.table_acts.vitals import Vitals
from rules.record import record

_PREFIX = "above_below_"


@record
class Live:
    """What only the process itself knows, as it is now.

    `children` says of each kind of child process how many run, `new_dms` is how many people may be
    written to for the first time in an hour. `invalid_requests` are of the last ten minutes.
    """

    is_ready: bool
    servers: int
    invalid_requests: int
    new_dms: int
    children: Mapping[str, int]


class Metrics:
    """The server, on one port; `read` raises StoreBusy and OSError."""

    def __init__(
        self,
        address: tuple[str, int],
        tally: Tally,
        read: Callable[[], Awaitable[Vitals]],
        live: Callable[[], Live],
    ) -> None:
        self._address = address
        self._read = read
        self._live = live
        self._errors = _Errors()
        self._figures = _Figures(tally, self._errors)
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self._figures)
        ProcessCollector(registry=self._registry)
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Open the port; once, if called again, as a login that fails is tried again.

        Raises HostMistake.
        """
        if self._runner:
            return
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = await listen(app, "METRICS_PORT", self._address)
        logging.getLogger("bot").addHandler(self._errors)

    async def close(self) -> None:
        """Close the port."""
        logging.getLogger("bot").removeHandler(self._errors)
        runner, self._runner = self._runner, None
        if runner:
            await runner.cleanup()

    async def _healthz(self, _: web.Request) -> web.Response:
        if not self._live().is_ready:
            return web.Response(status=503, text="not connected to Discord\n")
        try:
            await self._read()
        except (StoreBusy, OSError) as error:
            return web.Response(status=503, text=f"the database cannot be read: {error}\n")
        return web.Response(text="ok\n")

    async def _metrics(self, _: web.Request) -> web.Response:
        try:
            self._figures.note(await self._read(), self._live())
        except (StoreBusy, OSError) as error:
            return web.Response(status=503, text=f"the database cannot be read: {error}\n")
        shown = generate_latest(self._registry)
        return web.Response(body=shown, headers={"Content-Type": CONTENT_TYPE_LATEST})


class _Errors(logging.Handler):
    """Counts what is logged as an error: incidents, and all else that went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:  # noqa: ARG002 - logging passes it
        """Count a line of the log."""
        self.count += 1


class _Figures(Collector):
    """The metrics, from what was noted last."""

    def __init__(self, tally: Tally, errors: _Errors) -> None:
        self._tally = tally
        self._errors = errors
        self._noted: tuple[Vitals, Live] | None = None
        self._ages = _Ages()

    def note(self, vitals: Vitals, live: Live) -> None:
        """Note what the next collection shows."""
        self._noted = vitals, live
        oldest = [one.oldest for one in vitals.outbox if one.oldest is not None]
        self._ages.note(vitals.at, vitals.newest_message, min(oldest, default=None))

    def collect(self) -> Iterator[Metric]:
        """Yield each metric."""
        if self._noted is None:
            return
        vitals, live = self._noted
        yield from self._of_presses()
        yield from self._of_outbox(vitals)
        yield from _of_file(vitals)
        yield _gauge("late_timers", "Timers that are due and have not run", vitals.late_timers)
        late = "Seconds by which the oldest of them is late"
        yield _gauge("timer_lateness_seconds", late, vitals.timer_lateness)
        left = "People who may still be written to for the first time in this hour"
        yield _gauge("new_dms_left", left, max(0, live.new_dms - vitals.new_dms))
        about = "Requests that Discord called invalid in the last ten minutes"
        yield _gauge("invalid_requests", about, live.invalid_requests)
        yield _gauge("servers", "Servers that the bot is on", live.servers)
        by_status = {status.value: vitals.games.get(status, 0) for status in GameStatus}
        games = _labelled("games", "Games, by status", "status", by_status)
        children = _labelled("child_processes", "Child processes", "kind", live.children)
        yield from (games, children)

    def _of_presses(self) -> Iterator[Metric]:
        tally = self._tally
        about = "Commands, presses and forms that came in time"
        presses = CounterMetricFamily(f"{_PREFIX}presses", about, labels=["kind"])
        for kind in ANSWERED:
            presses.add_metric([kind.name.lower()], tally.presses[kind])
        yield presses
        late = "Presses that were dropped, as they came too late to be answered"
        yield CounterMetricFamily(f"{_PREFIX}late_presses", late, value=tally.late)
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(tally.answers), strict=True))
        yield HistogramMetricFamily(
            f"{_PREFIX}answer_seconds",
            "Seconds until a press was answered",
            buckets=[*buckets],
            sum_value=tally.seconds,
        )
        about, labels = "Requests that Discord refused", ["place", "failure"]
        refused = CounterMetricFamily(f"{_PREFIX}refused_requests", about, labels=labels)
        for (target, failure), count in tally.refused.items():
            refused.add_metric([target, failure.name.lower()], count)
        yield refused
        errors = "Errors in the log, incidents among them"
        yield CounterMetricFamily(f"{_PREFIX}incidents", errors, value=self._errors.count)

    def _of_outbox(self, vitals: Vitals) -> Iterator[Metric]:
        about, labels = "Messages that wait, due or put off", ["kind", "state"]
        waiting = GaugeMetricFamily(f"{_PREFIX}outbox_messages", about, labels=labels)
        about = "Seconds for which the oldest due message has waited, since it was first seen"
        ages = GaugeMetricFamily(f"{_PREFIX}outbox_oldest_seconds", about, labels=["kind"])
        for one in vitals.outbox:
            waiting.add_metric([one.kind, "due"], one.due)
            waiting.add_metric([one.kind, "later"], one.later)
            age = 0.0 if one.oldest is None else self._ages.age(vitals.at, one.oldest)
            ages.add_metric([one.kind], age)
        yield from (waiting, ages)


class _Ages:
    """How old messages are, by their ids, which only grow: the outbox itself does not store it."""

    def __init__(self) -> None:
        self._seen: deque[tuple[int, datetime]] = deque()

    def note(self, now: datetime, newest: int, oldest: int | None) -> None:
        """Note the largest id there is now; ids below the oldest that waits are forgotten."""
        if not self._seen or self._seen[-1][0] < newest:
            self._seen.append((newest, now))
        while len(self._seen) > 1 and (oldest is None or self._seen[0][0] < oldest):
            self._seen.popleft()

    def age(self, now: datetime, message: int) -> float:
        """Return for how many seconds a message is known to be there."""
        place = bisect_left(self._seen, message, key=lambda one: one[0])
        since = self._seen[place][1] if place < len(self._seen) else now
        return max(0.0, (now - since).total_seconds())


def _of_file(vitals: Vitals) -> Iterator[Metric]:
    size, free = vitals.file_size, vitals.disk_free
    yield _gauge("file_bytes", "Size of the database with its log", size)
    yield _gauge("disk_free_bytes", "What is free on its disk", free)
    if vitals.backup_age is not None:
        age = "Age of the newest daily backup; absent without any"
        yield _gauge("backup_age_seconds", age, vitals.backup_age)


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"{_PREFIX}{name}", about, value=value)


def _labelled(name: str, about: str, label: str, values: Mapping[str, int]) -> Metric:
    gauge = GaugeMetricFamily(f"{_PREFIX}{name}", about, labels=[label])
    for key, value in values.items():
        gauge.add_metric([key], value)
    return gauge
