"""Run games: at most one unfinished game per channel, each change one transaction; no Discord."""
