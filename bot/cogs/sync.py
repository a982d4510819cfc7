"""Send the translated commands to Discord, where they differ from those it has.

Most starts have nothing to send. Finding that out must not need the catalogues, or each start would
parse every language. So the stored digest covers all that goes into the commands' payload:

- the payload itself, with the key of each sentence in place of its translations (names,
  options, choices, rights; which sentence is where, and in which locales);
- the bytes of the catalogues, and of the code that formats a sentence;
- the releases of discord.py, which writes the payload, and of Fluent, which writes the sentences;
- the application that they are sent to: a host may move a database to another one.

A change that leaves the translations as they were, in a comment of a catalogue, costs one request.

Commands that only the printed book needs are sent only to the servers that play with one.
"""

import logging
from hashlib import sha256
from importlib.metadata import version
from typing import Any

import orjson
from discord import app_commands

from bot.cogs.localized import CatalogueTranslator
from bot.delivery.discord.network import FAILED, PASSING, RequestFailed, failure_of
from bot.delivery.discord.server_api import ServerApi
from bot.i18n.words import Catalogue, fingerprint, languages
from bot.service.history.sent_once import SentOnce

log = logging.getLogger(__name__)

_RELEASES = ("discord.py", "fluent.runtime")

_PRINTED = "book"
"""The group of the printed book's commands."""


async def sync_commands(
    tree: app_commands.CommandTree[Any], api: ServerApi, sent_once: SentOnce
) -> None:
    """Send the commands where they differ from those sent last; refused ones wait for a restart.

    Raises StoreBusy.
    """
    digest = await digest_of(tree)
    if await sent_once.commands_digest() == digest:
        return
    payload = await translated(tree)
    printed = orjson.dumps([one for one in payload if one["name"] == _PRINTED]).decode()
    try:
        await api.put_commands(everywhere(payload))
    except RequestFailed as error:
        # The old commands still work, and nothing is recorded: the next start tries again.
        log.warning("the commands are not synced: %s", error)
        return
    await sent_once.record_commands(digest, printed)


class PrintedCommands:
    """The commands of the printed book, in the servers that play with one."""

    def __init__(self, api: ServerApi, sent_once: SentOnce) -> None:
        self._api = api
        self._sent_once = sent_once

    async def tick(self) -> bool:
        """Add them to servers that begin to play with a printed book; remove them afterwards.

        Returns False: a few seconds are soon enough. A server that refuses them enters what it
        reads by forms. Raises StoreBusy.
        """
        stored = await self._sent_once.printed_commands()
        payload, wanted, known = stored.payload, stored.wanted, stored.known
        digest = sha256(payload.encode()).hexdigest()
        new = dict.fromkeys([one for one in wanted if known.get(one) != digest], payload)
        old = dict.fromkeys([one for one in known if one not in wanted], "[]")
        for guild_id, commands in (new | old).items():
            if not await self._send(guild_id, orjson.loads(commands)):
                continue
            known = {one: had for one, had in known.items() if one != guild_id}
            known |= {guild_id: digest} if guild_id in new else {}
            # After each server: a kill sends the commands of one again at most.
            await self._sent_once.record_printed(known)
        return False

    async def _send(self, guild_id: int, commands: list[Any]) -> bool:
        """Return whether this is done: the server has them, or refuses them."""
        try:
            await self._api.put_commands(commands, guild_id)
        except FAILED as error:
            log.info("the commands of server %s are not sent: %r", guild_id, error)
            # All else is final: a server that refuses is not asked again with each tick.
            return failure_of(error) not in PASSING
        return True


async def translated(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as Discord is sent them, in every language."""
    # Catalogues of its own: the sentences parsed for this alone are freed with them.
    catalogues = {language: Catalogue(language) for language in languages()}
    translator = CatalogueTranslator(lambda language, key: catalogues[language].format(key, {}))
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


def everywhere(payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the commands that all servers have."""
    return [one for one in payload if one["name"] != _PRINTED]


async def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """Return a digest of all that the translated commands are made of."""
    keys = CatalogueTranslator(lambda _, key: key)
    payload = [await command.get_translated_payload(tree, keys) for command in tree.get_commands()]
    releases = [version(name) for name in _RELEASES]
    parts = [payload, fingerprint(), releases, tree.client.application_id]
    made_of = orjson.dumps(parts, option=orjson.OPT_SORT_KEYS)
    return sha256(made_of).hexdigest()
