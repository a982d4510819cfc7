"""Locks are kept while somebody needs them, and no longer."""

from random import Random

from bot.delivery.outbox.outbox import Outbox
from bot.features.votes import Votes
from bot.service.lobby.lobbies import Lobbies
from bot.service.tables.games import Games
from tests.bot.messages import say
from tests.bot.server import Server
from tests.bot.voting import ballot, calls


async def test_no_lock_outlives_its_use(server: Server) -> None:
    bot = server.bot
    kinds = [
        bot.parts[Lobbies]._locks,
        bot.parts[Votes]._voting._locks,
        bot.parts[Outbox]._panel_locks,
        bot.parts[Games].loaded._loading,
    ]
    await server.start(3)
    await calls(server, server.ann, "pause")
    await server.bob.click(ballot(server), label=say("vote-yes"))
    await server.ann.slash(server.channel, "game resume")
    for name in ("field", "square"):
        channel = server.guild.create_text_channel(name)
        lobby = await server.open(2, channel=channel)
        await server.bob.click(lobby, label="Leave")
        await server.ann.click(channel.last_message, label="Leave")
    await server.step(Random(1))
    assert [len(locks) for locks in kinds] == [0, 0, 0, 0]


async def test_all_who_wait_for_a_lock_share_one(server: Server) -> None:
    locks = server.parts[Lobbies]._locks
    lock = locks.of(1)
    assert locks.of(1) is lock
    assert locks.of(2) is not lock
    assert len(locks) == 1
