"""Play an offer with a command's options, and suggest what they may hold."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord.app_commands import Choice

from bot.features.command_options import find_offer, read, suggest
from bot.model.errors import Declined
from bot.service.permissions import playing
from bot.ui.forms import fill
from rules import IllegalAction

if TYPE_CHECKING:
    from bot.app import TableBot  # noqa: F401 - named in the alias below

Interaction = discord.Interaction["TableBot"]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def suggests(verb: str, blank: str) -> Suggest:
    """Make the autocomplete of one option."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        return await _suggest(interaction, verb, blank, text)

    return autocomplete


async def _suggest(interaction: Interaction, verb: str, blank: str, text: str) -> list[Choice[str]]:
    """Suggest values from the offer that the seat has now; nothing where there is none."""
    bot = interaction.client
    try:
        row = await bot.tables.find(interaction.channel_id or 0)
        opened = await bot.tables.load(row.id)
    except Declined:
        return []
    seat = opened.row.seat_of(interaction.user.id)
    if seat is None:
        return []
    narrator = bot.reader.narrator(opened.row, bot.words_for(interaction))
    return suggest(narrator, opened, seat.seat, verb, blank, text)


async def act(interaction: Interaction, verb: str, **entered: str | int | None) -> None:
    """Fill the offer of a verb with what was entered, and play it."""
    bot = interaction.client
    row = await bot.tables.find(interaction.channel_id or 0)
    opened = await bot.tables.load(row.id)
    offer = find_offer(opened, playing(opened.row, interaction.user.id), verb)
    if offer is None:
        raise Declined("not-asked-now")
    if offer.refusal:
        raise IllegalAction(offer.refusal)
    narrator = bot.reader.narrator(opened.row, bot.words_for(interaction))
    table, asked = opened.state.table, [blank.name for blank in offer.blanks]
    given = {name: text for name, text in entered.items() if text is not None}
    texts = {
        name: read(narrator, table, offer, name, str(text))
        for name, text in given.items()
        if name in asked
    }
    unasked = {name: value for name, value in given.items() if name not in asked}
    fields = {**fill(offer, texts), **unasked}  # what is not offered is for the rules to refuse
    played = await bot.tables.answer(
        row.id, interaction.user.id, fields, interaction_id=interaction.id
    )
    await bot.answers.played(interaction, played)
