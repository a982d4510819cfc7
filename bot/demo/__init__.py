"""The bot on a simulated Discord: in a browser, or played through in the terminal."""

from bot.exits import HostMistake


class DemoError(HostMistake):
    """Why the demo cannot be shown, in words for the terminal."""
