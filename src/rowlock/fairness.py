"""Fair dice anyone can check: nobody chooses the seed alone, and the record shows that the game followed it.

Before a game the server draws a secret and tells its commitment. Then every seat adds a text of its own, and all of
them together are the seed. Once the seed is told, :func:`verify` draws everything again. ``docs/fairness.md`` says what
this protects against, and what not.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .formats import notation
from .formats.notation import LocatedRecord
from .formats.notation.writer import card_texts, dice_text, setup_tags
from .formats.schema import Shape
from .rng import ChanceSource, fresh_seed
from .rules import Dice, Position, cards, classic, full_deck

MAX_ENTROPY: Final = 12
"""How long a seat's text may be: five of them and the secret are a seed."""
_SEPARATOR: Final = ":"


def secret() -> str:
    """A secret nobody can guess: 128 bits as 32 hexadecimal digits."""
    return fresh_seed()


def commitment_to(secret: str) -> str:
    """What the server tells of a secret beforehand. It does not give the secret away, and fits no other one."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_entropy(text: str) -> bool:
    """Whether a seat may add this text to the seed: 1 to 12 ASCII letters or digits."""
    return text.isascii() and text.isalnum() and len(text) <= MAX_ENTROPY


def joint_seed(secret: str, texts: Sequence[str]) -> str:
    """The seed of a game from the server's secret and the text of every seat, in their order.

    A seat that adds nothing, such as a bot's, has an empty text. Raises ValueError for a text that could pass for
    several seats' or for part of the secret.
    """
    if _SEPARATOR in secret or not all(text == "" or is_entropy(text) for text in texts):
        raise ValueError("A seat adds 1 to 12 ASCII letters or digits to a secret without a colon.")
    return _SEPARATOR.join((secret, *texts))


@dataclass(frozen=True, slots=True)
class Finding:
    """A line that lies: what it says, and what it would say if it followed from the seed, in notation.

    ``code`` is stable: ``wrong_commitment``, ``wrong_start``, ``wrong_deck``, ``wrong_dice`` or ``wrong_shuffle``.
    """

    code: str
    line: int
    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked in a record, and every line that lies."""

    seeded: bool
    committed: bool
    rolls: int = 0
    shuffles: int = 0
    findings: tuple[Finding, ...] = ()

    @property
    def fair(self) -> bool:
        """Whether everything follows from the seed; never without a seed."""
        return self.seeded and not self.findings


def verify(text: str) -> Report:
    """Draw all chance of a game in notation again from its seed, and report each line that says something else.

    Who begins and how the deck lay are checked where there is a commitment: without one the players may have chosen
    them. Raises RecordError if the text is no record.
    """
    placed = notation.read_located(text)
    record = placed.record
    if record.seed is None:
        return Report(seeded=False, committed=record.commitment is not None)
    claims = tuple(_claims(placed, record.seed))
    codes = [claim.code for claim in claims]
    return Report(
        seeded=True,
        committed=record.commitment is not None,
        rolls=codes.count("wrong_dice"),
        shuffles=codes.count("wrong_shuffle") + ("wrong_deck" in codes),  # the deck is one shuffle on several lines
        findings=tuple(claim for claim in claims if claim.found != claim.expected),
    )


def _claims(placed: LocatedRecord, seed: str) -> Iterator[Finding]:
    """Everything a record claims to be by chance, line by line, whether it lies or not."""
    record, chance = placed.record, ChanceSource(seed)
    if record.commitment is not None:
        truth = commitment_to(seed.partition(_SEPARATOR)[0])
        yield Finding("wrong_commitment", placed.tags["Commitment"], record.commitment, truth)
        if "Position" not in placed.tags:
            yield from _setup_claims(placed, chance)
    drawn = (*(step.chance for step in record.steps), record.dealt)
    for at, (position, found) in enumerate(zip(record.positions(), drawn, strict=True)):
        draw = at + 2  # the lot and the deck come before the steps
        if isinstance(found, Dice):
            assert isinstance(position, classic.Position)
            told, rolled = (dice.without(position.closed) for dice in (found, chance.dice(draw)))
            yield Finding("wrong_dice", placed.lines[at], dice_text(told), dice_text(rolled))
        elif found is not None:
            assert isinstance(position, cards.Position)
            shuffled = chance.shuffle(draw, position.discard)
            yield Finding("wrong_shuffle", placed.lines[at], card_texts(found), card_texts(shuffled))


def _setup_claims(placed: LocatedRecord, chance: ChanceSource) -> Iterator[Finding]:
    """Who begins, and the cards of a new game, tag by tag."""
    initial = placed.record.initial
    drawn = _drawn(initial, chance)
    for (name, found), (_, expected) in zip(setup_tags(initial), setup_tags(drawn), strict=True):
        if name not in ("Jokers", "Solo", "Track"):
            yield Finding("wrong_start" if name == "Start" else "wrong_deck", placed.tags[name], found, expected)


def _drawn(initial: Position, chance: ChanceSource) -> Position:
    """The beginning of a game with the same options by lot."""
    players, start = len(initial.sheets), chance.lot(len(initial.sheets))
    if isinstance(initial, cards.Position):
        return cards.new(players, chance.shuffle(1, full_deck(initial.jokers)), initial.jokers, start)
    return replace(initial, active=start)


class FindingView(Shape, frozen=True):
    """A line of a record that the seed contradicts."""

    code: str
    line: int
    found: str
    expected: str


class Verdict(Shape, frozen=True):
    """Whether every die and every shuffle of a game follows from its seed."""

    fair: bool
    seeded: bool
    committed: bool
    rolls: int
    shuffles: int
    findings: Sequence[FindingView]


def verdict(report: Report) -> Verdict:
    findings = [FindingView(each.code, each.line, each.found, each.expected) for each in report.findings]
    return Verdict(report.fair, report.seeded, report.committed, report.rolls, report.shuffles, findings)
