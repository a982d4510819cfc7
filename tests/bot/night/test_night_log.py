"""A whole night as text: who led, read, advised and left; a change of its rules shows here.

One night has no tale; the other is told one, with its light, its secret cards and its finale.
`GOLDEN=write` writes the texts again; read the difference before you commit it.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.model.nights import Night, Step
from bot.service.night import secret_cards
from bot.service.night.steps import journey_of, leader_now, night_of, readers_now
from bot.service.tables.games import Games
from rules import facts as f
from tests.bot.fireside import Fireside
from tests.bot.night.test_secret_cards import play
from tests.bot.server import Server

GOLDEN = Path(__file__).parent.parent.parent / "golden"
LEAVES, COMES, RETURNS = 2, 3, 5
"""The journeys during which Bob gets up, Dee sits down, and Bob comes back."""

NIGHTS: dict[str, dict[str, Any]] = {
    "story_night": {"journeys": "12"},
    "story_night_tale": {"journeys": "6", "tale": "long-bean"},
}


@pytest.mark.parametrize("name", NIGHTS)
async def test_a_night_with_comings_and_goings_goes_as_it_went(server: Server, name: str) -> None:
    fire = Fireside(server, 3)
    await fire.begin(**NIGHTS[name])
    lines: list[str] = []
    while await fire.step() != Step.OVER:
        before = (await fire.loaded()).ply
        lines += await _step_lines(server, fire)
        if secret_cards.has_cards((await fire.loaded()).state.table):
            await _play_cards(fire)
        await fire.go_on()
        for ply in await server.parts[Games].history.plies(server.game_id, before + 1):
            lines += [f"  {line}" for line in _fact_lines(ply.facts)]
    transcript = "\n".join(lines) + "\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        path.write_text(transcript, encoding="utf-8")
    assert transcript == path.read_text(encoding="utf-8"), "see GOLDEN in this file"


async def _step_lines(server: Server, fire: Fireside) -> list[str]:
    """Tell who has which role at a step, after those have come and gone whose time it is."""
    loaded = await fire.loaded()
    step, journey, table = await fire.step(), journey_of(loaded), loaded.state.table
    if step == Step.GATHER:
        if journey == LEAVES:
            await fire.act(server.bob, "up")
        elif journey == COMES:
            await fire.act(server.dee, "sit")
        elif journey == RETURNS:
            await fire.act(server.bob, "sit")
        loaded = await fire.loaded()
        leads = leader_now(loaded)
        hands = ", ".join(_hands(night_of(loaded.row)))
        return [f"journey {journey}: {leads.name if leads else 'nobody'} leads; {hands}"]
    if step == Step.READ:
        reads = next(iter(readers_now(loaded)), None)
        return [f"  {reads.name if reads else 'the bot'} reads {table.expedition.path[-1]}"]
    return []


async def _play_cards(fire: Fireside) -> None:
    """Let all guests play their cards who can."""
    for guest in night_of((await fire.loaded()).row).here:
        loaded = await fire.loaded()
        if secret_cards.refused(loaded, secret_cards.card_held(loaded, guest.user_id)) is None:
            await play(fire, fire.person(guest))


def _hands(night: Night) -> Iterator[str]:
    for guest in night.here:
        yield f"{guest.name} {len(guest.villagers)}"


def _fact_lines(facts: tuple[Any, ...]) -> Iterator[str]:
    for fact in facts:
        match fact:
            case f.VillagersExerted():
                yield f"{' and '.join(fact.villagers)} exerted"
            case f.EncounterSettled():
                yield f"option {fact.option}, {fact.lanterns} lanterns, tier {fact.tier}"
            case f.OpeningAnswered():
                yield f"the village answers {fact.answer}, {fact.light} more light"
            case f.CardPlayed():
                yield f"place {fact.place} plays {fact.card}"
            case f.FinaleRolled():
                yield f"place {fact.place} {fact.answer}: {fact.villager} {fact.lanterns}"
            case f.TaleEnded(result):
                yield f"deed {result.deed} of {result.need}"
                yield f"light {result.light} of {result.dark}: {result.ending}"
            case _:
                yield from _light_lines(fact)


def _light_lines(fact: Any) -> Iterator[str]:
    match fact:
        case f.LightBurned():
            yield f"{fact.amount} light burns by {fact.why}, {fact.spared} spared"
        case f.NumbersRaised():
            yield f"numbers raised by {fact.amount}"
        case f.SignTold():
            yield f"sign {fact.index}, {'bright' if fact.bright else 'dim'}"
        case _:
            pass
