"""Define why the demo cannot be shown."""


class DemoError(Exception):
    """Why the demo cannot be shown, in words for the terminal."""
