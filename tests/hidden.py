"""Know what nobody, or only some, may know yet, and find it in what is shown."""

import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from bot.i18n.words import words_in
from bot.model.games import GameRow
from bot.service.history import history
from bot.service.history.packing import unpack
from bot.service.night.secret_cards import dealt_place
from bot.settings import OWN_BOOK
from bot.store import chronicles, game_rows
from bot.store.plies import plies_from
from encounters.loader import LoadedBook
from encounters.opening import open_book
from encounters.ruby import shown
from encounters.stories import OptionStory, ParagraphStory
from encounters.tales import OWN_LANGUAGE, TaleWords, tale_ids, tale_words
from rules.dice import Dice
from rules.facts import (
    Asked,
    CaveGained,
    CaveReturned,
    EncounterSettled,
    GameEnded,
    OptionChosen,
    ParagraphRead,
    RowRefilled,
    RowRefreshed,
    SignTold,
    SlotsRefilled,
    TaleBegun,
    TaleEnded,
)
from rules.questions import AnswerTale
from rules.table import GameState
from rules.tale_cards import card_of
from rules.words import SecretCard, TaleId
from tests.bot.surfaces import ALL, Surface

MARK = 24
"""How many characters of a text are looked for: enough to be its own."""

_WORD = re.compile(r"\S+")
_ENDED = ("finished", "closed")

_opened = cache(open_book)


def open_book_once(folder: Path, packs: tuple[Path, ...] = ()) -> LoadedBook:
    """Reading the book takes as long as ten steps of a game."""
    return _opened(folder, packs)


Where = tuple[int, int, int | None]


def forms(story: ParagraphStory) -> Iterator[str]:
    """Return all that may be read of a paragraph before the choice: by round, and what happened."""
    recollection = story.recollection
    for text in (
        story.text,
        recollection.text,
        recollection.late,
        recollection.again,
        *recollection.weathers.values(),
        *recollection.echoes,
    ):
        yield from shown(text or "").split("{echo}")


def marks_of(text: str) -> list[str]:
    """Return a piece of each line that is long enough to be recognized."""
    lines = [plain(line) for line in text.strip().split("\n")]
    return [line[: 2 * MARK] for line in lines if len(line) >= MARK]


def ends_of(option: OptionStory) -> dict[int | None, str]:
    """Return what is told of each end of a choice, by its tier; None is its failure."""
    told: dict[int | None, str] = {}
    for tier, text in enumerate(option.success):
        after = [*option.headlines[tier : tier + 1], *option.interludes[tier : tier + 1]]
        told[tier] = "\n".join([text, *after])
    failed = [option.failure, option.headline_failed, option.interlude_failed]
    return {**told, None: "\n".join(filter(None, failed))}


def plain(text: str) -> str:
    return " ".join(text.split())


class Index:
    """Pieces of secret text, found by how they begin."""

    def __init__(self) -> None:
        self._pieces: defaultdict[str, list[tuple[str, Any]]] = defaultdict(list)

    def add(self, piece: str, meaning: Any) -> None:
        self._pieces[piece[:MARK]].append((piece, meaning))

    def find(self, text: str) -> Iterator[Any]:
        """List the meanings of all pieces in a text."""
        for word in _WORD.finditer(text):
            begin = word.start()
            for piece, meaning in self._pieces.get(text[begin : begin + MARK], ()):
                if text.startswith(piece, begin):
                    yield meaning


class Book:
    """The texts of the book by what they tell, in every language; made once."""

    def __init__(self) -> None:
        self.index = Index()
        stories = open_book_once(OWN_BOOK).stories
        texts, season = stories.texts, stories.memory.season
        for language in (stories.language, *texts.keys() - {stories.language}):
            told = stories.memory.tidings.get(language)
            for key in season.finale:
                for mark in marks_of(told.season.get(key, "") if told else ""):
                    self.index.add(mark, ("finale", (0, key)))
        for tale in tale_ids():
            for language in (OWN_LANGUAGE, "es", "ja"):
                self._add_tale(tale, tale_words(tale, language)[0])
        for language in (OWN_LANGUAGE, "es", "ja"):
            for card, spares in product(SecretCard, (1, 2)):  # as much as a wick may spare
                does = words_in(language)(f"card-does-{card}", spares=spares)
                self.index.add(does, ("card", (0, card)))
        self._prose = ""
        self._names: dict[str, tuple[str, ...]] = {}
        every = [story for stories in texts.values() for story in stories.values()]
        self._labels = Counter(plain(one.label) for story in every for one in story.options)
        for stories in texts.values():
            for number, story in stories.items():
                self._add(number, story)
            self._prose += " ".join([repr(s.text) + repr(s.options) for s in stories.values()])

    def names(self, key: str) -> tuple[str, ...]:
        """Give a card's id and its name, unless somebody in the book is called so too."""
        if key not in self._names:
            name = words_in("en")(key)
            self._names[key] = () if name in self._prose else (key.partition("-")[2], name)
        return self._names[key]

    def _add_tale(self, tale: TaleId, words: TaleWords) -> None:
        """Add the texts of a tale by what must have been told before: `Secrets` notes these."""
        texts = [("opening", words.opening), ("finale", words.finale.text)]
        texts += [(f"ending {ending}", text) for ending, text in words.endings.items()]
        for index, sign in enumerate(words.signs):
            texts += [(f"sign {index} True", sign.bright), (f"sign {index} False", sign.dim)]
        for answer in words.answers.values():
            texts += [("ended", answer.kept), ("ended", answer.broken)]
        for part, text in texts:
            for mark in marks_of(text):
                self.index.add(mark, ("tale", (0, (tale, part))))

    def _add(self, number: int, story: ParagraphStory) -> None:
        for text in forms(story):
            for mark in marks_of(text):
                self.index.add(mark, ("paragraph", number))
        for index, option in enumerate(story.options):
            label = plain(option.label)
            if len(label) >= MARK and self._labels[label] == 1:  # others are read in several
                self.index.add(label, ("label", (number, index)))
            ends = ends_of(option)
            for tier, text in ends.items():
                others = " ".join([plain(other) for key, other in ends.items() if key != tier])
                for mark in marks_of(text):
                    if mark not in others:  # what two say tells of neither
                        self.index.add(mark, ("reward", (number, index, tier)))


_books: list[Book] = []


def the_book() -> Book:
    """Give the book's texts."""
    if not _books:
        _books.append(Book())
    return _books[0]


class Secrets:
    """What has been told to whom in all games of one file; read from the file itself."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: sqlite3.Connection | None = None
        self.noted: dict[int, int] = {}
        self._trips: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        self._seen_cards: set[str] = set()
        self._won: set[Where] = set()
        self._settled: dict[Where, int] = {}
        self._chosen: set[tuple[int, int]] = set()
        self.readers: defaultdict[int, set[int | None]] = defaultdict(set)
        self._has_ended = False
        self._tales: dict[int, TaleId] = {}
        self._opened: set[int] = set()
        self._told: set[tuple[TaleId, str]] = set()
        self._deals: dict[int, tuple[SecretCard, ...]] = {}
        self._cards: set[tuple[int | None, SecretCard]] = set()
        self.rows: dict[int, GameRow] = {}
        self.hosts: defaultdict[int, set[int]] = defaultdict(set)

    def note(self) -> None:
        """Note what has been stored since one last looked."""
        if self._db is None:
            if not self._path.exists():
                return
            self._db = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)
        try:
            known = self._db.execute("SELECT id FROM games").fetchall()
        except sqlite3.OperationalError:  # it has no tables yet
            return
        for (number,) in known:
            row = game_rows.find_game(self._db, number)
            assert row is not None
            self.rows[number] = row
            self.hosts[number].add(row.host_id)
            self._note_game(row)

    def close(self) -> None:
        """Let go of the file, which may be another one when one looks again."""
        if self._db:
            self._db.close()
        self._db = None
        self.noted.clear()

    def faults(self, surface: Surface) -> Iterator[str]:
        """Return what a surface reveals to somebody who may not know it yet."""
        text = plain(surface.text)
        for kind, what in set(the_book().index.find(text)):
            if self._is_early(kind, what, surface.audience):
                yield f"{kind} {what}"
        for row in self.rows.values():
            if row.status not in _ENDED and row.seed.hex() in surface.text:
                yield f"the seed of game {row.id}"

    def cards_in(self, text: str, state: GameState) -> list[str]:
        """List the cards in a text that nobody has drawn yet, by their names or their ids."""
        decks, market = state.decks, state.table.market
        seen = {*market.houses, *market.outposts, *market.keys, *market.stars, *self._seen_cards}
        seen |= {*state.table.board.slots, *state.table.board.specials}
        for player in state.table.players:
            seen |= {v.id for v in player.villagers} | {b.id for b in player.buildings}
        if solo := state.table.solo:
            seen |= {*solo.houses, *solo.outposts, *solo.hired}
        self._seen_cards |= {card for card in seen if card is not None}
        kinds = (("villager", decks.villagers), ("building", (*decks.houses, *decks.outposts)))
        hidden = {(kind, card) for kind, deck in kinds for card in deck if card not in seen}
        sought = [name for kind, card in hidden for name in the_book().names(f"{kind}-{card}")]
        return [one for one in sought if one in text and re.search(rf"\b{re.escape(one)}\b", text)]

    def owner_of(self, order: int) -> int | None:
        """Give whose a standing order is, while it is there."""
        if self._db is None:
            return None
        found = self._db.execute("SELECT user_id FROM orders WHERE id = ?", (order,)).fetchone()
        return found[0] if found else None

    def in_log(self, line: str) -> list[str]:
        """List what a line of the log tells: it is for nobody's eyes."""
        found = [f"{kind} {what}" for kind, what in the_book().index.find(plain(line))]
        seeds = [f"the seed of game {n}" for n, row in self.rows.items() if row.seed.hex() in line]
        return [*found, *seeds]

    def _is_early(self, kind: str, what: Any, audience: int | None) -> bool:
        number = what if kind == "paragraph" else what[0]
        readers = {audience, ALL} & self.readers[number]
        match kind:
            case "tale":
                return what[1] not in self._told
            case "finale":
                return not self._has_ended
            case "card":
                return not self._has_ended and (audience, what[1]) not in self._cards
            case "reward":
                return what not in self._won and not (what in self._settled and readers)
            case "label":
                return not readers and what not in self._chosen
            case _:
                return not readers

    def _note_game(self, row: GameRow) -> None:
        assert self._db
        first = self.noted.get(row.id, -1) + 1
        rows = plies_from(self._db, row.id, first)
        if not rows:
            packed = chronicles.find(self._db, row.id)
            rows = [ply for ply in unpack(packed) if ply.ply >= first] if packed else []
        for ply in rows:
            for fact in history.open_facts(ply):
                self._note_fact(row, fact)
                self._has_ended |= isinstance(fact, GameEnded)
            self.noted[row.id] = ply.ply
        if row.night and self._deals.get(row.id):
            dice, kinds = Dice(row.dice_seed, 1), self._deals[row.id]
            for guest in row.night.guests:
                place = dealt_place(row.night, guest)
                self._cards.add((guest.user_id, card_of(dice, kinds, place)))
        for number, seat in self._trips[row.id]:  # the player who sits there by now
            self.readers[number] |= self._who(row, seat)
        if row.reading == "player" and row.is_read and self._trips[row.id]:
            self.readers[self._trips[row.id][-1][0]].add(ALL)

    def _note_fact(self, row: GameRow, fact: Any) -> None:
        match fact:
            case EncounterSettled():
                self._settled[fact.number, fact.option, fact.tier] = row.id
                if row.reading != "private":
                    self._won.add((fact.number, fact.option, fact.tier))
            case OptionChosen() if row.reading != "private":
                self._chosen.add((fact.number, fact.option))
                self.readers[fact.number].add(ALL)
            case CaveGained() | CaveReturned():
                for number, _ in self._trips.pop(row.id, []):
                    self.readers[number].add(ALL)
                self._won |= {where for where, game in self._settled.items() if game == row.id}
            case ParagraphRead():
                self._note_read(row, fact)
            case RowRefilled():
                self._seen_cards.add(fact.building)
            case RowRefreshed():
                self._seen_cards.update(fact.buildings)
            case SlotsRefilled():
                self._seen_cards |= {one for one in fact.slots if one is not None}
            case _:
                self._note_tale(row, fact)

    def _note_tale(self, row: GameRow, fact: Any) -> None:
        """Note what a tale has told by now; the opening and the finale both ask for an answer."""
        match fact:
            case TaleBegun():
                self._tales[row.id] = fact.tale
                self._deals[row.id] = fact.cards
                self._told.add((fact.tale, "opening"))
            case SignTold():
                self._told.add((self._tales[row.id], f"sign {fact.index} {fact.bright}"))
            case Asked(question=AnswerTale()):
                self._told.add(
                    (self._tales[row.id], "finale" if row.id in self._opened else "opening")
                )
                self._opened.add(row.id)
            case TaleEnded():
                told = (f"ending {fact.result.ending}", "ended")
                self._told |= {(self._tales[row.id], part) for part in told}
            case _:
                pass

    def _note_read(self, row: GameRow, fact: ParagraphRead) -> None:
        trip = self._trips[row.id]
        if row.reading != "private" and trip:  # one that leads on by itself is over, too
            self.readers[trip[-1][0]].add(ALL)
        trip.append((fact.number, fact.seat))

    def _who(self, row: GameRow, seat: int) -> set[int | None]:
        """Say who may read a paragraph as soon as it is opened.

        At an evening to which a game was lifted, all hear it; `test_lift_leaks` says when.
        """
        if row.night is not None and row.night.lift is not None:
            return {ALL}
        match row.reading:
            case "private":
                return {row.seats[seat].user_id}
            case "player" if row.reader is not None:
                return {row.seats[row.reader].user_id}
            case "table" | "player":  # without a reader the bot reads to all
                return {ALL}
            case _:
                return set()
