"""Store the games in SQLite."""
