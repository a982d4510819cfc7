"""The bot on a simulated Discord: in a browser, or played through in the terminal."""


class DemoError(Exception):
    """Why the demo cannot be shown, in words for the terminal."""
