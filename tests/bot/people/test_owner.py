"""The owner sees how the bot is, bans, announces, and takes no new games; nobody else can."""

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.delivery.discord.server_api import owners_of
from bot.features.upkeep import Upkeep
from bot.i18n.words import words_in
from bot.store import bans
from bot.store.database import Database
from tests.bot.messages import answer_of, text_of
from tests.bot.server import MONDAY, Server

COMMANDS: dict[str, dict[str, Any]] = {
    "owner overview": {},
    "owner ban": {"server": "5"},
    "owner unban": {"server": "5"},
    "owner announce": {"text": "Hello"},
    "owner games": {"take": False},
}


ADMINS = ("gil", "hal")
"""The owner, who like any administrator is shown the commands, and an administrator who is none."""


@pytest.fixture(autouse=True)
def gil_is_the_owner(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    rights = discord.Permissions(administrator=True)
    role = server.guild.create_role("Admin", permissions=rights)
    for name in ADMINS:
        member = server.guild.add_member(server.env.create_user(name), roles=[role])
        server.people[name] = member
    path = "bot.delivery.discord.server_api.owners_of"
    monkeypatch.setattr(path, lambda _: (server.people["gil"].id,))


async def owner(town: Server, command: str, **options: Any) -> str:
    gil = town.people["gil"]
    return answer_of(await gil.slash(town.channel, f"owner {command}", **options))


async def stored_bans(server: Server) -> tuple[int, int]:
    people, servers = await server.parts[Database].read(
        lambda db: (len(bans.people(db)), len(bans.servers(db)))
    )
    return people, servers


@pytest.mark.parametrize("language", ["en", "es", "ja"])
@pytest.mark.parametrize("command", COMMANDS)
async def test_nobody_else_can_use_them(server: Server, command: str, language: str) -> None:
    hal = server.people["hal"]
    await hal.slash(server.channel, "me settings", language=language)
    result = await hal.slash(server.channel, command, **COMMANDS[command])
    assert answer_of(result) == words_in(language)("owners-only")
    assert result.response.ephemeral
    assert await stored_bans(server) == (0, 0)
    assert await server.waiting() == []


async def test_where_discord_does_not_say_who_the_owner_is_nobody_is(server: Server) -> None:
    path = "/oauth2/applications/@me"
    server.env.inject_error("GET", path, status=401, times=1)
    assert await owner(server, "games", take=False) == words_in("en")("owners-unknown")
    assert "New games are taken" in await owner(server, "overview")


def test_of_a_team_those_who_may_change_the_bot_are_owners() -> None:
    members = [
        {"user": {"id": "1"}, "membership_state": 2, "role": "admin"},
        {"user": {"id": "2"}, "membership_state": 2, "role": "developer"},
        {"user": {"id": "3"}, "membership_state": 2, "role": "read_only"},
        {"user": {"id": "4"}, "membership_state": 1, "role": "admin"},
        {"user": {"id": "5"}, "membership_state": 2, "role": ""},
    ]
    team = {"owner_user_id": "5", "members": members}
    assert owners_of({"owner": {"id": "9"}, "team": team}) == (5, 1, 2)
    assert owners_of({"owner": {"id": "9"}, "team": None}) == (9,)
    assert owners_of({"owner": {"id": "9"}}) == (9,)


async def test_the_overview_says_how_the_bot_is(server: Server) -> None:
    await server.start(2)
    told = await owner(server, "overview")
    assert "1 running" in told
    assert "New games are taken." in told


async def test_a_banned_person_is_declined_in_private_and_their_game_goes_on(
    server: Server,
) -> None:
    await server.start(3)
    assert "Banned." in await owner(server, "ban", player=server.bob)
    assert "already" in await owner(server, "ban", player=server.bob)
    panel = await server.panel()
    banned = words_in("en")("banned-person")
    for result in (
        await server.bob.slash(server.channel, "game status"),
        await server.bob.click(panel, label="More"),
    ):
        assert answer_of(result) == banned
        assert result.response.ephemeral
    await server.restart()
    assert answer_of(await server.bob.slash(server.channel, "game status")) == banned
    assert "The game is on." in answer_of(await server.ann.slash(server.channel, "game status"))
    assert "lifted" in await owner(server, "unban", player=server.bob)
    assert answer_of(await server.bob.slash(server.channel, "game status")) != banned
    assert "no such ban" in await owner(server, "unban", player=server.bob)


async def test_a_ban_outlives_what_its_person_has_erased_and_shows_no_id(server: Server) -> None:
    await owner(server, "ban", player=server.bob)
    shown = await server.bob.slash(server.channel, "me data")
    assert "banned" in answer_of(shown)
    asked = await server.bob.slash(server.channel, "me forget")
    done = await server.bob.click(asked.response, label="Erase everything")
    assert "is erased" in answer_of(done)

    def rows(db: Any) -> list[Any]:
        return db.execute("SELECT * FROM banned_people").fetchall()

    stored = await server.parts[Database].read(rows)
    assert len(stored) == 1
    assert str(server.bob.id) not in str(stored)
    refused = await server.bob.slash(server.channel, "game new")
    assert answer_of(refused) == words_in("en")("banned-person")


async def test_the_games_of_a_banned_server_stand_still_and_go_on(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="slow")
    turn, _ = await server.turn()
    until = (await server.loaded()).row.seats[0].until
    guild = str(server.guild.id)
    assert "stand still" in await owner(server, "ban", server=guild)
    refused = await turn.slash(server.channel, "pass")
    assert answer_of(refused) == words_in("en")("banned-server")
    before = await server.stored()
    await server.pass_time(days=9)
    assert await server.stored() == before
    assert await server.waiting() == []
    assert guild in await owner(server, "overview")
    assert "lifted" in await owner(server, "unban", server=guild)
    seats = (await server.loaded()).row.seats
    assert [seat.until for seat in seats if seat.until] != [until]
    await server.pass_time(minutes=1)
    assert (await server.turn())[0] == turn
    ply = (await server.loaded()).ply
    await turn.slash(server.channel, "pass")
    assert (await server.loaded()).ply > ply


async def test_a_companion_of_a_banned_server_waits_too(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.open(1)
    await server.ann.slash(server.channel, "game companion", person="rapp")
    await server.ann.click(server.channel.last_message, label="Start")
    loaded = await server.loaded()
    if loaded.row.seats[loaded.state.table.questions[0].seat].user_id == server.ann.id:
        await server.ann.slash(server.channel, "pass")
    ply = (await server.loaded()).ply
    await owner(server, "ban", server=str(server.guild.id))
    await server.pass_time(hours=1)
    assert (await server.loaded()).ply == ply
    await owner(server, "unban", server=str(server.guild.id))
    await server.pass_time(hours=1)
    assert (await server.loaded()).ply > ply


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({}, "owner-whom"),
        ({"server": "some"}, "owner-no-id"),
        ({"server": "9" * 19}, "owner-no-id"),
        ({"server": "٣"}, "owner-no-id"),
    ],
)
@pytest.mark.parametrize("command", ["ban", "unban"])
async def test_what_names_nobody_is_declined(
    server: Server, command: str, options: dict[str, Any], key: str
) -> None:
    assert await owner(server, command, **options) == words_in("en")(key)
    assert await stored_bans(server) == (0, 0)


async def test_an_owner_cannot_ban_themselves(server: Server) -> None:
    assert await owner(server, "ban", player=server.people["gil"]) == words_in("en")(
        "owner-not-yourself"
    )


async def test_no_new_games_are_taken_while_open_ones_go_on(server: Server) -> None:
    await server.start(2)
    field = server.guild.create_text_channel("field")
    assert "No new games" in await owner(server, "games", take=False)
    for command in ("game new", "night new"):
        refused = await server.bob.slash(field, command)
        assert answer_of(refused) == words_in("en")("no-new-games")
        assert refused.response.ephemeral
    await server.restart()
    turn, _ = await server.turn()
    ply = (await server.loaded()).ply
    await turn.slash(server.channel, "pass")
    assert (await server.loaded()).ply > ply
    assert "No new games" in await owner(server, "overview")
    assert "New games are taken" in await owner(server, "games", take=True)
    await server.bob.slash(field, "game new")
    assert field.last_message is not None


async def test_an_announcement_goes_once_to_each_server_in_the_language_of_its_game(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    await server.open(2, language="es")
    field = server.guild.create_text_channel("field")
    await server.open(2, channel=field, language="ja")
    told = await owner(server, "announce", text="Stopping at **eight**.")
    assert "Announcement 1 goes to one server." in told
    await server.restart()
    server.set_clock(MONDAY + timedelta(minutes=1))
    await server.parts[Upkeep].run()
    await server.parts[Upkeep].run()
    frame = words_in("ja")("owner-announced", text="Stopping at **eight**.")
    assert [text_of(m) for m in field.history()].count(frame) == 1
    assert not any("eight" in text_of(one) for one in server.channel.history())
    assert "2" in await owner(server, "announce", text="Again")


async def test_an_announcement_without_a_game_goes_nowhere(server: Server) -> None:
    assert "goes nowhere" in await owner(server, "announce", text="Hello")
    assert await owner(server, "announce", text="   ") == words_in("en")("bad-input")
