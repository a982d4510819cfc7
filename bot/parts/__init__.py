"""Build every part of the bot once, each after the parts that it needs."""
