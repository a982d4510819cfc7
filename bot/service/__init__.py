"""Run games: at most one open game per channel, each change one transaction; no Discord."""
