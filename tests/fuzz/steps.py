"""Write down what a fuzzed game is made of, so that it can be played again and made shorter.

A step says what is done, and holds the seed of everything that is chosen in it; so a game that has
lost some of its steps is still a game.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

_DEEDS = {
    "play": 62,
    "wander": 14,
    "repeat": 4,
    "storm": 4,
    "stale": 4,
    "forge": 3,
    "garble": 3,
    "command": 10,
    "suggest": 2,
    "moderate": 2,
    "meddle": 2,
    "undo": 2,
    "venture": 2,
    "chat": 2,
    "delete": 1,
    "wait": 3,
    "clock": 1,
    "trouble": 6,
    "refuse": 1,
    "kill": 2,
    "lose": 2,
    "stumble": 1,
    "restart": 1,
    "rename": 2,
    "forget": 2,
}
"""What is done how often, between one quiet moment and the next."""

_UPHEAVALS = ("deprive", "expel", "depart", "close")
_ONE_IN, _ONE_IN_OFTEN = 40, 6
"""After one in this many steps the server itself changes."""

_QUIET_EVERY = 12

TABLES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (2, {}),
    (3, {}),
    (4, {"pace": "live"}),
    (2, {"reading": "table", "pace": "fast"}),
    (3, {"reading": "player"}),
    (2, {"reading": "book"}),
    (3, {"edition": "preview"}),
    (2, {"language": "es"}),
    (3, {"language": "ja", "reading": "table"}),
    (1, {"variant": "solo"}),
    (1, {"variant": "solo", "edition": "preview", "reading": "table"}),
    (3, {"night": "easy", "journeys": "6"}),
    (4, {"night": "brisk", "journeys": "6", "decide": "table", "reader": "bot"}),
)
"""How many people sit down, and the options under which they open their game."""


@dataclass(frozen=True)
class Step:
    """One thing that is done."""

    deed: str
    seed: int


@dataclass(frozen=True)
class Script:
    """A whole game: who plays what, and all that is done."""

    seed: int
    players: int
    options: Mapping[str, str]
    steps: tuple[Step, ...] = field(default=())

    def without(self, first: int, last: int) -> "Script":
        """Return the script without the steps from `first` up to `last`."""
        return replace(self, steps=(*self.steps[:first], *self.steps[last:]))

    def save(self, path: Path) -> None:
        """Write the script to a file."""
        steps = [[step.deed, step.seed] for step in self.steps]
        data = {"seed": self.seed, "players": self.players, "options": dict(self.options)}
        path.write_text(json.dumps({**data, "steps": steps}, indent=1), encoding="utf-8")


def load(path: Path) -> Script:
    """Read a script from a file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    steps = tuple([Step(deed, seed) for deed, seed in data["steps"]])
    return Script(data["seed"], data["players"], data["options"], steps)


def write(seed: int, length: int, often: str | None = None) -> Script:
    """Make up a game of that many steps, one kind of which may come `often`."""
    dice = Random(seed)
    players, options = TABLES[seed % len(TABLES)]
    weights = {deed: 30 if deed == often else weight for deed, weight in _DEEDS.items()}
    deeds = dice.choices(list(weights), list(weights.values()), k=length)
    one_in = _ONE_IN_OFTEN if often in _UPHEAVALS else _ONE_IN
    others = Random(-seed - 1)  # the game's own dice fall as they would without upheavals
    steps: list[Step] = []
    for number, deed in enumerate(deeds, start=1):
        steps.append(Step(deed, dice.getrandbits(32)))
        if others.randrange(one_in) == 0:
            steps.append(Step(others.choice(_UPHEAVALS), others.getrandbits(32)))
        if number % _QUIET_EVERY == 0:
            steps.append(Step("quiet", 0))
    return Script(seed, players, options, (*steps, Step("quiet", 0)))
