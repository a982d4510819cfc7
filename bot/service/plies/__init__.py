"""Build plies and what follows from them; find, load and cache games."""
