"""Run companions in a process of their own."""
