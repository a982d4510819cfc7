"""A game is opened with an edition, a variant and a book that go together, or not at all."""

from pathlib import Path
from random import Random

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.stories import Chapter
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.text.journal import ply_lines
from bot.text.story import outcome_text
from encounters.loader import load
from rules.actions import Exert
from rules.book import Outcome
from rules.facts import EncounterSettled
from rules.words import ParagraphNumber, Seat
from tests.bot.messages import answer_of, lobby_rules, say, text_of
from tests.bot.server import Server
from tests.encounters.books import a_book


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    pack = a_book(tmp_path / "pack")
    path = tmp_path / "table.sqlite3"
    return Settings(database=path, pictures=False, encounter_packs=(pack,))


@pytest.fixture
def small(settings: Settings) -> str:
    """The mark of the small book."""
    return load(settings.encounter_packs[0]).fingerprint


async def test_the_books_are_suggested_by_title(server: Server, small: str) -> None:
    titles = server.parts[Games].books.titles()
    found = await server.ann.autocomplete(server.channel, "game new", "book", "")
    assert {choice["value"]: choice["name"] for choice in found} == titles
    found = await server.ann.autocomplete(server.channel, "game new", "book", "two")
    assert [choice["value"] for choice in found] == [small]


async def test_a_game_is_played_with_the_book_that_was_picked(server: Server, small: str) -> None:
    loaded = await server.start(2, book=small)
    assert loaded.row.book == small
    assert set(loaded.game.book.paragraphs) == {1, 2}
    await server.finish(Random(1))
    assert (await server.loaded()).state.table.over


async def test_a_book_that_nobody_has_is_refused(server: Server) -> None:
    async with server.nothing_changes():
        typed = await server.ann.slash(server.channel, "game new", book="The Red Book")
        assert answer_of(typed) == say("no-such-book")


@pytest.mark.parametrize("variant", ["common", "solo"])
async def test_a_book_that_lacks_caves_of_the_edition_is_refused_as_it_opens(
    server: Server, small: str, variant: str
) -> None:
    async with server.nothing_changes():
        typed = await server.ann.slash(
            server.channel, "game new", edition="preview", variant=variant, book=small
        )
        assert answer_of(typed) == say("refusal-too-few-caves", need=30, have=25)


@pytest.mark.parametrize("edition", ["final", "preview"])
async def test_the_lobby_says_by_which_rules_it_will_be(server: Server, edition: str) -> None:
    lobby = await server.open(2, edition=edition)
    assert lobby_rules(edition, "common") in text_of(lobby)


@pytest.mark.parametrize("edition", ["final", "preview"])
@pytest.mark.parametrize("costs", [False, True])
async def test_a_failure_is_told_and_in_the_preview_edition_without_its_cost(
    server: Server, edition: str, *, costs: bool
) -> None:
    """Source: preview rulebook, where a failure brings no reward, no card, and costs nothing."""
    loaded = await server.start(2, edition=edition)
    stories, options = loaded.book.stories, loaded.game.book.paragraphs
    number, option, words = next(
        (number, option, words)
        for number, paragraph in options.items()
        for option, choice in enumerate(paragraph.options)
        if (words := stories.outcome(number, option, None, "en"))
        and (choice.failure != Outcome()) is costs
    )
    narrator = server.parts[Languages].narrator(loaded)
    settled = EncounterSettled(Seat(0), ParagraphNumber(number), option, None, 1, Outcome(), ())
    lines = "\n".join(ply_lines(narrator, Exert(Seat(0), ()), (settled,)))
    shown = [words.strip(), say("story-failed")]
    is_general = costs and edition == "preview"
    assert [text in lines for text in shown] == [not is_general, is_general]
    chapter = Chapter(1, ParagraphNumber(number), (settled,))
    assert outcome_text(narrator, chapter) == shown[is_general]


@pytest.mark.parametrize(("edition", "name"), [("final", "Glogo"), ("preview", "Grolo")])
async def test_the_glogo_has_the_name_of_the_edition(
    server: Server, edition: str, name: str
) -> None:
    loaded = await server.start(2, edition=edition)
    specials = loaded.state.table.board.specials
    assert name in [say(f"villager-{villager}") for villager in specials]
