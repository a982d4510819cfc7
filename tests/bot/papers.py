"""Read the papers of a game as somebody does who only looks on: by their buttons."""

from typing import Any

from bot.model.presses import Press
from tests.bot.messages import answer_of, ids_of
from tests.bot.server import Server


def paper_messages(server: Server) -> dict[int, tuple[Any, str]]:
    """Return the messages that have a button for a paper, with the button, by its round."""
    return {
        int(custom_id.split(":")[2]): (message, custom_id)
        for message in server.channel.history()
        for custom_id in ids_of(message)
        if custom_id.split(":")[3] == Press.PAPER
    }


async def whole_papers(server: Server) -> dict[int, str]:
    """Read all papers in private, by the round after which each came out."""
    found = paper_messages(server)
    return {
        number: answer_of(await server.eve.click(message, custom_id=custom_id))
        for number, (message, custom_id) in found.items()
    }
