"""Count who is called in whole games among sensible people, and how often for nothing."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.companions.decisions import decide
from bot.companions.people import Strength
from bot.companions.visible import choices_of
from bot.model.clock import utc_now
from bot.model.interaction import User
from bot.model.loaded_game import LoadedGame, Played
from bot.model.names import person_name
from bot.service.history.books import Books
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.plies.idle import Asking
from bot.service.plies.plies import NewPly, automatic_plies, play_automatic
from bot.service.tables.games import Games
from bot.settings import OWN_BOOK, Settings
from bot.store.database import Database
from bot.ui.panel import users_to_ping
from rules import is_idle, offers
from rules.words import Seat
from tests.bench import scripts
from tests.bench.figures import Aim, show, title
from tests.bot.rhythm import whole_game
from tests.bot.server import a_server

_GAMES = 20
_ROUNDS = 7
_NAMES = ("Ann", "Bob", "Cid", "Dee")


@dataclass
class Calls:
    """What was counted over some games with that many players."""

    players: int
    pings: int = 0
    idle: int = 0


async def _without_passes(
    _database: Database, loaded: LoadedGame, plies: Sequence[NewPly], at: str
) -> list[NewPly]:
    """Return what would be played by itself if the bot passed for nobody."""
    before = plies[-1] if plies else NewPly(Seat(0), None, (), loaded.state, at)
    number = loaded.ply + len(plies) + 1
    return [*play_automatic(loaded.game, loaded.row, before, number, Asking())]


async def run() -> None:
    """Play the same seeds with and without passes by the bot."""
    title(f"(i) Pings, {_GAMES} games each among sensible people")
    with scripts.folder() as name:
        before: dict[int, float] = {}
        for plays in (_without_passes, automatic_plies):
            for players in (2, 3, 4):
                database = Database(Path(name) / f"{plays.__name__}-{players}.sqlite3")
                await database.open()
                games = Games(database, Books([OWN_BOOK]), utc_now, Random())
                with patch("bot.service.tables.games.automatic_plies", plays):
                    calls = await _count(games, players)
                _show(calls, before.get(players))
                before[players] = _a_round(calls)
                await database.close()
    for players in (2, 4):
        await _show_rhythm(players)


async def _show_rhythm(players: int) -> None:
    """Play one game through Discord's layer, and print what it asks of people and of Discord."""
    with scripts.folder() as name:
        settings = Settings(database=Path(name) / "rhythm.sqlite3", pictures=False)
        async with a_server(settings) as server:
            rhythm = await whole_game(server, players, Random(players))
    pings, name = sum(rhythm.pings.values()), f"{players} players, one game"
    show(f"{name}: twice for one question", pings - len(rhythm.pings), "pings")
    show(f"{name}: with nothing to do", rhythm.idle + rhythm.unasked, "pings")
    show(f"{name}: presses and forms", rhythm.presses / rhythm.plies, "a ply")
    show(f"{name}: requests, on average", rhythm.mean_requests, "a ply")
    show(f"{name}: of them edits of what is posted for lock screens", sum(rhythm.pushes), "a game")
    often = sorted(Counter(rhythm.requests).items())
    spread = ", ".join(f"{count}: {times}" for count, times in often)
    show(
        f"{name}: requests, at most", max(rhythm.requests), "an action", Aim(most=5), f"({spread})"
    )
    show(f"{name}: posts", rhythm.posts, "a game")
    show(f"{name}: letters", rhythm.dms, "a game")


def _a_round(calls: Calls) -> float:
    """Return the pings a player and round."""
    return calls.pings / (_GAMES * calls.players * _ROUNDS)


def _show(calls: Calls, before: float | None) -> None:
    """Print what was counted; the aim is a quarter fewer pings than `before`."""
    name = f"{calls.players} players, {'after' if before else 'before'}"
    aim = Aim(most=0.75 * before) if before else None
    show(f"{name}: pings", _a_round(calls), "a player and round", aim)
    show(f"{name}: of them idle", calls.idle / _GAMES, "a game")
    show(f"{name}: pings", calls.pings / _GAMES, "a game")


async def _count(games: Games, players: int) -> Calls:
    calls, seeds = Calls(players), Random(players)
    lobbies = Lobbies(games, lambda: seeds.randbytes(32))
    for game in range(_GAMES):
        people = [(game + 1) * 10 + index for index in range(players)]
        row, _ = await lobbies.open(LobbyOptions(1, game, User(people[0], person_name(_NAMES[0]))))
        for person, name in zip(people[1:], _NAMES[1:], strict=False):
            await lobbies.join(row.id, User(person, person_name(name)))
        await lobbies.start(row.id, people[0])
        await _play(games, row.id, calls, Random(game))
    return calls


async def _play(games: Games, game_id: int, calls: Calls, rng: Random) -> None:
    loaded = await games.load(game_id)
    game = loaded.game
    for step in range(10_000):
        table = loaded.state.table
        if table.over:
            return
        seat = rng.choice(table.questions).seat
        seen, whim = choices_of(game, table, seat), rng.randbytes(8)
        neighbour = Strength.NEIGHBOUR
        action = decide(game.edition, table, seat, seen, neighbour, None, whim).action
        fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
        user = loaded.row.seats[seat].user_id
        played = await games.act(game_id, user, fields, interaction_id=step + 1)
        _note(played, calls)
        loaded = played.loaded
    raise AssertionError("the game does not end")


def _note(played: Played, calls: Calls) -> None:
    """Count whom the new panel of a step pings."""
    panel, loaded = played.panel, played.loaded
    if panel is None or loaded.state.table.over:
        return
    pinged = users_to_ping(loaded, panel.ply)
    calls.pings += len(pinged)
    for question in loaded.state.table.questions:
        if loaded.row.seats[question.seat].user_id in pinged:
            calls.idle += is_idle(offers(loaded.game, loaded.state, question.seat))
