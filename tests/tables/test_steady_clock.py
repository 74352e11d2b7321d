"""Tests of the clock of a server process: jumps of the system's clock are not followed until they last."""

import logging

import pytest

from rowlock.tables.steady_clock import CONFIRMED_AFTER, MAX_STEP, SteadyClock

from .helpers import NOON

HOUR = 3_600_000


class SystemClock:
    """A system clock that can be set, and the time elapsed."""

    def __init__(self) -> None:
        self.elapsed = 0
        self.set_by = 0
        self.steady = SteadyClock(lambda: NOON + self.elapsed + self.set_by, lambda: self.elapsed)

    def after(self, millis: int) -> int:
        """Return the milliseconds since noon that the steady clock shows a while later, read once a second."""
        for _ in range(millis // 1000):
            self.elapsed += 1000
            self.steady()
        self.elapsed += millis % 1000
        return self.steady() - NOON


@pytest.mark.parametrize("jump", [6 * HOUR, -6 * HOUR, MAX_STEP + 1, -MAX_STEP - 1])
def test_a_jump_and_back_is_not_seen(jump: int, caplog: pytest.LogCaptureFixture) -> None:
    system = SystemClock()
    with caplog.at_level(logging.WARNING):
        assert system.after(10_000) == 10_000
        system.set_by = jump
        assert system.after(30_000) == 40_000
        system.set_by = 0
        assert system.after(CONFIRMED_AFTER) == 40_000 + CONFIRMED_AFTER
    assert len(caplog.messages) == 1


@pytest.mark.parametrize("jump", [6 * HOUR, -6 * HOUR])
def test_a_jump_that_lasts_is_followed(jump: int) -> None:
    system = SystemClock()
    system.set_by = jump
    assert system.after(CONFIRMED_AFTER) == CONFIRMED_AFTER
    assert system.after(1000) == CONFIRMED_AFTER + 1000 + jump
    assert system.after(1) == CONFIRMED_AFTER + 1001 + jump


def test_jumps_to_different_times_confirm_nothing() -> None:
    system = SystemClock()
    for number in range(1, 10):
        system.set_by = number * HOUR
        assert system.after(CONFIRMED_AFTER // 2) == number * (CONFIRMED_AFTER // 2)


@pytest.mark.parametrize("step", [1, -1, MAX_STEP, -MAX_STEP])
def test_small_corrections_are_followed_at_once(step: int, caplog: pytest.LogCaptureFixture) -> None:
    system = SystemClock()
    system.set_by = step
    assert system.after(10) == 10 + step
    system.set_by = 2 * step
    assert system.after(10) == 20 + 2 * step
    assert caplog.messages == []
