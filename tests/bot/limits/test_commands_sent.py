"""The commands are sent where anything that goes into them has changed, and only there."""

import shutil
from pathlib import Path

import discord
import pytest
from discord import Intents, app_commands

from bot.cogs import sync
from bot.cogs.localized import localized
from bot.cogs.sync import PrintedCommands, digest_of
from bot.i18n import words
from tests.bot.server import Server

Tree = app_commands.CommandTree[discord.Client]


@pytest.fixture(autouse=True)
def one_translation() -> None:
    """Let each bot translate its commands itself, unlike in the other tests."""


def tree_with(name: str = "look", key: str = "cmd-board", option: str = "opt-party") -> Tree:
    """Return a tree of one command with one option, whose texts stand under these keys."""

    @app_commands.command(name=name, description=localized(key))
    @app_commands.describe(text=localized(option))
    async def look(interaction: discord.Interaction, text: str) -> None:
        """Do nothing: it is only declared."""

    tree = Tree(discord.Client(intents=Intents.none()))
    tree.add_command(look)
    return tree


def sent(server: Server, since: int) -> int:
    return sum(r.path.endswith("/commands") for r in server.env.http_requests[since:])


async def test_the_same_commands_have_the_same_digest() -> None:
    assert await digest_of(tree_with()) == await digest_of(tree_with())


@pytest.mark.parametrize(
    "change", [{"name": "watch"}, {"key": "cmd-market"}, {"option": "opt-goods"}]
)
async def test_commands_that_were_changed_are_sent_again(change: dict[str, str]) -> None:
    assert await digest_of(tree_with(**change)) != await digest_of(tree_with())


async def test_another_application_is_sent_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database may be moved to another token."""
    before = await digest_of(tree_with())
    monkeypatch.setattr(discord.Client, "application_id", 7)
    assert await digest_of(tree_with()) != before


async def test_another_sentence_with_the_same_english_is_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.cogs.localized.words_in", lambda _: lambda _: "The same.")
    assert await digest_of(tree_with(key="cmd-market")) != await digest_of(tree_with())


async def test_a_catalogue_that_was_changed_sends_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await digest_of(tree_with())
    shutil.copytree(words.LOCALE, tmp_path / "locale")
    monkeypatch.setattr(words, "LOCALE", tmp_path / "locale")
    assert await digest_of(tree_with()) == before
    path = tmp_path / "locale" / "ja.ftl"
    path.write_text(path.read_text(encoding="utf-8") + "\nnew = new\n", encoding="utf-8")
    assert await digest_of(tree_with()) != before


@pytest.mark.parametrize("release", ["discord.py", "fluent.runtime"])
async def test_another_release_of_what_writes_them_sends_them_again(
    monkeypatch: pytest.MonkeyPatch, release: str
) -> None:
    before, version = await digest_of(tree_with()), sync.version
    monkeypatch.setattr(sync, "version", lambda name: "0" if name == release else version(name))
    assert await digest_of(tree_with()) != before


async def test_a_start_sends_them_only_where_they_have_changed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    since = len(server.env.http_requests)
    await server.restart()
    assert sent(server, since) == 0
    monkeypatch.setattr("bot.cogs.sync.fingerprint", lambda: "another")
    await server.restart()
    assert sent(server, since) == 1
    await server.restart()
    assert sent(server, since) == 1


async def test_commands_that_discord_refused_are_sent_at_the_next_start(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    since = len(server.env.http_requests)
    monkeypatch.setattr("bot.cogs.sync.fingerprint", lambda: "another")
    server.env.inject_error("PUT", "/applications/*/commands", status=400, times=1)
    await server.restart()
    assert sent(server, since) == 1
    await server.restart()
    assert sent(server, since) == 2
    await server.restart()
    assert sent(server, since) == 2


async def test_the_printed_book_has_commands_where_it_is_played_alone(server: Server) -> None:
    printed, elsewhere = (
        server.parts[PrintedCommands],
        server.env.create_guild("Elsewhere"),
    )
    assert "book" not in lists(server, None)
    await server.open(2, reading="book")
    await printed.tick()
    assert lists(server, server.guild.id) == {"book"}
    assert not lists(server, elsewhere.id)
    since = len(server.env.http_requests)
    await printed.tick()
    await server.restart()
    await server.parts[PrintedCommands].tick()
    assert sent(server, since) == 0
    await server.ann.slash(server.channel, "game end")
    await server.parts[PrintedCommands].tick()
    assert not lists(server, server.guild.id)
    assert sent(server, since) == 1


@pytest.mark.parametrize(("status", "again"), [(403, 0), (500, 1)])
async def test_a_server_that_refuses_them_is_not_asked_again(
    server: Server, status: int, again: int
) -> None:
    await server.open(2, reading="book")
    path = f"/applications/*/guilds/{server.guild.id}/commands"
    server.env.inject_error("PUT", path, status=status, times=5)
    await server.parts[PrintedCommands].tick()
    since = len(server.env.http_requests)
    await server.parts[PrintedCommands].tick()
    assert sent(server, since) == again


async def test_changed_commands_of_the_printed_book_are_sent_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.open(2, reading="book")
    await server.parts[PrintedCommands].tick()
    format_sentence = words.Catalogue.format
    monkeypatch.setattr(words.Catalogue, "format", lambda *of: format_sentence(*of)[:-1] + "x")
    monkeypatch.setattr("bot.cogs.sync.fingerprint", lambda: "another")
    since = len(server.env.http_requests)
    await server.restart()
    await server.parts[PrintedCommands].tick()
    assert sent(server, since) == 2  # those of all, and those of this server


def lists(server: Server, guild_id: int | None) -> set[str]:
    """Name the commands of one server, or those of all."""
    return {name for name, _ in server.env.backend.commands.get(guild_id, {})}
