"""Hidden is hidden: no surface shows an outcome of a night before its dice have fallen."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.model.nights import Step
from bot.service.night.secret_cards import card_held
from rules.change_tale import tale_of
from rules.facts import EncounterSettled
from rules.words import SecretCard
from tests.bot.fireside import PRESS, TYPE, Fireside
from tests.bot.messages import text_of
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


async def test_no_surface_but_their_own_shows_a_guests_card(server: Server) -> None:
    fire, surfaces = Fireside(server, 3), Surfaces(server)
    await fire.begin(tale="long-bean", pace="brisk")
    loaded = await fire.loaded()
    own = {one.id: card_held(loaded, one.id).card for one in fire.people}
    does = {card: words_in("en")(f"card-does-{card}", spares=2)[:MARK] for card in SecretCard}
    shown: set[int] = set()
    played = 0
    while await fire.step() != Step.OVER:
        await look_at_all(server, fire.people[0], server.eve)
        is_over = (await fire.loaded()).state.table.over
        for person in [] if is_over else fire.people:
            pressed = await fire.act(person, "card")
            if played < 2 and "Play your card" in text_of(pressed.response.message):
                played += 1
                await person.click(pressed.response.message, label="Play your card")
        await fire.go_on()
        told = {one.card for one in tale_of((await fire.loaded()).state.table).played}
        for surface in surfaces.new():
            seen = {card for card, text in does.items() if text in surface.text}
            assert seen <= ({own[surface.audience]} if surface.audience in own else set())
            shown |= {surface.audience} if seen and surface.audience else set()
            if surface.audience not in own and await fire.step() != Step.OVER:
                names = [words_in("en")(f"card-name-{card}").lower() for card in SecretCard]
                public = [one for one in names if f"**{one}**" in surface.text]
                assert set(public) <= {words_in("en")(f"card-name-{one}").lower() for one in told}
    assert shown == set(own)
    assert played


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
