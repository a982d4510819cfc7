"""Render messages and forms as the JSON of Discord's API."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, assert_never
from zlib import crc32

from bot.model.custom_id import presses_among
from bot.model.discord_limits import MOST_OPEN
from bot.model.presses import Press
from bot.narration.audio import NarrationAudio
from bot.text.alt import alt
from bot.text.emoji import without_ids
from bot.text.picture_request import Picture, file_of
from bot.ui.message import (
    Button,
    Control,
    File,
    Form,
    Message,
    PictureBlock,
    Push,
    Row,
    Select,
    Text,
    TextInput,
)

Json: TypeAlias = dict[str, Any]
Drawn: TypeAlias = Mapping[str, bytes]
"""The pictures of a message that were drawn in time, as PNGs by their file's name."""

MARKERS = 1 << 24
"""Ids from here on mark messages; Discord numbers the other components from 1."""

DIGESTS = 1 << 30
"""Ids from here on, up to the last that Discord takes, identify what a message shows."""

# Discord's numbers of components, and the flags of messages.
_ROW, _BUTTON, _SELECT, _TEXT_INPUT = 1, 2, 3, 4
_RADIO, _CHECKBOXES = 21, 22
_TEXT, _GALLERY, _FILE, _SEPARATOR, _CONTAINER, _LABEL = 10, 12, 13, 14, 17, 18
_SHORT_LINE = 1
_COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
_VOICE = 1 << 13


def message_payload(
    message: Message, drawn: Drawn, *, marker: int | None = None, private: bool = False
) -> Json:
    """Return a message's body; `marker` becomes the id of its first text, to find it again."""
    container = {
        "type": _CONTAINER,
        "id": _digest(message),
        "components": _components(message, drawn, marker),
    }
    return {
        "components": [container],
        "flags": _COMPONENTS_V2 | (EPHEMERAL if private else 0),
        # In every message: without it Discord pings anyone whom a text mentions.
        "allowed_mentions": {"parse": [], "users": [str(user) for user in message.pings]},
        # By this list an edit keeps attachments: those that it does not name are removed.
        "attachments": [
            {"id": number, "filename": file.name}
            for number, file in enumerate(files_of(message, drawn))
        ],
    }


def edit_payload(
    message: Message, drawn: Drawn, *, marker: int | None = None, private: bool = False
) -> Json:
    """Return the body that makes a message what it is to show, whatever it showed before."""
    # A message that is still as it was first posted has a content, which components rule out.
    return {**message_payload(message, drawn, marker=marker, private=private), "content": None}


def push_payload(push: Push, pings: Sequence[int]) -> Json:
    """Return the body by which a message is first posted: without the flag, for lock screens.

    The id of a component is not sure to be kept without that flag, so the marker by which the
    message is found again is in its button's `custom_id`.
    """
    row = {"type": _ROW, "components": [_button(push.button)]} if push.button else None
    return {
        "content": push.text,
        "components": [row] if row else [],
        "allowed_mentions": {"parse": [], "users": [str(user) for user in pings]},
    }


def files_of(message: Message, drawn: Drawn) -> list[File]:
    """Return the attachments of a message: its own files, then its pictures."""
    if not drawn:
        return [*message.files]
    names = [file_of(request) for request in message.requests if file_of(request) in drawn]
    return [*message.files, *[File(name, drawn[name]) for name in names]]


def voice_payload(
    audio: NarrationAudio, marker: int, *, plain: bool = False, private: bool = False
) -> Json:
    """Return a voice message's body, which holds its one file alone; or a `plain` file's."""
    attachment: Json = {"id": 0, "filename": voice_name(marker)}
    if not plain:
        attachment |= {"duration_secs": audio.seconds, "waveform": audio.waveform}
    flags = (0 if plain else _VOICE) | (EPHEMERAL if private else 0)
    return {"flags": flags, "attachments": [attachment]}


def voice_name(marker: int) -> str:
    """Return the name of a voice message's file, by which it is found again."""
    return f"reading-{marker}.ogg"


def voice_author(payload: Mapping[str, Any]) -> int | None:
    """Return the author of a voice message from Discord; None for any other message."""
    is_voice = bool(int(payload.get("flags", 0)) & _VOICE)
    return int(payload["author"]["id"]) if is_voice else None


def form_payload(form: Form) -> Json:
    """Return a modal's body."""
    controls = [
        {"type": _LABEL, "label": control.label, "component": _control(control)}
        for control in form.controls
    ]
    return {"title": form.title, "custom_id": form.custom_id, "components": controls}


def is_marked(payload: Mapping[str, Any], marker: int) -> bool:
    """Return whether a message from Discord has a marker: in its texts, a button, or a voice."""
    files: Sequence[Json] = payload.get("attachments", ())
    if any(file["filename"] == voice_name(marker) for file in files):
        return True
    rows: Sequence[Json] = payload.get("components", ())
    if is_as_posted(payload):
        presses = presses_among(rows)
        return any(p.action == Press.EXPAND and p.detail == str(marker) for p in presses)
    return carries_mark(rows, marker)


def carries_mark(rows: Sequence[Mapping[str, Any]], marker: int) -> bool:
    """Return whether the components of a message that is complete have a marker."""
    return any(
        child.get("id") == mark_of(marker) for row in rows for child in row.get("components", ())
    )


def is_as_posted(payload: Mapping[str, Any]) -> bool:
    """Return whether a message from Discord is still as it was first posted, for lock screens."""
    return not int(payload.get("flags", 0)) & _COMPONENTS_V2


def mark_of(marker: int) -> int:
    """Return the component's id for a marker; it repeats after twelve days of ids."""
    return MARKERS + marker % (DIGESTS - MARKERS)


def is_shown(payload: Mapping[str, Any], message: Message) -> bool:
    """Return whether a message from Discord shows the texts and buttons of a message."""
    containers: Sequence[Json] = payload.get("components", ())
    return any(container.get("id") == _digest(message) for container in containers)


def has_pictures(payload: Mapping[str, Any], message: Message) -> bool:
    """Return whether a message from Discord has as many pictures as it has places for."""
    containers: Sequence[Json] = payload.get("components", ())
    shown = [child for one in containers for child in one.get("components", ())]
    return [child["type"] for child in shown].count(_GALLERY) >= len(message.requests)


def _digest(message: Message) -> int:
    """Return a component's id that is specific to a message's texts and buttons.

    Without emoji: after a start they are known only a moment later.
    """
    shown: list[str] = []
    for block in message.blocks:
        match block:
            case Text():
                shown.append(block.content)
            case Row():
                shown += [f"{one.label}|{one.custom_id or one.url}" for one in block.buttons]
                shown += [str(one.disabled) for one in block.buttons]
            case PictureBlock() | File():
                pass
            case _:
                assert_never(block)
    return DIGESTS + crc32(without_ids("\n".join(shown)).encode()) % DIGESTS


def _components(message: Message, drawn: Drawn, marker: int | None) -> list[Json]:
    made: list[Json] = []
    for block in message.blocks:
        match block:
            case Text():
                text: Json = {"type": _TEXT, "content": block.content}
                if made:
                    made.append(_gap())
                elif marker is not None:
                    text["id"] = mark_of(marker)
                made.append(text)
            case PictureBlock():
                if file_of(block.request) in drawn:
                    made += [_gap(), _gallery(block.request)]
            case File():
                made.append({"type": _FILE, "file": {"url": f"attachment://{block.name}"}})
            case Row():
                buttons = [_button(button) for button in block.buttons]
                made.append({"type": _ROW, "components": buttons})
            case _:
                assert_never(block)
    return made


def _gap() -> Json:
    return {"type": _SEPARATOR, "divider": False, "spacing": 1}


def _gallery(picture: Picture) -> Json:
    media = {"url": f"attachment://{file_of(picture)}"}
    return {"type": _GALLERY, "items": [{"media": media, "description": alt(picture)}]}


def _button(button: Button) -> Json:
    made: Json = {
        "type": _BUTTON,
        "style": int(button.style),
        "label": button.label,
        "disabled": button.disabled,
    }
    if button.url is not None:
        made["url"] = button.url
    else:
        made["custom_id"] = button.custom_id
    if button.emoji is not None:
        made["emoji"] = {"name": button.emoji.name, "id": str(button.emoji.id)}
    return made


def _control(control: Control) -> Json:
    match control:
        case Select():
            return _select(control)
        case TextInput():
            return {
                "type": _TEXT_INPUT,
                "custom_id": control.name,
                "style": _SHORT_LINE,
                "max_length": control.longest,
                "required": control.required,
            }
        case _:
            assert_never(control)


def _select(select: Select) -> Json:
    made: Json = {
        "type": _type_of(select),
        "custom_id": select.name,
        "options": [
            {"label": option.label, "value": option.value}
            | ({"description": option.about} if option.about else {})
            | ({"default": True} if option.ticked else {})
            for option in select.options
        ],
        "required": select.required,
    }
    # A group of radio buttons has no counts.
    if made["type"] != _RADIO:
        made |= {"min_values": select.least, "max_values": select.most}
    return made


def _type_of(select: Select) -> int:
    """Return how a choice is shown: open options take one tap, a list takes two.

    A radio button cannot be cleared again, so what may stay empty is a checkbox.
    """
    if len(select.options) > MOST_OPEN or select.is_ordered:
        return _SELECT
    is_answered = select.required or any(option.ticked for option in select.options)
    if select.most > 1 or not is_answered:
        return _CHECKBOXES
    return _RADIO if len(select.options) > 1 else _SELECT
