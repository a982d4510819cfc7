"""Show a notice: a sentence to one person or the table, with its buttons."""

from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.model.notices import Notice
from bot.text.notices import notice_text
from bot.ui.layout import button, layout, link
from bot.ui.message import Message


def notice_message(
    words: Words, notice: Notice, *, users: tuple[int, ...] = (), panel: str | None = None
) -> Message:
    """Return a notice's message: with mentions of `users`, or with a link to the `panel`."""
    text = notice_text(words, notice.key, notice.figures)
    line = " ".join([*[f"<@{user}>" for user in users], text])
    row = [button(words(label), press) for label, press in notice.buttons]
    if panel:
        row.append(link(words("to-the-table"), panel))
    return layout([line], [row] if row else [])


def panel_link(row: GameRow) -> str:
    """Return the address of a game's panel, or of its channel if it has none."""
    channel = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return f"{channel}/{row.panel_id}" if row.panel_id else channel


def place_of(words: Words, row: GameRow) -> str:
    """Name a game's channel, with a link to its panel."""
    shown = words("table-link", url=panel_link(row))
    return words("list-dot").join([f"<#{row.channel_id}>", shown])
