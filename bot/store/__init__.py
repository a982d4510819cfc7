"""Keep the games in SQLite."""
