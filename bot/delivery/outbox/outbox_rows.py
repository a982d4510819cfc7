"""Read the rows of the outbox, and delete or postpone them."""

from bot.delivery.discord.network import Policy
from bot.model.games import OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.service.clocks.clocks import timestamp
from bot.service.tables.games import Games
from bot.store import outbox as store


async def number(games: Games) -> None:
    """Make new messages use ids that were never used, whichever copy of the file this is."""
    now = games.now()
    await games.database.write(lambda db: store.number_after(db, now))


def nonce_of(games: Games, row: OutboxRow) -> str:
    """Return the nonce by which Discord drops a second sending of a row, for some minutes.

    It has 25 characters at most. The word is that of the database, as Discord asks for no channel:
    a row of another file may have the same id. A copy that is restored keeps its word: its new rows
    have ids that none had before (`number`), and the old ones are the same messages.
    """
    return f"{games.database.word}-{row.id}"


async def waiting(games: Games, game_id: int | None = None) -> list[OutboxRow]:
    """List what is to be delivered now, of all games or of one."""
    now = games.timestamp()
    return await games.database.find(lambda db: store.waiting(db, now, game_id))


async def done(games: Games, row: OutboxRow) -> None:
    """Delete a row that is done; the last one of a finished game lets it be packed."""
    await games.database.write(lambda db: store.delete(db, [row.id]))
    if row.kind == OutboxKind.VOICE:
        await pack_finished(games, row.game_id)


async def postpone(games: Games, row: OutboxRow, policy: Policy) -> None:
    """Postpone a row that was refused once more."""
    tries = row.refused + 1
    at = timestamp(games.now() + policy.wait_after(tries))
    await games.database.write(lambda db: store.postpone(db, row.id, at, refused=tries))


async def pack_finished(games: Games, game_id: int) -> None:
    """Pack a finished game once its outbox is empty."""
    game = await games.get(game_id)
    if game.status == GameStatus.FINISHED and not await waiting(games, game_id):
        await games.history.pack(game_id)
