"""What the rules refuse is told in private, with its figures, and nothing changes."""

from random import Random
from typing import Any

import pytest
from discord.app_commands import Group

from bot.i18n.words import words_in
from bot.text.refusals import refusal_text
from rules import Code, offers
from rules.cards import BUILDINGS
from rules.words import Row
from tests.bot.messages import answer_of, refused, say
from tests.bot.server import Server
from tests.bot.wire import Wire

NO_SUCH_NAME = "the man in the moon"


async def first_turn(server: Server) -> Any:
    await server.start(2)
    asked, _ = await server.turn()
    return asked


COMMANDS: list[tuple[str, dict[str, Any], str]] = [
    ("explore", {"party": "builder-1"}, refused(Code.TOO_FEW_VILLAGERS, need=2, have=1)),
    ("explore", {"party": "builder-1, builder-1"}, refused(Code.NAMED_TWICE, what="builder-1")),
    ("explore", {"party": f"builder-1, {NO_SUCH_NAME}"}, refused(Code.NOT_READY, what="?")),
    ("explore", {"party": "builder-1, builder-2"}, refused(Code.NOT_READY, what="builder-2")),
    ("explore", {"party": " , ,"}, refused(Code.TOO_FEW_VILLAGERS, need=2, have=0)),
    ("labor", {"villagers": " "}, refused(Code.TOO_FEW_VILLAGERS, need=1)),
    ("labor", {"villagers": NO_SUCH_NAME}, refused(Code.NOT_READY, what="?")),
    ("harvest", {"goods": "fish", "villagers": "*"}, refused(Code.NO_GOODS_THERE)),
    (
        "build",
        {"building": NO_SUCH_NAME, "builder": "builder-1"},
        refused(Code.NOT_FOR_SALE, what="?"),
    ),
    ("train", {"villager": NO_SUCH_NAME, "teacher": "trainer-1"}, refused(Code.NOT_FOR_SALE)),
    ("sell", {"item": "fish"}, refused(Code.NOT_ENOUGH_ITEMS, need=1)),
    ("sell", {}, refused(Code.NOTHING_FOR_SALE)),
    ("buy", {"seller": "1", "coins": 3}, refused(Code.NOTHING_FOR_SALE)),
    ("refresh", {"row": "star"}, refused(Code.ROW_CANNOT_REFRESH, what="star")),
    ("refresh", {"row": NO_SUCH_NAME}, say("bad-input")),
    ("advance", {"goods": "fish"}, refused(Code.NOTHING_TO_PLACE)),
    ("answer", {"reply": "accept"}, say("not-asked-now")),
    ("rest", {}, say("not-asked-now")),
    ("choose", {"option": "0"}, say("not-asked-now")),
    ("reroll", {"villager": "builder-1"}, say("not-asked-now")),
    ("exert", {}, say("not-asked-now")),
    ("pick", {"reward": "fish"}, say("not-asked-now")),
]


@pytest.mark.parametrize(("command", "options", "answer"), COMMANDS)
async def test_a_command_that_cannot_be_done(
    server: Server, command: str, options: dict[str, Any], answer: str
) -> None:
    asked = await first_turn(server)
    async with server.nothing_changes():
        typed = await asked.slash(server.channel, command, **options)
        assert answer_of(typed) == answer


async def test_a_choice_that_is_not_offered(server: Server) -> None:
    """Of every option that has choices: Discord offers no other, but a request may be made up."""
    await server.start(2, reading="book")  # elsewhere Discord does not list `/book`
    wire, tried = Wire(server), 0
    async with server.nothing_changes():
        for command in server.bot.tree.walk_commands():
            if isinstance(command, Group):
                continue
            for option in (one for one in command.parameters if one.choices):
                typed = wire.command(
                    server.ann, command.qualified_name, {option.display_name: NO_SUCH_NAME}
                )
                await wire.deliver(typed)
                assert answer_of(typed.result) == say("bad-input"), command.qualified_name
                tried += 1
    assert tried >= 20


async def test_what_is_too_expensive(server: Server) -> None:
    asked = await first_turn(server)
    table = (await server.loaded()).state.table
    star = max(table.market.stars, key=lambda card: BUILDINGS[card].cost)
    coins = table.players[0].coins
    async with server.nothing_changes():
        typed = await asked.slash(server.channel, "build", building=star, builder="builder-1")
        need = BUILDINGS[star].cost
        assert answer_of(typed) == refused(Code.NOT_ENOUGH_COINS, need=need, have=coins)


async def test_an_outpost_without_a_cave(server: Server) -> None:
    asked = await first_turn(server)
    outpost = (await server.loaded()).state.table.market.outposts[0]
    async with server.nothing_changes():
        typed = await asked.slash(server.channel, "build", building=outpost, builder="builder-1")
        assert answer_of(typed) == refused(Code.NO_EMPTY_CAVE)


async def test_a_builder_without_a_hammer_and_a_teacher_without_a_quill(server: Server) -> None:
    asked = await first_turn(server)
    table = (await server.loaded()).state.table
    house = min(table.market.houses, key=lambda card: BUILDINGS[card].cost)
    async with server.nothing_changes():
        built = await asked.slash(server.channel, "build", building=house, builder="explorer-1")
        assert answer_of(built) == refused(Code.NO_HAMMER)
        hired = await asked.slash(
            server.channel, "train", villager=str(table.board.slots[0]), teacher="explorer-1"
        )
        assert answer_of(hired) == refused(Code.NO_QUILL)


async def test_commands_out_of_turn(server: Server) -> None:
    await server.start(2)
    _, other = await server.turn()
    async with server.nothing_changes():
        for command, options in (
            ("pass", {}),
            ("labor", {"villagers": "*"}),
            ("explore", {"party": "*"}),
            ("refresh", {"row": "house"}),
        ):
            typed = await other.slash(server.channel, command, **options)
            assert answer_of(typed) == say("not-asked-now")


async def test_commands_without_a_seat(server: Server) -> None:
    await server.start(2)
    async with server.nothing_changes():
        for command in ("pass", "exert", "rest", "game undo"):
            typed = await server.eve.slash(server.channel, command)
            assert answer_of(typed) == say("not-seated")


async def test_the_village_of_someone_who_has_none(server: Server) -> None:
    await server.start(2)
    async with server.nothing_changes():
        typed = await server.ann.slash(server.channel, "look village", player=server.eve)
        assert answer_of(typed) == say("no-village")


async def test_a_button_for_what_cannot_be_done_says_why(server: Server) -> None:
    asked = await first_turn(server)
    loaded = await server.loaded()
    greyed = [o for o in offers(loaded.game, loaded.state, loaded.state.table.first) if o.refusal]
    assert greyed
    async with server.nothing_changes():
        for offer in greyed:
            pressed = Wire(server).press(asked, await server.panel(), f"1:1:1:do:{offer.verb}")
            await Wire(server).deliver(pressed)
            assert offer.refusal is not None
            assert answer_of(pressed.result) == refusal_text(words_in("en"), offer.refusal)


async def test_a_form_filled_in_with_what_does_not_go_together(server: Server) -> None:
    asked = await first_turn(server)
    market = (await server.loaded()).state.table.market
    star = max(market.stars, key=lambda card: BUILDINGS[card].cost)
    coins = (await server.loaded()).state.table.players[0].coins
    entered = {"building": [star], "builder": ["builder-1"]}
    sent = Wire(server).submit(asked, await server.panel(), "1:1:1:fill:build", entered)
    async with server.nothing_changes():
        await Wire(server).deliver(sent)
        need = BUILDINGS[star].cost
        assert answer_of(sent.result) == refused(Code.NOT_ENOUGH_COINS, need=need, have=coins)


async def test_a_suggestion_says_why_something_cannot_be_had(server: Server) -> None:
    asked = await first_turn(server)
    suggested = await asked.autocomplete(server.channel, "build", "building", "")
    names = [choice["name"] for choice in suggested]
    table = (await server.loaded()).state.table
    dear = [card for card in table.market.stars if BUILDINGS[card].cost > table.players[0].coins]
    for card in dear:
        assert any(name.startswith(f"\u2715 {say(f'building-{card}')}") for name in names), card


async def test_suggestions_say_why_there_are_none(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    for person, name, option, key in (
        (asked, "harvest", "goods", refused(Code.NO_GOODS_THERE)),
        (other, "labor", "villagers", say("refusal-not-your-turn")),
    ):
        suggested = await person.autocomplete(server.channel, name, option, "")
        assert [choice["name"] for choice in suggested] == [key]
    assert await server.eve.autocomplete(server.channel, "labor", "villagers", "") == []


async def test_the_reason_that_stands_for_a_suggestion_is_no_value(server: Server) -> None:
    asked = await first_turn(server)
    (reason,) = await asked.autocomplete(server.channel, "harvest", "goods", "")
    async with server.nothing_changes():
        typed = await asked.slash(server.channel, "harvest", goods=reason["value"], villagers="*")
        assert answer_of(typed) == refused(Code.NO_GOODS_THERE)


async def test_two_commands_of_one_player_at_once(server: Server) -> None:
    asked = await first_turn(server)
    wire = Wire(server)
    typed = [
        wire.command(asked, "pass", {}),
        wire.command(asked, "labor", {"villagers": "builder-1"}),
    ]
    await wire.deliver(*typed)
    assert (await server.loaded()).ply == 1
    first, second = (one.result for one in typed)
    assert not first.ephemeral
    assert answer_of(second) in (say("not-asked-now"), refused(Code.NOT_YOUR_TURN))


async def test_two_players_rest_at_once(server: Server) -> None:
    await server.start(2)
    dice = Random(2)
    while True:
        questions = (await server.loaded()).state.table.questions
        if len(questions) > 1:
            break
        await server.step(dice)
    assert {question.kind for question in questions} == {"rest_villagers"}
    before = (await server.loaded()).ply
    wire = Wire(server)
    typed = [
        wire.command(await server.at(question.seat), "rest", {"beds": "*"})
        for question in questions
    ]
    await wire.deliver(*typed)
    assert (await server.loaded()).ply == before + 2
    assert all(one.result.acknowledged for one in typed)


async def test_a_cider_that_nobody_has_pays_nothing(server: Server) -> None:
    asked = await first_turn(server)
    table = (await server.loaded()).state.table
    house = min(table.market.row(Row.HOUSE), key=lambda card: BUILDINGS[card].cost)
    async with server.nothing_changes():
        typed = await asked.slash(
            server.channel, "build", building=house, builder="builder-1", ciders=1
        )
        assert answer_of(typed) == refused(Code.NOT_ENOUGH_ITEMS, need=1, what="cider")
