"""Somebody in Spain is spoken to as there, somebody in Mexico as in America."""

import pytest

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.service.tables.games import Games
from tests.bot.messages import answer_of, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire


@pytest.mark.parametrize(
    ("locale", "language", "asks"),
    [
        ("es-ES", "es-ES", "Vuestro propio libro"),
        ("es-419", "es", "Su propio libro"),
        ("pt-BR", "en", "Your own book"),
    ],
)
async def test_a_table_is_opened_in_the_words_of_its_hosts_region(
    server: Server, locale: str, language: str, asks: str
) -> None:
    wire = Wire(server)
    typed = wire.command(server.ann, "game new", {})
    typed.payload["locale"] = locale
    await wire.deliver(typed)
    row = await server.parts[Games].find(server.channel.id)
    assert row.language == language
    assert words_in(language)("language-name") in text_of(server.channel.last_message)
    assert words_in(language)("lobby-reading-book").startswith(f"**{asks}")


async def test_a_region_of_a_language_is_chosen_like_a_language(server: Server) -> None:
    answer = await server.ann.slash(server.channel, "me settings", language="es-ES")
    assert "Español (España)" in answer_of(answer)
    assert server.parts[Languages].settings_of(server.ann.id).language == "es-ES"
    await server.start(2, language="es-ES", reading="table")
    assert (await server.loaded()).row.language == "es-ES"


@pytest.mark.parametrize("gone", ["es-AR", "pt", "fr-CA"])
async def test_a_game_in_words_that_are_no_longer_there_goes_on(server: Server, gone: str) -> None:
    assert words_in(gone).language == ("es" if gone == "es-AR" else "en")
