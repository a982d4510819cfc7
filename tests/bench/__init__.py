"""Measure the rules and the bot against what they are measured by, in the same run."""
