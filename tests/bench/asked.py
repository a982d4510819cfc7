"""Count what a bot asks of Discord: how often, how many bytes, how many components."""

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.bench.figures import show
from tests.stub.shapes import parts
from tests.stub.world import Request, World

_BUTTON, _TEXT = 2, 10
_CALLBACKS = {4: "private answer", 5: "answer later", 6: "left as it is", 7: "edit", 9: "form"}
_EDIT = 7
_KEEPS = re.compile("(1:[0-9]+:[0-9]+:)?(story|hear)")
"""The buttons below a story that is told in a journal: they ask nobody anything."""

_RARE = 0.002
"""A kind that comes less often in a press is left out, unless the equal floor has it too."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Shares:
    """What the presses ask for, each as a part of all presses.

    `turn`   the panel becomes a journal, and a new one is posted
    `ask`    the panel changes, and asks on
    `read`   the panel changes, and a direct message goes out
    `go_on`  in a direct message: it changes and asks on, and so does the panel
    `done`   in a DM: it changes, a new panel is posted, and the old one becomes a journal
    """

    turn: float
    ask: float
    read: float
    go_on: float
    done: float


@dataclass
class Asked:
    """Sums over one bot's requests, by their kind."""

    world: World
    times: Counter[str] = field(default_factory=Counter[str])
    size: Counter[str] = field(default_factory=Counter[str])
    components: Counter[str] = field(default_factory=Counter[str])
    text: Counter[str] = field(default_factory=Counter[str])
    pictures: Counter[str] = field(default_factory=Counter[str])

    @property
    def presses(self) -> int:
        """How many interactions were answered."""
        return sum(times for kind, times in self.times.items() if kind.startswith("callback"))

    def note(self, request: Request) -> None:
        """Count one request."""
        shown = request.body.get("data") or request.body
        found = list(parts(shown.get("components") or []))
        kind = self._kind(request, found)
        self.times[kind] += 1
        self.size[kind] += request.size
        self.components[kind] += len(found)
        self.text[kind] += sum([len(one["content"]) for one in found if one["type"] == _TEXT])
        self.pictures[kind] += len(shown.get("attachments") or [])

    def clear(self) -> None:
        """Count from nothing."""
        for counter in (self.times, self.size, self.components, self.text, self.pictures):
            counter.clear()

    def shares(self) -> Shares:
        """Return what the presses asked for."""
        turn, done = self.times["callback: journal"], self.times["edit: journal"]
        read, go_on = self.times["post: letter"], self.times["edit: panel"]
        ask = self.times["callback: panel"] - read
        return Shares(*[count / self.presses for count in (turn, ask, read, go_on, done)])

    def a_press(self, sums: Counter[str]) -> float:
        """Return how much a press comes to, over all kinds."""
        return sums.total() / self.presses

    def _kind(self, request: Request, components: list[Json]) -> str:
        asks = any(
            one["type"] == _BUTTON and not _KEEPS.match(one["custom_id"]) for one in components
        )
        match (request.method, *request.path.strip("/").split("/")):
            case ("POST", "interactions", _, token, _) if request.body["type"] == _EDIT:
                known = self.world.interactions.get(token)
                return f"callback: {_shown(known.channel.guild_id if known else None, asks=asks)}"
            case ("POST", "interactions", *_):
                return f"callback: {_CALLBACKS[request.body['type']]}"
            case ("POST", "channels", number, "messages"):
                return f"post: {_shown(self._guild(number), asks=asks)}"
            case ("PATCH", "channels", number, "messages", message):
                deed = "whole" if self._is_half(number, message) else "edit"
                return f"{deed}: {_shown(self._guild(number), asks=asks)}"
            case ("POST", "users", "@me", "channels"):
                return "direct channel"
            case (method, "webhooks", *_):
                return "private answer: more" if method == "POST" else "private answer: edit"
            case (method, *path):
                return f"{method} {'/'.join('*' if one.isdigit() else one for one in path)}"

    def _is_half(self, channel: str, message: str) -> bool:
        """Tell whether a message is still as it was first posted, for lock screens."""
        known = self.world.channels[int(channel)].messages.get(int(message))
        return known is not None and bool(known["content"])

    def _guild(self, channel: str) -> int | None:
        return self.world.channels[int(channel)].guild_id


def _shown(guild_id: int | None, *, asks: bool) -> str:
    """Name what a message is: a panel asks, a journal does not."""
    return "letter" if guild_id is None else "panel" if asks else "journal"


def compare(ours: Asked, equal: Asked) -> None:
    """Show that two bots ask the same: as often, as much."""
    for name, sums in (
        ("requests", (ours.times, equal.times)),
        ("components", (ours.components, equal.components)),
        ("bytes", (ours.size, equal.size)),
    ):
        a, b = ours.a_press(sums[0]), equal.a_press(sums[1])
        show(f"{name} a press: ours, equal floor", a, note=f"{b:,.2f} ({b / a:.0%})")
    print(f"    {'':<26}{'ours: times':>12}{'bytes':>7}{'parts':>6}{'text':>6}", end="")
    print(f"{'equal: times':>16}{'bytes':>7}{'parts':>6}{'text':>6}", flush=True)
    for kind, _ in ours.times.most_common():
        if ours.times[kind] / ours.presses > _RARE or equal.times[kind]:
            print(f"    {kind:<26}{_row(ours, kind)}    {_row(equal, kind)}", flush=True)


def _row(asked: Asked, kind: str) -> str:
    times = asked.times[kind]
    each = [sums[kind] / max(1, times) for sums in (asked.size, asked.components, asked.text)]
    return f"{times / asked.presses:>12.3f}{each[0]:>7.0f}{each[1]:>6.1f}{each[2]:>6.0f}"
