"""What keeps the demo from being shown."""


class DemoError(Exception):
    """Why the demo cannot be shown, in words for the terminal."""
