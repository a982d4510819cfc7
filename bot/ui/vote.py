"""Show a vote of the table: on what, its rule, until when, and who has said what."""

from collections.abc import Iterable
from datetime import datetime

from discord import ButtonStyle, ui

from bot.days.notes import Note
from bot.days.votes import needed, voters
from bot.render.voice import Voice, safe
from bot.store.rows import GameRow
from bot.store.votes import VoteRow
from bot.ui.buttons import Button
from bot.ui.ids import Press
from bot.ui.layout import button, layout
from bot.ui.when import moment
from bot.words import Words
from rules.words import Seat

VOTE = "vote-waits"
"""The sentence of a letter that comes too late once its vote is over."""


def vote_note(row: GameRow, vote: VoteRow) -> Note:
    """Make the letter that calls somebody to a vote who slept when it was called."""
    return Note(VOTE, {**figures_of(row, vote), "vote": vote.id})


def figures_of(row: GameRow, vote: VoteRow) -> dict[str, str | int]:
    """Give what a sentence says of a vote: on what, about whom, until when."""
    name = safe(row.seats[vote.seat].name) if vote.seat is not None else ""
    return {"motion": vote.kind, "name": name, "until": moment(vote.closes_at)}


def vote_view(
    voice: Voice, row: GameRow, vote: VoteRow, *, marker: int | None = None
) -> ui.LayoutView:
    """Show an open vote, with a mention of those who have not voted."""
    words, who = voice.words, voters(row, vote.kind, vote.seat)
    about = voice.name(vote.seat) if vote.seat is not None else ""
    what = words(f"motion-{vote.kind}", name=about)
    until = int(datetime.fromisoformat(vote.closes_at).timestamp())
    out = [f"<@{voice.users[seat]}>" for seat in who if seat not in vote.ballots]
    parts = [
        words("vote-title", name=voice.name(vote.opened_by), what=what),
        words(
            "vote-rule", need=needed(vote.kind, len(who)), count=len(who), until=f"<t:{until}:R>"
        ),
        "\n".join(
            [
                words("vote-yes-so-far", names=_names(voice, vote, who, said=True)),
                words("vote-no-so-far", names=_names(voice, vote, who, said=False)),
                *([words("vote-still-out", names=words("list-comma").join(out))] if out else []),
            ]
        ),
    ]
    return layout(parts, [ballots(words, vote)], marker=marker)


def ballots(words: Words, vote: VoteRow) -> list[Button]:
    """Give the buttons by which one votes."""
    return [
        button(words("vote-yes"), Press(vote.game_id, vote.id, "vote", "yes"), ButtonStyle.success),
        button(words("vote-no"), Press(vote.game_id, vote.id, "vote", "no"), ButtonStyle.danger),
    ]


def _names(voice: Voice, vote: VoteRow, who: Iterable[Seat], *, said: bool) -> str:
    names = [voice.name(seat) for seat in who if vote.ballots.get(seat) is said]
    return voice.words("list-comma").join(names) or voice.words("nobody")
