"""The operator cannot choose the dice of people who add a word of theirs in the lobby."""

import json
import sqlite3
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bot.i18n.words import languages, words_in
from bot.model.custom_id import CustomId
from bot.model.names import NO_NAME
from bot.model.presses import Press
from bot.service.tables.games import Games
from bot.store import game_rows
from bot.store.database import Database
from bot.ui.shaking import shake_form
from rules import setup
from rules.dice import Dice, commitment
from tests.bot.messages import answer_of, ids_of, posts, say, text_of
from tests.bot.server import SEED, Server
from tests.bot.wire import Wire

LONGEST_LABEL = 45
"""Characters that Discord takes for the title of a form and for the label of its line."""


async def shake(server: Server, person: Any, word: str) -> Any:
    """Press the button of the lobby, and enter a word into its form."""
    lobby = server.channel.last_message
    form = await person.click(lobby, label=say("shake"))
    assert form.modal is not None
    return await person.submit_modal(form, {"word": word})


async def start(server: Server) -> None:
    await server.ann.click(server.channel.last_message, label="Start")


def hashed(*parts: str) -> bytes:
    """Hash a seed with words as `/rules` says that one may check it: by any tool."""
    seed, *words = parts
    text = "|".join([seed, *[sha256(word.encode()).hexdigest() for word in words]])
    return sha256(text.encode()).digest()


async def lobby_with_words(server: Server) -> None:
    server.sow(SEED)
    await server.open(2)
    await shake(server, server.bob, "plum")
    await shake(server, server.ann, " 42 ")


async def test_the_dice_come_from_the_seed_and_everybodys_words(server: Server) -> None:
    await lobby_with_words(server)
    lobby = text_of(server.channel.last_message)
    line = say("shaken", whose="bob (“plum”) and ann (“42”)")
    assert line in lobby
    await start(server)
    loaded = await server.loaded()
    (first, *_) = await server.parts[Games].history.stored_plies(1)
    expected = setup(loaded.game, 2, Dice(hashed(SEED.hex(), "plum", "42"), 0)).state
    assert loaded.state.table.market == expected.table.market
    assert first.state is not None
    assert line in "\n".join(posts(server))


async def test_without_words_the_bot_alone_seals_the_dice(server: Server) -> None:
    loaded = await server.start(2)
    assert loaded.state.decks == setup(loaded.game, 2, Dice(SEED, 0)).state.decks
    assert say("shaken", whose="")[:12] not in "\n".join(posts(server))


async def test_the_game_is_checked_with_its_words_when_it_is_over(server: Server) -> None:
    await lobby_with_words(server)
    await start(server)
    early = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert SEED.hex() not in early
    await server.finish(Random(3))
    line = say("shaken", whose="bob (“plum”) and ann (“42”)")
    assert line in text_of(await server.panel())
    right = answer_of(await server.ann.slash(server.channel, "game verify"))
    text = "|".join([SEED.hex(), *[sha256(word).hexdigest() for word in (b"plum", b"42")]])
    assert say("verify-shaken", text=text) in right
    assert line in right
    assert say("verify-wrong", wrong=0, dice=0, cards=0, seed="")[:6] not in right
    result = await server.ann.slash(server.channel, "game export")
    (file,) = result.response.message.attachments
    exported = json.loads(server.env.backend.cdn.get(file.url) or b"")
    assert [one["word"] for one in exported["shaken"]] == ["plum", "42"]
    assert bytes.fromhex(exported["dice_seed"]) == hashed(SEED.hex(), "plum", "42")


async def test_the_hash_is_told_whole_before_the_first_word_and_ever_after(
    server: Server,
) -> None:
    """Of the first digits alone, those who run the bot could have two seeds, and choose later."""
    server.sow(SEED)
    lobby = await server.open(2)
    told = answer_of(await server.eve.click(lobby, label=say("fair-dice")))
    assert commitment(SEED) in told
    await start(server)
    opening = next(message for message in server.channel.history() if message.id == lobby.id)
    assert commitment(SEED) in text_of(opening)
    assert commitment(SEED) in answer_of(await server.ann.slash(server.channel, "game verify"))
    await server.finish(Random(3))
    opening = next(message for message in server.channel.history() if message.id == lobby.id)
    assert commitment(SEED) in text_of(opening)
    right = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert SEED.hex() in right
    assert commitment(SEED) in right


async def test_where_nobody_checks_it_the_digits_are_few(server: Server) -> None:
    await server.start(2)
    status = answer_of(await server.ann.slash(server.channel, "game status"))
    assert commitment(SEED)[:16] in status
    assert commitment(SEED) not in status
    await server.finish(Random(3))
    end = text_of(await server.panel())
    assert SEED.hex()[:16] in end
    assert SEED.hex() not in end


async def test_whoever_leaves_takes_their_word_along(server: Server) -> None:
    server.sow(SEED)
    await server.open(3)
    await shake(server, server.cid, "pear")
    await shake(server, server.bob, "plum")
    await server.cid.click(server.channel.last_message, label="Leave")
    assert "pear" not in text_of(server.channel.last_message)
    await start(server)
    loaded = await server.loaded()
    assert loaded.row.dice_seed == hashed(SEED.hex(), "plum")


async def test_a_second_word_takes_the_place_of_the_first(server: Server) -> None:
    await lobby_with_words(server)
    await shake(server, server.bob, "quince")
    await start(server)
    loaded = await server.loaded()
    assert loaded.row.dice_seed == hashed(SEED.hex(), "42", "quince")


@pytest.mark.parametrize("language", languages())
def test_the_form_fits_in_every_language(language: str) -> None:
    form = shake_form(words_in(language), 1)
    (asked,) = form.controls
    assert len(form.title) <= LONGEST_LABEL
    assert len(asked.label) <= LONGEST_LABEL


async def test_a_word_is_printed_as_it_was_typed(server: Server) -> None:
    await server.open(2)
    await shake(server, server.bob, "**@everyone**")
    shown = text_of(server.channel.last_message)
    assert "**@everyone**" not in shown
    assert r"\*\*" in shown


async def test_nobody_else_shakes_and_nobody_after_the_start(server: Server) -> None:
    lobby = await server.open(2)
    refused = await server.eve.click(lobby, label=say("shake"))
    assert refused.modal is None
    assert answer_of(refused) == say("not-seated")
    empty = await shake(server, server.bob, "  ")
    assert answer_of(empty) == say("shake-empty")
    await start(server)
    wire = Wire(server)
    panel = await server.panel()
    custom_id = str(CustomId(1, 0, Press.LOBBY, "word"))
    late = wire.submit(server.bob, panel, custom_id, {"word": "late"})
    await wire.deliver(late)
    assert answer_of(late.result) == say("not-a-lobby")
    assert (await server.loaded()).row.shakes == ()


async def test_a_word_that_was_changed_later_is_found(server: Server) -> None:
    await lobby_with_words(server)
    await start(server)
    await server.finish(Random(3))

    def forge(db: sqlite3.Connection) -> None:
        db.execute("UPDATE shakes SET word = 'prune' WHERE word = 'plum'")

    await server.parts[Database].write(forge)
    server.parts[Games].loaded.invalidate(1)
    answer = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert answer.startswith("**1 of")


async def test_a_forgotten_word_leaves_dice_that_can_be_checked(server: Server) -> None:
    await lobby_with_words(server)
    await start(server)
    await server.finish(Random(3))
    asked = await server.bob.slash(server.channel, "me forget")
    await server.bob.click(asked.response.message, label=say("forget-yes"))
    stored = await server.parts[Database].read(lambda db: game_rows.find_game(db, 1))
    assert stored is not None
    assert [(one.name, one.word) for one in stored.shakes] == [
        (NO_NAME, None),
        ("ann", "42"),
    ]
    answer = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert "plum" not in answer
    assert "bob" not in answer
    assert "follow from the seed.**" in answer


async def test_a_player_alone_shakes_their_dice(server: Server) -> None:
    server.sow(SEED)
    await server.open(1, variant="solo")
    await shake(server, server.ann, "fig")
    await start(server)
    assert (await server.loaded()).row.dice_seed == hashed(SEED.hex(), "fig")


async def test_the_next_game_begins_with_no_words(server: Server) -> None:
    await lobby_with_words(server)
    await start(server)
    await server.finish(Random(3))
    await server.ann.click(await server.panel(), label=say("again"))
    row = await server.parts[Games].get(2)
    assert row.shakes == ()
    lobby = next(
        m
        for m in server.channel.history()
        if str(CustomId(2, 0, Press.LOBBY, "shake")) in ids_of(m)
    )
    assert "plum" not in text_of(lobby)


async def test_the_guests_of_a_night_shake_its_dice(server: Server) -> None:
    server.sow(SEED)
    await server.ann.slash(server.channel, "night new")
    await shake(server, server.ann, "ember")
    await server.ann.click(server.channel.last_message, label=say("night-start"))
    assert (await server.loaded()).row.dice_seed == hashed(SEED.hex(), "ember")
    assert say("shaken", whose="ann (“ember”)") in "\n".join(posts(server))
