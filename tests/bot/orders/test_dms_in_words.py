"""A DM is put into words when it goes out: in the language that its reader has by then."""

import sqlite3
from datetime import timedelta

import orjson

from bot.delivery.outbox.outbox import Outbox
from bot.i18n.words import words_in
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.service.tables.games import Games
from bot.store import outbox
from bot.store.database import Database
from tests.bot.messages import answer_of, dms, text_of
from tests.bot.ordering import INN, lay, order
from tests.bot.server import Server, close_dms
from tests.tables import seat

QUIET = "11:00-20:00"

OLD = {
    "key": "order-off",
    "figures": {
        "order": "**Build** the gabled inn \\_as it was\\_",
        "why": "That takes 7 coins; you have 3.",
    },
    "buttons": [],
    "seat": None,
    "elsewhere": None,
}
"""A direct message that the first release has left behind, with its sentences made."""


async def test_a_dm_that_waits_is_said_in_the_language_that_its_reader_chose_since(
    server: Server,
) -> None:
    clock = await lay(server, ann=seat(coins=9))
    await order(server, server.bob, "build", building=INN)
    await server.bob.slash(server.channel, "me away", quiet=QUIET)
    await server.ann.slash(server.channel, "build", building=INN, builder="builder-1")
    await server.bob.slash(server.channel, "me settings", language="es")
    clock.now += timedelta(hours=8)
    await server.parts[Outbox].flush()
    spanish, dm = words_in("es"), dms(server.bob)[-1]
    what = spanish("order-build", building=spanish(f"building-{INN}"), count=7)
    assert spanish("order-off", order=what, why=spanish("tie-offer", who="")) in dm


async def owe_an_old_dm(server: Server) -> None:
    """Leave a direct message as the first release would have."""
    body = orjson.dumps(OLD).decode()
    row = OutboxRow(0, server.game_id, OutboxKind.DIRECT_MESSAGE, 0, server.bob.id, body=body)

    def owe(db: sqlite3.Connection) -> None:
        outbox.add(db, row)

    await server.parts[Database].write(owe)


async def test_a_dm_of_the_first_release_goes_out_as_it_stands(server: Server) -> None:
    await lay(server, ann=seat(coins=9))
    await owe_an_old_dm(server)
    await server.parts[Outbox].flush()
    assert words_in("en")("order-off", **OLD["figures"]) in dms(server.bob)[-1]
    assert await server.waiting() == []


async def test_a_dm_of_the_first_release_that_nobody_took_is_told_at_the_next_press(
    server: Server,
) -> None:
    await lay(server, ann=seat(coins=9))
    await owe_an_old_dm(server)
    close_dms(server)
    await server.parts[Outbox].flush()
    shown = await server.bob.slash(server.channel, "look board")
    text = "\n".join([text_of(one.message) for one in shown.followups])
    assert words_in("en")("order-off", **OLD["figures"]) in text


async def test_what_befell_a_table_of_the_first_release_stands_in_its_journal(
    server: Server,
) -> None:
    """Names were stored escaped then; a seat that changed hands still changes its name."""
    loaded = await server.start(2)
    name = loaded.row.seats[0].name
    figures = {"name": name, "before": "\\_Old\\_", "seat": 0}
    at, stored = server.parts[Games].timestamp(), orjson.dumps(figures).decode()

    def befall(db: sqlite3.Connection) -> None:
        db.execute(
            "INSERT INTO events (game_id, ply, at, key, figures) VALUES (1, 0, ?, ?, ?)",
            (at, "seat-taken", stored),
        )

    await server.parts[Database].write(befall)
    log = answer_of(await server.ann.slash(server.channel, "look log"))
    assert words_in("en")("seat-taken", **figures) in log
    assert "\\_Old\\_" in log.split(words_in("en")("seat-taken", **figures))[0]
