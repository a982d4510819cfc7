"""Turn offers and tables into Discord components; pure, and never shown a deck."""
