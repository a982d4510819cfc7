"""Make the chronicle of a finished game: collect its stories and what was done between them."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import TypedDict

from markupsafe import Markup

from bot.chronicle.beside import Beside
from bot.chronicle.chronicle import Chronicle, Move, Place, Round, Told, Village
from bot.chronicle.markup import line_markup, paragraphs
from bot.chronicle.people import leaders, met, portraits
from bot.chronicle.rounds import Writer, links_of
from bot.chronicle.spoken import Spoken, spoken_of
from bot.chronicle.steps import by_round, steps_of
from bot.chronicle.villages import grown, grown_by_thirds, village_of
from bot.i18n.bundle import locale_of
from bot.i18n.words import Words
from bot.model.ending import Ending
from bot.model.loaded_game import LoadedGame
from bot.model.names import one_line
from bot.model.nights import Night
from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.model.recordings import RecordedReading
from bot.service.plies.idle import is_dealing
from bot.service.plies.stories import stories_of
from bot.text import picture_choice
from bot.text.emoji import NO_EMOJI
from bot.text.finale import finale_of
from bot.text.house_rules import house_line
from bot.text.narration import NarrationText
from bot.text.narrator import Narrator, PaperShown
from bot.text.night import sheet_lines
from bot.text.picture_request import Picture
from bot.text.secret_cards import card_sheet
from bot.text.shakes import shaken_by
from bot.text.tales import ending_parts, finale_entry, sheet_head
from rules import score
from rules.dice import mixture
from rules.record import alter
from rules.table import GameState

_DASH = "- "

_PARAGRAPH, _ITEM = Markup("<p>{}</p>"), Markup("<li>{}</li>")
_LIST = Markup('<ul class="items">{}</ul>')


def tell(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
    ending: Ending,
    states: Mapping[int, GameState],
    readings: Sequence[RecordedReading] = (),
) -> Chronicle:
    """Return the chronicle of a finished game, without anything that was not chosen.

    `states` are those after each ply; `readings` are those that people of a night recorded.
    """
    narrator, standing = _for_a_page(narrator), _standing(plies)
    begun = stories_of(standing)
    stories = [story for story in begun if story.is_over]
    night = loaded.row.night if loaded.row.is_night else None
    led = leaders(night, begun) if night else {}
    links, by_last = links_of(loaded.row, readings), {story.last: story for story in stories}
    thirds = grown_by_thirds(narrator, loaded, states, stories) if night else {}
    beside = Beside(links, led, thirds, spoken_of(narrator, loaded, standing))
    writer = Writer(narrator, by_last, events, loaded.row.night, beside)
    grew = {} if night else grown(narrator, loaded, states)
    rounds = [alter(one, grown=grew.get(one.number, ())) for one in writer.rounds(standing)]
    steps = _steps(narrator, loaded, tuple(writer.moves(standing)), states)
    return Chronicle(
        words=narrator.words,
        people=_people(narrator, night),
        portraits=portraits(narrator, night, stories, led) if night else (),
        met=met([story for one in rounds for story in one.stories]),
        about=_about(narrator, standing, len(stories)),
        house_rules=house_line(narrator.words, loaded.row.house_rules),
        best=writer.best(ending),
        best_mark=writer.mark_of(ending.best),
        rounds=tuple(rounds),
        steps=steps,
        by_round=() if night else by_round([one.step for one in steps]),
        **_end(narrator, loaded, standing, beside.spoken),
        **_result(narrator, loaded, ending),
    )


def rounds_of(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
) -> tuple[Round, ...]:
    """Return the rounds of a game that may still go on, with the stories that are over."""
    writer, standing = _writer_of(narrator, loaded, plies, events)
    return tuple(writer.rounds(standing))


def moves_of(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
) -> tuple[Move, ...]:
    """Return what is told of each ply of a game that may still go on."""
    writer, standing = _writer_of(narrator, loaded, plies, events)
    return tuple(writer.moves(standing))


def _writer_of(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    events: Sequence[TableEvent],
) -> tuple[Writer, list[Ply]]:
    """Return the writer of a game that may still go on, and its plies that were not undone."""
    narrator = alter(narrator, emoji=NO_EMOJI, paper=PaperShown.WHOLE)
    standing = _standing(plies)
    by_last = {story.last: story for story in stories_of(standing) if story.is_over}
    return Writer(narrator, by_last, events, loaded.row.night), standing


class _End(TypedDict):
    """What was told at the end of a game, and when that was."""

    finale: tuple[Markup, ...]
    finale_spoken: tuple[NarrationText, ...]
    villages: tuple[Village, ...]
    fates_spoken: tuple[NarrationText, ...]
    ended_at: datetime


def _end(narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply], spoken: Spoken) -> _End:
    return {
        "finale": _finale(narrator, loaded, plies),
        "finale_spoken": spoken.finale,
        "villages": _villages(narrator, loaded, plies),
        "fates_spoken": spoken.fates,
        "ended_at": datetime.fromisoformat(plies[-1].at),
    }


class _Result(TypedDict):
    """How a game ended, and by what its dice can be checked."""

    places: tuple[Place, ...]
    sheet: tuple[str, ...]
    score: Picture | None
    seed: str
    shaken: str
    mixture: str


def _result(narrator: Narrator, loaded: LoadedGame, ending: Ending) -> _Result:
    row, is_night = loaded.row, loaded.row.is_night
    night, tale = ending.night, loaded.state.table.tale
    picture = picture_choice.of_panel(narrator, loaded, aloud=False, rounds=ending.rounds)
    return {
        "places": () if is_night else _places(narrator, loaded),
        "sheet": (*sheet_head(narrator, tale), *sheet_lines(narrator, night)) if night else (),
        "score": None if is_night else picture,
        "seed": row.seed.hex(),
        "shaken": shaken_by(narrator.words, row.shakes, one_line),
        "mixture": mixture(row.seed, row.mixed_in) if row.mixed_in else "",
    }


def _steps(
    narrator: Narrator,
    loaded: LoadedGame,
    moves: Sequence[Move],
    states: Mapping[int, GameState],
) -> tuple[Told, ...]:
    """Return the game step by step, with what is told of each."""
    steps = steps_of(narrator, loaded, [move.ply for move in moves], states)
    return tuple([Told(step, move.parts) for step, move in zip(steps, moves, strict=True)])


def _villages(
    narrator: Narrator, loaded: LoadedGame, standing: Sequence[Ply]
) -> tuple[Village, ...]:
    return tuple([village_of(narrator, loaded, standing, one.seat) for one in loaded.row.seats])


def _standing(plies: Sequence[Ply]) -> list[Ply]:
    """Return the plies that were not undone."""
    undone = {ply.undoes for ply in plies}
    return [ply for ply in plies if ply.undoes is None and ply.ply not in undone]


def _for_a_page(narrator: Narrator) -> Narrator:
    """Show the whole papers, and ruby; an emoji is an address at Discord, and a page has none."""
    stories = narrator.stories.with_ruby()
    return alter(narrator, emoji=NO_EMOJI, paper=PaperShown.WHOLE, stories=stories)


def _finale(narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply]) -> tuple[Markup, ...]:
    """Return the paragraphs of the last story, if the game had one.

    Those of a night are the end of its tale, and its guests' secret cards.
    """
    facts = [fact for ply in plies for fact in ply.facts]
    tale, night = loaded.state.table.tale, loaded.row.night
    if tale and night:
        told = finale_entry(narrator, night, tale.id, facts)[1:] if tale.result else []
        texts = [*told, *ending_parts(narrator, tale)[1:], *card_sheet(narrator, loaded)]
        return tuple(_blocks([line for text in texts for line in text.split("\n")]))
    told = finale_of(narrator, loaded)
    parts = [part for text in told.texts for part in paragraphs(text)] if told else []
    return tuple([_PARAGRAPH.format(part) for part in parts])


def _blocks(lines: Sequence[str]) -> Iterator[Markup]:
    """Yield lines as paragraphs, and those that begin with a dash as the items of a list."""
    for is_list, group in groupby(lines, lambda line: line.startswith(_DASH)):
        texts = [line_markup(line.removeprefix(_DASH), {}) for line in group]
        if is_list:
            yield _LIST.format(Markup().join([_ITEM.format(text) for text in texts]))
        else:
            yield from [_PARAGRAPH.format(text) for text in texts]


def _people(narrator: Narrator, night: Night | None) -> tuple[str, ...]:
    """Return whose game it was: its villages' players, or a night's guests."""
    if night is None:
        return narrator.plain[: len(narrator.users)]
    former = narrator.words("former-player")
    return tuple(dict.fromkeys([guest.name or former for guest in night.came]))


def _places(narrator: Narrator, loaded: LoadedGame) -> tuple[Place, ...]:
    """List the final score, the best first."""
    scores = score(loaded.game, loaded.state.table)
    ranked = sorted(scores, key=lambda one: one.place)
    return tuple([Place(s.place, narrator.plain[s.seat], s.total, s.seat) for s in ranked])


def _about(narrator: Narrator, plies: Sequence[Ply], stories: int) -> str:
    """Describe when the game was played, and its length."""
    began, ended = (_date(narrator.words, ply.at) for ply in (plies[0], plies[-1]))
    return narrator.words(
        "chronicle-about-night" if narrator.is_night else "chronicle-about",
        days=1 if began == ended else 2,
        began=began,
        ended=ended,
        moves=sum([not is_dealing(ply.facts) for ply in plies[1:]]),
        stories=stories,
    )


def _date(words: Words, at: str) -> str:
    from babel.dates import format_date  # noqa: PLC0415 - it is heavy, and only needed here

    return format_date(datetime.fromisoformat(at), "long", locale=locale_of(words.language))
