"""Show how a rest could go, with the buttons that take it in one press."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import DRINKS, Press
from bot.text.narrator import Narrator
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.moves import write_move
from bot.ui.printed_reward import Fields
from rules import check, proposals
from rules.actions import Rest
from rules.questions import RestVillagers
from rules.words import QuestionNumber, Seat, VillagerId

# While others rest, each panel proposes the same again for those who are still asked, three times.
_rest_with_drinks = lru_cache(maxsize=256)(proposals.rest_with_drinks)
_rest_in_beds = lru_cache(maxsize=256)(proposals.rest_in_beds)


REST = ("potions", "ciders", "beds")
"""The fields of a rest."""


def proposed_rest(loaded: LoadedGame, seat: Seat, *, drinks: bool = False) -> Rest:
    """Return the rest that a seat's button takes: beds alone, or with potions and ciders."""
    propose = _rest_with_drinks if drinks else _rest_in_beds
    return propose(loaded.state.table.players[seat], seat)


def proposed_lines(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Describe, for everyone who is asked, who gets the beds and who would drink."""
    words, lines = narrator.words, list[str]()
    for seat in asked_to_rest(loaded):
        name, beds = narrator.name(seat), proposed_rest(loaded, seat).beds
        key = "proposed-rest" if beds else "proposed-nobody"
        lines.append(words(key, name=name, villagers=narrator.villagers(beds)))
        full = proposed_rest(loaded, seat, drinks=True)
        for key, who in (("proposed-potions", full.potions), ("proposed-ciders", full.ciders)):
            if who:
                lines.append(words(key, villagers=narrator.villagers(who)))
    return ["\n".join(lines)] if lines else []


def proposed_buttons(narrator: Narrator, loaded: LoadedGame, seats: Sequence[Seat]) -> list[Button]:
    """Return the buttons that rest as proposed, for any of these seats that presses them."""
    words = narrator.words
    beds = CustomId(loaded.row.id, 0, Press.PROPOSED)
    made = [button(words("verb-proposed"), beds, ButtonStyle.PRIMARY)]
    full = [proposed_rest(loaded, seat, drinks=True) for seat in seats]
    if any(rest.potions or rest.ciders for rest in full):
        drinks = CustomId(loaded.row.id, 0, Press.PROPOSED, DRINKS)
        made.append(button(words("verb-proposed-drinks"), drinks, ButtonStyle.PRIMARY))
    return made


def wasteful_rest(loaded: LoadedGame, seat: Seat, fields: Fields) -> Rest | None:
    """Return the rest that an action is, if it is one that leaves a usable bed empty."""
    if fields["kind"] != "rest":
        return None
    potions, ciders, beds = [cast("tuple[VillagerId, ...]", fields.get(name, ())) for name in REST]
    rest = Rest(seat, potions, ciders, beds)  # as it would be played
    legal = check(loaded.game, loaded.state, rest) is None
    player = loaded.state.table.players[seat]
    is_wasteful = legal and proposals.fill_beds(player, rest) != rest
    return rest if is_wasteful and write_move(rest, player) else None


def empty_beds(
    narrator: Narrator, loaded: LoadedGame, number: QuestionNumber, rest: Rest
) -> Message:
    """Ask whether usable beds should stay empty; each answer is one press."""
    words, player = narrator.words, loaded.state.table.players[rest.seat]
    filled = proposals.fill_beds(player, rest)
    more = tuple([villager for villager in filled.beds if villager not in rest.beds])
    row = [
        button(
            words(key), CustomId(loaded.row.id, number, Press.ACT, write_move(move, player)), style
        )
        for key, move, style in (
            ("beds-fill", filled, ButtonStyle.PRIMARY),
            ("beds-leave", rest, ButtonStyle.DANGER),
        )
    ]
    text = words("beds-empty", count=len(more), villagers=narrator.villagers(more))
    return layout([text], [row])


def asked_to_rest(loaded: LoadedGame) -> list[Seat]:
    """List the seats that are asked how their villagers rest."""
    return [q.seat for q in loaded.state.table.questions if isinstance(q, RestVillagers)]
