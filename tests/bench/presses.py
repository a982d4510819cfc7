"""Count the presses of whole games among sensible people, on the panels of a simulated Discord.

A press is a tap on a button, on a line of a list that stands open, or on Submit. A list that must
be opened costs a tap, and one that takes several lines another to close; what a form begins with
costs nothing. Typing is not counted. Reading is counted from the channel, where it takes a button;
as the encounter grows in that message, they stay with it until it is over.

People ask for what they want, each villager by name; in games of their own they take what the bot
proposes, where that has the same effect with others of the same cards. Before what neither the
panel nor what they pressed has named to them (a card, a villager, a good) they must look: another
press.
"""

import logging
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from bot.companions.decisions import decide
from bot.companions.people import Strength
from bot.companions.visible import choices_of
from bot.delivery.discord.picture_queue import PictureLimits
from bot.model.loaded_game import LoadedGame
from bot.settings import Settings
from rules import proposals
from rules.actions import Action, Exert, Explore, Harvest, Labor, Rest
from rules.cards import VILLAGERS
from rules.questions import TakeTurn
from rules.words import VillagerId
from tests.bench.figures import Aim, show, title
from tests.bench.looks import named_by
from tests.bot.messages import ids_of, parts_of, text_of
from tests.bot.printed import ReadersHands
from tests.bot.server import Server, a_server
from tests.bot.surfaces import strings

_GAMES = 14
_PANELS = 1_000
"""Panels that are looked at for their picture, in whole games."""

_AIMS = {
    "explore": 6,
    "harvest": 3,
    "offer_to_buy": 2,
    "put_up_for_sale": 2,
    "rest": 1,
    "build": 2,
    "labor": 2,
}
_PANEL_AIMS = {"buttons on a turn": 7.2, "lines of buttons": 4, "dead buttons": 0}

_BELOW = ("choose", "reroll", "exert", "pick")
"""What belongs to an expedition: its presses are counted with the explore action's."""

_SELECT, _TEXT_INPUT, _RADIO, _CHECKBOXES = 3, 4, 21, 22


@dataclass
class Presses:
    """The presses of each action, by its verb, and the looks before it.

    An expedition is one explore action.
    """

    counts: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    looks: Counter[str] = field(default_factory=Counter)

    def note(self, action: Action, presses: int, *, must_look: bool) -> None:
        """Note what an action took; what answers an encounter belongs to its expedition."""
        self.looks[action.kind] += must_look
        if action.kind in _BELOW:
            self.counts["explore"][-1] += presses
        else:
            self.counts[action.kind].append(presses)

    def show(self) -> None:
        """Show the mean of each action's presses, and how many looks came before one."""
        for verb, counts in sorted(self.counts.items(), key=lambda pair: -len(pair[1])):
            mean, aim = sum(counts) / len(counts), _AIMS.get(verb)
            looks = self.looks[verb] / len(counts)
            note = f"and {looks:.2f} looks ({len(counts)} times, at most {max(counts)} presses)"
            show(verb, mean, "presses", Aim(most=aim) if aim else None, note)


class CountingHands(ReadersHands):
    """Hands whose presses are counted, and what they were shown on the way."""

    presses = 0
    shown = ""
    encounter: Any = None
    """The private message in which somebody reads an encounter."""

    async def _message_with(self, guest: Any, loaded: LoadedGame, move: str, action: Action) -> Any:
        if action.kind not in _BELOW:
            self.encounter = None
        elif self.encounter is not None:
            private = self.channel.history(viewer=guest)
            (now,) = [one for one in private if one.id == self.encounter.id]
            if any(f":do:{action.kind}" in custom_id for custom_id in ids_of(now)):
                return now
        message = await super()._message_with(guest, loaded, move, action)
        if action.kind == "choose" and message.id != loaded.row.panel_id:
            self.encounter = message
        return message

    async def _click(self, guest: Any, message: Any, ending: str) -> Any:
        self.presses += 1
        self.shown += text_of(message)
        return await super()._click(guest, message, ending)

    async def _send(self, guest: Any, opened_form: Any, values: Mapping[str, Any]) -> Any:
        controls = [label["component"] for label in opened_form.modal["components"]]
        self.presses += 1 + sum(cost(one, values.get(one["custom_id"])) for one in controls)
        self.shown += " ".join(strings(opened_form.modal))
        return await super()._send(guest, opened_form, dict(values))


def cost(control: Mapping[str, Any], entered: Collection[str] | str | None) -> int:
    """Count the presses that it takes to enter that into a control."""
    wanted = [entered] if isinstance(entered, str) else list(entered or ())
    if control["type"] == _TEXT_INPUT:
        return int(bool(wanted))
    ticked = [one["value"] for one in control["options"] if one.get("default")]
    changed = len(_beyond(wanted, ticked)) + len(_beyond(ticked, wanted))
    if not changed:
        return 0
    if control["type"] == _RADIO:
        return 1
    if control["type"] == _CHECKBOXES:
        return changed
    assert control["type"] == _SELECT
    return changed + 2 if control.get("max_values", 1) > 1 else 2


def _beyond(some: Sequence[str], others: Sequence[str]) -> list[str]:
    """List what is in the first more often than in the second; equal tokens count as one."""
    left = [value.split("#")[0] for value in others]
    found: list[str] = []
    for value in some:
        plain = value.split("#")[0]
        if plain in left:
            left.remove(plain)
        else:
            found.append(value)
    return found


@dataclass
class Panels:
    """What the panels of turns have."""

    found: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def note(self, panel: Any) -> None:
        """Note the buttons of a turn's panel."""
        rows = [list(row.children) for row in parts_of(panel) if hasattr(row, "children")]
        rows = [row for row in rows if row and all(hasattr(one, "disabled") for one in row)]
        buttons = [one for row in rows for one in row]
        self.found["buttons on a turn"].append(len(buttons))
        self.found["lines of buttons"].append(len(rows))
        self.found["dead buttons"].append(len([one for one in buttons if one.disabled]))


@asynccontextmanager
async def new_server(*, pictures: bool = True, **seams: Any) -> AsyncIterator[Server]:
    """Found a server with a file of its own, which goes with it."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        settings = Settings(database=Path(folder) / "bench.sqlite3", pictures=pictures)
        async with a_server(settings, **seams) as server:
            yield server


async def run() -> None:
    """Play the games, and show the mean of each action, then what the panels have."""
    title(f"(j) Presses, {_GAMES} games each of two, three and four sensible people")
    logging.getLogger("bot").setLevel(logging.CRITICAL)
    panels = Panels()
    for wants, heading in ((True, "Each asks for what they want"), (False, "As proposed")):
        found = Presses()
        for players, game in product((2, 3, 4), range(_GAMES)):
            async with new_server(pictures=False) as server:
                await play(server, players, Random(game), found, panels, wants=wants)
        print(f"  {heading}", flush=True)
        found.show()
    for name, counts in panels.found.items():
        mean, note = sum(counts) / len(counts), f"(at most {max(counts)})"
        show(name, mean, "", Aim(most=_PANEL_AIMS[name]) if _PANEL_AIMS[name] else None, note)
    await _show_pictures()


async def _show_pictures() -> None:
    """Play on a machine that draws nothing in time, and count panels without a picture."""
    missing = count = 0
    dice, limits = Random(0), PictureLimits(share=0, most=0)
    while count < _PANELS:
        async with new_server(picture_limits=limits) as server:
            loaded = await server.start(4, seed=dice.randbytes(32))
            while not loaded.state.table.over:
                await server.step(dice)
                await server.env.settle()
                missing += not (await server.panel()).attachments
                count, loaded = count + 1, await server.loaded()
    show("panels without a picture", missing, "", None, f"(of {count}; aim: 0)")


async def play(
    server: Server,
    players: int,
    dice: Random,
    found: Presses,
    panels: Panels,
    *,
    wants: bool = False,
) -> None:
    """Play one game to its end, and note the presses of each action, and what its panels have.

    Each takes what they want, or what is proposed in its place.
    """
    loaded = await server.start(players, seed=dice.randbytes(32))
    hands = CountingHands(server.bot, server.channel, server.game_id)
    while not loaded.state.table.over:
        if isinstance(loaded.state.table.questions[0], TakeTurn):
            panels.note(await server.panel())
        seat = dice.choice(loaded.state.table.questions).seat
        game, table = loaded.game, loaded.state.table
        seen, whim = choices_of(game, table, seat), dice.randbytes(8)
        neighbour = Strength.NEIGHBOUR
        action = decide(game.edition, table, seat, seen, neighbour, None, whim).action
        action = action if wants else _as_proposed(loaded, action)
        named = list(named_by(loaded, action))
        hands.presses, hands.shown, before = 0, "", loaded.ply
        await hands.press(await server.at(seat), action)
        loaded = await server.loaded()
        assert loaded.ply > before, action
        must_look = not all(one.lower() in hands.shown.lower() for one in named)
        found.note(action, hands.presses, must_look=must_look)


def _as_proposed(loaded: LoadedGame, action: Action) -> Action:
    """Put those whom the bot proposes in the place of others with the same card."""
    table, seat = loaded.state.table, action.seat
    match action:
        case Explore():
            proposed = proposals.explore(loaded.game, table, seat)
        case Labor():
            proposed = proposals.labor(loaded.game, table, seat)
        case Harvest():
            proposed = proposals.harvest(loaded.game, table, seat)
        case Exert():
            proposed = proposals.exert(loaded.game, table, seat)
        case Rest(potions=potions, ciders=ciders):
            player = table.players[seat]
            has_drinks = potions or ciders
            propose = proposals.rest_with_drinks if has_drinks else proposals.rest_in_beds
            proposed = propose(player, seat)
        case _:
            return action
    return proposed if proposed and _alike(action) == _alike(proposed) else action


def _alike(action: Action) -> dict[str, object]:
    """Describe what an action does, without the villagers' names and the order of its goods."""
    if isinstance(action, Rest):
        served = (*action.potions, *action.ciders, *action.beds)
        spent = (len(action.potions), len(action.ciders))
        return {"spent": spent, "served": sorted(map(_card, served))}
    return {
        name: sorted(_card(one) for one in value) if isinstance(value, tuple) else value
        for name in action.__dataclass_fields__
        for value in [getattr(action, name)]
    }


def _card(one: str) -> str:
    card = VILLAGERS.get(VillagerId(one))
    return repr(replace(card, id=VillagerId(""))) if card else one
