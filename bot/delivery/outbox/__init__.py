"""Send what is owed, and keep panels and other messages as they should be."""
