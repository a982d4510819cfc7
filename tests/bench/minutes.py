"""Measure how long story nights take, beside the minutes that they promise.

Nights are played by the rules alone, as in the section `tales`. What is measured is how often each
step comes, and how long its words take to read aloud. That people use two fifths of the time to
answer that they have, and half as long again where no clock runs, is not measured but assumed: by
`Night.answering` alone. The constants of `bot.model.nights` are what this prints at the end, of the
nights with and without a tale.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from bot.model.games import GROUP_SEAT, GameRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.names import person_name
from bot.model.nights import NO_TALE, TALE_STEPS, DecidedBy, Guest, Night, NightPace, ReadBy, Step
from bot.model.paces import PaceName
from bot.service.night import tale_answers
from bot.service.night.answers import read_out
from bot.service.night.news import news
from bot.service.night.reading_time import reading_time, sign_text, time_to_read
from bot.service.night.roles import deal
from bot.service.night.steps import GROUP, night_of, readers_now, step_of
from bot.service.plies.idle import Asking
from bot.service.plies.past_events import past_events
from bot.service.plies.plies import NewPly, play_action, play_automatic, to_plies
from bot.settings import OWN_BOOK
from encounters.loader import LoadedBook, load
from rules import setup
from rules.dice import Dice
from rules.editions import NEWEST, VARIANTS, Game, Reading, Variant
from rules.record import alter
from rules.words import TaleId
from tests.bench.figures import Aim, middle, show, title
from tests.bench.tales import action

_NIGHTS = 10
_GUESTS = (3, 8, 25)
_OFF = 0.25
_AT = "2026-01-01T20:00:00+00:00"
_READ = (Step.READ, Step.END, Step.TALE, Step.GATHER, Step.REST)
"""The steps whose words come with them; those of the others have been read before."""


@dataclass
class Played:
    """A night: how often each step came, and how many seconds their words take to read."""

    journeys: int
    has_tale: bool
    steps: Counter[Step] = field(default_factory=Counter[Step])
    read: defaultdict[Step, float] = field(default_factory=lambda: defaultdict[Step, float](float))

    def count(self, loaded: LoadedGame, step: Step) -> None:
        """Count a step."""
        self.steps[step] += 1
        if step in _READ:
            self.read[step] += reading_time(loaded, step).total_seconds()
        elif step == Step.STORY:
            self.read[step] += time_to_read("\n".join(news(loaded, step))).total_seconds()
        if step == Step.GATHER:  # a sign is the tale's
            sign = time_to_read(sign_text(loaded)).total_seconds()
            self.read[step] -= sign
            self.read[Step.TALE] += sign

    def seconds(self, steps: Iterable[Step]) -> float:
        """Return how long the words of some steps take to read."""
        return sum([self.read[step] for step in steps])

    def minutes(self, night: Night) -> float:
        """Return how long it takes at the pace of a night."""
        answering = [n * night.answering(step).total_seconds() for step, n in self.steps.items()]
        return (self.seconds(Step) + sum(answering)) / 60


async def run() -> None:
    """Play nights of each length and number of guests, and show what they take and promise."""
    title(f"(p) Minutes of {_NIGHTS} nights each")
    book, every = load(OWN_BOOK), list[Played]()
    for variant in [one for one in VARIANTS.values() if one.journeys]:
        for guests in _GUESTS:
            for tale in (None, NO_TALE):
                nights = [play(book, variant, guests, tale, number) for number in range(_NIGHTS)]
                every += nights
                _show(f"{variant.journeys} journeys, {guests} guests", tale, nights)
    _show_constants(every)


def _show(name: str, tale: TaleId | None, nights: list[Played]) -> None:
    for pace in NightPace:
        night = Night(ReadBy.GUESTS, DecidedBy.LEADER, pace, tale=tale)
        promised = night.minutes(nights[0].journeys)
        taken = middle([one.minutes(night) for one in nights])
        off, aim = 100 * abs(promised / taken - 1), Aim(most=100 * _OFF)
        told = "" if tale is None else ", no tale"
        show(f"{name}{told}, {pace}", off, "% off", aim, f"({taken:.0f} min, promised {promised})")


def _show_constants(nights: list[Played]) -> None:
    journeys = sum([one.journeys for one in nights])
    own = [step for step in Step if step not in (*TALE_STEPS, Step.OVER, Step.TURN)]
    told = [one for one in nights if one.has_tale]
    show("a journey's words", sum([one.seconds(own) for one in nights]) / journeys, "s")
    show("a tale's words", sum([one.seconds(TALE_STEPS) for one in told]) / len(told), "s")
    for step in own:
        show(f"a journey: {step}", sum([one.steps[step] for one in nights]) / journeys)
    for step in TALE_STEPS:
        show(f"a tale: {step}", sum([one.steps[step] for one in told]) / len(told))


def play(
    book: LoadedBook, variant: Variant, guests: int, tale: TaleId | None, number: int
) -> Played:
    """Play a night of so many guests, who read it themselves; with a tale that the dice draw."""
    loaded, whims = _begin(book, variant, guests, tale, number), Random(number)
    played = Played(variant.journeys, tale is None)
    while (step := step_of(loaded)) != Step.OVER:
        played.count(loaded, step)
        match step:
            case Step.READ | Step.END | Step.TALE:
                read = read_out(loaded, night_of(loaded.row), readers_now(loaded))
                loaded = alter(loaded, row=alter(loaded.row, night=read.night))
            case Step.STORY:
                loaded = alter(loaded, row=alter(loaded.row, panel_from=loaded.ply + 1))
            case Step.OPENING | Step.FINALE:
                telling = tale_answers.telling_now(loaded, night_of(loaded.row), is_due=True)
                assert telling is not None
                loaded = _after(loaded, tale_answers.tell(loaded, telling, _AT, None))
                loaded = alter(loaded, row=alter(loaded.row, panel_from=loaded.ply + 1))
            case _:
                chosen = action(loaded.game, loaded.state, whims)
                loaded = _after(loaded, play_action(loaded, chosen, _AT))
        assert loaded.ply < 50 * variant.journeys
    return played


def _begin(
    book: LoadedBook, variant: Variant, guests: int, tale: TaleId | None, number: int
) -> LoadedGame:
    names = [person_name(f"guest{place}") for place in range(guests)]
    seated = tuple([Guest(place, 100 + place, name, 1) for place, name in enumerate(names)])
    night = Night(ReadBy.GUESTS, DecidedBy.LEADER, NightPace.EASY, seated, tale=tale)
    row = _row(book, variant, night, b"minutes %d" % number)
    game = Game(NEWEST, book.book, variant=variant)
    result = setup(game, 1, Dice(row.dice_seed, 0))
    first = NewPly(GROUP, None, result.facts, result.state, _AT)
    begun = [first, *tale_answers.begin(row, game, first, ())]
    plies, state = to_plies(begun, 0), begun[-1].state
    villagers = [one.id for one in state.table.players[GROUP].villagers]
    drawn = state.table.tale.id if state.table.tale else NO_TALE
    row = alter(row, night=alter(deal(night, villagers), tale=drawn))
    past = past_events(row, plies)
    return LoadedGame(row, game, book, state, len(begun) - 1, b"", plies, past)


def _row(book: LoadedBook, variant: Variant, night: Night, seed: bytes) -> GameRow:
    return GameRow(
        id=1,
        guild_id=1,
        channel_id=1,
        status=GameStatus.RUNNING,
        edition=NEWEST.name,
        variant=variant.name,
        reading=Reading.TABLE,
        language="en",
        book=book.fingerprint,
        host_id=100,
        seed=seed,
        opened_at=_AT,
        ended_at=None,
        pause_reason=None,
        panel_id=1,
        panel_from=1,
        pace=PaceName.NONE,
        seats=(GROUP_SEAT,),
        night=night,
    )


def _after(loaded: LoadedGame, made: list[NewPly]) -> LoadedGame:
    """Return a night after plies, and those that follow by themselves."""
    number = loaded.ply + 1
    automatic = play_automatic(
        loaded.game, loaded.row, made[-1], number + len(made), Asking(is_new=True)
    )
    every = [*made, *automatic]
    return loaded.advanced(to_plies(every, number), every[-1].state, b"")
