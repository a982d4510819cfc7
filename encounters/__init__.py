"""Load, check and tell encounter books: files, words, and what a good book looks like."""
