"""See what lock screens show: each kind of message that reaches a phone, in one language."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from random import Random

from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.pauses import Pauses
from bot.model.custom_id import CustomId
from bot.model.notices import BrokenCondition, Notice, OrderFigure
from bot.model.orders import BuildOrder, ConditionKind
from bot.model.presses import LobbyPress, PlanPress, Press
from bot.service.lobby.lobbies import Lobbies
from bot.service.plies.notices import queue_dm
from bot.service.tables.games import Games
from bot.store.database import Database
from rules.actions import Build, Labor
from rules.cards import STARTING
from rules.words import Area, BuildingId, Seat, VillagerId
from tests.bot.audible_text import posts_since
from tests.bot.server import MONDAY, NAMES, Server
from tests.tables import a_table, seat


@dataclass(frozen=True)
class LockScreen:
    """What somebody's phone shows without being opened, and what it is about.

    The title is Discord's own: who wrote, and in which channel if not by direct message.
    """

    kind: str
    person: str
    title: str
    text: str

    def __str__(self) -> str:
        """Return three lines of a table."""
        return f"{self.kind}: {self.person}\n    {self.title}\n    {self.text}\n"


class Phones:
    """The phones of a server's people, who all read one language."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._since = len(server.env.http_requests)

    def shown(self, kind: str) -> list[LockScreen]:
        """List what the messages since the last time have shown."""
        found = posts_since(self._server, self._since)
        self._since = len(self._server.env.http_requests)
        return [
            LockScreen(
                kind, ", ".join(post.called), self._title(post.where), self._readable(post.push)
            )
            for post in found
            if post.push
        ]

    def _title(self, where: str) -> str:
        place = f" (#{self._server.channel.name}, {self._server.guild.name})"
        return f"Above and Below{place if where == 'channel' else ''}"

    def _readable(self, text: str) -> str:
        for channel in (self._server.channel, *self._server.channel.threads):
            text = text.replace(f"<#{channel.id}>", f"#{channel.name}")
        return text


async def screens(server: Server, language: str) -> AsyncIterator[LockScreen]:
    """Let people play, plan and read, and give what their lock screens show meanwhile."""
    server.set_clock(MONDAY)
    for name in (*NAMES, "eve"):
        await server.people[name].slash(server.channel, "me settings", language=language)
    phones = Phones(server)
    for scene in (_turns, _trade, _rest, _read_by_a_player, _lobby, _planned_night):
        async for kind in scene(server, language):
            for screen in phones.shown(kind):
                if kind:
                    yield screen
        await server.ann.slash(server.channel, "game end")
        for name in NAMES:
            await server.people[name].slash(
                server.channel, "me settings", pings="channel", next=False
            )
        phones.shown("")
        server.channel = server.guild.create_text_channel("village")
        server.game_id += 1


async def _turns(server: Server, language: str) -> AsyncIterator[str]:
    """Play a round of three, of whom the last is pinged by direct message."""
    loaded = await server.start(3, language=language, pace="fast")
    first = loaded.state.table.questions[0].seat
    order = [Seat((first + step) % 3) for step in range(3)]
    one, two, three = [await server.at(seat) for seat in order]
    await three.slash(server.channel, "me settings", pings="dm", next=True)
    yield ""
    labor = Labor(order[0], loaded.state.table.players[order[0]].villagers_in(Area.READY)[:1])
    await server.hands.press(one, labor)
    yield "a turn, and who is next"
    house = next(one for one in loaded.state.table.market.houses if one)
    builder = VillagerId(f"builder-{order[1] + 1}")
    await server.hands.press(two, Build(order[1], builder, house))
    yield "a turn, by direct message"
    await three.slash(server.channel, "explore", party="*")
    yield "an encounter"
    dice = Random(1)
    while (await server.loaded()).state.table.expedition:
        await server.step(dice)
    yield "a turn after an encounter"
    await server.pass_time(hours=25)
    yield "a reminder"
    await two.slash(server.channel, "game vote pause")
    yield "a vote"
    await server.parts[Pauses].pause_unreachable((await server.loaded()).row)
    yield "a game whose channel is gone"


async def _trade(server: Server, language: str) -> AsyncIterator[str]:
    """Offer somebody a price for what they sell, by a command."""
    await server.lay(a_table(ann=seat(coins=9), bob=seat(sale="fish")), language=language)
    yield ""
    await server.ann.slash(server.channel, "buy", seller="1", coins=4)
    yield "an offer"
    row, inn = (await server.loaded()).row, BuildingId("gabled-inn")
    gone, price = (ConditionKind.OFFER, inn), (ConditionKind.PRICE, "7")
    order = OrderFigure(BuildOrder(inn), frozenset([gone, price]))
    note = Notice("order-off", {"order": order, "why": BrokenCondition(gone)})
    await server.parts[Database].write(lambda db: queue_dm(db, row, server.bob.id, note))
    await server.parts[Outbox].flush()
    yield "an order that was dropped"


async def _rest(server: Server, language: str) -> AsyncIterator[str]:
    """Pass as the last of three, whose villagers are more than their beds."""
    hurt = ("bram", "oakum", "juniper")
    ann, bob, cem = [
        seat(
            exhausted=tuple([card.id for card in STARTING[3 * n : 3 * n + 3]]),
            injured=(who,),
            passed=n > 0,
        )
        for n, who in enumerate(hurt)
    ]
    await server.lay(a_table(ann=ann, bob=bob, cem=cem), language=language)
    await server.eve.slash(server.channel, "game watch", updates="round")
    yield ""
    await server.ann.slash(server.channel, "pass")
    yield "a rest, of several at once"
    while (await server.loaded()).state.table.round == 1:
        await server.step(Random(1))
    yield "a new round"


async def _read_by_a_player(server: Server, language: str) -> AsyncIterator[str]:
    """Go below where the player to the left reads."""
    await server.start(3, language=language, reading="player")
    explorer, _ = await server.turn()
    yield ""
    await explorer.slash(server.channel, "explore", party="*")
    yield "an encounter to read out"
    await server.read_out()
    yield "an encounter that was read out"


async def _lobby(server: Server, language: str) -> AsyncIterator[str]:
    """Wait in a lobby for those who were there before."""
    lobby = await server.open(1, language=language)
    row = await server.parts[Games].get(server.game_id)
    before = await server.parts[Games].get(1)
    await server.pass_time(hours=7)
    for waits in await server.parts[Lobbies].call(row, before.seats):
        await server.parts[Outbox].deliver(waits)
    yield "another game"
    join = str(CustomId(row.id, 0, Press.LOBBY, LobbyPress.JOIN))
    await server.bob.click(lobby, custom_id=join)
    await server.parts[Outbox].flush()
    yield "a lobby that is full enough"
    await server.pass_time(days=6)
    yield "a lobby that closes soon"


async def _planned_night(server: Server, language: str) -> AsyncIterator[str]:
    """Plan a night, move it, and let it open; one who comes takes direct messages."""
    await server.dee.slash(server.channel, "me settings", pings="dm")
    evening = server.clock() + timedelta(days=2)
    at = f"{evening:%Y-%m-%d} 20:00"
    await server.ann.slash(server.channel, "night plan", at=at, language=language)
    come = str(CustomId(server.game_id, 0, Press.PLAN, PlanPress.COME))
    for person in (server.bob, server.cid, server.dee):
        await person.click(server.channel.last_message, custom_id=come)
    yield ""
    await server.ann.slash(server.channel, "night move", at=at.replace("20:", "21:"))
    yield "a night that was moved"
    opens = evening.replace(hour=21, minute=0)
    for kind, left in (("a night in an hour", timedelta(hours=1)), ("a night", timedelta())):
        server.set_clock(opens - left)
        await server.pass_time()
        yield kind
