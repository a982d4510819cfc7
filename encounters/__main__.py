"""Check a book; start, play or translate a paragraph: `python -m encounters --help`."""

import argparse
import os
import sys
from pathlib import Path
from random import Random
from secrets import randbelow

from encounters.cast import read_cast
from encounters.faults import BookError
from encounters.glossary import read_glossary
from encounters.japanese import japanese_texts, lines_without_ruby
from encounters.lint import sections_of
from encounters.loader import SHIPPED_BOOK, load
from encounters.opening import PACK_BOOK
from encounters.packs import is_pack, load_pack, words_written
from encounters.parties import COMPANY
from encounters.play import Table, play
from encounters.pronunciation import read_table
from encounters.readings import hard_words, has_engine, lines_with_hard_words, misreadings
from encounters.regions import differing
from encounters.rehearsal import rehearsal
from encounters.report import printed
from encounters.starter import start
from encounters.tags import TAG, line_of
from encounters.tales import check_tales, tale_texts
from encounters.translate import mark_translation, progress, start_all, start_translation
from encounters.translations import translations_sections
from rules.words import ParagraphNumber

HIGHEST_NUMBER = 999


def main(arguments: list[str] | None = None) -> int:
    """Run one command; return 1 if the book has faults, or the paragraph is not available."""
    asked = _parser().parse_args(arguments)
    try:
        return asked.run(asked)
    except BookError as error:
        print(error, file=sys.stderr)
        print(f"faults: {len(error.faults)}", file=sys.stderr)
        return 1
    except (EOFError, KeyboardInterrupt):
        print("\nThe rest stays unread.")
        return 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _check(asked: argparse.Namespace) -> int:
    if is_pack(asked.folder.absolute()):
        return _check_pack(asked.folder.absolute())
    loaded = load(asked.folder, strictly=True)
    read_table(asked.folder)
    cast = read_cast(asked.folder)
    tales = check_tales()
    others = loaded.stories.languages[1:]
    glossaries = {language: read_glossary(asked.folder, language) for language in others}
    for line in printed(sections_of(loaded, glossaries, cast)):
        print(line)
    bare = len(list(lines_without_ruby(tale_texts("ja"))))
    print(f"tales of story nights: {tales}; Japanese texts with kanji that lack ruby: {bare}")
    return 0


def _check_pack(folder: Path) -> int:
    loaded = load_pack(folder)
    glossaries = {folder.name: read_glossary(folder, PACK_BOOK)}
    for line in printed(translations_sections(loaded, glossaries)):
        print(line)
    print(words_written(folder))
    return 0


def _readings(asked: argparse.Namespace) -> int:
    if not has_engine():
        print("skipped: the readings need the extra `narration` (pip install '.[narration]')")
        return 0
    texts = list(japanese_texts(load(asked.folder)))
    if asked.folder == SHIPPED_BOOK:
        texts += tale_texts("ja")  # a voice has the names of this book in each tale
    found = list(misreadings(texts, asked.folder))
    print("\n".join(map(str, found)))
    lines = sum(map(len, lines_with_hard_words(texts).values()))
    print(f"{len(hard_words())} hard words in {lines} places, misread: {len(found)}")
    return bool(found)


def _new(asked: argparse.Namespace) -> int:
    try:
        written = start(asked.folder, asked.number, is_entry=not asked.follow_up)
    except FileExistsError as error:
        print(f"{error.filename} has been written already", file=sys.stderr)
        return 1
    print("\n".join(map(str, written)))
    return 0


def _translate(asked: argparse.Namespace) -> int:
    if asked.base:
        return _list_differing(asked)
    if asked.to and asked.to.absolute().name != asked.language:
        print(f"a pack's folder has the name of its language: {asked.language}", file=sys.stderr)
        return 1
    home = asked.to / PACK_BOOK if asked.to else _book_of(asked) / asked.language
    if asked.all:
        return _translate_all(asked, home)
    if asked.what is None:
        print("say what: a paragraph's number, a file of tidings, or pack", file=sys.stderr)
        return 1
    done = mark_translation if asked.mark else start_translation
    try:
        print(done(asked.folder, asked.language, asked.what, home))
    except FileExistsError as error:
        print(f"{error.filename} has been started already", file=sys.stderr)
        return 1
    except FileNotFoundError as error:
        print(f"{error.filename} has not been started", file=sys.stderr)
        return 1
    return 0


def _translate_all(asked: argparse.Namespace, home: Path) -> int:
    """Start what is missing, and say how far the language is."""
    folder = _book_of(asked)
    for path in start_all(folder, asked.language, home):
        print(path)
    print(progress(folder, asked.language, home))
    if asked.to:
        print(words_written(asked.to))
    return 0


def _book_of(asked: argparse.Namespace) -> Path:
    """Return the book's folder, which comes first where nothing of it is named."""
    return Path(asked.what) if asked.what and (asked.all or asked.base) else asked.folder


def _list_differing(asked: argparse.Namespace) -> int:
    if line_of(asked.language)[1:] != (asked.base,):
        print(f"{asked.language} is no region of {asked.base}", file=sys.stderr)
        return 1
    for line in differing(_book_of(asked), asked.language, asked.base):
        print(line)
    return 0


def _play(asked: argparse.Namespace) -> int:
    loaded = load(asked.folder)
    if asked.number not in loaded.book.paragraphs:
        print(f"there is no paragraph {asked.number} in {asked.folder}", file=sys.stderr)
        return 1
    try:
        done = {"after": asked.after, "other": asked.other, "shelf": asked.shelf}
        before = rehearsal(loaded, asked.round, **done)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    seed = randbelow(1_000_000) if asked.seed is None else asked.seed
    language = asked.language or loaded.pack.language
    print(f"{loaded.pack.title_in(language)}, seed {seed}")
    dice = Random(seed)  # noqa: S311 - dice for one terminal, repeatable by a seed
    table = Table(input, print, dice, COMPANY[: asked.party])
    play(loaded, ParagraphNumber(asked.number), language, table, before)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m encounters", description=__doc__)
    commands = parser.add_subparsers(required=True)
    check = commands.add_parser("check", help="report faults, figures, variety and balance")
    check.set_defaults(run=_check)
    readings = commands.add_parser("readings", help="hear how a voice reads the Japanese book")
    readings.set_defaults(run=_readings)
    new = commands.add_parser("new", help="write a commented file to start from")
    new.set_defaults(run=_new)
    new.add_argument("number", type=_number)
    new.add_argument("--follow-up", action="store_true", help="only other paragraphs lead to it")
    tell = commands.add_parser("play", help="hear a paragraph, with dice")
    tell.set_defaults(run=_play)
    tell.add_argument("number", type=_number)
    tell.add_argument("--seed", type=int, help="roll the same dice again")
    tell.add_argument("--language", help="es, ja, es-ES ...; the book's own where it is left out")
    tell.add_argument("--party", type=int, choices=range(2, 6), default=3, help="how many go")
    tell.add_argument(
        "--round", type=int, choices=range(1, 8), default=1, help="and so the weather"
    )
    for name, whose in (
        ("after", "this village"),
        ("other", "another"),
        ("shelf", "a game before"),
    ):
        tell.add_argument(f"--{name}", action="append", default=[], help=f"{whose} did 018.a+, say")
    translate = commands.add_parser("translate", help="start a translated file, or mark one")
    _ask_what_to_translate(translate)
    for command in (check, readings, new, tell, translate):
        command.add_argument("folder", type=Path, nargs="?", default=SHIPPED_BOOK)
    return parser


def _ask_what_to_translate(translate: argparse.ArgumentParser) -> None:
    translate.set_defaults(run=_translate)
    translate.add_argument("language", type=_language, help="es, ja, es-ES ...")
    what = "a paragraph's number, a file of tidings, or pack"
    translate.add_argument("what", nargs="?", help=what)
    listed = "list what a region of this language has to say otherwise"
    translate.add_argument("--from", dest="base", type=_language, help=listed)
    begun = "start every paragraph that has no file yet, and say how far the language is"
    translate.add_argument("--all", action="store_true", help=begun)
    pack = "write into a language pack, such as my-packs/de"
    translate.add_argument("--to", type=Path, help=pack)
    translate.add_argument("--mark", action="store_true", help="it is up to date with the book")


def _language(text: str) -> str:
    if not TAG.fullmatch(text):
        sentence = "a language has two small letters, and a region two capitals more: es, es-ES"
        raise argparse.ArgumentTypeError(sentence)
    return text


def _number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= HIGHEST_NUMBER:
        raise argparse.ArgumentTypeError(f"a paragraph's number is 1 to {HIGHEST_NUMBER}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
