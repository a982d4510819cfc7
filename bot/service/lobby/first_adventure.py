"""Play a newcomer's first adventure: the first round of a game whose dice are fixed.

Nothing of it is stored: what was chosen so far is in the `custom_id` of each button, and the rules
play it again from there. It begins like any game of two, with a fourth villager, and has one trip
below, one building and one rest. Those left at home labor, and the neighbour passes.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import combinations

from bot.model.errors import Declined
from bot.model.games import GameRow, SeatRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.names import PersonName
from bot.model.paces import PaceName
from bot.model.past_events import PastEvents
from bot.model.plies import Ply
from bot.service.history.books import Books
from bot.service.plies.plies import NewPly, play_action
from rules import legal_actions, proposals, setup
from rules.actions import Action, Build, Choose, Exert, Explore, Labor, Pass
from rules.build import buildable
from rules.dice import Dice
from rules.editions import NEWEST, Game, Reading, VariantName
from rules.questions import ChooseOption, Question, RestVillagers, SpendEffort, TakeTurn
from rules.table import Villager
from rules.villagers import HAMMERS, has
from rules.words import Area, Seat, VillagerId

YOU = Seat(0)
_GUEST = VillagerId("explorer-3")
"""A fourth villager: one stays at home to build, and there is still a choice of two to go below."""

_SEED = (32).to_bytes(32)
"""Chosen for its trip: somebody in danger, a choice between two goods, and lanterns at risk."""

_BUILDINGS = 3
"""Buildings among which a newcomer chooses."""


class Step(StrEnum):
    """Where the adventure is."""

    SEND = "send"
    READ = "read"
    EXERT = "exert"
    BUILD = "build"
    REST = "rest"
    DONE = "done"


def replay(books: Books, language: str, names: tuple[PersonName, ...], chosen: str) -> LoadedGame:
    """Return the adventure after some choices, each the index of one of `choices`.

    `names` are the newcomer's and the neighbour's. Raises Declined for a choice that does not
    exist.
    """
    loaded = _begin(books, language, names)
    for index in map(int, chosen):
        found = choices(loaded)
        if index >= len(found):
            raise Declined("unknown-press")
        loaded = _until_asked(_play(loaded, found[index]))
    return loaded


def step_of(loaded: LoadedGame) -> Step:
    """Return what the newcomer is asked."""
    match _asked(loaded):
        case ChooseOption():
            return Step.READ
        case SpendEffort():
            return Step.EXERT
        case RestVillagers():
            return Step.REST
        case _ if loaded.state.table.round > 1:
            return Step.DONE
        case _:
            return Step.BUILD if _has(loaded, Explore) else Step.SEND


def choices(loaded: LoadedGame) -> Sequence[Action]:
    """List what the newcomer may choose now; nothing at the end."""
    game, table = loaded.game, loaded.state.table
    player = table.players[YOU]
    match step_of(loaded):
        case Step.SEND:
            hands = [v for v in player.villagers_in(Area.READY) if not has(v, HAMMERS)]
            return [Explore(YOU, pair) for pair in combinations(hands, 2)]
        case Step.READ:
            return [one for one in legal_actions(game, loaded.state) if isinstance(one, Choose)]
        case Step.EXERT:
            return [proposals.exert(game, table, YOU), Exert(YOU, ())]
        case Step.BUILD:
            (builder,) = [v for v in player.villagers_in(Area.READY) if has(v, HAMMERS)]
            on_offer = buildable(table.market, player, player.coins)
            return [Build(YOU, builder, building) for building in on_offer[:_BUILDINGS]]
        case Step.REST:
            return [proposals.rest_in_beds(player, YOU)]
        case Step.DONE:
            return ()


def _begin(books: Books, language: str, names: tuple[PersonName, ...]) -> LoadedGame:
    book = books[books.default]
    game = Game(NEWEST, book.book)
    laid = setup(game, 2, Dice(_SEED, 0))
    you, neighbour = laid.state.table.players
    you = replace(you, villagers=(*you.villagers, Villager(_GUEST, Area.READY)))
    table = replace(laid.state.table, players=(you, neighbour))
    # Nobody's users: only a night's group has none.
    seats = tuple([SeatRow(Seat(seat), seat + 1, name) for seat, name in enumerate(names)])
    row = GameRow(
        id=0,
        guild_id=0,
        channel_id=0,
        status=GameStatus.RUNNING,
        edition=NEWEST.name,
        variant=VariantName.COMMON,
        reading=Reading.TABLE,
        language=language,
        book=books.default,
        host_id=0,
        seed=_SEED,
        opened_at="",
        ended_at=None,
        pause_reason=None,
        panel_id=None,
        panel_from=0,
        pace=PaceName.NONE,
        seats=seats,
    )
    state = replace(laid.state, table=table)
    return LoadedGame(row, game, book, state, 0, b"", (), PastEvents())


def _asked(loaded: LoadedGame) -> Question:
    """Return the newcomer's question, or the neighbour's where they have none."""
    return min(loaded.state.table.questions, key=lambda question: question.seat)


def _has(loaded: LoadedGame, kind: type[Action]) -> bool:
    return any(isinstance(ply.action, kind) for ply in loaded.recent)


def _until_asked(loaded: LoadedGame) -> LoadedGame:
    """Play what a newcomer is not asked: what the neighbour does, and who is left at home."""
    while (action := _by_itself(loaded)) is not None:
        loaded = _play(loaded, action)
    return loaded


def _by_itself(loaded: LoadedGame) -> Action | None:
    question, table = _asked(loaded), loaded.state.table
    if table.round > 1:
        return None
    match question:
        case TakeTurn() if question.seat != YOU:
            return Pass(question.seat)
        case TakeTurn() if _has(loaded, Build):
            left = table.players[YOU].villagers_in(Area.READY)
            return Labor(YOU, left) if left else Pass(YOU)
        case RestVillagers() if question.seat != YOU:
            return proposals.rest_in_beds(table.players[question.seat], question.seat)
        case _:
            return None


def _play(loaded: LoadedGame, action: Action) -> LoadedGame:
    made = play_action(loaded, action, "")
    plies = [_ply(loaded.ply + 1 + index, one) for index, one in enumerate(made)]
    return loaded.advanced(plies, made[-1].state, b"")


def _ply(number: int, made: NewPly) -> Ply:
    return Ply(number, made.seat, made.at, made.action, made.facts)
