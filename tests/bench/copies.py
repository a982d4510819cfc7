"""Copy games of a library under new ids, and seat their people on a loopback Discord."""

import shutil
import sqlite3
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import orjson

from bot.delivery.discord.payloads import message_payload
from bot.model.loaded_game import LoadedGame
from bot.store.database import Database
from bot.ui.panel import panel
from tests.bench.scripts import PLAYERS, Library, Player, Step
from tests.stub import shapes
from tests.stub.loopback import Loopback
from tests.stub.world import Channel, Person, World, snowflake

CHANNELS_A_GUILD = 100
"""Channels of a guild."""

_TABLES = ("games", "seats", "plies", "results", "chronicles")


@dataclass
class Copy:
    """One copied game; `people` are by seat, `steps` are still to be taken."""

    game_id: int
    channel: Channel
    people: tuple[Person, ...]
    steps: list[Step]


async def seat(
    library: Library,
    source: Path,
    target: Path,
    discord: Loopback,
    count: int,
    a_guild: int = CHANNELS_A_GUILD,
    *,
    known: bool = True,
) -> list[Copy]:
    """Copy running games into a file of their own, each with its channel, people and panel.

    Unless they are not `known`, the bot has written to all people before: so few new ones may be
    written to in an hour that none of the other measurements would see a direct message.
    """
    shutil.copyfile(source, target)
    database = Database(target)
    await database.open()
    player = Player(database)
    loaded = [await player.games.load(script.game_id) for script in library.scripts]
    shown = [_panel(player, one) for one in loaded]
    await database.close()
    places = channels(discord.world, count, a_guild)
    copies: list[Copy] = []
    for index, channel in enumerate(places):
        which = index % len(loaded)
        script = library.scripts[which]
        people = tuple([discord.world.add_person(f"p{index}-{n}") for n in range(PLAYERS)])
        steps = script.steps[script.half if source == library.middle else 0 :]
        copies.append(Copy(script.game_id, channel, people, steps))
    stored = _store(target, loaded, shown, copies)
    if known:
        _know(target, discord, stored)
    return stored


def finish(library: Library, target: Path, count: int) -> int:
    """Add that many finished games to a file, played by the people of its unfinished games.

    Return the bytes by which it has grown.
    """
    before = target.stat().st_size
    db = sqlite3.connect(target)
    db.execute("ATTACH ? AS library", (str(library.done),))
    query = "SELECT id, guild_id, channel_id FROM games ORDER BY id"
    places = db.execute(query).fetchall()
    known = [script.game_id for script in library.scripts]
    for index in range(count):
        game_id = len(places) + 1 + index
        table, guild, channel = places[index % len(places)]
        _copy(db, known[index % len(known)], game_id, channel_id=channel, guild_id=guild)
        db.execute("UPDATE seats SET user_id = -1 - seat WHERE game_id = ?", (game_id,))
        for kept in ("seats", "results"):
            people = (
                f"SELECT user_id FROM seats AS it WHERE it.game_id = ? AND it.seat = {kept}.seat"
            )
            query = f"UPDATE {kept} SET user_id = ({people}) WHERE game_id = ?"
            db.execute(query, (table, game_id))
        db.execute("UPDATE results SET guild_id = ? WHERE game_id = ?", (guild, game_id))
    db.commit()
    db.close()
    return target.stat().st_size - before


def _store(
    target: Path, loaded: list[LoadedGame], shown: list[bytes], copies: list[Copy]
) -> list[Copy]:
    """Write the copies in the place of what the file held."""
    fresh = target.with_suffix(".library")
    target.rename(fresh)
    shutil.copyfile(fresh, target)
    db = sqlite3.connect(target)
    db.execute("DELETE FROM games")
    for table in ("seats", "plies", "results", "chronicles", "outbox"):
        db.execute(f"DELETE FROM {table}")
    db.execute("ATTACH ? AS library", (str(fresh),))
    stored: list[Copy] = []
    for index, copy in enumerate(copies):
        which = index % len(loaded)
        message = _post(copy.channel, shown[which], copy.game_id, index + 1)
        row = loaded[which].row
        _copy(
            db,
            copy.game_id,
            index + 1,
            channel_id=copy.channel.id,
            guild_id=copy.channel.guild_id,
            panel_id=message,
            panel_from=loaded[which].ply + 1,
        )
        users = [(copy.people[one.seat].id, index + 1, one.seat) for one in row.seats]
        db.executemany("UPDATE seats SET user_id = ? WHERE game_id = ? AND seat = ?", users)
        # As if they had been asked whether the bot may pass for them, which comes once a person.
        asked = [(person.id,) for person in copy.people]
        db.executemany("INSERT INTO user_settings (user_id, pass_for_me) VALUES (?, 1)", asked)
        stored.append(replace(copy, game_id=index + 1))
    db.commit()
    db.execute("VACUUM")
    db.close()
    return stored


def _know(target: Path, discord: Loopback, copies: list[Copy]) -> None:
    """Let the bot know the channels of everybody's direct messages, opened long ago."""
    people = [(person.id, copy.channel.guild_id) for copy in copies for person in copy.people]
    db = sqlite3.connect(target)
    db.executemany(
        "INSERT INTO direct_channels (user_id, guild_id, channel_id, opened_at) "
        "VALUES (?, ?, ?, '2026-01-01T00:00:00+00:00')",
        [(user, guild, discord.world.direct_channel(user).id) for user, guild in people],
    )
    db.commit()
    db.close()


def _copy(db: sqlite3.Connection, source: int, target: int, **changed: object) -> None:
    """Copy one game's rows under a new id."""
    for table in _TABLES:
        key = "id" if table == "games" else "game_id"
        names = [name for _, name, *_ in db.execute(f"PRAGMA library.table_info({table})")]
        new = {key: target, **(changed if table == "games" else {})}
        columns = ", ".join("?" if name in new else name for name in names)
        values = [new[name] for name in names if name in new]
        db.execute(
            f"INSERT INTO main.{table} SELECT {columns} FROM library.{table} WHERE {key} = ?",
            (*values, source),
        )


def channels(world: World, count: int, a_guild: int = CHANNELS_A_GUILD) -> list[Channel]:
    """Add that many channels, in as many guilds as they need."""
    places: list[Channel] = []
    while len(places) < count:
        guild = world.add_guild(f"Server {len(world.guilds)}")
        most = min(a_guild, count - len(places))
        places += [world.add_channel(guild, f"village-{n}") for n in range(most)]
    return places


def _panel(player: Player, loaded: LoadedGame) -> bytes:
    message = panel(player.languages.narrator(loaded), loaded, plies=[])
    return orjson.dumps(message_payload(message, {})["components"])


def _post(channel: Channel, shown: bytes, source: int, target: int) -> int:
    """Put a panel into a channel, under the copy's id; give the message's id."""
    text = shown.replace(f'"1:{source}:'.encode(), f'"1:{target}:'.encode())
    body: dict[str, Any] = {"components": orjson.loads(text), "flags": 1 << 15}
    number = snowflake()
    author = Person(shapes.APPLICATION, "table")
    channel.messages[number] = shapes.message(channel.id, number, author, body)
    return number
