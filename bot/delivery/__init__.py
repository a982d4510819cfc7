"""Answers, panels, direct messages and their pictures: sent at least once, seen once."""
