"""Hang a picture on a message: where one looks first, and never below its buttons."""

from dataclasses import dataclass
from io import BytesIO

from discord import File, ui


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its file's name, and the words that stand for it."""

    png: bytes
    name: str
    alt: str


def hang(view: ui.LayoutView, picture: Picture | None, *, first: bool = False) -> list[File]:
    """Put a picture below a message's texts, and give the file to be sent along.

    The buttons stay lowest, where they were under the finger before the picture came; `first` puts
    it right below the title, where the texts say the same at length.
    """
    if picture is None:
        return []
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt)
    for container in view.children:
        assert isinstance(container, ui.Container)
        others = container.children[1:]
        below = others if first else [c for c in others if isinstance(c, ui.ActionRow)]
        for item in below:
            container.remove_item(item)
        for item in (ui.Separator[ui.LayoutView](visible=False), gallery, *below):
            container.add_item(item)
    return [File(BytesIO(picture.png), filename=picture.name)]
