"""Tell what became of villages, and how they grew meanwhile."""

from collections.abc import Mapping, Sequence

from bot.chronicle.chronicle import Grown, Village
from bot.chronicle.markup import paragraphs
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.stories import Story
from bot.service.night.steps import GROUP
from bot.service.plies.stories import stories_of
from bot.text import picture_choice
from bot.text.narrator import Narrator
from bot.text.picture_request import PictureKind
from bot.text.tidings import fate_of
from rules.facts import BuildingGained, VillagerJoined
from rules.table import GameState
from rules.words import Seat


def village_of(narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply], seat: Seat) -> Village:
    """Return what became of a village, and of those whom it met; a night's has no summary."""
    words = narrator.words
    facts = [one for ply in plies for one in ply.facts if getattr(one, "seat", None) == seat]
    built = [words(f"building-{f.building}") for f in facts if isinstance(f, BuildingGained)]
    hired = [words(f"villager-{f.villager}") for f in facts if isinstance(f, VillagerJoined)]
    trips = len([one for one in stories_of(plies) if one.seat == seat])
    summary = (
        ""
        if narrator.is_night
        else words(
            "chronicle-village",
            trips=trips,
            built=words.join_and(built),
            houses=len(built),
            hired=words.join_and(hired),
            people=len(hired),
        )
    )
    table = loaded.state.table
    picture = picture_choice.request_picture(
        PictureKind.VILLAGE, narrator, loaded.game, table, seat=seat
    )
    became = tuple([part for line in fate_of(narrator, seat) for part in paragraphs(line)])
    return Village(narrator.plain[seat], seat, picture, summary, became)


def grown(
    narrator: Narrator, loaded: LoadedGame, states: Mapping[int, GameState]
) -> dict[int, tuple[Grown, ...]]:
    """Return the villages at the end of each round but the last, by its number.

    `states` are those after each ply.
    """
    # A later ply of a round takes the place of an earlier one.
    last = {state.table.round: state for _, state in sorted(states.items())}
    seats = [Seat(seat.seat) for seat in loaded.row.seats]
    return {
        number: tuple(_at(narrator, loaded, state, seats))
        for number, state in last.items()
        if number != max(last)
    }


def grown_by_thirds(
    narrator: Narrator,
    loaded: LoadedGame,
    states: Mapping[int, GameState],
    stories: Sequence[Story],
) -> dict[int, tuple[Grown, ...]]:
    """Return a night's village after each third of its stories but the last, by their last plies.

    A short night has but one round. `states` are those after each ply.
    """
    ends = {len(stories) * third // 3 for third in (1, 2)} - {0}
    lasts = [stories[end - 1].last for end in ends]
    return {last: tuple(_at(narrator, loaded, states[last], [GROUP])) for last in lasts}


def _at(
    narrator: Narrator, loaded: LoadedGame, state: GameState, seats: Sequence[Seat]
) -> list[Grown]:
    pictures = [
        picture_choice.request_picture(
            PictureKind.VILLAGE, narrator, loaded.game, state.table, seat=seat
        )
        for seat in seats
    ]
    return [
        Grown(narrator.plain[seat], seat, picture)
        for seat, picture in zip(seats, pictures, strict=True)
        if picture is not None
    ]
