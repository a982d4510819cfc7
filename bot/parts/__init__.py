"""Build every part of the bot once, each after those that it is handed."""
