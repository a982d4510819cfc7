"""Print figures, each beside its aim."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Aim:
    """What a figure should come to: `least` or `most`, in the figure's own unit."""

    least: float | None = None
    most: float | None = None

    def judge(self, figure: float) -> str:
        """Say whether a figure meets the aim, and by how much it misses."""
        if self.least is not None:
            met, bound, off = figure >= self.least, f">= {self.least:g}", 1 - figure / self.least
        else:
            assert self.most is not None
            met, bound, off = figure <= self.most, f"<= {self.most:g}", figure / self.most - 1
        return f"aim {bound}: met" if met else f"aim {bound}: MISSED by {off:.0%}"


def show(name: str, figure: float, unit: str = "", aim: Aim | None = None, note: str = "") -> None:
    """Print one figure."""
    judged = aim.judge(figure) if aim else ""
    print(f"  {name:<44} {_number(figure):>9} {unit:<10} {judged} {note}".rstrip(), flush=True)


def title(text: str) -> None:
    """Print a section's title."""
    print(f"\n{text}", flush=True)


def middle(figures: Sequence[float]) -> float:
    """Give the median of the rounds."""
    return median(figures)


def spread(figures: Sequence[float]) -> str:
    """Say between which figures the rounds lie."""
    return f"({_number(min(figures))} to {_number(max(figures))} in {len(figures)} rounds)"


def _number(figure: float) -> str:
    if abs(figure) >= 100:
        return f"{figure:,.0f}"
    return f"{figure:.2f}"
