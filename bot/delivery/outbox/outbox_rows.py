"""Read the rows of the outbox, and delete or postpone them."""

from bot.delivery.discord.network import NEW_DMS, Policy
from bot.model.clock import timestamp
from bot.model.games import OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.notices import FINALE
from bot.service.tables.games import Games
from bot.store import outbox as store


async def number(games: Games) -> None:
    """Make new messages use ids that were never used, whichever copy of the file this is."""
    now = games.now()
    await games.database.write(lambda db: store.number_after(db, now))


async def waiting(games: Games, game_id: int | None = None) -> list[OutboxRow]:
    """List what is to be delivered now, of all games or of one."""
    now = games.timestamp()
    if game_id is None:  # perhaps thousands
        return await games.database.read(lambda db: store.waiting(db, now))
    return await games.database.find(lambda db: store.waiting(db, now, game_id))


async def last_stories(games: Games, game_id: int) -> list[OutboxRow]:
    """List the last story of a finished game, if it is still to be told."""
    if (await games.get(game_id)).status != GameStatus.FINISHED:
        return []
    return [row for row in await waiting(games, game_id) if await is_last_story(games, row)]


async def is_last_story(games: Games, row: OutboxRow) -> bool:
    """Return whether a row tells the table how its season ends."""
    if row.kind != OutboxKind.NOTICE or row.body is None:
        return False
    notice = await games.database.find(lambda db: store.notice_of(db, row))
    return notice.key == FINALE


async def done(games: Games, row: OutboxRow) -> None:
    """Delete a row that is done; the last one of a finished game lets it be packed."""
    await games.database.write(lambda db: store.delete(db, [row.id]))
    if row.kind == OutboxKind.VOICE:
        await pack_finished(games, row.game_id)


async def postpone(games: Games, row: OutboxRow, policy: Policy) -> None:
    """Postpone a row that was refused once more, or that waits until somebody new can be told."""
    tries = row.refused + 1
    at = timestamp(games.now() + policy.wait_after(tries))
    # A direct message that was refused is shown at its person's next press; one that waits is not.
    refused = row.refused if policy is NEW_DMS else tries
    await games.database.write(lambda db: store.postpone(db, row.id, at, refused=refused))


async def pack_finished(games: Games, game_id: int) -> None:
    """Pack a finished game once its outbox is empty."""
    game = await games.get(game_id)
    if game.status == GameStatus.FINISHED and not await waiting(games, game_id):
        await games.history.pack(game_id)
