"""Count what a story night asks of Discord, how fast presses are taken, and what a chronicle costs.

The nights are held on a simulated Discord; a press's time includes the simulation's own. How late
the loop wakes while a night is read aloud is a section of its own: `narration`.
"""

import logging
import re
import time
from collections import Counter
from unittest.mock import patch

from simcord.types import HttpLogEntry

from bot.delivery.outbox.stages import StagePace
from bot.model.nights import Step
from bot.service.night.steps import choices
from tests.bench import chronicles
from tests.bench.chronicles import a_town
from tests.bench.figures import Aim, middle, show, spread, title
from tests.bot.fireside import Fireside
from tests.bot.server import Server
from tests.bot.wire import Wire

_JOURNEYS = 6
_MANY = 25
_ROUNDS = 5
_EDIT = 7
_POST = re.compile(r"/channels/[0-9]+/messages")
_STAGE = re.compile(r"/channels/[0-9]+/messages/[0-9]+")


async def run() -> None:
    """Hold a night of few and one of many, let many vote at once, and make chronicles."""
    title(f"(k) Story nights of {_JOURNEYS} journeys")
    logging.getLogger("bot").setLevel(logging.CRITICAL)
    # No voice reads meanwhile: how that goes is another section.
    with patch("bot.narration.built_in.languages", lambda: iter(())):
        for guests in (3, 8, _MANY):
            async with a_town(pictures=False) as server:
                await _hold(server, guests)
        async with a_town(pictures=False) as server:
            await _vote_at_once(server)
        async with a_town(pictures=False, stage_pace=StagePace(frame_seconds=0)) as server:
            await _share_edits(server)
        await chronicles.run()


async def _hold(server: Server, guests: int) -> None:
    """Play a night to its end, and show its requests a journey.

    Its guests press one after another and the bot waits for nobody: each vote of many is an edit.
    """
    fire = Fireside(server, guests)
    await fire.begin()
    before, started = len(server.env.http_requests), time.perf_counter()
    await fire.finish()
    seconds = time.perf_counter() - started
    kinds: Counter[str] = Counter()
    for request in server.env.http_requests[before:]:
        if request.method == "POST" and _POST.fullmatch(request.path):
            kinds["posts"] += 1
        elif _is_edit(request):
            kinds["edits by the bot"] += 1
        elif request.path.endswith("/callback"):
            body = request.json if isinstance(request.json, dict) else {}
            kinds["edits by a press" if body.get("type") == _EDIT else "other answers"] += 1
    note = "votes one by one, none merged" if guests == _MANY else ""
    for kind in ("posts", "edits by the bot", "edits by a press", "other answers"):
        aim = Aim(most=1.5) if kind == "posts" else None
        show(f"{guests} guests, a journey: {kind}", kinds[kind] / _JOURNEYS, "", aim, note)
    presses = kinds["edits by a press"] + kinds["other answers"]
    show(f"{guests} guests, one after another", presses / seconds, "presses/s", None, note)


def _is_edit(request: HttpLogEntry) -> bool:
    """Tell whether the bot edited the stage, other than by answering a press."""
    return request.method == "PATCH" and _STAGE.fullmatch(request.path) is not None


async def _vote_at_once(server: Server) -> None:
    """Let all of many guests vote at the same moment, and time until the choice is closed."""
    fire = Fireside(server, _MANY)
    await fire.begin(pace="brisk", reader="bot")
    rates = [(await _vote(fire))[0] for _ in range(_ROUNDS)]
    show(f"{_MANY} guests vote at once", middle(rates), "presses/s", Aim(least=25), spread(rates))


async def _share_edits(server: Server) -> None:
    """Let them vote where votes wait for others as long as on Discord: they share an edit."""
    fire = Fireside(server, _MANY)
    await fire.begin(pace="brisk", reader="bot")
    _, edits = await _vote(fire)
    show(f"{_MANY} guests vote at once: edits by the bot", edits, "", Aim(most=2))


async def _vote(fire: Fireside) -> tuple[float, int]:
    """Let all guests vote at once; give the votes a second, and the bot's edits of the stage."""
    server = fire.server
    loaded = await fire.until(Step.CHOOSE)
    number, vote = loaded.state.table.questions[0].number, choices(loaded)[0]
    custom_id = f"1:{server.game_id}:{number}:night:vote-{vote}"
    stage, wire = await fire.stage(), Wire(server)
    presses = [wire.press(person, stage, custom_id) for person in fire.people]
    before = len(server.env.http_requests)
    started = time.perf_counter()
    await wire.deliver(*presses)
    rate = _MANY / (time.perf_counter() - started)
    assert len((await fire.night()).votes(number)) == _MANY
    return rate, len([one for one in server.env.http_requests[before:] if _is_edit(one)])
