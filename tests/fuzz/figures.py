"""Count what fuzzed games came to."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Figures:
    """What a run came to."""

    games: int = 0
    steps: Counter[str] = field(default_factory=Counter[str])
    interactions: int = 0
    requests: int = 0
    plies: int = 0
    pages: int = 0
    troubles: Counter[str] = field(default_factory=Counter[str])

    def tell(self) -> None:
        """Print all of it."""
        sums = f"{self.games} games, {self.interactions} interactions, {self.requests} requests"
        print(f"{sums}, {self.plies} plies, {self.pages} pages")
        for named in (self.steps, self.troubles):
            print("  " + ", ".join(f"{times} {name}" for name, times in named.most_common()))

    def add(self, other: "Figures") -> None:
        self.games += other.games
        self.steps += other.steps
        self.interactions += other.interactions
        self.requests += other.requests
        self.plies += other.plies
        self.pages += other.pages
        self.troubles += other.troubles
