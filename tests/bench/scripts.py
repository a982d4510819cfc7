"""Play games with the bot's own service, and keep what was pressed, to be pressed again.

The seeds are known, so a game that starts from the same rows takes the same course in another bot.
"""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, cast

from bot.delivery.discord.emoji import ApplicationEmoji
from bot.delivery.outbox.languages import Languages
from bot.demo.guests import _command, _press, _question_of
from bot.model.clock import utc_now
from bot.model.interaction import User
from bot.model.loaded_game import LoadedGame
from bot.model.names import person_name
from bot.service.history.books import Books
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.tables.games import Games
from bot.settings import OWN_BOOK
from bot.store.database import Database
from bot.text.narrator import Narrator
from bot.ui.forms import choices, is_fixed, needs_form
from bot.ui.moves import write_move
from bot.ui.proposals import proposed_rest
from bot.ui.purchases import write_purchase
from rules import offers
from rules.actions import Action, Build, Rest, Train
from rules.idle import TRADE
from rules.offers import Offer
from rules.questions import ChooseOption
from rules.words import Seat
from tests.habits import habit

PLAYERS = 4
GUILD = 1
PLAYED = "played.sqlite3"
_FREE = TRADE | {"advance"}
_TURNS = ("explore", "build", "harvest", "train", "labor")


@dataclass(frozen=True)
class Step:
    """One action as a person takes it: which seat, the end of its button, what its form says.

    `entered` is None where there is no form; `number` is the question's, as the button has it.
    `move` is the detail of a button that does the whole, `bought` that of one in a menu of cards; a
    free action may stand behind More.
    """

    seat: Seat
    verb: str
    button: str
    number: int
    entered: dict[str, list[str]] | None
    move: str
    bought: str
    is_free: bool
    command: str
    options: dict[str, str | int | bool]
    is_choice: bool


@dataclass
class Script:
    """One game's steps; `half` is how many of them the middle file holds already."""

    game_id: int
    steps: list[Step]
    half: int


@dataclass(frozen=True)
class Library:
    """Files with the same games just begun, half played, and finished and packed."""

    fresh: Path
    middle: Path
    done: Path
    scripts: list[Script]


async def write(folder: Path, games: int) -> Library:
    """Play that many games of four, and keep them at three points."""
    path = folder / PLAYED
    database = Database(path)
    await database.open()
    try:
        return await _play_all(Player(database), folder, games)
    finally:
        await database.close()


class Player:
    """The service, without Discord."""

    def __init__(self, database: Database) -> None:
        books = Books([OWN_BOOK])
        self.database = database
        self.games = Games(database, books, utc_now, Random())
        no_emoji = ApplicationEmoji(cast("Any", None), database, enabled=False)
        self.languages = Languages(database, books, no_emoji, frozenset(), {})
        self._seeds = Random(1)
        self.lobbies = Lobbies(self.games, lambda: self._seeds.randbytes(32))

    async def open(self, channel_id: int) -> LoadedGame:
        """Open a game of four and start it; the channel's id names its people too."""
        people = [channel_id * 10 + index for index in range(PLAYERS)]
        host = User(people[0], person_name("Ann"))
        row, _ = await self.lobbies.open(LobbyOptions(GUILD, channel_id, host))
        for person, name in zip(people[1:], ("Bob", "Cid", "Dee"), strict=True):
            await self.lobbies.join(row.id, User(person, person_name(name)))
        await self.lobbies.start(row.id, people[0])
        await self.say(row.id)
        return await self.games.load(row.id)

    async def say(self, game_id: int) -> None:
        """Take all that waits for said."""
        await self.database.write(
            lambda db: db.execute("DELETE FROM outbox WHERE game_id = ?", (game_id,))
        )

    async def step(self, loaded: LoadedGame, dice: Random) -> Step:
        """Decide at random, but rest as proposed, as most people do; and play it."""
        seat = dice.choice(loaded.state.table.questions).seat
        action = habit(loaded, seat, dice)
        if action.kind == "rest":
            action = proposed_rest(loaded, seat, drinks=True)
        step = self._step(loaded, action)
        fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
        user = loaded.row.seats[seat].user_id
        await self.games.act(loaded.row.id, user, fields)
        await self.say(loaded.row.id)
        return step

    def _step(self, loaded: LoadedGame, action: Action) -> Step:
        found = offers(loaded.game, loaded.state, action.seat)
        offer = next(offer for offer in found if offer.verb == action.kind)
        question = _question_of(loaded, action)
        command, options = _command(action)
        narrator = self.languages.narrator(loaded)
        button = _press(action)
        if isinstance(action, Rest):
            button = "proposed:" + ("drinks" if action.potions or action.ciders else "")
        move = write_move(action, loaded.state.table.players[action.seat])
        bought = write_purchase(loaded, action) if isinstance(action, Build | Train) else ""
        asks = needs_form(offer) and "-" not in button and not button.startswith("proposed")
        return Step(
            action.seat,
            action.kind,
            button,
            question.number if question else 0,
            _enter(narrator, loaded, offer, action) if asks and not bought else None,
            move if "-" in move else "",
            bought,
            action.kind in _FREE,
            command,
            options,
            isinstance(question, ChooseOption),
        )


async def _play_all(player: Player, folder: Path, games: int) -> Library:
    files = {name: folder / f"{name}.sqlite3" for name in ("fresh", "middle", "done")}
    loaded = [await player.open(1_000 + index) for index in range(games)]
    await player.database.back_up(files["fresh"])
    courses = [await _rehearse(player, one.row.id) for one in loaded]
    await player.database.back_up(files["done"])
    halves = [_half(steps) for steps in courses]
    shutil.copyfile(files["fresh"], files["middle"])
    await _replay(files["middle"], [one.row.id for one in loaded], halves)
    scripts = [
        Script(one.row.id, steps, half)
        for one, steps, half in zip(loaded, courses, halves, strict=True)
    ]
    return Library(files["fresh"], files["middle"], files["done"], scripts)


async def _rehearse(player: Player, game_id: int) -> list[Step]:
    """Play one game to its end and pack it."""
    dice = Random(game_id)
    steps: list[Step] = []
    while not (loaded := await player.games.load(game_id)).state.table.over:
        steps.append(await player.step(loaded, dice))
    await player.games.history.pack(game_id)
    return steps


def _half(steps: list[Step]) -> int:
    """Find a place near the middle where no paragraph is being read to anybody."""
    half = len(steps) // 2
    return next(index for index in range(half, len(steps)) if steps[index].verb in _TURNS)


async def _replay(path: Path, games: list[int], halves: list[int]) -> None:
    """Play games of another file as far, by the same decisions."""
    database = Database(path)
    await database.open()
    player = Player(database)
    for game_id, half in zip(games, halves, strict=True):
        dice = Random(game_id)
        for _ in range(half):
            await player.step(await player.games.load(game_id), dice)
    await database.close()


def _enter(
    narrator: Narrator, loaded: LoadedGame, offer: Offer, action: Action
) -> dict[str, list[str]]:
    """Give what a person enters into the form of an offer."""
    entered: dict[str, list[str]] = {}
    for blank in offer.blanks:
        if is_fixed(blank):
            continue
        wanted = getattr(action, blank.name)
        values = list(wanted) if blank.many else [] if wanted is None else [wanted]
        left = [value for value, _, _ in choices(narrator, loaded.state.table, blank, offer.verb)]
        entered[blank.name] = [_take(left, str(value)) for value in values]
    return entered


def _take(left: list[str], value: str) -> str:
    found = next(entry for entry in left if entry.split("#")[0] == value)
    left.remove(found)
    return found


def folder() -> tempfile.TemporaryDirectory[str]:
    """Give a folder for a run."""
    return tempfile.TemporaryDirectory(prefix="bench-")
