"""Look at every request of the bot: what it shows to whom, and whether Discord would take it."""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from functools import cache
from typing import Any, TypeAlias

from bot.delivery.discord.payloads import is_marked
from bot.i18n.words import languages, words_in
from bot.model.open_game import OpenGame
from tests.bot.openapi import FILE, check_limits, description
from tests.fuzz.checks import is_live
from tests.fuzz.faults import Fault
from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.fuzz.rights import foreign_orders
from tests.fuzz.surfaces import surface_of
from tests.hidden import Secrets
from tests.stub.player import ids
from tests.stub.trouble import Answer
from tests.stub.world import Request

_Ping: TypeAlias = tuple[int, int, int]
"""A game, a question, and the person who was called to it."""


class Watch:
    """What is wrong with the requests so far: `faults`."""

    def __init__(self, fuzzed: FuzzedBot, secrets: Secrets) -> None:
        self.faults: list[Fault] = []
        self._fuzzed = fuzzed
        self._secrets = secrets
        self._pinged: Counter[_Ping] = Counter()
        self._pinged_by: dict[int, list[_Ping]] = {}

    def before(self, request: Request) -> None:
        """Look at a request before it takes effect."""
        if request.method == "GET":
            return
        try:
            self._secrets.note()
            surface = surface_of(self._fuzzed.wire.world, request)
            for found in self._secrets.faults(surface):
                raise Fault("leak", (found, surface.audience, request.path, surface.text[:400]))
            if orders := foreign_orders(surface.text, surface.audience, self._secrets):
                raise Fault("leak", ("orders", orders, surface.audience))
            for opened in self._compared(request):
                if cards := self._secrets.cards_in(surface.text, opened.state):
                    raise Fault("undrawn card", (cards, request.path))
            self._check_panels(request, surface.text)
            if isinstance(request.body, dict):
                check_limits(request.body)
            if wrong := _refused(request):
                raise Fault("payload", wrong)
        except Fault as fault:
            self.faults.append(fault)
        except AssertionError as error:
            self.faults.append(Fault("limits", error))

    def _compared(self, request: Request) -> list[OpenGame]:
        """List the games whose undrawn cards a request may not name.

        Those that are over are left out, since another printing's cards have the same names.
        """
        if self._is_help(request):
            return []
        games: Any = self._fuzzed.bot.parts.service.games
        return [one for one in games.loaded._open.values() if one.row.status.is_under_way]

    def _check_panels(self, request: Request, text: str) -> None:
        """Check that no panel is called lost: no older copy of the file is restored here.

        A press that the message has no button for is made up. Raises Fault.
        """
        if not any(words_in(one)("panel-lost") in text for one in languages()):
            return
        done = self._fuzzed.wire.world.interactions.get(request.path.split("/")[3])
        if done is None or (done.message is not None and done.custom_id in ids(done.message)):
            raise Fault("lost panel", request.path)

    def _is_help(self, request: Request) -> bool:
        """Tell whether a request shows the rules, which name cards whatever the game is."""
        done = self._fuzzed.wire.world.interactions.get(request.path.split("/")[3])
        return done is not None and done.custom_id.startswith("rules")

    def after(self, request: Request, answer: Answer) -> None:
        """Count whom a message that has just been posted has pinged, and for which question.

        One that is answered with a message which was there already, by its nonce, pings nobody.
        """
        users = (request.body.get("data") or request.body).get("allowed_mentions", {}).get("users")
        if not users or request.method != "POST":
            return
        shown = answer.body.get("resource", {}).get("message", answer.body)
        games = {int(made.split(":")[1]) for made in ids(shown)} if "components" in shown else set()
        for game in games:
            opened = self._fuzzed.bot.parts.service.games.loaded._open.get(game)
            if opened is None or int(shown["id"]) in self._pinged_by:
                continue
            if is_live(shown, game):
                self._count(opened, users, int(shown["id"]))

    def deleted(self, message: Any) -> None:
        """Forget a message that is gone before the bot knew that it went out, and whom it pinged.

        The bot finds it nowhere, posts it again, and pings again.
        """
        number, born = int(message["id"]), self._fuzzed.wire.world.born
        with closing(sqlite3.connect(self._fuzzed.path)) as db:
            waiting = [row for (row,) in db.execute("SELECT id FROM outbox")]
        if any(is_marked(message, row) for row in waiting):
            for ping in self._pinged_by.pop(number, ()):
                self._pinged[ping] -= 1
            for one in [one for one in born if one.message_id == number]:
                born.remove(one)

    def _count(self, opened: OpenGame, users: Iterable[str], message_id: int) -> None:
        game = opened.row.id
        for user in users:
            seat = opened.row.seat_of(int(user))
            asked = opened.state.table.questions if seat else ()
            for number in [one.number for one in asked if one.seat == seat.seat]:
                ping = (game, number, int(user))
                self._pinged_by.setdefault(message_id, []).append(ping)
                self._pinged[ping] += 1
                if self._pinged[ping] > 1:
                    self.faults.append(Fault("pinged twice", (game, number, user)))


@cache
def _kinds_seen() -> set[str]:
    return set()


def _refused(request: Request) -> list[str]:
    """List what Discord's own description has against a request, where that is at hand.

    It takes a while, so of requests that are made of the same pieces only the first is looked at.
    """
    body = request.body.get("items", request.body) or None
    place = re.sub(r"[0-9]{5,}|[0-9a-f]{32}", "", request.path)
    kind = f"{request.method} {place} {_pieces(body)}"
    if not FILE.exists() or kind in _kinds_seen():
        return []
    _kinds_seen().add(kind)
    return description().faults(request.method, request.path, body)


def _pieces(body: Any) -> Any:
    """Leave out texts, numbers, and how often the pieces of a list repeat."""
    if isinstance(body, dict):
        kind = body.get("type", "")
        return kind, tuple([(key, _pieces(value)) for key, value in body.items()])
    if isinstance(body, list):
        return tuple(sorted({repr(_pieces(value)) for value in body}))
    return type(body).__name__
