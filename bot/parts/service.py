"""Build the transactions, and the database that they run in."""

from dataclasses import dataclass

from bot.parts.seams import Seams
from bot.service.history.books import Books
from bot.service.history.sent_once import SentOnce
from bot.service.lobby.lobbies import Lobbies
from bot.service.table_acts.asked_seats import AskedSeats
from bot.service.table_acts.people import People
from bot.service.table_acts.statuses import Statuses
from bot.service.tables.overviews import Overviews
from bot.service.tables.tables import Tables
from bot.settings import Settings
from bot.store.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """The transactions that several features run; the others are built beside their feature."""

    database: Database
    books: Books
    tables: Tables
    lobbies: Lobbies
    statuses: Statuses
    people: People
    overviews: Overviews
    asked_seats: AskedSeats
    sent_once: SentOnce


def build_service(settings: Settings, books: Books, seams: Seams) -> Service:
    """Build the transactions; the database is opened later."""
    database = Database(settings.database)
    tables = Tables(database, books, seams.clock, seams.delays)
    lobbies = Lobbies(tables, seams.draw_seed)
    return Service(
        database=database,
        books=books,
        tables=tables,
        lobbies=lobbies,
        statuses=Statuses(tables, lobbies),
        people=People(tables),
        overviews=Overviews(tables),
        asked_seats=AskedSeats(tables),
        sent_once=SentOnce(database),
    )
