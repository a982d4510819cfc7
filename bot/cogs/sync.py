"""Send the commands to Discord, where they differ from what was sent last."""

import logging
from hashlib import sha256
from typing import Any

import discord
import orjson
from discord.app_commands import CommandTree

from bot.cogs.localized import CatalogueTranslator
from bot.store import user_settings
from bot.store.database import Database

log = logging.getLogger(__name__)


async def sync_commands(tree: CommandTree[Any], database: Database) -> None:
    """Send the commands in all languages, unless Discord has them already."""
    translator = CatalogueTranslator()
    await tree.set_translator(translator)
    payload = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    digest = sha256(orjson.dumps(payload, option=orjson.OPT_SORT_KEYS)).hexdigest()
    if await database.read(lambda db: user_settings.find(db, "commands")) == digest:
        return
    try:
        await tree.sync()
    except discord.HTTPException as error:
        log.warning("the old commands stay: %s", error)
        return
    await database.write(lambda db: user_settings.put(db, "commands", digest))
