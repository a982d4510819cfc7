"""Keep the encounter books: what one may say, how it is loaded, and what a good one looks like."""
