"""Open a game: lobby, companions, shaken dice."""
