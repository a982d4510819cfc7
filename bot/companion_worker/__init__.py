"""Let companions think in a process of their own."""
