"""Draw every picture from real states, for people to look at."""
