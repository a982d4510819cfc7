"""Build plies and what follows from them; load and cache games; say who may do what."""
