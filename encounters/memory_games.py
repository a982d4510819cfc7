"""Simulate games, to measure how much a book lets a table hear again, and how its season goes.

Four villages make ten to twelve trips, spread over the rounds by chance. Each draws a cave card,
rolls for a paragraph, takes a random choice, and rolls for it with a party of three.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean

from encounters.afterwards import afterwards
from encounters.checks import FINAL_ROWS
from encounters.deeds import Deed, EarlierGames, Hearing
from encounters.interludes import before
from encounters.loader import LoadedBook
from encounters.memory import LAST_ROUND, SeasonEnding, Who
from encounters.paper import issues
from encounters.parties import FACES, PARTIES, count_of
from encounters.season import ending_of
from rules.book import Option
from rules.words import ParagraphNumber

GAMES = 100
VILLAGES = 4
TRIPS = (10, 12)
PARTY = PARTIES[1]
LEAST_ECHOES = 6.0

_FIRST_GAME = EarlierGames(0)


@dataclass(frozen=True, slots=True)
class EchoCounts:
    """What one game heard again; `met_twice` counts people met on two trips or more.

    `remembered` counts the villages that are told something afterwards; `own_deeds` are what
    villages were told of their own choices in paragraphs: interludes, and echoes that name one.
    `season` counts its entries and passages, and `parts` the paragraphs of each trip.
    """

    in_paragraphs: int
    in_papers: int
    letters: int
    met_twice: int
    remembered: int
    own_deeds: int
    season: int
    ending: SeasonEnding
    parts: tuple[int, ...]


def means(loaded: LoadedBook) -> Iterator[str]:
    """Print the averages of many games beside the target."""
    games = [count_echoes(loaded, seed) for seed in range(GAMES)]
    together = fmean(game.in_paragraphs + game.in_papers for game in games)
    yield f"{f'mean of {GAMES} games of {TRIPS[0]} to {TRIPS[1]} trips':<44}{'found':>8}   aim"
    yield f"{'echoes a game':<44}{together:>8.1f}   {LEAST_ECHOES:.0f} or more"
    counts = {
        "of them in paragraphs": [game.in_paragraphs for game in games],
        "of them in papers": [game.in_papers for game in games],
        "letters": [game.letters for game in games],
        "persons met on two trips": [game.met_twice for game in games],
        f"villages of {VILLAGES} with an afterwards": [game.remembered for game in games],
    }
    yield from (f"{name:<44}{fmean(found):>8.1f}" for name, found in counts.items())


def count_echoes(loaded: LoadedBook, seed: int) -> EchoCounts:
    """Play one game; the same seed plays the same game."""
    dice = Random(seed)  # noqa: S311 - chance, repeatable by a seed
    memory = loaded.stories.memory
    deeds: list[Deed] = []
    met: Counter[str] = Counter()
    heard: Counter[str] = Counter()
    parts: list[int] = []
    for village, today, entry in _trips(loaded, dice):
        trip = tuple(_trip(loaded, village, today, entry, dice))
        for count, deed in enumerate(trip):
            hearing = Hearing(village, today, (*deeds, *trip[:count]), earlier=_FIRST_GAME)
            heard.update(_heard(loaded, hearing, deed.number))
        met.update({name for deed in trip for name in memory.people.get(deed.number, ())})
        deeds.extend(trip)
        parts.append(len(trip))
    papers = issues(memory, str(seed), LAST_ROUND, deeds, earlier=_FIRST_GAME)
    became = (afterwards(loaded.stories, v, deeds, loaded.pack.language) for v in range(VILLAGES))
    return EchoCounts(
        in_paragraphs=heard["echo"] + heard["interlude"],
        in_papers=sum(len(issue.overheard) for issue in papers),
        letters=sum(len(issue.letters) for issue in papers),
        met_twice=sum(count > 1 for count in met.values()),
        remembered=sum(map(bool, became)),
        own_deeds=heard["interlude"] + heard["own echo"],
        season=heard["passage"] + sum(deed.number in memory.season.entries for deed in deeds),
        ending=ending_of(memory.season, deeds, VILLAGES),
        parts=tuple(parts),
    )


def _heard(loaded: LoadedBook, hearing: Hearing, number: ParagraphNumber) -> Iterator[str]:
    """Yield what is heard again with a paragraph."""
    stories = loaded.stories
    echoes = stories.memory.echoes.get(number, ())
    index = hearing.first_of(echoes)
    if index is not None:
        yield "echo"
        own = echoes[index].who is Who.SAME
        if own and all(condition.option is not None for condition in echoes[index].after):
            yield "own echo"
    told = before(stories.memory.season, stories.entries, hearing, number, stories.has_interlude)
    if told is not None:
        yield "interlude" if isinstance(told, Deed) else "passage"


def _trips(loaded: LoadedBook, dice: Random) -> Iterator[tuple[int, int, ParagraphNumber]]:
    """Yield the village, the round and the entry of each trip, in order; no card comes twice."""
    count = dice.randint(*TRIPS)
    cards = dice.sample(loaded.book.cells[:FINAL_ROWS], count)
    rounds = sorted(dice.randint(1, LAST_ROUND) for _ in cards)
    for trip, (card, today) in enumerate(zip(cards, rounds, strict=True)):
        yield trip % VILLAGES, today, dice.choice(card)


def _trip(
    loaded: LoadedBook, village: int, today: int, entry: ParagraphNumber, dice: Random
) -> Iterator[Deed]:
    """Settle an entry and all that it leads to."""
    number: ParagraphNumber | None = entry
    while number is not None:
        options = loaded.book.paragraphs[number].options
        chosen = dice.randrange(len(options))
        tier = _reached(options[chosen], dice)
        yield Deed(village, number, chosen, tier, today)
        outcome = options[chosen].failure if tier is None else options[chosen].tiers[tier].outcome
        number = outcome.leads_to


def _reached(option: Option, dice: Random) -> int | None:
    lanterns = sum(villager.lanterns(dice.randint(1, FACES)) for villager in PARTY)
    lanterns += sum(b.lanterns * count_of(b.per, PARTY) for b in option.bonuses if b.per)
    reached = [index for index, tier in enumerate(option.tiers) if tier.explore <= lanterns]
    return max(reached, default=None)
