"""Votes of a table: motions, and voting on them."""
