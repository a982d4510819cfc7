"""Hidden is hidden: no surface shows a reward before it is won, a card before it is drawn, or one
player's paragraph to another before its encounter is over. Then the story is the table's.
"""

import logging
import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from encounters.stories import ParagraphStory
from rules.facts import (
    CaveGained,
    CaveReturned,
    EncounterSettled,
    OptionChosen,
    ParagraphRead,
    RowRefilled,
    RowRefreshed,
)
from rules.words import Seat
from tests.bot.messages import ids_of, say
from tests.bot.server import Server
from tests.bot.surfaces import ALL, Log, Surface, Surfaces

MARK = 24
"""How many characters of a text are looked for: enough to be its own."""

AUTOCOMPLETED = (
    *(("explore", "party"), ("build", "building"), ("build", "builder"), ("train", "villager")),
    *(("choose", "option"), ("reroll", "villager"), ("exert", "villagers"), ("pick", "reward")),
    *(("harvest", "goods"), ("rest", "beds"), ("refresh", "row"), ("book tell", "gain")),
)
LOOKS = (
    *("look board", "look market", "look score", "look village", "look log", "read"),
    *("game status", "game verify", "catchup", "me games", "me stats", "game watch"),
)


class Secrets:
    """What nobody, or only some, may know yet; and who has been told."""

    def __init__(self, server: Server, opened: Any, reading: str) -> None:
        self._town = server
        self._reading = reading
        self._stories = opened.book.stories
        language = self._stories.told[self._stories.language]
        self.unwon: dict[tuple[int, int, int | None], list[str]] = {}
        self.prompts: dict[int, list[str]] = {}
        self.labels: dict[tuple[int, int], str] = {}
        for number, story in language.items():
            self.prompts[number] = [mark for text in _forms(story) for mark in _marks(text)]
            for index, option in enumerate(story.options):
                self.labels[number, index] = option.label
                for tier, text in enumerate(option.success):
                    marks = _marks("\n".join([text, *option.headlines[tier : tier + 1]]))
                    self.unwon[number, index, tier] = marks
                failed = [option.failure, option.headline_failed]
                self.unwon[number, index, None] = _marks("\n".join(filter(None, failed)))
        self.readers: defaultdict[int, set[int | None]] = defaultdict(set)
        self.heard: dict[tuple[int, int, int | None], list[str]] = {}
        """Outcomes of encounters that are not over: for their paragraph's readers alone."""
        self._trip: list[int] = []
        self._told = 0

    async def note(self, *, aloud: bool) -> None:
        """Note what the last plies have told, and to whom."""
        opened = await self._town.opened()
        for row in await self._town.bot.tables.plies(self._town.game_id):
            if row.ply >= self._told:
                for fact in row.facts:
                    self._note(opened, fact)
                self._told = row.ply + 1
        if aloud:
            trip = opened.state.table.expedition
            self.readers[trip.path[-1]].add(ALL)

    def _note(self, opened: Any, fact: Any) -> None:
        users = [seat.user_id for seat in opened.row.seats]
        match fact:
            case EncounterSettled():
                where = fact.number, fact.option, fact.tier
                self.heard[where] = self.unwon.pop(where, [])
            case OptionChosen() if self._reading != "private":
                self.labels.pop((fact.number, fact.option), None)
                self.readers[fact.number].add(ALL)  # a player has read it out before
            case CaveGained() | CaveReturned():
                everybody = {ALL, *users, *[p.id for p in self._town.people.values()]}
                for number in self._trip:
                    self.readers[number] |= everybody
                self._trip = []
                self.heard = {}
            case ParagraphRead():
                self._trip.append(fact.number)
                who: dict[str, set[int | None]] = {
                    "private": {users[fact.seat]},
                    "player": {users[(fact.seat + 1) % len(users)]},
                    "table": {ALL, *users, *[p.id for p in self._town.people.values()]},
                    "book": set(),
                }
                self.readers[fact.number] |= who[self._reading]
            case _:
                pass

    def faults(self, surface: Surface) -> Iterator[str]:
        """Return what a surface reveals."""
        text = _plain(surface.text)
        for where, marks in self.unwon.items():
            if any(mark in text for mark in marks):
                yield f"reward {where}"
        for where, marks in self.heard.items():
            told = self.readers[where[0]]
            is_private = self._reading == "private" and not {surface.audience, ALL} & told
            if is_private and any(mark in text for mark in marks):
                yield f"outcome {where}"
        for number, marks in self.prompts.items():
            told = self.readers[number]
            if any(mark in text for mark in marks) and not {surface.audience, ALL} & told:
                yield f"paragraph {number}"
        for (number, index), label in self.labels.items():
            told = self.readers[number]
            if label in text and len(label) >= MARK and not {surface.audience, ALL} & told:
                yield f"label {number} {index}"


def _forms(story: ParagraphStory) -> Iterator[str]:
    """Return all that may be read of a paragraph before the choice: by round, and what happened."""
    told = story.recollection
    for text in (story.text, told.text, told.again, *told.weathers.values(), *told.echoes):
        yield from (text or "").split("{echo}")


def _marks(text: str) -> list[str]:
    """Return a piece of each line that is long enough to be recognized."""
    lines = [_plain(line) for line in text.strip().split("\n")]
    return [line[: 2 * MARK] for line in lines if len(line) >= MARK]


def _plain(text: str) -> str:
    return " ".join(text.split())


class Cards:
    """The cards that have not been drawn, by name and by id."""

    def __init__(self, server: Server, opened: Any) -> None:
        self._town = server
        self._seen: set[str | None] = set()
        told = opened.book.stories.told["en"].values()
        self._prose = " ".join([repr(story.text) + repr(story.options) for story in told])
        """The book has people of its own: one may be called as a card is."""

    async def faults(self, surfaces: list[Surface]) -> list[str]:
        opened = await self._town.opened()
        decks, market = opened.state.decks, opened.state.table.market
        on_table = {*market.houses, *market.outposts, *market.keys, *market.stars}
        on_table |= set(opened.state.table.board.slots) | set(opened.state.table.board.specials)
        for player in opened.state.table.players:
            on_table |= {v.id for v in player.villagers} | {b.id for b in player.buildings}
        if solo := opened.state.table.solo:
            on_table |= {*solo.houses, *solo.outposts, *solo.hired}
        self._seen |= on_table | await self._drawn()
        kinds = (("villager", decks.villagers), ("building", (*decks.houses, *decks.outposts)))
        hidden = {card: say(f"{k}-{card}") for k, deck in kinds for card in deck}
        hidden = {card: name for card, name in hidden.items() if card not in self._seen}
        hidden = {card: name for card, name in hidden.items() if name not in self._prose}
        sought = "|".join(map(re.escape, (*hidden, *hidden.values())))
        shown = "\n".join(surface.text for surface in surfaces)
        return re.findall(rf"\b(?:{sought})\b", shown) if hidden else []

    async def _drawn(self) -> set[str]:
        """List the cards that were drawn into a row, even where they left it in the same step."""
        drawn: set[str] = set()
        for row in await self._town.bot.tables.plies(self._town.game_id):
            for fact in row.facts:
                drawn |= {fact.building} if isinstance(fact, RowRefilled) else set()
                drawn |= set(fact.buildings) if isinstance(fact, RowRefreshed) else set()
        return drawn


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
    for command, option in dice.sample(AUTOCOMPLETED, 3):
        await person.autocomplete(server.channel, command, option, "")
    surfaces.keep_files(person, await person.slash(server.channel, "game export"))
    await person.slash(server.channel, "game undo")
    panel = await server.panel()
    for custom_id in ids_of(panel):
        if custom_id.split(":")[3] in ("read", "show", "more"):
            await person.click(panel, custom_id=custom_id)


async def read_aloud(server: Server) -> bool:
    """Read the open paragraph to the table as the player to the left."""
    opened = await server.opened()
    trip = opened.state.table.expedition
    reader = await server.at(Seat((trip.seat + 1) % len(opened.row.seats)))
    letter = reader.user.dm_channel.last_message
    await reader.user.click(letter, label=say("verb-aloud"))
    return True


@pytest.mark.parametrize(
    ("players", "reading", "start", "edition"),
    [
        *[(4, "private", 1, "final"), (3, "private", 2, "final"), (3, "table", 3, "final")],
        *[(3, "player", 4, "final"), (2, "book", 5, "final"), (3, "private", 6, "preview")],
        *[(1, "private", 7, "final"), (1, "table", 8, "preview"), (1, "book", 9, "preview")],
    ],
)
async def test_nothing_hidden_is_shown(
    server: Server, log: Log, players: int, reading: str, start: int, edition: str
) -> None:
    options = {"edition": edition, "variant": "common" if players > 1 else "solo"}
    opened = await server.start(players, reading=reading, seed=start.to_bytes(32), **options)
    dice, surfaces, cards = Random(start), Surfaces(server), Cards(server, opened)
    secrets, shown = Secrets(server, opened, reading), 0
    while not opened.state.table.over:
        aloud = False
        choosing = any(q.kind == "choose_option" for q in opened.state.table.questions)
        if reading == "player" and choosing and dice.random() < 0.5:
            aloud = await read_aloud(server)
        if dice.random() < (1 if choosing else 0.2):
            await pry(server, surfaces, dice)
        await secrets.note(aloud=aloud)
        new = surfaces.new()
        shown += len(new)
        for surface in new:
            assert list(secrets.faults(surface)) == [], surface.request
            assert opened.row.seed.hex() not in surface.text
        assert await cards.faults(new) == []
        before = await server.opened()
        await check_log(log, secrets, before.row.seed)
        await server.step(dice, dice.choice(("press", "type")))
        opened = await server.opened()
    assert shown > 100


async def check_log(log: Log, secrets: Secrets, seed: bytes) -> None:
    """A log is for nobody's eyes: no paragraph, no reward, no token, no seed."""
    text = _plain(log.new())
    assert seed.hex() not in text
    assert "simcord_interaction_" not in text
    for marks in (*secrets.unwon.values(), *secrets.prompts.values()):
        assert not any(mark in text for mark in marks)
