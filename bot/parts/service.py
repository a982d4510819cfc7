"""Build the transactions, and the database that they run in."""

from bot.parts.seams import Seams
from bot.service.history.books import Books
from bot.service.history.sent_once import SentOnce
from bot.service.lobby.lobbies import Lobbies
from bot.service.nights.nights import Nights
from bot.service.table_acts.bans import Bans
from bot.service.table_acts.statuses import Statuses
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.store.database import Database


class Service:
    """The transactions that several features run; the database is opened later."""

    def __init__(self, settings: Settings, books: Books, seams: Seams) -> None:
        self.books = books
        self.screen_url = settings.screen_url.rstrip("/") if settings.screen_port else ""
        self.database = Database(settings.database)
        self.games = Games(self.database, books, seams.clock, seams.delays)
        self.lobbies = Lobbies(self.games, seams.draw_seed)
        self.statuses = Statuses(self.games, self.lobbies)
        self.nights = Nights(self.games, self.lobbies)
        self.bans = Bans(self.games)
        self.sent_once = SentOnce(self.database)
