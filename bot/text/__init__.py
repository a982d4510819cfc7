"""Turn tables, cards and facts into sentences; pure functions that never read a deck."""
