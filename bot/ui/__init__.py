"""Turn offers and tables into messages and forms; pure functions that never read a deck."""
