"""Provably fair dice: commit to a secret, mix in the seats' texts, check the record.

Before a game the server draws a secret and publishes its commitment. Each seat then pledges a text of its own, and
reveals it when all have pledged; secret and texts form the seed. Once the seed is revealed, :func:`check` repeats all
draws and compares them with what a client has seen. ``docs/play/fairness.md`` describes what this protects against, and
what not.
"""

import hashlib
import secrets
import string
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, cast

from msgspec import Meta, json

from .formats import notation
from .formats.codec import table_shape
from .formats.notation import LocatedRecord
from .formats.notation.writer import chance_text, setup_tags
from .formats.schema import Json, Shape
from .record import SEATS
from .rng import ChanceSource, fresh_seed
from .rules import Dice, Position

MAX_ENTROPY: Final = 12
"""Maximum length of a seat's text; five of them and the secret have to fit a seed."""
_SEPARATOR: Final = ":"
_ALPHABET: Final = string.ascii_letters + string.digits
NOT_NOTED: Final = ("sheets", "track")
"""Entries of a table that a client does not note with a draw: they are large, and not chance."""


def secret() -> str:
    """A random secret: 128 bits as 32 hexadecimal digits."""
    return fresh_seed()


def commitment_to(secret: str) -> str:
    """The commitment to a secret, its SHA-256: hides the secret and binds the server to it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_entropy(text: str) -> bool:
    """Whether a seat may add this text to the seed: 1 to 12 ASCII letters or digits."""
    return text.isascii() and text.isalnum() and len(text) <= MAX_ENTROPY


def fresh_text() -> str:
    """A random text of a seat: 12 letters or digits, 71 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(MAX_ENTROPY))


def pledge_to(table: str, commitment: str, seat: int, text: str) -> str:
    """The pledge of a seat, counted from 0, to its text: SHA-256 of table id, commitment, seat and text.

    It hides a random text and binds the seat to it. Nobody can use it at another seat or table, or in another round.
    """
    return hashlib.sha256(_SEPARATOR.join((table, commitment, str(seat), text)).encode()).hexdigest()


def joint_seed(secret: str, texts: Sequence[str]) -> str:
    """Join the server's secret and the text of every seat, in seat order, into the seed of a game.

    A seat that adds nothing, such as a bot's, has an empty text. Raises ValueError for a separator in the secret or an
    invalid text, which would make the seed ambiguous.
    """
    if _SEPARATOR in secret or not all(text == "" or is_entropy(text) for text in texts):
        raise ValueError("A seat adds 1 to 12 ASCII letters or digits to a secret without a colon.")
    return _SEPARATOR.join((secret, *texts))


# What a client has seen

_Text = Annotated[str, Meta(max_length=100)]
_Hash = Annotated[str, Meta(max_length=64)]
_Seat = Annotated[int, Meta(ge=0, le=4)]


class SeenSeat(Shape, frozen=True):
    """Contribution of a seat when the texts were revealed: its ``pledge``, or the ``text`` that it had named openly."""

    pledge: _Hash | None = None
    text: _Text | None = None


class SeenRound(Shape, frozen=True):
    """A round of pledges as a client saw it first. ``seat`` and ``text`` are its own, if it has pledged one.

    ``seats`` are the contributions of all seats when the client first saw that texts were being revealed; empty if it
    never did.
    """

    round: Annotated[int, Meta(ge=0, le=1_000_000)]
    commitment: _Hash
    seat: _Seat | None = None
    text: _Text | None = None
    seats: Annotated[Sequence[SeenSeat], Meta(max_length=5)] = ()


class SeenDraw(Shape, frozen=True):
    """Dice or cards as a client saw them: entries of the ``table`` after ``step`` steps."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    table: dict[str, Any]


class Seen(Shape, frozen=True):
    """Notes of a client about a table, each made once and never changed; the last of ``rounds`` began the game."""

    table: _Text
    rounds: Annotated[Sequence[SeenRound], Meta(max_length=20_000)] = ()
    draws: Annotated[Sequence[SeenDraw], Meta(max_length=20_000)] = ()


def noted(table: object) -> dict[str, Any]:
    """Return the entries of a table, a ``TableShape``, that a client notes with a draw."""
    entries = json.decode(json.encode(table))  # as it is sent: lists, no tuples
    return {name: value for name, value in entries.items() if name not in NOT_NOTED}


# The report

CheckName = Literal["commitment", "first_commitment", "own_text", "pledges", "draws", "seen_draws"]
State = Literal["passed", "failed", "not_made"]
Why = Literal["no_seed", "no_commitment", "nothing_noted", "no_seat", "no_text", "no_pledges", "no_draws"]


class FindingView(Shape, frozen=True, omit_defaults=True):
    """A line of a record that contradicts the seed, or what a client has seen. ``seat`` is a letter."""

    code: str
    line: int
    found: str
    expected: str
    seat: str | None = None


class Check(Shape, frozen=True):
    """One check of a game: passed, failed with its findings, or not made and ``why``."""

    name: CheckName
    state: State
    why: Why | None = None
    findings: Sequence[FindingView] = ()


class Verdict(Shape, frozen=True):
    """Result of a fairness check. ``fair``: there is a seed, and no check has failed; ``findings`` are all of them.

    ``voided`` counts the rounds before this one in which texts were revealed and the game did not begin.
    """

    fair: bool
    seeded: bool
    committed: bool
    rolls: int
    shuffles: int
    findings: Sequence[FindingView]
    checks: Sequence[Check] = ()
    voided: int = 0


def verify(text: str) -> Verdict:
    """Repeat all draws of a game in notation from its seed, and report each line that differs."""
    return check(text)


def check(text: str, seen: Seen | None = None) -> Verdict:
    """Repeat all draws of a game in notation from its seed, and compare the game with what a client has seen.

    The codes of findings are stable: ``wrong_commitment``, ``wrong_start``, ``wrong_deck``, ``wrong_dice`` and
    ``wrong_shuffle`` contradict the seed, ``other_commitment``, ``other_text``, ``wrong_pledge``, ``other_draw`` and
    ``missing_draw`` what was seen. Without a seed a game is not fair. First player and deck are checked only if there
    is a commitment: without one the players may have chosen them. Raises RecordError if the text is not a valid record.
    """
    located = notation.read_located(text)
    record = located.record
    claims = () if record.seed is None else tuple(_claims(located, record.seed))
    codes = [claim.code for claim in claims]
    wrong = [claim for claim in claims if claim.found != claim.expected]
    no_seed: Why | None = "no_seed" if record.seed is None else None
    no_commitment: Why | None = "no_commitment" if record.commitment is None else None
    checks = (
        _check("commitment", no_seed or no_commitment, (each for each in wrong if each.code == "wrong_commitment")),
        *_seen_checks(located, seen, no_seed),
        _check("draws", no_seed, (each for each in wrong if each.code != "wrong_commitment")),
        _check("seen_draws", _why_no_draws(seen), _other_draws(located, () if seen is None else seen.draws)),
    )
    findings = tuple(finding for each in checks for finding in each.findings)
    return Verdict(
        fair=record.seed is not None and not findings,
        seeded=record.seed is not None,
        committed=record.commitment is not None,
        rolls=codes.count("wrong_dice"),
        shuffles=codes.count("wrong_shuffle") + ("wrong_deck" in codes),  # the deck is one shuffle on several lines
        findings=findings,
        checks=checks,
        voided=max(0, seen.rounds[-1].round - 1) if seen is not None and seen.rounds else 0,
    )


def _check(name: CheckName, why: Why | None, findings: Iterator[FindingView]) -> Check:
    found = () if why is not None else tuple(findings)
    return Check(name, "not_made" if why is not None else "failed" if found else "passed", why, found)


# The draws and the seed


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


# The record and what was seen


def _seen_checks(located: LocatedRecord, seen: Seen | None, no_seed: Why | None) -> Iterator[Check]:
    """Compare commitment and texts with the last round that was seen."""
    if seen is None or not seen.rounds:
        for name in ("first_commitment", "own_text", "pledges"):
            yield Check(name, "not_made", "nothing_noted")
        return
    last, record = seen.rounds[-1], located.record
    line = located.tags.get("Commitment", 1)
    other = FindingView("other_commitment", line, record.commitment or "-", last.commitment)
    yield _check("first_commitment", None, iter(() if record.commitment == last.commitment else (other,)))
    texts = (record.seed or "").split(_SEPARATOR)[1:]
    texts += [""] * (len(record.names) - len(texts))
    line, seat = located.tags.get("Seed", 1), last.seat
    missing: Why | None = "no_seat" if seat is None else "no_text" if last.text is None else no_seed
    own = () if seat is None else _other_texts(line, texts, {seat: last.text or ""})
    yield _check("own_text", missing, iter(own))
    yield _check("pledges", no_seed if last.seats else "no_pledges", _broken_pledges(line, texts, seen.table, last))


def _other_texts(line: int, texts: Sequence[str], expected: Mapping[int, str]) -> Iterator[FindingView]:
    for seat, wanted in expected.items():
        found = texts[seat] if seat < len(texts) else ""
        if found != wanted:
            yield FindingView("other_text", line, found or "-", wanted or "-", SEATS[seat : seat + 1])


def _broken_pledges(line: int, texts: Sequence[str], table: str, seen: SeenRound) -> Iterator[FindingView]:
    """Yield the texts that differ from a pledge, or from what the seat had named openly before any was revealed."""
    for seat, text in enumerate(texts):
        was = seen.seats[seat] if seat < len(seen.seats) else SeenSeat()
        if was.pledge is None:
            yield from _other_texts(line, texts, {seat: was.text or ""})
        elif pledge_to(table, seen.commitment, seat, text) != was.pledge:
            yield FindingView("wrong_pledge", line, text or "-", was.pledge, SEATS[seat : seat + 1])


def _why_no_draws(seen: Seen | None) -> Why | None:
    return "nothing_noted" if seen is None else None if seen.draws else "no_draws"


def _other_draws(located: LocatedRecord, draws: Sequence[SeenDraw]) -> Iterator[FindingView]:
    """Yield the draws that were seen and differ from those of the record, one for each step."""
    positions, steps = located.record.positions(), set[int]()
    for draw in draws:
        line = located.lines[min(draw.step, len(located.lines)) - 1] if draw.step and located.lines else 1
        if draw.step in steps:
            continue
        if draw.step >= len(positions):
            finding = FindingView("missing_draw", line, "-", _entries_text(draw.table))
        else:
            position, seat = positions[draw.step], draw.table.get("seat")
            viewer = seat if isinstance(seat, int) and 0 <= seat < len(position.sheets) else None
            shown = noted(table_shape(position.view(viewer), viewer))
            other = {name: value for name, value in draw.table.items() if _differs(shown.get(name), value, name)}
            if not other:
                continue
            found = {name: shown.get(name) for name in other}
            finding = FindingView("other_draw", line, _entries_text(found), _entries_text(other))
        steps.add(draw.step)
        yield finding


def _differs(shown: Any, seen: Any, name: str) -> bool:
    if name == "dice" and isinstance(shown, dict) and isinstance(seen, dict):
        rolled, dice = cast("Json", shown), cast("Json", seen)
        return any(dice.get(die) != face for die, face in rolled.items())  # the die of a closed row is ignored
    return bool(shown != seen)


def _entries_text(entries: Json) -> str:
    """Format entries of a table for people: ``white 3 4, red 2`` or ``hand R2 Y5``. Bounded, since a file has them."""
    return ", ".join(_text(each) if name == "dice" else f"{name} {_text(each)}" for name, each in entries.items())[:200]


def _text(value: Any, depth: int = 2) -> str:
    match value:
        case dict() | list() if not depth:
            return "..."
        case dict():
            entries = cast("Json", value)
            return ", ".join(f"{name} {_text(each, depth - 1)}" for name, each in entries.items())[:200]
        case [*items]:
            return " ".join(_text(each, depth - 1) for each in items)[:200]
        case _:
            return f"{value}"[:40]
