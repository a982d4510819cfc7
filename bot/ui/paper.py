"""Show a round's paper: the button beside its news, and the whole of it to one person."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.plies import Ply
from bot.model.presses import WHOLE_PAPER, Press
from bot.service.night.tidings import paper_after
from bot.text.narrator import Narrator
from bot.text.tidings import has_paper, whole_paper
from bot.ui.layout import button, layout
from bot.ui.message import Button, Message


def paper_buttons(narrator: Narrator, game_id: int, plies: Sequence[Ply]) -> list[Button]:
    """Return the button to read the newest paper of some plies; none if they tell of none."""
    undone = {ply.undoes for ply in plies}
    rounds = [paper_after(ply.facts) for ply in plies if ply.ply not in undone]
    papers = [ended for ended in rounds if ended is not None and has_paper(narrator, ended)]
    return [
        button(narrator.words("tidings-read"), CustomId(game_id, ended, Press.PAPER))
        for ended in papers[-1:]
    ]


def paper_message(narrator: Narrator, game_id: int, ended: int) -> Message | None:
    """Return a whole paper; None if there was none after that round."""
    head, *items = whole_paper(narrator, ended) or [""]
    press = CustomId(game_id, ended, Press.PLAY_AUDIO, WHOLE_PAPER)
    hear = [[button(narrator.words("hear-it"), press)]] if narrator.has_voice else []
    return layout([f"### {head}", "\n\n".join(items)], hear) if items else None
