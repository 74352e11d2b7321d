"""Is this a ruleset? What every caller relies on, checked in whole random games."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from ..rng import ChanceSource
from ..rules import Chance, Decision, IllegalMove, Position, Ruleset
from .expect import expect

MAX_STEPS = 10_000


def check_ruleset(rules: Ruleset[Any], new: Callable[[ChanceSource], Any], *, games: int = 50) -> int:
    """Play random games from positions that ``new`` makes; gives the number of steps played.

    Checked at every step: somebody or chance is next, or the game is over; whoever is to act has options, all
    different, and nobody else has any; ``apply`` takes every option, agrees with ``apply_unchecked`` and leaves the
    old position as it was; too few or too many decisions are refused with IllegalMove; ``scores`` and ``view``
    answer for every seat; the game ends.
    """
    steps = 0
    for at in range(games):
        source, choose = ChanceSource(f"ruleset/{at}"), random.Random(at)  # noqa: S311 - a test, not a secret
        position = new(source)
        expect(len(position.sheets) in rules.PLAYERS, f"game {at}: {len(position.sheets)} players")
        for step in range(MAX_STEPS):
            if position.phase == "over":
                break
            position = _step(rules, position, source, step, choose)
            steps += 1
        expect(position.phase == "over", f"game {at}: not over after {MAX_STEPS} steps")
        expect(position.end_reason is not None, f"game {at}: over without a reason")
        _refuses(rules, position, {}, None)
    return steps


def _step(rules: Ruleset[Any], position: Any, source: ChanceSource, step: int, choose: random.Random) -> Any:
    seats, everybody = rules.to_act(position), range(len(position.sheets))
    chance = _drawn(rules, position, source, step + 2)
    expect(bool(seats) or chance is not None, f"{position}: nothing is next, but it is not over")
    options: dict[int, Sequence[Decision]] = {seat: rules.options(position, seat) for seat in everybody}
    for seat in everybody:
        expect(bool(options[seat]) == (seat in seats), f"{position}: options of seat {seat}: {options[seat]}")
        expect(len(set(options[seat])) == len(options[seat]), f"{position}: an option of seat {seat} is there twice")
        rules.view(position, seat)
    expect(len(rules.scores(position)) == len(everybody), f"{position}: not a score for every seat")
    decisions = {seat: options[seat][choose.randrange(len(options[seat]))] for seat in seats}
    before = hash(position)
    after = rules.apply(position, decisions, chance)
    expect(hash(position) == before, f"{position}: apply has changed its position")
    expect(after == rules.apply_unchecked(position, decisions, chance), f"{position}: apply and its twin differ")
    for seat in seats:
        for option in options[seat]:
            rules.apply(position, {**decisions, seat: option}, chance)
        _refuses(rules, position, {at: made for at, made in decisions.items() if at != seat}, chance)
    _refuses(rules, position, {**decisions, len(everybody): next(iter(decisions.values()), None)}, chance)
    return after


def _drawn(rules: Ruleset[Any], position: Any, source: ChanceSource, draw: int) -> Chance | None:
    wanted = rules.chance(position)
    if wanted == "dice":
        return source.dice(draw)
    return source.shuffle(draw, position.discard) if wanted == "reshuffle" else None


def _refuses(rules: Ruleset[Any], position: Position, decisions: Any, chance: Chance | None) -> None:
    try:
        rules.apply(position, decisions, chance)
    except IllegalMove:
        return
    raise AssertionError(f"{position}: apply should refuse {decisions}")
