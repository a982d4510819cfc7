"""Show a vote of the table: its motion, rule, end and ballots."""

from collections.abc import Iterable
from datetime import datetime

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.presses import Press, YesNo
from bot.model.votes import VoteRow
from bot.service.clocks.votes import motion_name, voters, votes_needed
from bot.text.narrator import Narrator
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from rules.words import Seat


def vote_title(narrator: Narrator, row: GameRow, vote: VoteRow) -> str:
    """Return who has called a vote, and on what."""
    about = narrator.name(vote.seat) if vote.seat is not None else ""
    what = narrator.words(f"motion-{motion_name(row, vote.kind)}", name=about)
    return narrator.words("vote-title", name=narrator.name(vote.opened_by), what=what)


def vote_message(narrator: Narrator, row: GameRow, vote: VoteRow) -> Message:
    """Show an open vote, with a mention of those who have not voted."""
    words, who = narrator.words, voters(row, vote.kind, vote.seat)
    until = int(datetime.fromisoformat(vote.closes_at).timestamp())
    missing = [narrator.mention(seat) for seat in who if seat not in vote.ballots]
    parts = [
        vote_title(narrator, row, vote),
        words(
            "vote-rule",
            need=votes_needed(vote.kind, len(who)),
            count=len(who),
            until=f"<t:{until}:R>",
        ),
        "\n".join(
            [
                words("vote-yes-so-far", names=_names(narrator, vote, who, yes=True)),
                words("vote-no-so-far", names=_names(narrator, vote, who, yes=False)),
                *(
                    [words("vote-still-out", names=words("list-comma").join(missing))]
                    if missing
                    else []
                ),
            ]
        ),
    ]
    return layout(parts, [ballots(words, vote)])


def ballots(words: Words, vote: VoteRow) -> list[Button]:
    """Return the buttons to vote with."""
    return [
        button(
            words("vote-yes"),
            CustomId(vote.game_id, vote.id, Press.VOTE, YesNo.YES),
            ButtonStyle.SUCCESS,
        ),
        button(
            words("vote-no"),
            CustomId(vote.game_id, vote.id, Press.VOTE, YesNo.NO),
            ButtonStyle.DANGER,
        ),
    ]


def _names(narrator: Narrator, vote: VoteRow, who: Iterable[Seat], *, yes: bool) -> str:
    names = [narrator.name(seat) for seat in who if vote.ballots.get(seat) is yes]
    return narrator.words("list-comma").join(names) or narrator.words("nobody")
