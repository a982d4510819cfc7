"""Make the chronicle of a finished game, as a page and as a book."""
