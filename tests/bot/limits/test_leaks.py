"""Hidden is hidden: no surface shows a reward before it is won, a card before it is drawn, or one
player's paragraph to another before its encounter is over. Then the story is the table's.
"""

import logging
from collections.abc import Iterator
from random import Random

import pytest

from bot.settings import OWN_BOOK
from rules.words import Seat
from tests.bot.messages import ids_of, say, text_of
from tests.bot.server import Server
from tests.bot.surfaces import Log, Surfaces
from tests.hidden import Secrets, ends_of, open_book_once, plain, the_book

AUTOCOMPLETED = (
    *(("explore", "party"), ("build", "building"), ("build", "builder"), ("train", "villager")),
    *(("choose", "option"), ("reroll", "villager"), ("exert", "villagers"), ("pick", "reward")),
    *(("harvest", "goods"), ("rest", "beds"), ("refresh", "row"), ("book tell", "gain")),
    *(("read", "story"), ("look story", "title")),
)
LOOKS = (
    *("look board", "look market", "look score", "look village", "look log", "look hall", "read"),
    *("game status", "game verify", "catchup", "me games", "me stats", "game watch"),
)


@pytest.fixture
def secrets(server: Server) -> Iterator[Secrets]:
    secrets = Secrets(server.settings.database)
    yield secrets
    secrets.close()


@pytest.fixture
def log() -> Iterator[Log]:
    """Log everything, discord.py's gateway included."""
    root, handler = logging.getLogger(), Log()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield handler
    root.setLevel(level)
    root.removeHandler(handler)


async def pry(server: Server, surfaces: Surfaces, dice: Random) -> None:
    """Look at all that a person can see: boards, suggestions, files and others' buttons."""
    person = dice.choice(list(server.people.values()))
    for look in dice.sample(LOOKS, 2):
        await person.slash(server.channel, look)
    listed = server.env.backend.commands.get(server.guild.id, {})
    for command, option in dice.sample(AUTOCOMPLETED, 3):
        if command == "book tell" and not listed:  # as it is where nobody has a printed book
            continue
        found = await person.autocomplete(server.channel, command, option, "")
        if option in ("story", "title") and found:
            value = dice.choice((found[0], found[-1]))["value"]
            await person.slash(server.channel, command, **{option: value})
    surfaces.keep_files(person, await person.slash(server.channel, "game export"))
    await person.slash(server.channel, "game undo")
    panel = await server.panel()
    for custom_id in ids_of(panel):
        if custom_id.split(":")[3] in ("read", "show", "more"):
            await person.click(panel, custom_id=custom_id)


async def read_aloud(server: Server) -> None:
    """Read the open paragraph to the table as the player to the left."""
    loaded = await server.loaded()
    trip = loaded.state.table.expedition
    reader = await server.at(Seat((trip.seat + 1) % len(loaded.row.seats)))
    dm = reader.user.dm_channel.last_message
    if say("verb-aloud") in text_of(dm):  # a free action may have come since it was read
        await reader.user.click(dm, label=say("verb-aloud"))


@pytest.mark.parametrize(
    ("players", "reading", "start", "edition"),
    [
        *[(4, "private", 1, "final"), (3, "private", 2, "final"), (3, "table", 3, "final")],
        *[(3, "player", 4, "final"), (2, "book", 5, "final"), (3, "private", 6, "preview")],
        *[(1, "private", 7, "final"), (1, "table", 8, "preview"), (1, "book", 9, "preview")],
    ],
)
async def test_nothing_hidden_is_shown(
    server: Server,
    secrets: Secrets,
    log: Log,
    players: int,
    reading: str,
    start: int,
    edition: str,
) -> None:
    options = {"edition": edition, "variant": "common" if players > 1 else "solo"}
    loaded = await server.start(players, reading=reading, seed=start.to_bytes(32), **options)
    dice, surfaces, shown = Random(start), Surfaces(server), 0
    while not loaded.state.table.over:
        choosing = any(q.kind == "choose_option" for q in loaded.state.table.questions)
        if reading == "player" and choosing and dice.random() < 0.5:
            await read_aloud(server)
        if dice.random() < (1 if choosing else 0.2):
            await pry(server, surfaces, dice)
        secrets.note()
        new = surfaces.new()
        shown += len(new)
        for surface in new:
            assert list(secrets.faults(surface)) == [], surface.request
            assert secrets.cards_in(surface.text, loaded.state) == [], surface.request
        check_log(log, secrets)
        await server.step(dice, dice.choice(("press", "type")))
        loaded = await server.loaded()
    assert shown > 100


def check_log(log: Log, secrets: Secrets) -> None:
    """A log is for nobody's eyes: no paragraph, no reward, no token, no seed."""
    text = log.new()
    assert secrets.in_log(text) == []
    assert "simcord_interaction_" not in text


def test_no_end_of_an_encounter_is_taken_for_another_of_the_same_choice() -> None:
    for stories in open_book_once(OWN_BOOK).stories.texts.values():
        for number, story in stories.items():
            for index, option in enumerate(story.options):
                for tier, text in ends_of(option).items():
                    found = [what for kind, what in the_book().index.find(plain(text))]
                    others = [what for what in found if what[:2] == (number, index)]
                    assert {*others} <= {(number, index, tier)}
