"""The bot on a simulated Discord: in a browser, or played through in the terminal."""
