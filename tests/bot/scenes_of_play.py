"""Play while the phones are looked at: turns, encounters, offers, rests, and who reads.

A scene plays one game, and says of which kind the messages are that it has caused. Those without a
kind are not looked at.
"""

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import TypeAlias

from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.pauses import Pauses
from bot.model.notices import BrokenCondition, Notice, OrderFigure
from bot.model.orders import BuildOrder, ConditionKind
from bot.service.plies.notices import queue_dm
from bot.store.database import Database
from rules.actions import Build, Labor
from rules.cards import STARTING
from rules.questions import TakeReward
from rules.table import GameState
from rules.words import Area, BuildingId, Good, Reward, Seat, VillagerId
from tests.bot.server import Server
from tests.tables import ANN, ONE, a_table, below, seat

Scene: TypeAlias = Callable[[Server, str], AsyncIterator[str]]


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
    while len((await server.loaded()).state.table.questions) > 1:
        await server.step(Random(1))
    await server.pass_time(hours=25)
    yield "the last who is waited for"
    while (await server.loaded()).state.table.round == 1:
        await server.step(Random(1))
    yield "a new round"


async def _end(server: Server, language: str) -> AsyncIterator[str]:
    """Play the last turn of a game, which somebody watches."""
    boards = [
        seat(exhausted=tuple([card.id for card in STARTING[3 * n : 3 * n + 3]]), passed=n > 0)
        for n in range(2)
    ]
    await server.lay(a_table(ann=boards[0], bob=boards[1], round=7), language=language)
    await server.eve.slash(server.channel, "game watch", updates="end")
    yield ""
    await server.ann.slash(server.channel, "pass")
    await server.finish(Random(1))
    yield "the end of a game"


async def _read_by_a_player(server: Server, language: str) -> AsyncIterator[str]:
    """Go below where the player to the left reads."""
    await server.start(3, language=language, reading="player")
    explorer, _ = await server.turn()
    yield ""
    await explorer.slash(server.channel, "explore", party="*")
    yield "an encounter to read out"
    await server.read_out()
    yield "an encounter that was read out"


async def _read_by_nobody(server: Server, language: str) -> AsyncIterator[str]:
    """Go below where the only other player does not read."""
    await server.start(2, language=language, reading="player")
    explorer, _ = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    yield ""
    await server.pass_time(hours=12)
    yield "an encounter that still waits for its reader"
    await server.pass_time(hours=12)
    yield "an encounter that nobody has read"


async def _printed(server: Server, language: str) -> AsyncIterator[str]:
    """Go below with a printed book, from which the other player reads."""
    await server.start(2, language=language, reading="book")
    explorer, _ = await server.turn()
    yield ""
    await explorer.slash(server.channel, "explore", party="*")
    yield "a paragraph to open in a printed book"
    dice = Random(1)
    await server.until("choose_option", dice)
    yield "a choice in a printed book"
    await server.until("tell_reward", dice)
    yield "a reward to enter from a printed book"


def _resumed(what: str, state: Callable[[], GameState]) -> Scene:
    """Return the scene of a game that pauses within an encounter, and goes on."""

    async def scene(server: Server, language: str) -> AsyncIterator[str]:
        await server.lay(state(), language=language)
        await server.fay.slash(server.channel, "game pause")
        yield ""
        await server.fay.slash(server.channel, "game resume")
        yield f"a game that goes on, with {what}"

    return scene


_PICK = TakeReward(ONE, ANN, Reward.ITEM, (Good.FISH, Good.POT))

SCENES: tuple[Scene, ...] = (
    *(_turns, _trade, _rest, _end, _read_by_a_player, _read_by_nobody, _printed),
    _resumed("effort to spend", lambda: a_table(trip=below(option=0, rolled={"bram": (3, 0)}))),
    _resumed("an item to pick", lambda: a_table(trip=below(), asks=(_PICK,))),
)
