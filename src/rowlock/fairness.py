"""Provably fair dice: commit to a secret, mix in the seats' entropy, verify the record.

Before a game the server draws a secret and publishes its commitment. Each seat then adds a text of its own; secret and
texts form the seed. Once the seed is revealed, :func:`verify` repeats all draws. ``docs/fairness.md`` describes what
this protects against, and what not.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

from .formats import notation
from .formats.notation import LocatedRecord
from .formats.notation.writer import chance_text, setup_tags
from .formats.schema import Shape
from .rng import ChanceSource, fresh_seed
from .rules import Dice, Position

MAX_ENTROPY: Final = 12
"""Maximum length of a seat's text; five of them and the secret have to fit a seed."""
_SEPARATOR: Final = ":"


def secret() -> str:
    """A random secret: 128 bits as 32 hexadecimal digits."""
    return fresh_seed()


def commitment_to(secret: str) -> str:
    """The commitment to a secret, its SHA-256: hides the secret and binds the server to it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_entropy(text: str) -> bool:
    """Whether a seat may add this text to the seed: 1 to 12 ASCII letters or digits."""
    return text.isascii() and text.isalnum() and len(text) <= MAX_ENTROPY


def joint_seed(secret: str, texts: Sequence[str]) -> str:
    """Join the server's secret and the text of every seat, in seat order, into the seed of a game.

    A seat that adds nothing, such as a bot's, has an empty text. Raises ValueError for a separator in the secret or an
    invalid text, which would make the seed ambiguous.
    """
    if _SEPARATOR in secret or not all(text == "" or is_entropy(text) for text in texts):
        raise ValueError("A seat adds 1 to 12 ASCII letters or digits to a secret without a colon.")
    return _SEPARATOR.join((secret, *texts))


class FindingView(Shape, frozen=True):
    """A line of a record that contradicts the seed."""

    code: str
    line: int
    found: str
    expected: str


class Verdict(Shape, frozen=True):
    """Result of a fairness check: whether all dice and shuffles of a game follow from its seed."""

    fair: bool
    seeded: bool
    committed: bool
    rolls: int
    shuffles: int
    findings: Sequence[FindingView]


def verify(text: str) -> Verdict:
    """Repeat all draws of a game in notation from its seed, and report each line that differs.

    The codes of findings are stable: ``wrong_commitment``, ``wrong_start``, ``wrong_deck``, ``wrong_dice`` and
    ``wrong_shuffle``; their texts are in notation. Without a seed a game is not fair, and nothing is checked.
    First player and deck are checked only if there is a commitment: without one the players may have chosen them.
    Raises RecordError if the text is not a valid record.
    """
    located = notation.read_located(text)
    record = located.record
    seeded = record.seed is not None
    claims = () if record.seed is None else tuple(_claims(located, record.seed))
    codes = [claim.code for claim in claims]
    findings = tuple(claim for claim in claims if claim.found != claim.expected)
    return Verdict(
        fair=seeded and not findings,
        seeded=seeded,
        committed=record.commitment is not None,
        rolls=codes.count("wrong_dice"),
        shuffles=codes.count("wrong_shuffle") + ("wrong_deck" in codes),  # the deck is one shuffle on several lines
        findings=findings,
    )


def _claims(located: LocatedRecord, seed: str) -> Iterator[FindingView]:
    """Compare every chance event of a record with the seed, including those that match."""
    record, chance = located.record, ChanceSource(seed)
    if record.commitment is not None:
        truth = commitment_to(seed.partition(_SEPARATOR)[0])
        yield FindingView("wrong_commitment", located.tags["Commitment"], record.commitment, truth)
        if "Position" not in located.tags:
            yield from _setup_claims(located, chance)
    drawn = (*(step.chance for step in record.steps), record.dealt)
    for at, (position, found) in enumerate(zip(record.positions(), drawn, strict=True)):
        if found is not None:
            expected = record.ruleset.draw(position, chance.step(at))
            recorded = found.without(position.closed) if isinstance(found, Dice) else found
            code = "wrong_dice" if isinstance(found, Dice) else "wrong_shuffle"
            yield FindingView(code, located.lines[at], chance_text(recorded), chance_text(expected))


def _setup_claims(located: LocatedRecord, chance: ChanceSource) -> Iterator[FindingView]:
    """Compare the first player and the cards of a new game with the seed, tag by tag."""
    initial, rules = located.record.initial, located.record.ruleset
    options, players = rules.setup(initial), len(initial.sheets)
    options |= rules.dealt(options, chance.setup())
    drawn: Position = rules.new(players, start=chance.lot(players), **options)
    for (name, found), (_, expected) in zip(setup_tags(initial), setup_tags(drawn), strict=True):
        if name not in ("Jokers", "Solo", "Track"):
            yield FindingView("wrong_start" if name == "Start" else "wrong_deck", located.tags[name], found, expected)
