"""The commands are few, named in each language as Discord asks, and named so in every sentence."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import TableBot
from bot.cogs.about import PERMISSIONS, invite_link
from bot.cogs.localized import CatalogueTranslator
from bot.cogs.sync import PrintedCommands
from bot.i18n.words import DEFAULT, files_of, languages, words_in
from bot.text.help import TOPICS, texts
from rules.editions import NEWEST
from tests.bot.messages import answer_of, say
from tests.bot.openapi import description
from tests.bot.server import Server
from tests.repo.sources import ROOT

LOCALES = {
    locale.value.partition("-")[0]: locale.value
    for locale in reversed(discord.Locale)
    if not locale.value.startswith(DEFAULT)
} | {locale.value: locale.value for locale in discord.Locale}
"""A locale of Discord's for each language but English, in which the names themselves are."""

NAME = re.compile(r"[-\w]{1,32}")
"""What Discord takes as the name of a command or an option."""
SUBCOMMANDS = (1, 2)
MOST_IN_A_GROUP, MOST_CHARACTERS = 25, 8_000
AT_THE_TOP = {
    *("explore", "harvest", "build", "train", "labor", "pass", "sell", "buy", "refresh", "advance"),
    *("rest", "answer", "choose", "reroll", "exert", "pick", "game", "rules", "catchup", "read"),
    *("look", "me", "book", "order", "about", "tutorial", "night"),
    "owner",
}


async def payload_of(bot: TableBot) -> list[dict[str, Any]]:
    """Return what Discord is told of the commands."""
    translator = CatalogueTranslator(lambda language, key: words_in(language)(key))
    commands = bot.tree.get_commands()
    return [await command.get_translated_payload(bot.tree, translator) for command in commands]


def name_in(entry: dict[str, Any], language: str) -> str:
    names = entry["name_localizations"]
    return entry["name"] if language == DEFAULT else names[LOCALES[language]]


def tree(entries: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """List what stands beside each other: the commands, and the options of each."""
    yield entries
    for entry in entries:
        if entry.get("options"):
            yield from tree(entry["options"])


def paths(entries: list[dict[str, Any]], language: str) -> dict[str, str]:
    """Return the English path of each command and each group, by its path in a language."""
    found: dict[str, str] = {}
    for entry in entries:
        name, english = name_in(entry, language), entry["name"]
        found[name] = english
        inner = [option for option in entry.get("options", []) if option["type"] in SUBCOMMANDS]
        for path, path_in_english in paths(inner, language).items():
            found[f"{name} {path}"] = f"{english} {path_in_english}"
    return found


async def slash_commands(server: Server) -> list[dict[str, Any]]:
    return [entry for entry in await payload_of(server.bot) if entry["type"] == 1]


@cache
def commands_in(path: Path, language: str = DEFAULT) -> list[str]:
    """List the commands that the sentences of a file name, without their options."""
    words, text = words_in(language), path.read_text(encoding="utf-8")
    said = re.sub(r"{ (command-[\w-]+) }", lambda found: words(found[1]), text)
    return [name.partition(":")[0] for name in re.findall(r"`/([^`]+)`", said)]


def path_of(named: str, known: dict[str, str]) -> str | None:
    """Return the English path that a sentence names, which a topic or options may follow."""
    words = named.split()
    for count in range(len(words), 0, -1):
        found = known.get(" ".join(words[:count]))
        if found:
            return found
    return None


async def test_the_list_of_commands_is_short(server: Server) -> None:
    assert {entry["name"] for entry in await slash_commands(server)} == AT_THE_TOP


async def test_names_are_as_discord_asks_and_differ_where_they_stand_side_by_side(
    server: Server,
) -> None:
    for beside in tree(await slash_commands(server)):
        for language in languages():
            names = [name_in(entry, language) for entry in beside]
            assert len(set(names)) == len(names), names
            for name in names:
                assert NAME.fullmatch(name), f"Discord takes no {name!r} as a name"
                assert name == name.lower(), name


async def test_every_name_is_said_in_each_language(server: Server) -> None:
    spoken = {one.value for one in discord.Locale if one.value.partition("-")[0] in languages()}
    assert {"es-ES", "es-419", "ja"} <= spoken
    for beside in tree(await payload_of(server.bot)):
        for entry in beside:
            assert spoken <= set(entry["name_localizations"]), entry["name"]


async def test_groups_and_commands_are_no_larger_than_discord_takes(server: Server) -> None:
    for entry in await slash_commands(server):
        for beside in tree(entry.get("options", [])):
            assert len(beside) <= MOST_IN_A_GROUP
        for language in languages():
            assert characters(entry, LOCALES.get(language)) <= MOST_CHARACTERS, entry["name"]


def characters(entry: dict[str, Any], locale: str | None) -> int:
    """Count the characters of a command as Discord does: names, descriptions and values."""
    texts = [str(entry.get("value", ""))]
    for field in ("name", "description"):
        translated = entry.get(f"{field}_localizations") or {}
        texts.append(max(entry.get(field, ""), translated.get(locale, ""), key=len))
    inner = [*entry.get("options", []), *entry.get("choices", [])]
    return sum(map(len, texts)) + sum(characters(one, locale) for one in inner)


async def test_discord_takes_the_commands(server: Server) -> None:
    discord = description()
    path = "/applications/1/commands"
    assert discord.faults("PUT", path, await payload_of(server.bot)) == []


@pytest.mark.parametrize("language", languages())
async def test_every_command_that_a_sentence_names_is_there(server: Server, language: str) -> None:
    known = paths(await slash_commands(server), language)
    for path in files_of(language):
        for named in commands_in(path, language):
            assert path_of(named, known), (path.name, named)


async def test_the_documents_name_the_commands_that_are_there(server: Server) -> None:
    known = paths(await slash_commands(server), DEFAULT)
    pages = [ROOT / "README.md", ROOT / "PRIVACY.md", ROOT / "docs" / "playing.md"]
    for path in (*pages, *(ROOT / "docs" / "decisions").glob("*.md")):
        for named in commands_in(path):
            assert path_of(named, known), (path.name, named)


async def test_every_command_is_on_a_page_of_help(server: Server) -> None:
    """By its own name, or by that of its group: `/order`, `/game vote`.

    But for those that players are not shown.
    """
    walked = [
        command
        for command in server.bot.tree.walk_commands()
        if not (command.root_parent or command).default_permissions
    ]
    known = {command.qualified_name: command.qualified_name for command in walked}
    text = "\n".join(texts(words_in(DEFAULT), NEWEST).values())
    named = {path_of(name, known) for name in re.findall(r"`/([^`:]+)", text)}
    groups = {path.rpartition(" ")[0] for path in known}
    said = {path for path in known if {path, path.rpartition(" ")[0]} & named}
    left_out = [f"/{path}" for path in known if path not in groups | said]
    assert not left_out, (
        f"no page of help names {', '.join(left_out)}: add a line to `help-commands-text` or to "
        "`help-table-commands-text` in bot/i18n/locale/help.*.ftl, in each language"
    )


@pytest.mark.parametrize("language", [code for code in languages() if code != DEFAULT])
async def test_each_page_of_help_names_the_same_commands_in_every_language(
    server: Server, language: str
) -> None:
    entries = await slash_commands(server)

    def named_on(topic: str, spoken: str) -> set[str | None]:
        known = paths(entries, spoken)
        text = texts(words_in(spoken), NEWEST)[topic]
        return {path_of(name, known) for name in re.findall(r"`/([^`:]+)", text)}

    for topic in TOPICS:
        assert named_on(topic, language) == named_on(topic, DEFAULT), topic


async def test_a_village_is_shown_from_a_persons_menu(server: Server) -> None:
    await server.start(2)
    result = await server.ann.context_menu(server.channel, "Village", server.bob)
    typed = await server.ann.slash(server.channel, "look village", player=server.bob)
    assert say("village-title", name="bob").strip("# ") in answer_of(result)
    assert answer_of(result) == answer_of(typed)


async def test_whoever_has_no_village_shows_none(server: Server) -> None:
    await server.start(2)
    result = await server.ann.context_menu(server.channel, "Village", server.eve)
    assert answer_of(result) == say("no-village")


async def test_about_invites_the_bot_with_what_it_uses(server: Server) -> None:
    result = await server.eve.slash(server.channel, "about")
    assert say("about").splitlines()[1] in answer_of(result)
    assert f"permissions={PERMISSIONS.value}" in invite_link(server.bot.application_id or 0)
    assert invite_link(server.bot.application_id or 0) in str(links(result.response.message))


def links(message: Any) -> list[str]:
    """List the addresses of a message's buttons."""
    rows = [part for block in message.components for part in getattr(block, "children", ())]
    buttons = [one for row in rows for one in getattr(row, "children", ())]
    return [one.url for one in buttons if getattr(one, "url", None)]


async def test_each_command_says_where_it_can_be_used(server: Server) -> None:
    """For installations by a server: in its channels, and four of them in direct messages."""
    server_alone, messages_too = [0], [0, 1]
    await server.open(2, reading="book")
    await server.parts[PrintedCommands].tick()
    known = server.env.backend.commands
    entries = [*known[None].values(), *known[server.guild.id].values()]
    for entry in entries:
        assert entry["integration_types"] == [0], entry["name"]
        expected = (
            messages_too if entry["name"] in ("me", "rules", "about", "tutorial") else server_alone
        )
        assert entry["contexts"] == expected, entry["name"]
    assert len(entries) > 20
