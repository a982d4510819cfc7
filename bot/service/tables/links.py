"""Make, replace and end the link under which a table is shown in a browser."""

import sqlite3
from secrets import token_urlsafe

from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import User
from bot.model.loaded_game import Played
from bot.model.notices import Name, Notice
from bot.service.plies.notices import queue_notice
from bot.service.tables.games import Games
from bot.store import links

_BYTES = 24
"""Of a token: 192 bits, which nobody finds by trying."""


def new_token() -> str:
    """Draw a token: the secret part of a link."""
    return token_urlsafe(_BYTES)


def address(url: str, token: str) -> str:
    """Return the address of a table's page; `url` is that of all pages."""
    return f"{url}/t/{token}"


def chronicle(url: str, token: str) -> str:
    """Return the address of a finished game's chronicle."""
    return f"{url}/c/{token}"


async def find(games: Games, game_id: int) -> str | None:
    """Find the token of a game's link, if it has one. Raises StoreBusy."""
    return await games.database.find(lambda db: links.find(db, game_id))


async def make(games: Games, row: GameRow, user: User) -> Played:
    """Give a game, also one that is over, a new link, and tell its channel; an older one ends.

    Raises StoreBusy, Corrupt.
    """
    token = new_token()
    notice = Notice("link-made", {"name": Name(row.name_for(user), user.id)})

    def transaction(db: sqlite3.Connection) -> OutboxRow:
        links.put(db, row.id, token)
        return queue_notice(db, row, notice)

    told = await games.database.write(transaction)
    return Played(await games.load(row.id), (), (), (told,))


async def end(games: Games, game_id: int) -> Played:
    """End a game's link. Raises StoreBusy, Corrupt."""
    await games.database.write(lambda db: links.delete(db, game_id))
    return Played(await games.load(game_id), (), (), ())


async def game_of(games: Games, token: str) -> int | None:
    """Find the game that a token shows; None alike for a wrong, an old and an ended one.

    Raises StoreBusy.
    """
    return await games.database.find(lambda db: links.game_of(db, token))
