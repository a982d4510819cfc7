"""Send the translated commands to Discord, where they differ from those it has.

Most starts have nothing to send. Finding that out must not need the catalogues, or each start would
parse every language. So the stored digest stands for all that goes into the commands' payload:

- the payload itself, with the key of each sentence in the place of its translations (names,
  options, choices, rights; which sentence stands where, and in which locales);
- the bytes of the catalogues, and of the code that formats a sentence;
- the releases of discord.py, which writes the payload, and of Fluent, which writes the sentences.

A change that leaves the translations as they were, in a comment of a catalogue, costs one request.
"""

import logging
from hashlib import sha256
from importlib.metadata import version
from typing import Any

import discord
import orjson
from discord import app_commands

from bot.cogs.localized import CatalogueTranslator
from bot.i18n.words import Catalogue, fingerprint, languages
from bot.store import user_settings
from bot.store.database import Database

log = logging.getLogger(__name__)

_DIGEST = "commands"
"""The name under which the digest of the last commands is stored."""

_RELEASES = ("discord.py", "fluent.runtime")


async def sync_commands(tree: app_commands.CommandTree[Any], database: Database) -> None:
    """Send the commands where they differ from those sent last; refused ones wait for a restart.

    Raises StoreBusy.
    """
    digest = await digest_of(tree)
    if await database.read(lambda db: user_settings.find(db, _DIGEST)) == digest:
        return
    # Catalogues of its own: the sentences parsed for this alone are freed with them.
    catalogues = {language: Catalogue(language) for language in languages()}
    await tree.set_translator(
        CatalogueTranslator(lambda language, key: catalogues[language].format(key, {}))
    )
    try:
        await tree.sync()
    except discord.HTTPException as error:
        log.warning("the commands are not synced: %s", error)
        return
    finally:
        await tree.set_translator(None)
    await database.write(lambda db: user_settings.put(db, _DIGEST, digest))


async def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """Return a digest of all that the translated commands are made of."""
    keys = CatalogueTranslator(lambda _, key: key)
    payload = [await command.get_translated_payload(tree, keys) for command in tree.get_commands()]
    releases = [version(name) for name in _RELEASES]
    made_of = orjson.dumps([payload, fingerprint(), releases], option=orjson.OPT_SORT_KEYS)
    return sha256(made_of).hexdigest()
