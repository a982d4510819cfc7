"""Nobody is called who has nothing to do: the bot passes for them, and says so."""

from simcord.results import InteractionResult

from bot.delivery.outbox.languages import Languages
from bot.model.kinds import GameStatus
from bot.service.plies.verify import verify
from bot.service.tables.games import Games
from rules.words import Area
from tests.bot.messages import answer_of, say, text_of
from tests.bot.server import Server
from tests.tables import ANN, BOB, Board, a_table, seat

PASSED = "nobody ready and passes"


async def begin(server: Server, bob: Board) -> None:
    """Let Ann begin, who has three ready; Bob has nobody."""
    await server.lay(a_table(ann=seat(), bob=bob))


async def labor(server: Server) -> InteractionResult:
    return await server.ann.slash(server.channel, "labor", villagers="builder-1")


async def test_whoever_has_nothing_to_do_is_passed_and_not_called(server: Server) -> None:
    await begin(server, seat(ready=(), exhausted=("builder-2",), coins=0))
    await labor(server)
    loaded = await server.loaded()
    (asked,) = loaded.state.table.questions
    assert loaded.state.table.players[BOB].passed
    assert asked.seat == ANN
    assert PASSED in text_of(await server.panel())
    assert f"<@{server.bob.id}>" not in text_of(await server.panel())


async def test_whoever_said_so_is_called_while_they_can_trade(server: Server) -> None:
    await server.bob.slash(server.channel, "me settings", pass_for_me=False)
    await begin(server, seat(ready=(), exhausted=("builder-2",), coins=3))
    await labor(server)
    (asked,) = (await server.loaded()).state.table.questions
    assert asked.seat == BOB


async def test_the_default_is_to_be_passed_while_only_trade_is_left(server: Server) -> None:
    await begin(server, seat(ready=(), exhausted=("builder-2",), coins=3))
    await labor(server)
    assert (await server.loaded()).state.table.players[BOB].passed


async def test_a_step_is_taken_back_with_the_passes_after_it(server: Server) -> None:
    await begin(server, seat(ready=(), exhausted=("builder-2",), coins=0))
    await labor(server)
    await server.ann.slash(server.channel, "game undo")
    table = (await server.loaded()).state.table
    assert not table.players[BOB].passed
    assert "builder-1" in table.players[ANN].villagers_in(Area.READY)
    assert table.questions[0].seat == ANN


async def test_whoever_was_passed_takes_it_back_to_trade(server: Server) -> None:
    await begin(server, seat(ready=(), exhausted=("builder-2",), coins=3))
    await labor(server)
    await server.bob.slash(server.channel, "game undo")
    table = (await server.loaded()).state.table
    assert table.questions[0].seat == BOB
    assert not table.players[BOB].passed


async def test_whoever_could_do_nothing_has_nothing_to_take_back(server: Server) -> None:
    await begin(server, seat(ready=(), exhausted=("builder-2",), coins=0))
    await labor(server)
    refused = await server.bob.slash(server.channel, "game undo")
    assert say("undo-nothing") in answer_of(refused)


async def test_a_game_with_passes_of_the_bot_is_verified_and_read_again(server: Server) -> None:
    await begin(server, seat(ready=(), exhausted=("builder-2",), coins=0))
    await labor(server)
    before = (await server.loaded()).state
    await server.restart()
    loaded = await server.loaded()
    assert loaded.state == before
    assert loaded.row.status == GameStatus.RUNNING
    rows = await server.parts[Games].history.stored_plies(server.game_id)
    whole = verify(loaded.game, loaded.row, rows)
    forged = rows[-1].action
    assert forged is not None
    assert b'"idle":true' in forged
    assert whole.wrong == 1  # the game was laid by hand, not set up from its seed


async def test_each_person_is_asked_once_whether_they_are_passed(server: Server) -> None:
    await server.lay(a_table(ann=seat(ready=("builder-1",)), bob=seat()))
    (asked,) = (await labor(server)).followups
    assert asked.ephemeral
    await server.ann.click(asked.message, label=say("pass-for-me-no"))
    assert server.parts[Languages].settings_of(server.ann.id).pass_for_me is False
    await server.ann.slash(server.channel, "game undo")
    assert not (await labor(server)).followups
