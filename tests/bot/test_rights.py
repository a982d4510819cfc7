"""Who may do what: each action by whom it is asked of, and by everybody else.

One table a question; its columns are the people, its cells what each is told. Only the column of
whom it is asked of may change the game.
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rules.book import Outcome
from rules.cards import BUILDINGS
from rules.questions import AnswerOffer, RestVillagers, TakeReward, TakeTurn
from rules.table import GameState
from rules.words import Good, Row
from tests.bot.messages import answer_of, ids_of, say
from tests.bot.town import Town
from tests.bot.wire import Wire
from tests.tables import ANN, BOB, ONE, a_table, below, seat

ASKED, OTHER, SPECTATOR, LEFT, WARDEN = "asked", "other", "spectator", "left", "warden"
OUTSIDERS = (SPECTATOR, LEFT, WARDEN)

BELOW = ("builder-1", "trainer-1")
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
            owed=("item",),
            outcome=Outcome(choice=(Good.FISH, Good.POT)),
        ),
        asks=(TakeReward(ONE, ANN, "item", (Good.FISH, Good.POT)),),
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
    "spend_effort": (("exert", {}),),
    "take_reward": (("pick", {"reward": "pot"}),),
    "answer_offer": (("answer", {"reply": "accept"}),),
    "rest_villagers": (("rest", {"beds": "builder-1"}),),
}


async def seat_people(town: Town, kind: str) -> dict[str, Any]:
    """Lay the table; dee has been in the lobby and left it."""
    opened = await town.lay(STATES[kind]())
    asked = opened.state.table.questions[0].seat
    return {
        ASKED: await town.at(asked),
        OTHER: await town.at(BOB if asked == ANN else ANN),
        SPECTATOR: town.eve,
        LEFT: town.dee,
        WARDEN: town.fay,
    }


@pytest.fixture
async def left(town: Town) -> None:
    """Let somebody look into a lobby and leave it again, before the game that counts."""
    field = town.guild.create_text_channel("field")
    lobby = await town.open(1, channel=field)
    await town.dee.click(lobby, label="Join")
    await town.dee.click(field.last_message, label="Leave")
    town.game_id = 2


@pytest.mark.parametrize("kind", STATES)
async def test_a_command_serves_whom_it_is_asked_of(town: Town, left: None, kind: str) -> None:
    people = await seat_people(town, kind)
    for command, options in COMMANDS[kind]:
        for role in (OTHER, *OUTSIDERS):
            if command == "advance" and role == OTHER:
                continue  # everybody may, at any time: what he lacks he is told elsewhere
            async with town.nothing_changes():
                typed = await people[role].slash(town.channel, command, **options)
                key = "not-asked-now" if role == OTHER else "not-seated"
                assert answer_of(typed) == say(key), (command, role)
        before = (await town.opened()).ply
        await people[ASKED].slash(town.channel, command, **options)
        assert (await town.opened()).ply == before + 1, command


@pytest.mark.parametrize("kind", STATES)
async def test_a_button_serves_whom_it_is_asked_of(town: Town, left: None, kind: str) -> None:
    people = await seat_people(town, kind)
    panel = await town.panel()
    shown = ids_of(panel)
    if kind == "choose_option":
        read = await people[ASKED].click(panel, label=say("verb-read"))
        shown += ids_of(read.response.message)
    wire = Wire(town)
    first = next(q.number for q in (await town.opened()).state.table.questions)
    asking = [i for i in shown if i.startswith(f"1:{town.game_id}:{first}:do")]
    asking = [i for i in asking if "withdraw" not in i]
    assert asking
    for custom_id in asking:
        for role in (OTHER, *OUTSIDERS):
            pressed = wire.press(people[role], panel, custom_id)
            async with town.nothing_changes():
                await wire.deliver(pressed)
                foreign = say("not-you", who=people[ASKED].name)
                expected = foreign if role == OTHER else say("not-seated")
                if kind == "answer_offer" and role == OTHER:
                    expected = say("not-asked")  # the buyer may withdraw, and nothing else
                assert answer_of(pressed.result) == expected, (custom_id, role)
    pressed = wire.press(people[ASKED], panel, asking[-1])
    await wire.deliver(pressed)
    assert pressed.result.acknowledged
    assert not pressed.result.ephemeral


async def test_the_buyer_alone_withdraws_an_offer(town: Town, left: None) -> None:
    people = await seat_people(town, "answer_offer")
    for role in (ASKED, *OUTSIDERS):
        async with town.nothing_changes():
            typed = await people[role].slash(town.channel, "answer", reply="withdraw")
            key = "not-asked-now" if role == ASKED else "not-seated"
            assert answer_of(typed) == say(key)
    await people[OTHER].slash(town.channel, "answer", reply="withdraw")
    assert isinstance((await town.opened()).state.table.questions[0], TakeTurn)


@pytest.mark.parametrize("kind", STATES)
async def test_everybody_may_look(town: Town, left: None, kind: str) -> None:
    people = await seat_people(town, kind)
    for person in people.values():
        async with town.nothing_changes():
            for command in ("board", "market", "score", "village", "rules", "settings"):
                assert answer_of(await person.slash(town.channel, command))
            for command in ("log", "export"):
                typed = await person.slash(town.channel, f"game {command}")
                assert typed.ephemeral
            typed = await person.slash(town.channel, "game verify")
            assert "SHA-256" in answer_of(typed)


async def test_everybody_may_have_the_panel_posted_anew(town: Town, left: None) -> None:
    people = await seat_people(town, "take_turn")
    for person in people.values():
        before = await town.panel()
        await person.slash(town.channel, "game status")
        assert (await town.panel()).id != before.id
        assert (await town.opened()).ply == 0


async def test_a_step_is_taken_back_by_who_took_it(town: Town, left: None) -> None:
    people = await seat_people(town, "take_turn")
    await people[ASKED].slash(town.channel, "sell", item="fish")
    undo = next(i for i in ids_of(await town.panel()) if ":undo" in i)
    wire = Wire(town)
    for role in (OTHER, *OUTSIDERS):
        key = "undo-not-yours" if role == OTHER else "not-seated"
        async with town.nothing_changes():
            typed = await people[role].slash(town.channel, "game undo")
            assert answer_of(typed) == say(key)
            pressed = wire.press(people[role], await town.panel(), undo)
            await wire.deliver(pressed)
            assert answer_of(pressed.result) == say(key)
    await people[ASKED].slash(town.channel, "game undo")
    assert (await town.opened()).state.table.players[ANN].sale is None


@pytest.mark.parametrize("closer", ["host", WARDEN])
async def test_a_game_is_closed_by_its_host_or_a_warden(
    town: Town, left: None, closer: str
) -> None:
    people = await seat_people(town, "take_turn")
    for person in (town.bob, people[SPECTATOR], people[LEFT]):
        async with town.nothing_changes():
            assert answer_of(await person.slash(town.channel, "game end")) == say("not-in-charge")
    person = town.ann if closer == "host" else people[WARDEN]
    await person.slash(town.channel, "game end")
    assert (await town.opened()).row.status == "closed"


async def test_commands_in_another_server_find_no_game(town: Town, left: None) -> None:
    await seat_people(town, "take_turn")
    elsewhere = town.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("village")
    stranger = elsewhere.add_member(town.ann.user)
    async with town.nothing_changes():
        for command in ("pass", "read", "game undo", "game end", "game export", "game status"):
            assert answer_of(await stranger.slash(channel, command)) == say("no-game-here")
