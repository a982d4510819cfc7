"""Find what a voice may have read of a game besides its stories: its tale, papers and fates."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.service.night.narration import SpokenTale, TalePart
from bot.service.night.tidings import SpokenTidings, TidingsPart, paper_after
from bot.text.narration import (
    NarrationText,
    fates_narration,
    tale_narration,
    tidings_narration,
)
from bot.text.narrator import Narrator
from rules.facts import SignTold, TaleBegun
from rules.record import record

_NONE: Mapping[int, tuple[NarrationText, ...]] = MappingProxyType({})


@record
class Spoken:
    """What a voice may have read: of the tale and of papers, each by its ply, and at the end."""

    tale: Mapping[int, tuple[NarrationText, ...]]
    papers: Mapping[int, tuple[NarrationText, ...]]
    finale: tuple[NarrationText, ...]
    fates: tuple[NarrationText, ...]


SILENT = Spoken(_NONE, _NONE, (), ())


def spoken_of(narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply]) -> Spoken:
    """Return what a voice may have read of a finished game, besides its stories."""
    tale = loaded.state.table.tale
    finale = [tidings_narration(narrator, loaded, SpokenTidings(TidingsPart.LAST_STORY))]
    if tale and tale.result and tale.answer:
        ends = [SpokenTale(TalePart.FINALE), SpokenTale(TalePart.ENDING)]
        finale = [*[tale_narration(narrator, loaded, one) for one in ends], *finale]
    return Spoken(
        {ply.ply: tuple(_of_tale(narrator, loaded, ply)) for ply in plies} if tale else _NONE,
        {ply.ply: tuple(_of_paper(narrator, loaded, ply)) for ply in plies},
        tuple(filter(None, finale)),
        tuple(filter(None, [fates_narration(narrator)])),
    )


def _of_tale(narrator: Narrator, loaded: LoadedGame, ply: Ply) -> list[NarrationText]:
    told = list[SpokenTale]()
    for fact in ply.facts:
        match fact:
            case TaleBegun():
                told.append(SpokenTale(TalePart.OPENING))
            case SignTold():
                told.append(SpokenTale(TalePart.SIGN, fact.index))
            case _:
                pass
    return [tale_narration(narrator, loaded, one) for one in told]


def _of_paper(narrator: Narrator, loaded: LoadedGame, ply: Ply) -> list[NarrationText]:
    ended = paper_after(ply.facts) if ply.ply else None
    told = [SpokenTidings(TidingsPart.PAPER, ended)] if ended else []
    if not ply.ply:
        told.append(SpokenTidings(TidingsPart.WEATHER))
    return list(filter(None, [tidings_narration(narrator, loaded, one) for one in told]))
