"""Count what a game asks of its people and of Discord: pings, presses, posts and requests."""

import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.companions.decisions import decide
from bot.companions.people import Strength
from bot.companions.visible import choices_of
from bot.service.plies.idle import is_dealing
from bot.service.tables.games import Games
from rules import is_idle, offers
from tests.bot.server import SEED, Server

_NEW_MESSAGE, _FORM = 4, 9
"""Discord's numbers of an answer that is a new message, and of one that opens a form."""

_EPHEMERAL = 1 << 6
_CHANNEL_POST = re.compile(r"/channels/(\d+)/messages")
_CALLBACK = re.compile(r"/interactions/.*/callback")


@dataclass
class Rhythm:
    """What was counted over a game.

    `pings` counts how often a person was pinged for a question, by person and number; `idle` those
    who had nothing to do. `requests` are those of each step, a person's action with the passes
    after it; `pushes` are the messages among them that are posted for lock screens, then edited;
    `deals` are the looks at the market that fill its rows, and edit the panel; `searches` are the
    looks for a message that may have gone out before.
    """

    pings: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    unasked: int = 0
    idle: int = 0
    presses: int = 0
    posts: int = 0
    dms: int = 0
    plies: int = 0
    requests: list[int] = field(default_factory=list[int])
    pushes: list[int] = field(default_factory=list[int])
    deals: list[int] = field(default_factory=list[int])
    searches: list[int] = field(default_factory=list[int])

    @property
    def mean_requests(self) -> float:
        """Return the requests of a ply."""
        return sum(self.requests) / self.plies


async def whole_game(server: Server, players: int, whims: Random) -> Rhythm:
    """Let sensible people play a game by buttons, and count."""
    server.env.http_requests.clear()
    rhythm = Rhythm()
    loaded = await server.start(players, seed=SEED)
    await _count(server, rhythm)
    while not loaded.state.table.over:
        table = loaded.state.table
        seat = whims.choice(table.questions).seat
        seen = choices_of(loaded.game, table, seat)
        whim, neighbour = whims.randbytes(8), Strength.NEIGHBOUR
        action = decide(loaded.game.edition, table, seat, seen, neighbour, None, whim).action
        before = loaded.ply
        await server.hands.press(await server.at(seat), action)
        loaded = await server.loaded()
        assert loaded.ply > before, action
        rhythm.pushes.append(sum([_is_push(one) for one in server.env.http_requests]))
        rhythm.searches.append(sum([one.method == "GET" for one in server.env.http_requests]))
        rhythm.requests.append(await _count(server, rhythm))
        made = await server.parts[Games].history.plies(server.game_id, before + 1)
        rhythm.deals.append(sum([is_dealing(ply.facts) for ply in made]))
        rhythm.plies += loaded.ply - before
    return rhythm


async def _count(server: Server, rhythm: Rhythm) -> int:
    """Count what the requests since the last time did; return how many belong to an action."""
    requests = list(server.env.http_requests)
    server.env.http_requests.clear()
    for one in requests:
        shown = _posted(one)
        rhythm.presses += bool(_CALLBACK.fullmatch(one.path))
        if shown is None:
            continue
        found = _CHANNEL_POST.fullmatch(one.path)
        if found and int(found[1]) != server.channel.id:
            rhythm.dms += 1
            continue
        rhythm.posts += 1
        for user in shown.get("allowed_mentions", {}).get("users", ()):
            await _count_ping(server, rhythm, int(user))
    return sum(not _is_look(one) for one in requests)


async def _count_ping(server: Server, rhythm: Rhythm, user: int) -> None:
    loaded = await server.loaded()
    if loaded.state.table.over:
        rhythm.unasked += 1
        return
    mine = [q for q in loaded.state.table.questions if loaded.row.users[q.seat] == user]
    rhythm.unasked += not mine
    for question in mine:
        rhythm.pings[user, question.number] += 1
        rhythm.idle += is_idle(offers(loaded.game, loaded.state, question.seat))


def _is_push(request: Any) -> bool:
    """Tell whether a request posts something for lock screens, which another then edits."""
    shown = _posted(request)
    return shown is not None and bool(shown.get("content"))


def _is_look(request: Any) -> bool:
    """Tell whether a request opens a form, or shows somebody their encounter: no action yet."""
    if not _CALLBACK.fullmatch(request.path):
        return False
    flags = (request.json.get("data") or {}).get("flags", 0)
    return request.json["type"] == _FORM or bool(flags & _EPHEMERAL)


def _posted(request: Any) -> dict[str, Any] | None:
    """Return the message that a request posts for others to see, if it does."""
    if request.method != "POST" or not isinstance(request.json, dict):
        return None
    if _CHANNEL_POST.fullmatch(request.path):
        return request.json
    if _CALLBACK.fullmatch(request.path) and request.json.get("type") == _NEW_MESSAGE:
        data = request.json.get("data") or {}
        return None if data.get("flags", 0) & _EPHEMERAL else data
    return None
