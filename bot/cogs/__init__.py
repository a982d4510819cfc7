"""The slash commands: each reads its options and calls a feature."""
