"""What people see of a language pack: run by `test_language_packs.py`, with a German one set."""

from bot.i18n.words import language_names, languages, packs, words_in
from bot.service.tables.games import Games
from rules.words import ParagraphNumber
from tests.bot.conftest import *  # noqa: F403 - the fixtures of a server with the bot
from tests.bot.messages import answer_of, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire

TOLD, UNTOLD = ParagraphNumber(1), ParagraphNumber(31)


async def test_somebody_with_a_german_discord_opens_a_german_table(server: Server) -> None:
    wire = Wire(server)
    typed = wire.command(server.ann, "game new", {})
    typed.payload["locale"] = "de"
    await wire.deliver(typed)
    lobby = server.channel.last_message
    assert (await server.parts[Games].find(server.channel.id)).language == "de"
    assert "Deutsch \u00b7 " in text_of(lobby)
    assert "manche Geschichten sind auf Englisch" in text_of(lobby)
    await server.bob.click(lobby, label="Mitspielen")
    await server.ann.click(server.channel.last_message, label="Anfangen")
    assert (await server.loaded()).row.language == "de"


async def test_a_pack_is_chosen_and_its_plurals_are_babels(server: Server) -> None:
    answer = await server.ann.slash(server.channel, "me settings", language="de")
    assert "Sprache: Deutsch" in answer_of(answer)
    german = words_in("de")
    assert [german("symbol-beds", count=count) for count in (1, 2)] == ["1 Bett", "2 Betten"]
    assert words_in("de-AT").language == "de"


async def test_its_paragraphs_are_told_and_others_in_english(server: Server) -> None:
    loaded = await server.start(2, language="de", reading="table")
    stories = loaded.book.stories
    assert stories.prompt(TOLD, "de").title == "Die fehlende Stufe"
    assert stories.prompt(TOLD, "de").language == "de"
    assert stories.prompt(UNTOLD, "de").language == "en"
    told = list((packs()["de"] / "book").glob("[0-9]*.toml"))
    assert stories.untold("de") == len(stories.texts["en"]) - len(told) > 0


def test_it_is_listed_under_its_own_name() -> None:
    assert packs().keys() == {"de"}
    assert "de" in languages()
    assert language_names()["de"] == "Deutsch"
