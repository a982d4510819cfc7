"""Send a finished game's chronicle to anyone who asks for it."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.screens import Screens
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.service.tables import recordings
from bot.service.tables.games import Games
from bot.text.picture_request import Picture, WebpRequest
from bot.ui.layout import layout
from bot.ui.message import File
from rules.record import record

if TYPE_CHECKING:
    from bot.chronicle.chronicle import Chronicle
    from bot.chronicle.pages import Images

MOST_BYTES = 7_500_000
"""Bytes of all files together: Discord takes 8 MB where a server has no more."""

_MOST_PICTURES = 60

_SIZES = ((800, 80), (640, 60), (480, 40), (0, 0))
"""Widths and qualities of pictures, each tried where the one before came out too big; 0 is none."""


@record
class Keepsake:
    """A chronicle: its page and its book, and the poster with its PNG, empty if none was drawn."""

    files: tuple[File, ...]
    poster: Picture | None
    drawn: bytes


class Keepsakes:
    """The chronicles of finished games."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        screens: Screens,
        replies: Replies,
        pictures: PictureQueue,
    ) -> None:
        self._games = games
        self._languages = languages
        self._screens = screens
        self._replies = replies
        self._pictures = pictures

    async def give_here(self, interaction: Interaction) -> None:
        """Send the chronicle of the channel's game.

        Raises Declined where it is not over.
        """
        await self._give(interaction, await self._games.find_started(interaction.channel_id))

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Send the chronicle of the game whose end was pressed.

        Raises Declined where it is not over.
        """
        await self._give(interaction, await self._games.get(press.game_id))

    async def _give(self, interaction: Interaction, row: GameRow) -> None:
        loaded = await self._games.load(row.id)
        if not loaded.is_over:
            raise Declined("chronicle-later")
        words = self._languages.words_for(interaction)
        # Answered first: all its pictures take longer than Discord waits.
        await self._replies.privately(interaction, words("chronicle-making"))
        made = await self.make(loaded, words)
        picture = made.poster if made.drawn else None
        lines = [words("chronicle-made"), *([words("chronicle-poster")] if picture else [])]
        message = layout(lines, picture=picture, files=made.files)
        await self._replies.privately(interaction, message)

    async def make(self, loaded: LoadedGame, words: Words) -> Keepsake:
        """Make the chronicle of a finished game in somebody's language; it takes some seconds."""
        # Chronicles are rare: what writes them would take 0.3 MB of every bot.
        from bot.chronicle.telling import tell  # noqa: PLC0415

        game_id, history = loaded.row.id, self._games.history
        readings = await recordings.kept_of(self._games, game_id)
        narrator = self._languages.narrator(loaded, words)
        plies, events = await history.plies(game_id), await history.events(game_id)
        ending = await self._screens.ending(loaded)
        # In a thread: on the loop it held everybody up for 46 ms.
        chronicle = await asyncio.to_thread(tell, narrator, loaded, plies, events, ending, readings)
        poster = await self._pictures.draw(chronicle.poster) or b""
        made = await self._make(chronicle, MOST_BYTES - len(poster))
        files = tuple([File(f"chronicle-{game_id}.{kind}", content) for kind, content in made])
        return Keepsake(files, chronicle.poster, poster)

    async def _make(self, chronicle: "Chronicle", most: int) -> Sequence[tuple[str, bytes]]:
        """Make the page and the book; where they take more bytes, with smaller pictures."""
        from bot.chronicle.pages import book, page  # noqa: PLC0415 - as above

        made: Sequence[tuple[str, bytes]] = ()
        for width, quality in _SIZES:
            images = await self._draw(chronicle.pictures, width, quality)
            made = [
                ("html", await asyncio.to_thread(page, chronicle, images)),
                ("epub", await asyncio.to_thread(book, chronicle, images)),
            ]
            if sum(len(content) for _, content in made) <= most:
                break
        return made

    async def _draw(self, pictures: Sequence[Picture], width: int, quality: int) -> "Images":
        images: dict[Picture, bytes] = {}
        for picture in pictures[:_MOST_PICTURES] if width else ():
            # One at a time: a panel's picture waits for one of them at most.
            content = await self._pictures.draw_webp(WebpRequest(picture, width, quality))
            if content is not None:
                images[picture] = content
        return images
