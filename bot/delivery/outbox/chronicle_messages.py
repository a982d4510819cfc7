"""Post a finished game's chronicle for its whole table, once."""

from bot.delivery.outbox.keepsake_maker import KeepsakeMaker
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.notices import Notices
from bot.delivery.outbox.sent import SentMessages
from bot.model.errors import Declined
from bot.model.games import OutboxRow
from bot.model.notices import CHRONICLE, Notice
from bot.service.tables import keepsakes, links
from bot.service.tables.games import Games
from bot.store import outbox as store
from bot.text.notices import notice_text
from bot.ui.layout import layout, link
from bot.ui.message import Message


class ChronicleMessages:
    """The chronicles that people post; all other notices are `Notices`'s."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        maker: KeepsakeMaker,
        notices: Notices,
        sent: SentMessages,
        url: str,
    ) -> None:
        self._games = games
        self._languages = languages
        self._maker = maker
        self._notices = notices
        self._sent = sent
        self._url = url

    async def send_notice(self, row: OutboxRow, *, search_first: bool) -> None:
        """Post a notice to the table, or its chronicle.

        Raises Declined where the game is not over, or closed.
        """
        notice = await self._games.database.find(lambda db: store.notice_of(db, row))
        if notice.key != CHRONICLE:
            await self._notices.send_notice(row, search_first=search_first)
            return
        game = await self._games.get(row.game_id)
        message = await self._message(row, notice)
        posted = await self._sent.post(game.channel_id, row, message, search_first=search_first)
        await keepsakes.record(self._games, row, posted)

    async def _message(self, row: OutboxRow, notice: Notice) -> Message:
        loaded = await self._games.load(row.game_id)
        if not loaded.is_over:
            raise Declined("chronicle-later")
        words = self._languages.words(loaded.row)
        made = await self._maker.make(loaded, words)
        token = await links.find(self._games, row.game_id) if self._url else None
        opens = [link(words("chronicle-open"), links.chronicle(self._url, token))] if token else []
        return layout(
            [notice_text(words, notice.key, notice.figures)],
            [opens] if opens else [],
            picture=made.poster if made.drawn else None,
            files=made.files,
        )
