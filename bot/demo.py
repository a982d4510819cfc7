"""Show the bot without Discord: the same bot on SimCord's simulated one, in a browser or alone."""


async def demo(*, headless: bool, port: int, seed: int) -> int:
    """Run the demo; gives the exit status."""
    return 0 if headless or port or seed else 1
