"""Write what messages are first posted as: lines that say on a lock screen what is wanted."""

from collections.abc import Collection, Sequence

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import OutboxRow
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.presses import Press
from bot.service.clocks.readers import answerer
from bot.service.plies.idle import is_idle_pass
from bot.service.plies.stories import is_below
from bot.text.journal import headline
from bot.text.narrator import Narrator
from bot.text.push import plain_line
from bot.ui.layout import button
from bot.ui.message import Push
from bot.ui.panel import waits_for
from rules import encounter
from rules.actions import Rest
from rules.facts import CaveGained, CaveReturned
from rules.questions import TakeTurn
from rules.words import Area, Seat


def push_of(
    words: Words,
    row: OutboxRow,
    text: str,
    *,
    users: Sequence[int] = (),
    channel: int | None = None,
) -> Push:
    """Return the push of a row's message, with a mention of `users`.

    In a direct message, `channel` says which game it is about.
    """
    line = plain_line(text)
    if channel is not None and f"<#{channel}>" not in line:
        line = words("push-in", channel=f"<#{channel}>", text=line)
    # After the text, as there may be many: who is not mentioned is not pinged.
    mentions = [f"<@{user}>" for user in users]
    line = " ".join([line, *[mention for mention in mentions if mention not in line]])
    press = CustomId(row.game_id, 0, Press.EXPAND, str(row.id))
    return Push(line, button(words("push-show"), press))


def asked_line(
    narrator: Narrator, loaded: LoadedGame, users: Collection[int], plies: Sequence[Ply]
) -> str:
    """Return what these people are asked.

    For a turn, also how their village is, and what was done last, of these `plies`.
    """
    table = loaded.state.table
    asked = [q for q in table.questions if loaded.row.users[answerer(loaded.row, q)] in users]
    match asked:
        case [TakeTurn(seat=seat)]:
            parts = [_turn(narrator, loaded, seat), _last_deed(narrator, plies)]
        case _:
            parts = waits_for(narrator, loaded, tuple(asked))
    return narrator.words("list-dot").join(filter(None, parts))


def encounter_line(narrator: Narrator, loaded: LoadedGame, *, reads_to: Seat | None = None) -> str:
    """Return the title of the open paragraph, to its explorer or to who reads it to them."""
    words, number = narrator.words, encounter.expedition(loaded.state.table).path[-1]
    if number in narrator.stories.moods:
        title = narrator.stories.title(number, words.language)
    else:
        title = words("story-number", number=number)
    if reads_to is None:
        return words("push-encounter", title=title)
    return words("push-reader", title=title, explorer=narrator.name(reads_to))


def _turn(narrator: Narrator, loaded: LoadedGame, seat: Seat) -> str:
    words, table = narrator.words, loaded.state.table
    player = table.players[seat]
    ready = words("village-area", area=Area.READY, count=len(player.villagers_in(Area.READY)))
    return words(
        "push-turn",
        who=narrator.mention(seat),
        round=table.round,
        rounds=loaded.game.edition.rounds,
        has=words("list-comma").join([ready, words("village-coins", count=player.coins)]),
    )


def _last_deed(narrator: Narrator, plies: Sequence[Ply]) -> str:
    """Return what somebody has done last; of an encounter only that it is over."""
    undone = {ply.undoes for ply in plies}
    for ply in reversed(plies):
        action = ply.action
        if action is None or ply.ply in undone or is_idle_pass(action):
            continue
        for one in ply.facts:
            if isinstance(one, (CaveGained, CaveReturned)):
                return narrator.words("push-home", name=narrator.name(one.seat))
        is_dull = is_below(action) or isinstance(action, Rest)
        return "" if is_dull else headline(narrator, action, ply.facts)
    return ""
