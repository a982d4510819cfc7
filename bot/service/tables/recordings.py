"""Keep people's own readings of a night, as each of them wishes."""

from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.recordings import LONGEST, RecordedReading
from bot.model.stories import Chapter
from bot.service.night.steps import night_of, question_of
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.store import recordings


async def read_by(games: Games, row: GameRow, user_id: int) -> dict[int, Chapter]:
    """Return the paragraphs that a person read to the others, by their questions.

    Raises Declined where the game is no night, or has not begun.
    """
    if row.night is None:
        raise Declined("night-none-here")
    places = [one.place for one in night_of(row).guests if one.user_id == user_id]
    asked = {r.question for r in row.night.recitals if r.place in places and not r.is_end}
    if not asked:
        return {}
    stories = stories_of(await games.history.plies(row.id))
    chapters = [chapter for story in stories for chapter in story.chapters]
    return {question_of(one): one for one in chapters if question_of(one) in asked}


async def kept_of(games: Games, game_id: int) -> list[RecordedReading]:
    """List the readings that are kept of a night."""
    return await games.database.read(lambda db: recordings.of_game(db, game_id))


async def keep(games: Games, game_id: int, reading: RecordedReading) -> None:
    """Keep a person's reading of a paragraph that they read on a night.

    Raises Declined.
    """
    row = await games.get(game_id)
    # Check again: the button may be old, or its `custom_id` made up.
    if reading.question not in await read_by(games, row, reading.user_id):
        raise Declined("recording-not-read")
    if not 0 < reading.seconds <= LONGEST:
        raise Declined("recording-no-voice")
    await games.database.write(lambda db: recordings.put(db, game_id, reading))


async def copy(games: Games, game_id: int, question: int, user_id: int) -> None:
    """Let the chronicle hold a person's voice in a kept reading.

    Raises Declined where it is not kept.
    """
    copied = await games.database.write(lambda db: recordings.copy(db, game_id, question, user_id))
    if not copied:
        raise Declined("recording-none")


async def drop(games: Games, game_id: int, question: int, user_id: int) -> None:
    """Delete a person's kept reading.

    Raises Declined where it is not kept.
    """
    dropped = await games.database.write(
        lambda db: recordings.delete(db, game_id, question, user_id)
    )
    if not dropped:
        raise Declined("recording-none")
