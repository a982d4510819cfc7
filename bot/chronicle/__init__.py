"""Make what a table keeps of a finished game: its chronicle, as a page and as a book."""
