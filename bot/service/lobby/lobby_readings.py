"""Find who may read the encounters in a variant."""

from rules.editions import Reading, VariantName


def readings_of(variant: VariantName) -> tuple[Reading, ...]:
    """List who may read in a variant: no player where no one sits to the left."""
    alone = variant == VariantName.SOLO
    return tuple([one for one in Reading if not (alone and one == Reading.PLAYER)])


def reading_of(reading: Reading, variant: VariantName) -> Reading:
    """Return who reads: the bot, where a player cannot."""
    return reading if reading in readings_of(variant) else Reading.PRIVATE
