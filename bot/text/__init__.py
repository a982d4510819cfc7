"""Turn a table, a card or a fact into sentences; pure, and never shown a deck."""
