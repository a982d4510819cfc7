"""Run the game on Discord."""
