"""The coach of the first round: waits for the real action, praises it, goes on, and leaves."""

from random import Random
from typing import Any

from rules.actions import Labor, Pass
from rules.words import Area
from tests.bot.messages import answer_of, say, text_of
from tests.bot.town import Town


async def coached(town: Town) -> tuple[Any, Any]:
    """Let who is asked call the coach."""
    await town.start()
    asked, other = await town.turn()
    result = await town_click(town, asked)
    assert say("guide-welcome") in answer_of(result)
    return asked, other


async def town_click(town: Town, person: Any) -> Any:
    return await person.click(await town.panel(), label=say("guide-on"))


def told(result: Any) -> str:
    """Give what the coach said after an action, if anything."""
    return "\n".join([text_of(shown.message) for shown in result.followups])


async def labor(town: Town, person: Any) -> Any:
    opened = await town.opened()
    seat = opened.state.table.questions[0].seat
    ready = opened.state.table.players[seat].villagers_in(Area.READY)
    return await town.hands.press(person, Labor(seat, ready[:1]))


async def test_the_coach_suggests_praises_and_goes_on(town: Town) -> None:
    asked, other = await coached(town)
    result = await labor(town, asked)
    assert say("guide-done-labor") in told(result)
    assert say("guide-wait", name=other.user.name) in told(result)
    assert not (await labor(town, other)).followups
    again = await town_click(town, asked)
    assert say("guide-to-explore") in answer_of(again)


async def test_the_coach_follows_commands_too(town: Town) -> None:
    asked, _ = await coached(town)
    result = await asked.slash(town.channel, "pass")
    assert say("guide-done-pass") in told(result)


async def test_the_coach_leaves_when_asked(town: Town) -> None:
    await town.start()
    asked, _ = await town.turn()
    result = await town_click(town, asked)
    left = await asked.click(result.response.message, label=say("guide-off"))
    assert say("guide-left") in text_of(left.response.message)
    assert not (await labor(town, asked)).followups


async def test_the_coach_leaves_after_the_first_round(town: Town) -> None:
    asked, _ = await coached(town)
    dice, said = Random(1), list[str]()
    while len(said) < 2 or say("guide-end") not in said[-1]:
        opened = await town.opened()
        question = opened.state.table.questions[0]
        action = await town.decide(dice)
        if question.kind == "take_turn":
            action = Pass(question.seat)
        person = await town.at(action.seat)
        result = await town.hands.press(person, action)
        if person.id == asked.id:
            said.append(told(result))
    assert len(said) == 2
    assert say("guide-on") not in text_of(await town.panel())
    assert say("guide-done-pass") in said[0]
    assert not (await asked.slash(town.channel, "pass")).followups


async def test_who_has_no_seat_has_no_coach(town: Town) -> None:
    await town.start()
    result = await town_click(town, town.eve)
    assert answer_of(result) == say("not-seated")


async def test_every_hint_is_short_and_names_the_button(town: Town) -> None:
    for verb in ("explore", "build", "train", "harvest", "labor", "pass"):
        hint = say(f"guide-to-{verb}")
        assert f"**{say(f'verb-{verb}')}**" in hint
        assert len(hint) < 250
