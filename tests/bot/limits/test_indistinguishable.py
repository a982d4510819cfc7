"""Two games alike but for what is hidden look alike, byte for byte, to all who may not know it.

What is hidden is either the order of the cards beneath, or what every choice brings. Both games are
played by the same steps, up to where the hidden part would be shown.
"""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.discord.picture_queue import PictureLimits
from bot.model.loaded_game import LoadedGame
from bot.service.plies.idle import Asking
from bot.service.plies.plies import NewPly, play_automatic
from bot.service.tables.games import Games
from bot.settings import OWN_BOOK, Settings
from bot.store.database import Database
from encounters.loader import LoadedBook
from encounters.stories import OptionStory, ParagraphStory
from rules import apply, deal
from rules.actions import Action
from rules.book import Option, Outcome, Paragraph
from rules.dice import Dice
from rules.facts import EncounterSettled, RowRefilled, RowRefreshed, SlotsRefilled
from rules.table import Decks
from rules.words import Good
from tests.bot.limits.test_leaks import pry
from tests.bot.messages import say
from tests.bot.server import Server, a_server
from tests.bot.surfaces import ALL, Log, Surface, Surfaces
from tests.faults.table import count
from tests.habits import habit
from tests.hidden import open_book_once

PAIRS = count("F25", 6)
DRAWN = (RowRefilled, RowRefreshed, SlotsRefilled)
THEN = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class World:
    """A bot with its own book, its own seed and a deck laid in its own way."""

    book: LoadedBook
    seed: bytes
    shuffle: Callable[[Decks], Decks]


@asynccontextmanager
async def town_of(
    world: World, path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Server]:
    monkeypatch.setattr("bot.service.history.books.open_book", lambda *_: world.book)
    pictures = world.seed[-1] == 1  # in few pairs, as they take as long as all the rest
    settings = Settings(database=path, pictures=pictures)
    # A picture that comes sooner or later would tell.
    limits = PictureLimits(moment=60, first=60, share=0, most=1_000)
    async with a_server(settings, THEN, picture_limits=limits) as server:
        server.parts[Database].word = "twins"  # which each file draws by chance
        yield server


def other_rewards(book: LoadedBook) -> LoadedBook:
    """Return a book whose choices have the same requirements and other rewards."""
    paragraphs = {n: _poorer(paragraph) for n, paragraph in book.book.paragraphs.items()}
    language = book.stories.language
    texts = {n: _reworded(story) for n, story in book.stories.texts[language].items()}
    stories = replace(book.stories, texts={language: texts})
    return replace(book, book=replace(book.book, paragraphs=paragraphs), stories=stories)


def _poorer(paragraph: Paragraph) -> Paragraph:
    return replace(paragraph, options=tuple(map(_poorer_option, paragraph.options)))


def _poorer_option(option: Option) -> Option:
    tiers = tuple(
        replace(tier, outcome=Outcome(coins=9 - tier.outcome.coins, gain=(Good.ORE,)))
        for tier in option.tiers
    )
    return replace(option, tiers=tiers, failure=Outcome(pay=2))


def _reworded(story: ParagraphStory) -> ParagraphStory:
    return replace(story, options=tuple(map(_reworded_option, story.options)))


def _reworded_option(option: OptionStory) -> OptionStory:
    success = tuple(f"Quite another end: {text[::-1]}" for text in option.success)
    printed = tuple(f"Quite another headline: {text[::-1]}" for text in option.headlines)
    return replace(
        option,
        success=success,
        failure="And quite another failure.",
        headlines=printed,
        headline_failed="Another headline of a failure",
        afterwards="Nobody has heard of them since.",
    )


def upside_down(decks: Decks) -> Decks:
    """Turn the decks over, but for as many cave cards as will be seen."""
    top, below = decks.caves[:9], decks.caves[9:]
    return Decks(
        decks.villagers[::-1], decks.houses[::-1], decks.outposts[::-1], (*top, *below[::-1])
    )


def shows(world: World, loaded: LoadedGame, action: Action, kinds: Any) -> bool:
    """Tell whether an action would show what is hidden, or what anybody may do next.

    The bot passes for players, and who is asked has cards dealt by a look at the market.
    """
    ply = loaded.ply + 1
    step = apply(loaded.game, loaded.state, action, Dice(world.seed, ply))
    made = NewPly(action.seat, action, step.facts, step.state, "")
    asking = Asking(is_new=True)
    passes = [*play_automatic(loaded.game, loaded.row, made, ply + 1, asking)]
    dealt = deal(loaded.game, [made, *passes][-1].state)
    follows = [*passes, *([dealt] if dealt else [])]
    return any(isinstance(fact, kinds) for one in (made, *follows) for fact in one.facts)


async def play(
    server: Server, world: World, start: int, reading: str, kinds: Any
) -> tuple[list[Surface], str]:
    """Play and pry until nothing is left to do that shows nothing; give all that was shown."""
    log, dice = Log(), Random(start)
    logging.getLogger("bot").addHandler(log)
    loaded = await server.start(2 + start % 3, reading=reading, seed=world.seed)
    decks = replace(loaded.state, decks=world.shuffle(loaded.state.decks))
    server.parts[Games].loaded.update(loaded, lambda game: replace(game, state=decks))
    surfaces = Surfaces(server)
    shown: list[Surface] = []
    for _ in range(8):
        loaded = await server.loaded()
        action = _decide(world, loaded, dice, kinds)
        if action is None:
            break
        await server.read_out()
        await server.hands.press(await server.at(action.seat), action)
        await pry(server, surfaces, dice)
        readers = {reader_of(loaded), reader_of(await server.loaded())}
        shown += [one for one in surfaces.new() if not _is_private(one, readers)]
    logging.getLogger("bot").removeHandler(log)
    await server.ann.slash(server.channel, "game end")
    return shown, log.new()


def reader_of(loaded: Any) -> int | None:
    """Return the person who reads the open encounter to its explorer, and may know the rewards."""
    reader = loaded.row.reader
    return None if reader is None else loaded.row.seats[reader].user_id


def _is_private(surface: Surface, readers: set[int | None]) -> bool:
    """Tell whether a surface shows the rewards to a reader alone."""
    is_readers = surface.audience is not ALL and surface.audience in readers
    return is_readers and say("sealed-title").strip("|* ") in surface.text


def _decide(world: World, loaded: Any, dice: Random, kinds: Any) -> Action | None:
    """Decide on what shows nothing, by what both games have in common."""
    for _ in range(30):
        question = dice.choice(loaded.state.table.questions)
        seen: Any = SimpleNamespace(game=loaded.game, state=loaded.state)
        action = habit(seen, question.seat, dice)
        if not shows(world, loaded, action, kinds):
            return action
    return None


def seen_by_others(surfaces: list[Surface], reading: str) -> list[Any]:
    """Leave out the direct messages to the player to the left, who alone reads the rewards."""
    return [
        (one.audience, one.request or one.text)
        for one in surfaces
        if reading != "player" or one.audience is ALL or not _is_dm(one)
    ]


def _is_dm(surface: Surface) -> bool:
    return surface.request is not None and surface.request.path.startswith("/channels/")


def worlds(hidden: str, start: int) -> tuple[World, World]:
    book, seed = open_book_once(OWN_BOOK), start.to_bytes(32)
    if hidden == "decks":
        return World(book, seed, _as_they_lie), World(book, seed, upside_down)
    return World(book, seed, _as_they_lie), World(other_rewards(book), seed, _as_they_lie)


def _as_they_lie(decks: Decks) -> Decks:
    return decks


HIDDEN: Mapping[str, Any] = {"decks": DRAWN, "rewards": (EncounterSettled,)}


@pytest.mark.parametrize("start", range(1, PAIRS + 1))
@pytest.mark.parametrize("reading", ["private", "table", "player"])
@pytest.mark.parametrize("hidden", HIDDEN)
async def test_twins_cannot_be_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hidden: str, reading: str, start: int
) -> None:
    seen, logs = [], []
    for number, world in enumerate(worlds(hidden, start)):
        async with town_of(world, tmp_path / f"{number}.sqlite3", monkeypatch) as server:
            shown, log = await play(server, world, start, reading, HIDDEN[hidden])
            seen.append(seen_by_others(shown, reading))
            logs.append(log)
    first, second = seen
    assert len(first) > 10
    assert first == second
    assert logs[0] == logs[1]
