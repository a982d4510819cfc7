"""Play games: each call is one transaction."""
