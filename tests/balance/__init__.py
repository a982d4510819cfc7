"""Weigh the cards: let sensible players play many games, and count what became of each card."""
