"""Look at every request of the bot: what it shows to whom, and whether Discord would take it."""

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cache
from typing import Any, TypeAlias

from bot.delivery.discord.payloads import is_marked
from bot.i18n.words import languages, words_in
from bot.model.custom_id import parse_custom_id, presses_among
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Press
from bot.model.user_settings import UserSettings
from bot.service.tables.games import Games
from bot.store import user_settings
from bot.text.emoji import without_emoji
from tests.bot.openapi import FILE, check_limits, description
from tests.bot.surfaces import ALL, Surface
from tests.fuzz.checks import is_live
from tests.fuzz.expected import Expected
from tests.fuzz.faults import Fault
from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.fuzz.rights import foreign_orders
from tests.fuzz.surfaces import surface_of
from tests.hidden import Secrets
from tests.stub.player import ids, texts
from tests.stub.trouble import Answer
from tests.stub.world import Request

_MODAL = 9
_RULES, _TUTORIAL = "rules", "tutorial"
_REFUSED = 400

_Ping: TypeAlias = tuple[int, int, int]
"""A game, a question, and the person who was called to it."""


class Watch:
    """What is wrong with the requests so far: `faults`; `said` are the texts that have arrived."""

    def __init__(self, fuzzed: FuzzedBot, secrets: Secrets) -> None:
        self.faults: list[Fault] = []
        self.expected = Expected(fuzzed.outages, fuzzed.stumbled)
        self.said: set[str] = set()
        self._posted: set[str] = set()
        self._fuzzed = fuzzed
        self._secrets = secrets
        self._pinged: Counter[_Ping] = Counter()
        self._pinged_by: dict[int, list[_Ping]] = {}

    def before(self, request: Request) -> None:
        """Look at a request before it takes effect."""
        if request.method == "GET":
            return
        try:
            self._check_answered_once(request)
            self._secrets.note()
            self.expected.note(self._secrets.rows.values(), self._fuzzed.clock())
            surface = surface_of(self._fuzzed.wire.world, request)
            self._check_hidden(request, surface)
            if orders := foreign_orders(surface.text, surface.audience, self._secrets):
                raise Fault("leak", ("orders", orders, surface.audience))
            self._check_panels(request, surface.text)
            if isinstance(request.body, dict):
                check_limits(request.body)
            if wrong := _refused(request):
                raise Fault("payload", wrong)
        except Fault as fault:
            self.faults.append(fault)
        except AssertionError as error:
            self.faults.append(Fault("limits", error))

    def _check_answered_once(self, request: Request) -> None:
        """Check that nothing is answered that is answered already, where the bot must know that.

        Raises Fault.
        """
        if not request.path.endswith("/callback"):
            return
        found = self._fuzzed.wire.world.interactions[request.path.split("/")[3]]
        if found.answer is not None and self._fuzzed.wire.broken_until <= found.sent:
            raise Fault("answered twice", (found.custom_id, request.body))

    def _check_hidden(self, request: Request, surface: Surface) -> None:
        """Check that a request tells nothing hidden of a game.

        A first adventure is a game of its own, the same for everybody; the rules name cards
        whatever the game is, and what is asked of another game, such as its chronicle, names that
        one's. Games that are over, or whose channel is gone, are left out. Raises Fault.
        """
        asked, of_game = self._asked_by(request)
        if asked == Press.ADVENTURE:
            return
        for found in self._secrets.faults(surface):
            raise Fault("leak", (found, surface.audience, request.path, surface.text[:400]))
        if asked == _RULES:
            return
        games: Any = self._fuzzed.bot.parts[Games]
        channels = self._fuzzed.wire.world.channels
        for loaded in games.loaded._games.values():
            is_played = loaded.row.status.is_under_way and loaded.row.channel_id in channels
            is_compared = is_played and of_game in {0, loaded.row.id}
            if is_compared and (cards := self._secrets.cards_in(surface.text, loaded.state)):
                raise Fault("undrawn card", (cards, request.path))

    def _check_panels(self, request: Request, text: str) -> None:
        """Check that no panel is called lost: no older copy of the file is restored here.

        A press that the message has no button for is made up. Raises Fault.
        """
        if not any(words_in(one)("panel-lost") in text for one in languages()):
            return
        done = self._fuzzed.wire.world.interactions.get(request.path.split("/")[3])
        if done is None or (done.message is not None and done.custom_id in ids(done.message)):
            raise Fault("lost panel", request.path)

    def _asked_by(self, request: Request) -> tuple[str, int]:
        """Return what asked for a request, and of which game.

        That is a press or the first word of a command; the game is 0 where none is named.
        """
        done = self._fuzzed.wire.world.interactions.get(request.path.split("/")[3])
        if done is None:
            return "", 0
        if press := parse_custom_id(done.custom_id):
            return press.action, press.game_id
        command = done.custom_id.split(" ")[0]
        return (Press.ADVENTURE if command == _TUTORIAL else command), 0

    def after(self, request: Request, answer: Answer) -> None:
        """Look at what has reached people, and count whom a message has pinged, for which question.

        One that is answered with a message which was there already, by its nonce, pings nobody.
        """
        shown = request.body.get("data") or request.body
        if answer.status < _REFUSED and "components" in shown:
            self.said.update(map(without_emoji, texts(shown)))
        try:
            self._listen(request, answer)
        except Fault as fault:
            self.faults.append(fault)
        users = (request.body.get("data") or request.body).get("allowed_mentions", {}).get("users")
        if not users or request.method != "POST":
            return
        shown = answer.body.get("resource", {}).get("message", answer.body)
        games = {int(made.split(":")[1]) for made in ids(shown)} if "components" in shown else set()
        for game in games:
            loaded = self._fuzzed.bot.parts[Games].loaded._games.get(game)
            if loaded is None or int(shown["id"]) in self._pinged_by:
                continue
            if is_live(shown, game) or self._is_new(shown, ("panel",)):
                self._count(loaded, users, int(shown["id"]))

    def _listen(self, request: Request, answer: Answer) -> None:
        """Note whose phone rings, and to whom something is shown alone; even if it is refused.

        Raises Fault.
        """
        expected, now = self.expected, self._fuzzed.clock()
        if request.method == "GET" or not isinstance(answer.body, dict):
            return
        if answer.body.get("code") in (20026, 40003):
            expected.has_stopped_dms = True
        if request.path == "/users/@me/channels":
            expected.tell(int(request.body["recipient_id"]), now)
        if request.body.get("type") == _MODAL:
            return
        audience = surface_of(self._fuzzed.wire.world, request).audience
        if audience not in (None, ALL):
            done = self._fuzzed.wire.world.interactions.get(request.path.split("/")[3])
            expected.tell(audience, now, done.id if done else 0)
        shown = answer.body.get("resource", {}).get("message", answer.body)
        if request.method != "POST" or "components" not in shown or shown["id"] in self._posted:
            return
        self._posted.add(shown["id"])
        message = request.body.get("data") or request.body
        users = message.get("allowed_mentions", {}).get("users", [])
        is_turn = self._is_new(shown, ("panel", "ping")) and ":lobby:" not in " ".join(ids(shown))
        for user in map(int, users):
            expected.hear(user, now)
            if is_turn:
                expected.check_call(user, self._settings_of(user), ids(shown), now)
        channel = self._fuzzed.wire.world.channels.get(int(shown["channel_id"]))
        if channel and channel.recipient and request.path.startswith("/channels/"):
            expected.hear(channel.recipient, now)

    def _settings_of(self, user: int) -> UserSettings:
        with closing(sqlite3.connect(self._fuzzed.path)) as db:
            return user_settings.find_user(db, user)

    def _is_new(self, message: Any, kinds: Sequence[str]) -> bool:
        """Tell whether a message of these kinds is as it is first posted; its row still waits."""
        found = presses_among(message["components"])
        rows = [press.detail for press in found if press.action == Press.EXPAND]
        with closing(sqlite3.connect(self._fuzzed.path)) as db:
            query = "SELECT kind FROM outbox WHERE id = ?"
            return any(
                db.execute(query, (row,)).fetchone() in [(k,) for k in kinds] for row in rows
            )

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

    def _count(self, loaded: LoadedGame, users: Iterable[str], message_id: int) -> None:
        game = loaded.row.id
        for user in users:
            seat = loaded.row.seat_of(int(user))
            asked = loaded.state.table.questions if seat else ()
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
