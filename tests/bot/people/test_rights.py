"""Who may do what: each action by whom it is asked of, and by everybody else.

One table a question; its columns are the people, its cells what each is told. Only the column of
whom it is asked of may change the game.
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.features.command_options import NOBODY
from rules.book import Outcome
from rules.cards import BUILDINGS
from rules.questions import AnswerOffer, RestVillagers, TakeReward, TakeTurn
from rules.table import GameState
from rules.words import Good, Reward, Row
from tests.bot.messages import answer_of, ids_of, say
from tests.bot.server import Server
from tests.bot.wire import Wire
from tests.tables import ANN, BOB, ONE, a_table, below, seat

ASKED, OTHER, SPECTATOR, LEFT, WARDEN = "asked", "other", "spectator", "left", "warden"
OUTSIDERS = (SPECTATOR, LEFT, WARDEN)

LOOKS = (
    *("look board", "look market", "look score", "look village", "look log"),
    *("rules", "me settings"),
)
BELOW = ("builder-1", "trainer-1")
MENUS = (":explore", ":build", ":train")
"""How the ids of buttons end that ask for more before they act."""

REROLL = next(card.id for card in BUILDINGS.values() if card.rerolls and card.row is Row.KEY)
STATES: Mapping[str, Callable[[], GameState]] = {
    "take_turn": lambda: a_table(ann=seat(coins=30, items=(Good.FISH,))),
    "choose_option": lambda: a_table(ann=seat(cave=BELOW), trip=below()),
    "spend_effort": lambda: a_table(
        ann=seat(cave=BELOW, buildings=(REROLL,)),
        trip=below(option=1, rolled={"builder-1": (4, 1), "trainer-1": (2, 1)}),
    ),
    "take_reward": lambda: a_table(
        ann=seat(cave=BELOW),
        trip=below(
            option=0,
            tier=0,
            owed=(Reward.ITEM,),
            outcome=Outcome(choice=(Good.FISH, Good.POT)),
        ),
        asks=(TakeReward(ONE, ANN, Reward.ITEM, (Good.FISH, Good.POT)),),
    ),
    "answer_offer": lambda: a_table(
        bob=seat(sale=Good.FISH), asks=(AnswerOffer(ONE, BOB, ANN, Good.FISH, 4),)
    ),
    "rest_villagers": lambda: a_table(
        ann=seat(exhausted=("builder-1", "trainer-1", "explorer-1"), injured=()),
        asks=(RestVillagers(ONE, ANN),),
        turn=None,
    ),
}

COMMANDS: Mapping[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "take_turn": (
        ("sell", {"item": "fish"}),
        ("sell", {}),
        ("refresh", {"row": "house"}),
        ("advance", {"goods": "fish"}),
        ("labor", {"villagers": "builder-1"}),
    ),
    "choose_option": (("choose", {"option": "0"}),),
    "spend_effort": (("exert", {"villagers": NOBODY}),),
    "take_reward": (("pick", {"reward": "pot"}),),
    "answer_offer": (("answer", {"reply": "accept"}),),
    "rest_villagers": (("rest", {}),),
}


async def seat_people(server: Server, kind: str) -> dict[str, Any]:
    """Lay the table; dee has been in the lobby and left it."""
    loaded = await server.lay(STATES[kind]())
    asked = loaded.state.table.questions[0].seat
    return {
        ASKED: await server.at(asked),
        OTHER: await server.at(BOB if asked == ANN else ANN),
        SPECTATOR: server.eve,
        LEFT: server.dee,
        WARDEN: server.fay,
    }


@pytest.fixture
async def left(server: Server) -> None:
    """Join a lobby and leave it again, before the game under test."""
    field = server.guild.create_text_channel("field")
    lobby = await server.open(1, channel=field)
    await server.dee.click(lobby, label="Join")
    await server.dee.click(field.last_message, label="Leave")
    server.game_id = 2


@pytest.mark.parametrize("kind", STATES)
async def test_a_command_serves_whom_it_is_asked_of(server: Server, left: None, kind: str) -> None:
    people = await seat_people(server, kind)
    for command, options in COMMANDS[kind]:
        for role in (OTHER, *OUTSIDERS):
            if command == "advance" and role == OTHER:
                continue  # everybody may, at any time: what they lack they are told elsewhere
            async with server.nothing_changes():
                typed = await people[role].slash(server.channel, command, **options)
                key = "not-asked-now" if role == OTHER else "not-seated"
                assert answer_of(typed) == say(key), (command, role)
        before = (await server.loaded()).ply
        await people[ASKED].slash(server.channel, command, **options)
        assert (await server.loaded()).ply == before + 1, command


@pytest.mark.parametrize("kind", STATES)
async def test_a_button_serves_whom_it_is_asked_of(server: Server, left: None, kind: str) -> None:
    people = await seat_people(server, kind)
    panel = await server.panel()
    shown = ids_of(panel)
    if kind == "choose_option":
        read = await people[ASKED].click(panel, label=say("verb-read"))
        shown += ids_of(read.response.message)
    wire = Wire(server)
    first = next(q.number for q in (await server.loaded()).state.table.questions)
    number, what = (0, "proposed") if kind == "rest_villagers" else (first, "do")
    asking = [i for i in shown if i.startswith(f"1:{server.game_id}:{number}:{what}")]
    asking = [i for i in asking if "withdraw" not in i]
    assert asking
    for custom_id in asking:
        for role in (OTHER, *OUTSIDERS):
            pressed = wire.press(people[role], panel, custom_id)
            async with server.nothing_changes():
                await wire.deliver(pressed)
                foreign = say("not-you", who=people[ASKED].name)
                expected = foreign if role == OTHER else say("not-seated")
                if kind == "answer_offer" and role == OTHER:
                    expected = say("not-asked")  # the buyer may withdraw, and nothing else
                if kind == "rest_villagers" and role == OTHER:
                    expected = say("not-asked")  # the button is everybody's who rests
                assert answer_of(pressed.result) == expected, (custom_id, role)
    at_once = [i for i in asking if not i.endswith(MENUS)]
    pressed = wire.press(people[ASKED], panel, at_once[-1])
    await wire.deliver(pressed)
    assert pressed.result.acknowledged
    assert not pressed.result.ephemeral


async def test_the_buyer_alone_withdraws_an_offer(server: Server, left: None) -> None:
    people = await seat_people(server, "answer_offer")
    for role in (ASKED, *OUTSIDERS):
        async with server.nothing_changes():
            typed = await people[role].slash(server.channel, "answer", reply="withdraw")
            key = "not-asked-now" if role == ASKED else "not-seated"
            assert answer_of(typed) == say(key)
    await people[OTHER].slash(server.channel, "answer", reply="withdraw")
    assert isinstance((await server.loaded()).state.table.questions[0], TakeTurn)


@pytest.mark.parametrize("kind", STATES)
async def test_everybody_may_look(server: Server, left: None, kind: str) -> None:
    people = await seat_people(server, kind)
    for person in people.values():
        async with server.nothing_changes():
            for command in LOOKS:
                assert answer_of(await person.slash(server.channel, command))
            assert (await person.slash(server.channel, "game export")).ephemeral
            typed = await person.slash(server.channel, "game verify")
            assert "SHA-256" in answer_of(typed)


async def test_everybody_may_have_the_panel_posted_anew(server: Server, left: None) -> None:
    people = await seat_people(server, "take_turn")
    for person in people.values():
        before = await server.panel()
        await person.slash(server.channel, "game status")
        assert (await server.panel()).id != before.id
        assert (await server.loaded()).ply == 0


async def test_a_step_is_taken_back_by_who_took_it(server: Server, left: None) -> None:
    people = await seat_people(server, "take_turn")
    await people[ASKED].slash(server.channel, "sell", item="fish")
    undo = next(i for i in ids_of(await server.panel()) if ":undo" in i)
    wire = Wire(server)
    for role in (OTHER, *OUTSIDERS):
        key = "undo-not-yours" if role == OTHER else "not-seated"
        async with server.nothing_changes():
            typed = await people[role].slash(server.channel, "game undo")
            assert answer_of(typed) == say(key)
            pressed = wire.press(people[role], await server.panel(), undo)
            await wire.deliver(pressed)
            assert answer_of(pressed.result) == say(key)
    await people[ASKED].slash(server.channel, "game undo")
    assert (await server.loaded()).state.table.players[ANN].sale is None


@pytest.mark.parametrize("closer", ["host", WARDEN])
async def test_a_game_is_closed_by_its_host_or_a_warden(
    server: Server, left: None, closer: str
) -> None:
    people = await seat_people(server, "take_turn")
    for person in (server.bob, people[SPECTATOR], people[LEFT]):
        async with server.nothing_changes():
            assert answer_of(await person.slash(server.channel, "game end")) == say("not-in-charge")
    person = server.ann if closer == "host" else people[WARDEN]
    await person.slash(server.channel, "game end")
    assert (await server.loaded()).row.status == "closed"


async def test_commands_in_another_server_find_no_game(server: Server, left: None) -> None:
    await seat_people(server, "take_turn")
    elsewhere = server.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("village")
    stranger = elsewhere.add_member(server.ann.user)
    async with server.nothing_changes():
        for command in ("pass", "read", "game undo", "game end", "game export", "game status"):
            assert answer_of(await stranger.slash(channel, command)) == say("no-game-here")
