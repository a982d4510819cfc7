"""Keep stories, and choose the story of a game."""

import sqlite3

from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.stories import Story
from bot.service.tables.games import Games
from bot.store import favourites, game_rows, stories

_EARLIER = 8
"""Finished games that are searched for a story."""


async def toggle(games: Games, row: GameRow, story: Story, user_id: int) -> int:
    """Keep a story for a person, or stop if they already keep it; return how many keep it."""

    def transaction(db: sqlite3.Connection) -> int:
        if stories.toggle_keep(db, row.id, story.ply, user_id):
            favourites.add(db, user_id, row.book, story.number)
        else:
            favourites.drop(db, user_id, row.book, story.number)
        return stories.keeps(db, row.id).get(story.ply, 0)

    return await games.database.write(transaction)


async def count(games: Games, game_id: int, ply: int) -> int:
    """Count the people who keep a story."""
    kept = await games.database.read(lambda db: stories.keeps(db, game_id))
    return kept.get(ply, 0)


async def choose(games: Games, game_id: int, story: Story, user_id: int) -> None:
    """Count a person's vote for the story of a game, replacing an earlier one."""
    await games.database.write(lambda db: stories.vote(db, game_id, user_id, story.ply))


async def games_in(games: Games, channel_id: int) -> list[GameRow]:
    """List the game of a channel, then its last finished ones, the newest first."""
    over = await games.database.read(lambda db: game_rows.finished_in(db, channel_id, _EARLIER))
    try:
        now = await games.find_started(channel_id)
    except Declined:
        # No game has started here: return only those that are over.
        return over
    return [now, *[row for row in over if row.id != now.id]]
