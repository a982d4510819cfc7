"""Say how sure a part is that was counted."""

from math import sqrt

Z = 1.96
"""Standard deviations of an interval that holds the truth 19 times in 20."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a part; where games tie, they are shared."""
    part, z2 = wins / games, Z * Z
    middle = (part + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(part * (1 - part) / games + z2 / (4 * games * games))
    return middle - half, middle + half
