"""End rounds and games in a ply's transaction: store results, and queue spectators' updates."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress

from bot.model.custom_id import CustomId
from bot.model.ending import Achievement
from bot.model.errors import Corrupt
from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import SeatStatus, Updates
from bot.model.notices import FINALE, Channel, Figures, Notice, Standings, name_of
from bot.model.presses import WATCH_LOOK, Press
from bot.model.results import ResultRow
from bot.service.history import history
from bot.service.plies.achievements import achievements
from bot.service.plies.notices import queue_dm, queue_notice
from bot.service.plies.plies import NewPly
from bot.store import companions, results, watchers
from bot.store.plies import plies_from
from rules import forecast, score
from rules.early import was_played_out
from rules.editions import Game, Reading
from rules.facts import Fact, RoundBegan
from rules.record import alter
from rules.scoring import Score
from rules.table import GameState


def end_round_or_game(
    db: sqlite3.Connection, row: GameRow, game: Game, made: NewPly
) -> list[OutboxRow]:
    """End a round or the game if a ply does; return the updates for spectators."""
    state = made.state
    if state.table.over:
        return end_game(db, row, game, state)
    if not any(isinstance(fact, RoundBegan) for fact in made.facts):
        return []
    readers = [user for user, often in watchers.of_game(db, row.id) if often == Updates.ROUND]
    if not readers:
        return []
    figures: Figures = {"round": state.table.round - 1, "rounds": game.edition.rounds}
    return _updates(db, row, readers, Notice("watch-round", figures), forecast(game, state))


def end_game(db: sqlite3.Connection, row: GameRow, game: Game, state: GameState) -> list[OutboxRow]:
    """Store each player's result, and return the last story and the updates for spectators.

    Seats without a player have no result, nor do nights. A game counts as one with companions
    where one has made a move, even if its person came back.
    """
    scores = score(game, state.table)
    taken = [s for s in row.seats if s.status == SeatStatus.TAKEN and not row.is_night]
    earned = achievements(scores, state.table.players, _facts(db, row.id))
    # Both companions who sit there now, and seats whose person came back from one.
    beside = {one.seat for one in row.companions} | companions.seats_played(db, row.id)
    results.add(
        db, [_result(row, one, scores[one.seat], earned[one.seat], len(beside)) for one in taken]
    )
    readers = [user for user, _ in watchers.of_game(db, row.id)]
    updates = _updates(db, row, readers, Notice("watch-end"), scores)
    # Its book may have no finale: only what shows it knows the words.
    is_told = row.reading != Reading.BOOK and was_played_out(game, state.table)
    return [*([queue_notice(db, row, Notice(FINALE, {}))] if is_told else []), *updates]


def _facts(db: sqlite3.Connection, game_id: int) -> list[Fact]:
    """Return the facts of a game's plies, without those that were undone."""
    rows = plies_from(db, game_id, 0)
    undone = {row.undoes for row in rows}
    facts: list[Fact] = []
    for row in rows:
        if row.ply not in undone and row.undoes is None:
            with suppress(Corrupt):  # a damaged ply must not keep a game from ending
                facts += history.open_facts(row)
    return facts


def _result(
    row: GameRow, seat: SeatRow, own: Score, earned: tuple[Achievement, ...], beside: int
) -> ResultRow:
    return ResultRow(
        game_id=row.id,
        seat=own.seat,
        user_id=seat.user_id,
        guild_id=row.guild_id,
        points=own.total,
        place=own.place,
        buildings=own.buildings,
        villagers=own.villagers,
        achievements=earned,
        companions=beside,
    )


def _updates(
    db: sqlite3.Connection,
    row: GameRow,
    users: Sequence[int],
    notice: Notice,
    scores: Sequence[Score],
) -> list[OutboxRow]:
    best = sorted(scores[: len(row.seats)], key=lambda one: one.place)  # bots have no seats here
    standing = Standings(tuple([(name_of(row.seats[one.seat]), one.total) for one in best]))
    figures = {**notice.figures, "place": Channel(row.channel_id), "standing": standing}
    buttons = (("watch-look", CustomId(row.id, 0, Press.WATCH, WATCH_LOOK)),)
    filled = alter(notice, figures=figures, buttons=buttons)
    return [queue_dm(db, row, user, filled) for user in users]
