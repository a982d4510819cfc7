"""A game hears what it has done: in its paragraphs, in its paper, and at its end; nothing else."""

import sqlite3
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.model.interaction import User
from bot.model.loaded_game import LoadedGame
from bot.model.names import person_name
from bot.model.past_events import Moment, PastEvents
from bot.service.plies.past_events import find_earlier_deeds
from bot.service.plies.stories import stories_of
from bot.service.table_acts.statuses import Statuses
from bot.service.tables.games import Games
from bot.store import game_rows
from bot.store.database import Database
from bot.text.journal import journal_lines
from bot.text.narrator import Narrator
from bot.text.story import paragraph_text
from bot.text.tidings import fates_of, first_weather, paper_lines
from encounters.deeds import Deed
from encounters.memory import Memory
from encounters.stories import Recollection, Stories
from rules.book import Outcome
from rules.facts import EncounterSettled, ParagraphRead, RoundBegan
from rules.words import ParagraphNumber, Seat
from tests.bot.messages import answer_of, dms, posts, say, text_of
from tests.bot.papers import paper_messages, whole_papers
from tests.bot.server import Server

LEAST_ECHOES = 6
MOST_ITEMS = 3
MOST_CHARACTERS = 420
"""Some 400: a season's sentence is not cut for a few."""

ECHOING = 4
"""The seed of a game that meets several people twice."""


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.split("\n") if line.strip()]


class Listener:
    """What was read aloud, as it was read, and the echoes in it."""

    def __init__(self) -> None:
        self.texts: dict[tuple[int, int], str] = {}
        self.echoes = 0

    def listen(self, server: Server, loaded: LoadedGame) -> None:
        """Note the paragraph that is open, if it is new, and find it in its reader's DM."""
        trip, stories = loaded.state.table.expedition, loaded.book.stories
        if trip is None or trip.option is not None:
            return
        number = trip.path[-1]
        ply = max(
            moment.ply
            for moment in loaded.past.moments
            if isinstance(moment.fact, ParagraphRead) and moment.fact.number == number
        )
        if (ply, number) in self.texts:
            return
        hearing = loaded.past.hearing(ply, number)
        assert hearing
        text = stories.prompt(number, "en", hearing).whole
        user = loaded.row.seats[trip.seat].user_id
        (reader,) = [person for person in server.people.values() if person.id == user]
        assert set(lines_of(text)) <= set(lines_of("\n".join(dms(reader))))
        self.texts[ply, number] = text
        echo = hearing.first_of(stories.memory.echoes.get(number, ()))
        if echo is not None:
            echo_text = stories.texts["en"][number].recollection.echoes[echo]
            assert echo_text.strip() in text
            self.echoes += 1


async def play(server: Server, listener: Listener) -> LoadedGame:
    """Play a whole game of four, and listen."""
    await server.start(4, seed=ECHOING.to_bytes(32))
    dice = Random(ECHOING)
    while not (loaded := await server.loaded()).state.table.over:
        listener.listen(server, loaded)
        await server.step(dice)
    return loaded


def headlines(loaded: LoadedGame, plies: Any) -> list[list[str]]:
    """Return the headlines that are due after each round, with their names."""
    stories, due = loaded.book.stories, [list[str]()]
    for fact in [fact for ply in plies for fact in ply.facts]:
        if isinstance(fact, RoundBegan):
            due.append([])
        if isinstance(fact, EncounterSettled):
            headline = stories.headline(fact.number, fact.option, fact.tier, "en")
            name = loaded.row.seats[fact.seat].name
            due[-1] += [say("tidings-headline", text=headline, name=name)] if headline else []
    return due


async def test_a_game_of_four_hears_itself_and_says_the_same_again(server: Server) -> None:
    listener = Listener()
    loaded = await play(server, listener)
    plies = await server.parts[Games].history.plies(server.game_id)
    papers = await whole_papers(server)
    printed = "\n".join(papers.values())
    lines = loaded.book.stories.memory.tidings["en"].echoes.values()
    assert listener.echoes >= 1
    assert listener.echoes + len([line for line in lines if line in printed]) >= LEAST_ECHOES
    check_papers(loaded, papers, headlines(loaded, plies))
    check_news(server, loaded, headlines(loaded, plies))
    await check_afterwards(server, server.parts[Languages].narrator(loaded))
    before = journal_lines(server.parts[Languages].narrator(loaded), plies)
    over = [story for story in stories_of(plies) if story.is_over]
    assert len(listener.texts) >= len(over)
    first = over[-1].chapters[0]
    opening = listener.texts[first.ply, first.number]

    await server.restart()
    again = server.parts[Languages].narrator(await server.loaded())
    assert journal_lines(again, await server.parts[Games].history.plies(server.game_id)) == before
    for chapter in [chapter for story in over for chapter in story.chapters]:
        text = listener.texts.pop((chapter.ply, chapter.number), None)
        assert text in (None, paragraph_text(again, chapter))  # None: there was no choice
    assert not listener.texts
    shown = answer_of(
        await server.eve.slash(server.channel, "read", story=f"{server.game_id}-{over[-1].ply}")
    )
    assert set(lines_of(opening)) <= set(lines_of(shown))


def check_papers(loaded: LoadedGame, papers: dict[int, str], due: list[list[str]]) -> None:
    """Each paper has the headlines of its round's encounters, and no others."""
    stories = loaded.book.stories
    paper = stories.memory.tidings["en"].paper
    assert paper
    for number, printed in papers.items():
        expected = due[number - 1]
        head, *lines = lines_of(printed)
        assert head == f"### {say('tidings-head', name=paper.name, round=number)}"
        assert lines[: len(expected)] == expected
    assert [number for number, lines in enumerate(due, 1) if lines and number not in papers] == []
    options = [option for story in stories.texts["en"].values() for option in story.options]
    every = {text for one in options for text in (*one.headlines, one.headline_failed) if text}
    whole = "\n".join(papers.values())
    printed_ones = {text for text in every if f"**{text}** (" in whole}
    assert all(any(text in line for lines in due for line in lines) for text in printed_ones)


def check_news(server: Server, loaded: LoadedGame, due: list[list[str]]) -> None:
    """The channel has three items of each paper at most, a headline first, in few characters."""
    paper = next(one.paper for one in loaded.book.stories.tidings("en") if one.paper)
    title, seasons = f"> {say('tidings-name', name=paper.name)}", 0
    for number, (message, _) in paper_messages(server).items():
        news = [line for line in lines_of(text_of(message)) if line.startswith("> ")]
        head, *items = news[news.index(title) :]
        assert 1 <= len(items) <= MOST_ITEMS
        assert len("\n".join([head, *items])) <= MOST_CHARACTERS
        if due[number - 1]:
            assert items[0] == f"> {due[number - 1][0]}"
        seasons += say("tidings-season", text="") in "".join(items)
    assert seasons


async def check_afterwards(server: Server, narrator: Narrator) -> None:
    """The end tells each village what became of those whom it met, there or on a button."""
    panel, fates = await server.panel(), fates_of(narrator)
    end = text_of(panel)
    if say("became-title") not in end:
        end = answer_of(await server.eve.click(panel, label=say("became")))
    assert len(fates) >= 3
    assert all(set(lines_of(text)) <= set(lines_of(end)) for text in fates)


async def test_a_paragraph_is_told_as_it_was_heard_whatever_happens_later(server: Server) -> None:
    await server.start(2)
    await server.until("choose_option", Random(5))
    loaded = await server.loaded()
    stories, trip = loaded.book.stories, loaded.state.table.expedition
    read = loaded.past.moments[-1]
    number, echo = next((n, e) for n, (e, *_) in stories.memory.echoes.items())
    cause = min(echo.after[0].numbers)
    reading = Moment(read.ply, replace(read.fact, number=number))
    done = EncounterSettled(trip.seat, cause, 0, 0, 1, Outcome(), ())
    past = PastEvents(moments=(reading, Moment(read.ply + 1, done)))
    first = past.hearing(read.ply, number)
    later = PastEvents(moments=(*past.moments, Moment(read.ply + 2, reading.fact)))
    assert later.hearing(read.ply, number) == first
    assert first
    assert not first.deeds
    assert later.last_hearing(number) != first


async def test_a_book_without_memory_and_a_printed_one_say_nothing(server: Server) -> None:
    loaded = await server.start(2)
    full = server.parts[Languages].narrator(loaded)
    facts = (
        EncounterSettled(Seat(0), n, 0, 0, 1, Outcome(), ()) for n in loaded.book.stories.moods
    )
    past = PastEvents(moments=tuple([Moment(1, fact) for fact in facts]))
    full = replace(full, past=past)
    assert paper_lines(full, 1)
    assert first_weather(full)
    assert fates_of(full)
    for bare in (_forgetful(full), replace(full, stories=Stories("en", texts={}, moods={}))):
        assert paper_lines(bare, 1) == []
        assert first_weather(bare) == []
        assert fates_of(bare) == []


def _forgetful(narrator: Narrator) -> Narrator:
    """Return the narrator of a book that has paragraphs and no more."""
    texts = {
        number: replace(
            story,
            recollection=Recollection(),
            options=tuple(
                replace(option, headlines=(), headline_failed=None, afterwards=None)
                for option in story.options
            ),
        )
        for number, story in narrator.stories.texts["en"].items()
    }
    stories = replace(narrator.stories, texts={"en": texts}, memory=Memory())
    return replace(narrator, stories=stories)


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_the_first_round_opens_with_its_season_in_each_language(
    server: Server, language: str
) -> None:
    loaded = await server.start(2, language=language)
    lines = first_weather(server.parts[Languages].narrator(loaded))
    assert lines[0] in "\n".join(posts(server))
    label = words_in(language)("tidings-season", text="").strip()
    assert label in lines[0]
    assert paper_lines(server.parts[Languages].narrator(loaded), 1)


async def test_a_shelf_holds_earlier_games_and_never_changes(server: Server) -> None:
    await server.start(2)
    dice = Random(4)
    while not (await server.loaded()).past.deeds:
        await server.step(dice)
    settled = (await server.loaded()).past.deeds
    await server.parts[Statuses].close(1, User(server.ann.id, person_name("ann")))
    server.game_id = 2
    second = await server.start(2)
    known = [(d.number, d.option, d.tier is not None) for d in settled]
    shelf = second.past.deeds
    assert [(d.number, d.option, d.tier is not None) for d in shelf] == sorted(known)
    assert all(deed.shelf for deed in shelf)
    await server.parts[Statuses].close(2, User(server.ann.id, person_name("ann")))
    server.game_id = 3
    third = await server.start(2)
    assert third.row.shelf == second.row.shelf
    first = await server.parts[Database].read(lambda db: game_rows.find_game(db, 1))
    assert first
    assert first.shelf == "#0"

    def elsewhere(db: sqlite3.Connection) -> tuple[str, str]:
        away = replace(third.row, id=9, channel_id=9)
        others = tuple([replace(seat, user_id=seat.user_id + 1) for seat in away.seats])
        stories = third.book.stories
        return (
            find_earlier_deeds(db, away, stories),
            find_earlier_deeds(db, replace(away, seats=others), stories),
        )

    same_people, other_people = await server.parts[Database].read(elsewhere)
    assert same_people == third.row.shelf
    assert other_people == "#0"


async def test_a_return_is_told_to_a_table_that_was_here_before(server: Server) -> None:
    loaded = await server.start(2)
    number, story = next(
        (number, story)
        for number, story in loaded.book.stories.texts["en"].items()
        if story.recollection.again
    )
    assert story.recollection.again
    shelf = (Deed(0, ParagraphNumber(number), 0, 0, 0, shelf=True),)
    read = ParagraphRead(Seat(0), ParagraphNumber(number))
    hearing = PastEvents(shelf, (Moment(3, read),)).last_hearing(number)
    begins = story.recollection.again.partition("{echo}")[0].strip()
    assert begins in loaded.book.stories.prompt(number, "en", hearing).text
