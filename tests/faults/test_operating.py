"""What a host operates a bot with: a health check, metrics, systemd, a log for programs."""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp

from bot.delivery.discord.tally import Tally
from bot.exits import MISTAKE
from bot.metrics import Live, Metrics
from bot.service.table_acts.vitals import Vitals
from tests.stub.loopback import Loopback
from tests.stub.running import Running
from tests.stub.world import TOKEN

_SECONDS = 20
DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"
DOCKERFILE = DASHBOARD.parents[1] / "Dockerfile"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


async def get(port: int, path: str) -> tuple[int, str]:
    url = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def not_read() -> Vitals:
    raise AssertionError


async def until_healthy(port: int) -> None:
    async with asyncio.timeout(_SECONDS):
        while (await get(port, "/healthz"))[0] != 200:  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.05)


async def until_logged(log: Path, text: str) -> None:
    async with asyncio.timeout(_SECONDS):
        while text not in log.read_text("utf-8"):  # noqa: ASYNC110, ASYNC240 - as above
            await asyncio.sleep(0.05)


def listening_sockets(process: int) -> list[str]:
    """List the sockets at which a process waits for connections."""
    folder = Path(f"/proc/{process}")
    table = (folder / "net" / "tcp").read_text("utf-8").splitlines()[1:]
    listening = [f"socket:[{line.split()[9]}]" for line in table if line.split()[3] == "0A"]
    files = [str(one.readlink()) for one in (folder / "fd").iterdir()]
    return [one for one in files if one in listening]


def health_check(port: str) -> int:
    """Run the container's health check, and give its status."""
    file = DOCKERFILE.read_text("utf-8")
    (line,) = re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", file, re.MULTILINE)
    _, option, program = json.loads(line)
    check = (sys.executable, option, program)
    environment = {**os.environ, "METRICS_PORT": port}
    return subprocess.run(check, env=environment, capture_output=True, check=False).returncode


async def test_it_says_that_it_is_well_and_each_metric_of_the_dashboard(tmp_path: Path) -> None:
    port = free_port()
    async with Loopback() as discord:
        start = Running.start(discord, tmp_path / "table.sqlite3", METRICS_PORT=str(port))
        async with await start as bot:
            await until_healthy(port)
            assert await get(port, "/healthz") == (200, "ok\n")
            assert await asyncio.to_thread(health_check, str(port)) == 0
            status, text = await get(port, "/metrics")
            assert (await get(port, "/other"))[0] == 404
            assert await bot.stop() == 0
    assert status == 200
    assert await asyncio.to_thread(health_check, str(port)) != 0
    assert await asyncio.to_thread(health_check, "") == 0
    assert "\nabove_below_new_dms_left 50.0\n" in text
    assert '\nabove_below_outbox_messages{kind="panel",state="due"} 0.0\n' in text
    shown = set(re.findall(r"^([a-z_]+)(?:\{[^}]*\})? ", text, flags=re.MULTILINE))
    declared = set(re.findall(r"^# TYPE ([a-z_]+) ", text, flags=re.MULTILINE))
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    named = set(re.findall(r"\b(?:above_below|process)_[a-z_]+", asked))
    backups = {"above_below_backup_age_seconds"}  # there are none in this run
    refusals = {"above_below_refused_requests_total"}
    assert named - shown == backups | (refusals & (named - shown))
    own = {name for name in declared if name.startswith("above_below_")}
    assert {one for one in own if not any(name.startswith(one) for name in named)} == set()


async def test_without_a_port_nothing_is_served(tmp_path: Path) -> None:
    async with Loopback() as discord:
        start = Running.start(discord, tmp_path / "table.sqlite3", METRICS_PORT="")
        async with await start as bot:
            assert listening_sockets(bot.id) == []
            assert await bot.stop() == 0


async def test_with_a_taken_port_it_does_not_start_and_says_so_in_one_sentence(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        async with Loopback() as discord:
            status = await Running.status_of(
                discord, tmp_path / "table.sqlite3", log=log, METRICS_PORT=port
            )
    printed = log.read_text("utf-8")
    assert status == MISTAKE
    assert printed.startswith(f"METRICS_PORT is {port}, and cannot be opened at 127.0.0.1")
    assert printed.count("\n") == 1


async def test_a_log_for_programs_is_one_object_a_line(tmp_path: Path) -> None:
    log, database = tmp_path / "log", tmp_path / "table.sqlite3"
    async with Loopback() as discord:
        port = free_port()
        start = Running.start(
            *(discord, database),
            log=log,
            LOG_FORMAT="json",
            LOG_LEVEL="INFO",
            METRICS_PORT=str(port),
            NARRATION_URL="http://me:secret@127.0.0.1/speech",
        )
        async with await start as bot:
            await until_healthy(port)
            await until_logged(log, "settings:")
            assert await bot.stop() == 0
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert all({"asctime", "levelname", "name", "message"} <= set(line) for line in lines)
    (told,) = [line["message"] for line in lines if line["name"] == "bot.operation"]
    assert re.match(r"version \S+, servers: \d+, file: ", told)
    assert str(database) in told
    assert f"METRICS_PORT={port}" in told
    assert "NARRATION_URL=..." in told
    assert "secret" not in log.read_text("utf-8")
    assert TOKEN not in log.read_text("utf-8")


async def test_systemd_hears_that_it_starts_lives_and_stops(tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(address)
        heard.settimeout(0)
        loop, said = asyncio.get_running_loop(), list[str]()
        async with Loopback() as discord:
            start = Running.start(
                *(discord, tmp_path / "table.sqlite3"),
                NOTIFY_SOCKET=address,
                WATCHDOG_USEC="200000",
            )
            async with await start as bot:
                async with asyncio.timeout(_SECONDS):
                    while said.count("WATCHDOG=1") < 3:
                        said.append((await loop.sock_recv(heard, 100)).decode())
                assert await bot.stop() == 0
            async with asyncio.timeout(_SECONDS):
                while "STOPPING=1" not in said:
                    said.append((await loop.sock_recv(heard, 100)).decode())
    assert said[0] == "READY=1"


async def test_a_start_that_is_tried_again_opens_the_port_once() -> None:
    port = free_port()
    starting = Live(is_ready=False, servers=0, invalid_requests=0, new_dms=0, children={})
    metrics = Metrics(("127.0.0.1", port), Tally(lambda: 0.0), not_read, lambda: starting)
    await metrics.open()
    await metrics.open()
    assert (await get(port, "/healthz"))[0] == 503
    await metrics.close()
