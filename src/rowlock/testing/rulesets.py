"""Conformance test of rulesets: checks the guarantees of ``Ruleset`` in random games."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from ..rng import ChanceSource, Draw
from ..rules import Chance, Decision, IllegalMove, IllegalSetup, Position, Ruleset
from .expect import expect

MAX_STEPS = 10_000


def check_ruleset(rules: Ruleset[Any], new: Callable[[ChanceSource], Any], *, games: int = 50) -> int:
    """Play random games from positions that ``new`` makes; returns the number of steps played.

    Checked at every step: a seat or chance is next, or the game is over; the seats to act have options, all different,
    and no other seat has any; a seat's view gives the same options, and ``parse`` reads their texts; ``apply`` accepts
    every option, agrees with ``apply_unchecked`` and leaves the old position unchanged; too few or too many decisions
    raise IllegalMove; ``scores`` and ``view`` cover every seat; ``resampled`` changes nothing that the seat sees; the
    game ends.
    """
    steps = 0
    for at in range(games):
        source, choose = ChanceSource(f"ruleset/{at}"), random.Random(at)  # noqa: S311 - a test, not a secret
        position = new(source)
        expect(len(position.sheets) in rules.PLAYERS, f"game {at}: {len(position.sheets)} players")
        _expect_setup(rules, position)
        for step in range(MAX_STEPS):
            if position.phase == "over":
                break
            position = _step(rules, position, source, step, choose)
            steps += 1
        expect(position.phase == "over", f"game {at}: not over after {MAX_STEPS} steps")
        expect(position.end_reason is not None, f"game {at}: over without a reason")
        _expect_illegal(rules, position, {}, None)
    return steps


def _step(rules: Ruleset[Any], position: Any, source: ChanceSource, step: int, choose: random.Random) -> Any:
    seats, all_seats = rules.to_act(position), range(len(position.sheets))
    chance = None if rules.chance(position) is None else rules.draw(position, source.step(step))
    expect(bool(seats) or chance is not None, f"{position}: nothing is next, but the game is not over")
    options: dict[int, Sequence[Decision]] = {seat: rules.options(position, seat) for seat in all_seats}
    for seat in all_seats:
        expect(bool(options[seat]) == (seat in seats), f"{position}: options of seat {seat}: {options[seat]}")
        expect(len(set(options[seat])) == len(options[seat]), f"{position}: duplicate option of seat {seat}")
        _expect_view(rules, position, seat, options[seat], source.step(step))
    expect(len(rules.scores(position)) == len(all_seats), f"{position}: not one score per seat")
    decisions = {seat: options[seat][choose.randrange(len(options[seat]))] for seat in seats}
    before = hash(position)
    after = rules.apply(position, decisions, chance)
    expect(hash(position) == before, f"{position}: apply changed its position")
    expect(after == rules.apply_unchecked(position, decisions, chance), f"{position}: apply and apply_unchecked differ")
    for seat in seats:
        for option in options[seat]:
            rules.apply(position, {**decisions, seat: option}, chance)
        _expect_illegal(rules, position, {at: made for at, made in decisions.items() if at != seat}, chance)
    _expect_illegal(rules, position, {**decisions, len(all_seats): next(iter(decisions.values()), None)}, chance)
    return after


def _expect_setup(rules: Ruleset[Any], position: Any) -> None:
    try:
        again = rules.new(len(position.sheets), start=position.active, **rules.setup(position))
    except IllegalSetup as error:
        raise AssertionError(f"{position}: its setup is illegal: {error}") from error
    expect(again == position, f"{position}: its setup gives another position")


def _expect_view(rules: Ruleset[Any], position: Any, seat: int, options: Sequence[Decision], random: Draw) -> None:
    view = rules.view(position, seat)
    expect(list(rules.options(view, seat)) == list(options), f"{view}: options differ from those of the position")
    for option in options:
        expect(rules.parse(str(option)) == option, f"{option} is not the text of {option!r}")
        rules.outcome(view, seat, option)
    other = rules.resampled(position, seat, random)
    expect(rules.view(other, seat) == view, f"{position}: resampled, it looks different to seat {seat}")


def _expect_illegal(rules: Ruleset[Any], position: Position, decisions: Any, chance: Chance | None) -> None:
    try:
        rules.apply(position, decisions, chance)
    except IllegalMove:
        return
    raise AssertionError(f"{position}: apply should raise IllegalMove for {decisions}")
