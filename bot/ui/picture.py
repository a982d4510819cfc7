"""Hang a picture on a message, between its texts and its buttons."""

from dataclasses import dataclass
from io import BytesIO

from discord import File, ui


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its file's name, and the words that stand for it."""

    png: bytes
    name: str
    alt: str


def hang(view: ui.LayoutView, picture: Picture | None) -> list[File]:
    """Put a picture below a message's texts, and give the file to be sent along.

    The buttons stay lowest, where they were under the finger before the picture came.
    """
    if picture is None:
        return []
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt)
    for container in view.children:
        assert isinstance(container, ui.Container)
        rows = [child for child in container.children if isinstance(child, ui.ActionRow)]
        for row in rows:
            container.remove_item(row)
        for item in (ui.Separator[ui.LayoutView](visible=False), gallery, *rows):
            container.add_item(item)
    return [File(BytesIO(picture.png), filename=picture.name)]
