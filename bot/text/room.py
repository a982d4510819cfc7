"""Measure the texts of a message, which Discord limits in characters and in bytes."""

LONGEST = 3_900
"""What the texts of a message may take, as `room_of` counts it; a little below Discord's 4,000."""

# Above 10,170 bytes of texts, each counted with 12 more, Discord answers 500 to a message of
# components, however few characters that are; here is room for 40 texts.
_MOST_BYTES = 9_600


def room_of(text: str) -> int:
    """Return how much of `LONGEST` a text takes: its characters or, where it is more, its bytes.

    A letter of Japanese has three bytes in UTF-8 and takes 1.2, an emoji has four and takes 1.6.
    """
    return max(len(text), -(-len(text.encode()) * LONGEST // _MOST_BYTES))


def cut(text: str, room: int) -> str:
    """Return as much of a text as takes so much room, from its beginning on."""
    least, most = 0, min(len(text), room)
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if room_of(text[:middle]) <= room else (least, middle - 1)
    return text[:least]
