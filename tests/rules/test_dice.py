"""The dice: one secret seed, and results that anyone can check when it is told."""

from collections import Counter
from hashlib import sha256
from itertools import pairwise

from rules.dice import Dice, commitment
from tests.faults.table import count

THROWS = count("F26", 30_000)


def test_the_same_seed_ply_and_stream_roll_the_same() -> None:
    assert Dice(b"seed", 3).roll("paragraph") == Dice(b"seed", 3).roll("paragraph")
    assert Dice(b"seed", 3).shuffle("caves", "abcdef") == Dice(b"seed", 3).shuffle(
        "caves", "abcdef"
    )


def test_another_seed_ply_or_stream_rolls_on_its_own() -> None:
    streams = [f"lanterns {number}" for number in range(60)]
    ours = [Dice(b"seed", 1).roll(stream) for stream in streams]
    assert ours != [Dice(b"other", 1).roll(stream) for stream in streams]
    assert ours != [Dice(b"seed", 2).roll(stream) for stream in streams]
    assert len(set(ours)) == 6


def test_anyone_can_compute_a_roll_from_the_seed() -> None:
    # The first byte below 252, so that all faces are alike
    for ply in range(2_000):
        digest = sha256(b"seed|%d|paragraph|0" % ply).digest()
        fair = next(byte for byte in digest if byte < 252)
        assert Dice(b"seed", ply).roll("paragraph") == fair % 6 + 1


def test_anyone_can_compute_a_shuffle_from_the_seed() -> None:
    tickets = {
        card: sha256(b"seed|0|caves|%d" % place).digest() for place, card in enumerate("abcdef")
    }
    assert "".join(Dice(b"seed", 0).shuffle("caves", "abcdef")) == "".join(
        sorted(tickets, key=tickets.__getitem__)
    )


def test_every_face_falls_as_often() -> None:
    faces = Counter(Dice(b"seed", ply).roll("paragraph") for ply in range(THROWS))
    due = THROWS / 6
    chi_squared = sum((times - due) ** 2 / due for times in faces.values())
    assert chi_squared < 20.5


def test_one_roll_does_not_tell_the_next() -> None:
    rolls = [Dice(b"seed", ply).roll("paragraph") for ply in range(36_001)]
    pairs = Counter(pairwise(rolls))
    chi_squared = sum((times - 1_000) ** 2 / 1_000 for times in pairs.values())
    assert len(pairs) == 36
    assert chi_squared < 67


def test_a_shuffle_keeps_every_card_and_favours_no_place() -> None:
    shuffles = [Dice(b"seed", ply).shuffle("caves", "abcd") for ply in range(4_800)]
    assert all(sorted(cards) == list("abcd") for cards in shuffles)
    orders = Counter(shuffles)
    assert len(orders) == 24
    assert sum((times - 200) ** 2 / 200 for times in orders.values()) < 50


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"seed") == sha256(b"seed").hexdigest()
