"""Hidden is hidden: no surface shows an outcome of a night before its dice have fallen."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.model.nights import Step
from rules.facts import EncounterSettled
from tests.bot.fireside import PRESS, TYPE, Fireside
from tests.bot.server import Server
from tests.bot.surfaces import ALL, Surfaces

MARK = 24
"""How many characters of a text are looked for."""

LOOKS = (
    "look log",
    "look board",
    "look market",
    "read",
    "game status",
    "game watch",
    "game chronicle",
    "catchup",
)

Where = tuple[int, int, int | None]


def outcomes(loaded: Any) -> dict[Where, str]:
    """Return how each choice of each paragraph may end, by number, option and tier."""
    found: dict[Where, str] = {}
    for number, paragraph in loaded.game.book.paragraphs.items():
        for index, option in enumerate(paragraph.options):
            for tier in (None, *range(len(option.tiers))):
                text = loaded.book.stories.outcome(number, index, tier, "en")
                if text:
                    found[number, index, tier] = text.strip().split("\n")[0][:MARK]
    return found


def settlements(loaded: Any) -> Iterator[Where]:
    for ply in loaded.recent:
        for fact in ply.facts:
            if isinstance(fact, EncounterSettled):
                yield fact.number, fact.option, fact.tier


@pytest.mark.parametrize("way", [PRESS, TYPE])
@pytest.mark.parametrize("pace", ["easy", "brisk"])
async def test_no_surface_shows_an_outcome_before_its_dice(
    server: Server, way: str, pace: str
) -> None:
    fire, surfaces = Fireside(server, 3, way), Surfaces(server)
    hidden = outcomes(await fire.begin(pace=pace))
    prompts: dict[int, str] = {}
    while await fire.step() != Step.OVER:
        loaded = await fire.loaded()
        if await fire.step() == Step.READ:
            number = loaded.state.table.expedition.path[-1]
            hearing = loaded.past.last_hearing(number)
            prompts[number] = loaded.book.stories.prompt(number, "en", hearing).text[:MARK]
        elif await fire.step() == Step.CHOOSE:
            prompts.pop(loaded.state.table.expedition.path[-1], None)
        reads = (await fire.reader()).id if await fire.step() == Step.READ else None
        await look_at_all(server, fire.people[0], server.eve)
        check(surfaces, hidden, prompts, reads)
        await fire.go_on()
        ends = [hidden.pop(where, "") for where in settlements(await fire.loaded())]
        if await fire.step() != Step.READ:
            prompts.clear()
        new = check(surfaces, hidden, prompts, reads)
        if await fire.step() == Step.END:
            reads = (await fire.reader()).id
            await look_at_all(server, *fire.people, server.eve)
            check_end([*new, *check(surfaces, hidden, prompts, reads)], ends, reads)


async def look_at_all(server: Server, *people: Any) -> None:
    """Let people look at all that a command shows them."""
    for look in LOOKS:
        for person in people:
            await person.slash(server.channel, look)


def check_end(shown: list[Any], ends: list[str], reads: int) -> None:
    """Check that nobody but its reader has seen how a paragraph ended."""
    seen = "\n".join([surface.text for surface in shown if surface.audience != reads])
    assert not [end for end in filter(None, ends) if end in seen]


def check(
    surfaces: Surfaces, hidden: dict[Where, str], prompts: dict[int, str], reads: int | None
) -> list[Any]:
    """Hold everything that was shown since one last looked against what nobody may know.

    The words of a paragraph are its reader's alone until they are read out. Returns what was shown.
    """
    new = list(surfaces.new())
    for surface in new:
        leaked = [where for where, mark in hidden.items() if mark in surface.text]
        assert not leaked, (leaked, surface.text)
        if surface.audience is ALL or surface.audience != reads:
            early = [number for number, mark in prompts.items() if mark in surface.text]
            assert not early, (early, surface.text)
    return new
