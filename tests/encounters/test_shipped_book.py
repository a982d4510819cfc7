"""The book that comes with the bot can be played."""

from statistics import fmean

from encounters.glossary import read_glossary
from encounters.lint import sections_of
from encounters.loader import SHIPPED_BOOK, load
from encounters.memory import SeasonEnding
from encounters.memory_games import LEAST_ECHOES, count_echoes
from encounters.paper import paper
from encounters.season_figures import ENDING_SHARE, LETTERS, OWN_DEEDS, SEASON_TEXTS
from rules import missing_rows
from rules.editions import FINAL, PREVIEW
from tests.shipped import shipped


def test_the_shipped_book_has_no_fault() -> None:
    loaded = load(SHIPPED_BOOK, strictly=True)
    assert loaded.book.paragraphs
    assert loaded.pack.licence.startswith("CC BY-SA 4.0")


def test_every_word_of_the_shipped_book_can_be_told() -> None:
    loaded = shipped()
    for language in loaded.stories.languages:
        for number, paragraph in loaded.book.paragraphs.items():
            labels = loaded.stories.prompt(number, language).labels
            assert len(labels) == len(paragraph.options)
            for index, option in enumerate(paragraph.options):
                for tier in range(len(option.tiers)):
                    assert loaded.stories.outcome(number, index, tier, language)


def test_the_shipped_book_has_no_words_that_are_never_heard() -> None:
    section = next(s for s in sections_of(shipped()) if s.title.startswith("Words never"))
    assert section.lines == ("none",)


def test_a_table_hears_the_shipped_book_remember() -> None:
    loaded = shipped()
    games = [count_echoes(loaded, seed) for seed in range(40)]
    assert fmean(game.in_paragraphs + game.in_papers for game in games) >= LEAST_ECHOES
    assert fmean(game.letters for game in games) >= 1


def test_the_shipped_book_prints_a_paper_every_morning() -> None:
    stories = shipped().stories
    for language in stories.languages:
        papers = [paper(stories, "a game", ended, (), language) for ended in range(1, 8)]
        assert all(edition.name and edition.whelks and edition.correction for edition in papers)


def test_the_shipped_book_has_no_memory_that_nobody_can_hear() -> None:
    sections = {section.title: section for section in sections_of(shipped())}
    assert sections["Memories that nobody can hear"].lines == ("none",)


def test_no_figure_of_the_shipped_book_is_off() -> None:
    loaded = shipped()
    others = loaded.stories.languages[1:]
    glossaries = {language: read_glossary(SHIPPED_BOOK, language) for language in others}
    assert [name for section in sections_of(loaded, glossaries) for name in section.off] == []


def test_every_other_language_of_the_shipped_book_is_whole() -> None:
    loaded = shipped()
    lines = {section.title: section.lines for section in sections_of(loaded)}
    own = loaded.stories.memory.tidings["en"]
    letters, season = len(own.notes) + len(own.echoes) + bool(own.paper), len(own.season)
    whole = (
        "215 of 215 paragraphs",
        f"{letters} of {letters} letters, overheard lines and papers",
        f"{season} of {season} texts of the season",
    )
    for language in ("es", "ja"):
        assert tuple(lines[f"Translation to {language}"][:3]) == whole
        assert not loaded.stale[language]


def test_a_game_hears_its_season_and_its_deeds_and_may_end_in_four_ways() -> None:
    loaded = shipped()
    games = [count_echoes(loaded, seed) for seed in range(200)]
    assert fmean(game.own_deeds for game in games) >= OWN_DEEDS
    assert fmean(game.season >= SEASON_TEXTS for game in games) >= 0.97
    assert fmean(game.letters for game in games) >= LETTERS
    for ending in SeasonEnding:
        assert fmean(game.ending is ending for game in games) >= ENDING_SHARE / 100, ending


def test_each_cave_card_has_one_entry_of_the_season_at_most() -> None:
    loaded = shipped()
    entries = loaded.stories.memory.season.entries
    counts = [sum(number in entries for number in row) for row in loaded.book.cells]
    assert len(entries) == 24
    assert max(counts[: len(FINAL.caves)]) == 1


def test_the_shipped_book_has_each_entry_on_one_of_the_25_cave_cards() -> None:
    cells = [number for row in shipped().book.cells[: len(FINAL.caves)] for number in row]
    assert len(cells) == len(set(cells)) == 150


def test_the_shipped_book_is_enough_for_either_edition() -> None:
    # On the preview's five cards more no entry stands twice, as a game may come to all of them
    book = shipped().book
    assert missing_rows(FINAL, book) is missing_rows(PREVIEW, book) is None
    more = [number for row in book.cells[len(FINAL.caves) :] for number in row]
    assert len(more) == len(set(more)) == 30
