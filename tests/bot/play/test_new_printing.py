"""New games begin with the newest printing of their rules, and older ones end with their own."""

from random import Random

import pytest
from discord.app_commands import Command, Group

from bot.service.plies.verify import verify
from bot.service.tables.games import Games
from rules.cards import REPRINTED
from rules.editions import FINAL, RULEBOOKS, Rulebook
from tests.bot.messages import answer_of, lobby_rules, say, text_of
from tests.bot.server import Server


def reprinted(server_cards: tuple[str, ...]) -> set[str]:
    return {*server_cards} & {*REPRINTED}


async def test_a_new_game_has_the_newest_cards_and_nobody_is_asked_which(server: Server) -> None:
    loaded = await server.start(2)
    market = loaded.state.table.market
    assert loaded.row.edition == RULEBOOKS[Rulebook.FINAL].name
    assert reprinted((*market.houses, *market.outposts, *market.keys))
    group = server.bot.tree.get_command("game")
    assert isinstance(group, Group)
    new = group.get_command("new")
    assert isinstance(new, Command)
    (edition,) = [one for one in new.parameters if one.name == "edition"]
    assert [choice.value for choice in edition.choices] == ["final", "preview"]


async def test_a_card_keeps_its_name_and_the_rules_show_it_as_new_games_have_it(
    server: Server,
) -> None:
    shown = answer_of(await server.ann.slash(server.channel, "rules", topic="rosewindow chapel"))
    assert shown.count("Rosewindow Chapel") == 1
    assert say("card-cost", cost=9) in shown
    assert say("building-rosewindow-chapel-2") == say("building-rosewindow-chapel")


async def test_an_older_game_ends_with_its_own_cards_and_is_verified(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr("bot.service.lobby.lobbies.RULEBOOKS", {Rulebook.FINAL: FINAL})
        loaded = await server.start(1, variant="solo")
    assert loaded.row.edition == "final"
    market = loaded.state.table.market
    assert not reprinted((*market.houses, *market.outposts, *market.keys))
    assert say("building-sawdust-workshop") == say("building-sawdust-workshop-2")
    await server.finish(Random(6))
    ended = await server.loaded()
    rows = await server.parts[Games].history.stored_plies(server.game_id)
    assert not verify(ended.game, ended.row, rows).wrong
    panel = await server.panel()
    await server.ann.click(panel, label=say("again"))
    assert lobby_rules("final", "solo") in text_of(server.channel.last_message)
    row = await server.parts[Games].get(server.game_id + 1)
    assert row.edition == RULEBOOKS[Rulebook.FINAL].name
