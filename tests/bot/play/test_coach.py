"""The coach of the first round: waits for the real action, praises it, goes on, and leaves."""

from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.features.coach import Coach
from bot.ui.advice import advice
from rules.actions import Action, Advance, Labor, OfferToBuy, Pass, PutUpForSale, RefreshRow
from rules.words import Area, Good, Row, Seat, Token
from tests.bot.messages import answer_of, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.bot.wire import Wire
from tests.tables import a_table, seat


async def coached(server: Server) -> tuple[Any, Any]:
    """Start the coach as the player who is asked."""
    await server.start()
    asked, other = await server.turn()
    result = await town_click(server, asked)
    assert say("guide-welcome") in answer_of(result)
    return asked, other


async def town_click(server: Server, person: Any) -> Any:
    """Ask for the coach: on the panel, or behind More where there is no room."""
    panel = await server.panel()
    if say("guide-on") not in text_of(panel):
        panel = (await person.click(panel, label=say("verb-more"))).response.message
    return await person.click(panel, label=say("guide-on"))


def hints(result: Any) -> str:
    """Return what the coach said after an action, if anything."""
    return "\n".join([text_of(shown.message) for shown in result.followups])


async def labor(server: Server, person: Any) -> Any:
    loaded = await server.loaded()
    seat = loaded.state.table.questions[0].seat
    ready = loaded.state.table.players[seat].villagers_in(Area.READY)
    return await server.hands.press(person, Labor(seat, ready[:1]))


async def test_the_coach_suggests_praises_and_goes_on(server: Server) -> None:
    asked, other = await coached(server)
    result = await labor(server, asked)
    assert say("guide-done-labor") in hints(result)
    assert say("guide-wait", name=other.user.name) in hints(result)
    assert not (await labor(server, other)).followups
    again = await town_click(server, asked)
    assert say("guide-to-explore") in answer_of(again)


async def test_the_coach_follows_commands_too(server: Server) -> None:
    asked, _ = await coached(server)
    result = await asked.slash(server.channel, "pass")
    assert say("guide-done-pass") in hints(result)


async def test_the_coach_leaves_when_asked(server: Server) -> None:
    await server.start()
    asked, _ = await server.turn()
    result = await town_click(server, asked)
    left = await asked.click(result.response.message, label=say("guide-off"))
    assert say("guide-left") in text_of(left.response.message)
    assert not (await labor(server, asked)).followups


async def test_the_coach_leaves_after_the_first_round(server: Server) -> None:
    asked, _ = await coached(server)
    dice, all_hints = Random(1), list[str]()
    while len(all_hints) < 2 or say("guide-end") not in all_hints[-1]:
        loaded = await server.loaded()
        question = loaded.state.table.questions[0]
        action = await server.decide(dice)
        if question.kind == "take_turn":
            action = Pass(question.seat)
        person = await server.at(action.seat)
        result = await server.hands.press(person, action)
        if person.id == asked.id:
            all_hints.append(hints(result))
    assert len(all_hints) == 2
    assert say("guide-on") not in text_of(await server.panel())
    assert say("guide-done-pass") in all_hints[0]
    assert not (await asked.slash(server.channel, "pass")).followups


async def test_who_has_no_seat_has_no_coach(server: Server) -> None:
    await server.start()
    result = await town_click(server, server.eve)
    assert answer_of(result) == say("not-seated")


async def test_every_hint_is_short_and_names_the_button(server: Server) -> None:
    for verb in ("explore", "build", "train", "harvest", "labor", "pass"):
        hint = say(f"guide-to-{verb}")
        assert f"**{say(f'verb-{verb}')}**" in hint
        assert len(hint) < 250


async def test_whoever_is_coached_may_ask_what_a_neighbour_would_do(server: Server) -> None:
    asked, other = await coached(server)
    result = await town_click(server, asked)
    suggestion = await asked.click(result.response.message, label=say("guide-ask"))
    assert suggestion.ephemeral
    assert answer_of(suggestion).startswith(say("guide-advice", kind="", what="").split("press")[0])
    before = await server.stored()
    again = await asked.click(result.response.message, label=say("guide-ask"))
    assert answer_of(again) == answer_of(suggestion)
    assert await server.stored() == before
    await asked.click(result.response.message, label=say("guide-off"))
    wire = Wire(server)
    for person, why in ((asked, "guide-gone"), (other, "guide-gone"), (server.eve, "not-seated")):
        pressed = wire.press(person, await server.panel(), "1:1:0:guide:ask")
        await wire.deliver(pressed)
        assert answer_of(pressed.result) == say(why)


@pytest.mark.parametrize(
    ("action", "phrase"),
    [
        (PutUpForSale(Seat(0), Token.POTION, 3), "would sell a potion for 3 coins: that is behind"),
        (PutUpForSale(Seat(0), Token.POTION), "would sell a potion: that is behind"),
        (RefreshRow(Seat(0), Row.HOUSE), "would press **More**, and there **New houses**"),
        (OfferToBuy(Seat(0), Seat(1), 3), "would press **More**, and there **Make an offer**"),
        (Advance(Seat(0), (Good.FISH,)), "would press **More**, and there **Place a fish**"),
        (Pass(Seat(0)), "would press **More**, and there **Pass**"),
    ],
)
async def test_a_neighbour_names_buttons_that_are_there(
    server: Server, action: Action, phrase: str
) -> None:
    loaded = await server.start()
    assert phrase in advice(server.parts[Languages].narrator(loaded), loaded, action)


async def test_a_neighbour_names_the_pass_of_the_panel_where_it_is(server: Server) -> None:
    loaded = await server.lay(nearly_done())
    narrator = server.parts[Languages].narrator(loaded)
    assert "would press **Pass**" in advice(narrator, loaded, Pass(Seat(0)))


async def test_whoever_waits_is_told_nothing_of_another(server: Server) -> None:
    _, other = await coached(server)
    result = await town_click(server, other)
    suggestion = await other.click(result.response.message, label=say("guide-ask"))
    assert answer_of(suggestion) == say("seat-not-asked")


async def test_beginners_who_never_come_back_are_forgotten(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each game that ends in the round in which the coach was asked for would stay."""
    monkeypatch.setattr("bot.features.coach.COACHED", 3)
    await server.restart()
    for number in range(1, 6):
        channel = server.guild.create_text_channel(f"field-{number}")
        await server.ann.click(await server.open(2, channel=channel), label=say("lobby-start"))
        asked = await server.asked(number)
        panel = channel.last_message
        await asked.click(panel, custom_id=f"1:{number}:0:guide:on")
        await server.ann.slash(channel, "game end")
    assert len(server.parts[Coach]._lessons) == 3


async def test_later_the_coach_is_behind_more_to_the_end(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat(), round=7))
    panel = await server.panel()
    assert say("guide-on") not in text_of(panel)
    shown = await server.ann.click(panel, label=say("verb-more"))
    coached = await server.ann.click(shown.response.message, label=say("guide-on"))
    assert say("guide-on") not in answer_of(coached)
