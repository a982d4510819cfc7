"""A whole night as text: who led, read, advised and left; a change of its rules shows here.

`GOLDEN=write` writes the text again; read the difference before you commit it.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from bot.model.nights import Night, Step
from bot.service.night.steps import journey_of, leader_now, night_of, readers_now
from bot.service.tables.games import Games
from rules.facts import EncounterSettled, VillagersExerted
from tests.bot.fireside import Fireside
from tests.bot.server import Server

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "story_night.txt"
LEAVES, COMES, RETURNS = 2, 3, 5
"""The journeys during which Bob gets up, Dee sits down, and Bob comes back."""


async def test_a_night_with_comings_and_goings_goes_as_it_went(server: Server) -> None:
    fire = Fireside(server, 3)
    await fire.begin(journeys="12")
    lines: list[str] = []
    while await fire.step() != Step.OVER:
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
            lines.append(f"journey {journey}: {leads.name if leads else 'nobody'} leads; {hands}")
        elif step == Step.READ:
            reads = next(iter(readers_now(loaded)), None)
            lines.append(
                f"  {reads.name if reads else 'the bot'} reads {table.expedition.path[-1]}"
            )
        before = loaded.ply
        await fire.go_on()
        for ply in await server.parts[Games].history.plies(server.game_id, before + 1):
            lines += [f"  {line}" for line in _effort_lines(ply.facts)]
    transcript = "\n".join(lines) + "\n"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.write_text(transcript, encoding="utf-8")
    assert transcript == GOLDEN.read_text(encoding="utf-8"), "see GOLDEN in this file"


def _hands(night: Night) -> Iterator[str]:
    for guest in night.here:
        yield f"{guest.name} {len(guest.villagers)}"


def _effort_lines(facts: tuple[object, ...]) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, VillagersExerted):
            yield f"{' and '.join(fact.villagers)} exerted"
        elif isinstance(fact, EncounterSettled):
            yield f"option {fact.option}, {fact.lanterns} lanterns, tier {fact.tier}"
