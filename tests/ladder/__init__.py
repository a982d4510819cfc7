"""Let companions play each other, and count who wins: `python -m tests.ladder`."""
