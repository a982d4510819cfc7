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


@pytest.mark.parametrize("locale", ["zz-ZZ", "zh-CN", "ja-JP", "es-ZZ", "", "-", "EN-us"])
async def test_somebody_with_an_unknown_locale_plays(server: Server, locale: str) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    wire = Wire(server)
    for command in ("look score", "look village", "game status", "pass"):
        typed = wire.command(asked, command, {})
        typed.payload["locale"] = locale
        await wire.deliver(typed)
        assert typed.result.response is not None, command
    stale = f"1:{server.game_id}:99:do:pass"
    pressed = wire.press(asked, await server.panel(), stale)
    pressed.payload["locale"] = locale
    await wire.deliver(pressed)
    known = "ja" if locale == "ja-JP" else "es" if locale == "es-ZZ" else "en"
    assert words_in(locale).language == known
    assert answer_of(pressed.result).startswith(words_in(known)("stale-question"))
    assert (await server.loaded()).ply == 1


async def test_a_region_of_a_language_is_chosen_like_a_language(server: Server) -> None:
    answer = await server.ann.slash(server.channel, "me settings", language="es-ES")
    assert "Español (España)" in answer_of(answer)
    assert server.parts[Languages].settings_of(server.ann.id).language == "es-ES"
    await server.start(2, language="es-ES", reading="table")
    assert (await server.loaded()).row.language == "es-ES"


@pytest.mark.parametrize("gone", ["es-AR", "pt", "fr-CA"])
async def test_a_game_in_words_that_are_no_longer_there_goes_on(server: Server, gone: str) -> None:
    assert words_in(gone).language == ("es" if gone == "es-AR" else "en")
