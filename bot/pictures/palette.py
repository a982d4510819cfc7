"""Define the few colours of every picture; no meaning depends on colour alone."""

from typing import TypeAlias

Colour: TypeAlias = str

INK = "#3d2b27"
PAPER = "#fdf5e3"
SAND = "#f1deb6"
TAN = "#d9b27c"
WOOD = "#a9744a"
WOOD_DARK = "#7d5136"
WHITE = "#ffffff"

SKY = "#cde5ea"
SKY_WARM = "#fbe9c2"
GRASS = "#b4cb76"
GRASS_DARK = "#93b05b"
GRASS_PALE = "#d6e2a0"
EARTH = "#8d6248"
CAVE = "#54434f"
CAVE_DARK = "#3c2f3b"
CAVE_PALE = "#7c6673"
DUSK = "#b9b0cf"
BLUSH = "#efc0ad"

MOON = "#f4ecc9"
SUN = "#f6c343"
GOLD = "#f0b429"
AMBER = "#e08a1e"
CLAY = "#c9583a"
ROSE = "#e7a3a0"
LEAF = "#5f8f4a"
TEAL = "#3f9c8f"
BLUE = "#3f7fae"
PALE_BLUE = "#a9cfe2"
PLUM = "#8a5ea6"
LILAC = "#c6a8d8"
STONE = "#9a948f"
STEEL = "#c5cbd0"
SKIN = ("#f3cfa8", "#d9a577", "#a87248", "#7a4f33")

SEATS: tuple[Colour, ...] = ("#ef9b20", "#5aa9dd", "#54b08a", "#d77bb1")
"""Indexed by seat; each seat also has a shape and a letter."""
