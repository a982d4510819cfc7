"""Open a port for one of the bot's small web servers: its figures, or its tables' pages."""

from aiohttp import web

from bot.exits import HostMistake


async def listen(
    app: web.Application, setting: str, address: tuple[str, int], *, shutdown_timeout: float = 60
) -> web.AppRunner:
    """Serve an app at an address, whose port a `setting` names; return what ends it.

    `shutdown_timeout` is how many seconds it then waits for answers that are under way. Raises
    HostMistake where the port cannot be opened.
    """
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=shutdown_timeout)
    await runner.setup()
    host, port = address
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        await runner.cleanup()
        raise HostMistake(
            f"{setting} is {port}, and cannot be opened at {host} ({error.strerror}): set "
            "another port, or none."
        ) from error
    return runner
