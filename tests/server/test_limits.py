"""Rate limits: addresses that share a bucket, refill over time, scale."""

from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.server.addresses import network_key
from rowlock.server.limits import Limits, Rate, TokenBucket


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),  # one /64 network
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_addresses_that_share_a_key(one: str, other: str) -> None:
    assert network_key(one) == network_key(other)


def test_addresses_that_do_not_share_a_key() -> None:
    several = ("2001:db8:1:2::1", "2001:db8:1:3::1", "192.0.2.7", "192.0.2.8", "local")
    assert len({network_key(each) for each in several}) == len(several)


def test_a_bucket_empties_and_fills_with_time() -> None:
    now = [0.0]
    limits = Limits(now=lambda: now[0])
    rate = Rate(3, 2)
    assert [limits.wait("x", "ada", rate) for _ in range(4)] == [0, 0, 0, 0.5]
    assert limits.wait("x", "bob", rate) == 0
    now[0] = 0.5
    assert limits.wait("x", "ada", rate) == 0
    assert limits.wait("x", "ada", rate) == 0.5
    now[0] = 100
    assert [limits.wait("x", "ada", rate) for _ in range(4)] == [0, 0, 0, 0.5]


def test_the_scale_multiplies_every_limit_and_zero_disables_them() -> None:
    assert Limits(2).rate(Rate(3, 2)) == Rate(6, 4)
    limits = Limits(0)
    assert not any(limits.wait("x", "ada", Rate(1, 1)) for _ in range(100))
    wait = limits.socket_limit(Rate(1, 1))
    assert not any(wait() for _ in range(100))


def test_the_scale_applies_to_the_burst_and_rate_of_a_socket() -> None:
    wait = Limits(10, now=lambda: 0.0).socket_limit(Rate(6, 2))
    assert [wait() for _ in range(61)] == [0] * 60 + [1 / 20]


def test_guests_who_are_gone_leave_no_buckets_behind() -> None:
    now = [0.0]
    limits = Limits(now=lambda: now[0])
    for guest in range(1000):
        limits.wait("requests", f"guest {guest}", Rate(3, 2))
        limits.wait("reviews", f"guest {guest}", Rate(6, 0.1))
    assert limits.buckets == 2000
    now[0] = 1.0  # those of the requests are full again, those of the reviews are not
    for kind, rate in (("requests", Rate(3, 2)), ("reviews", Rate(6, 0.1))):
        limits.wait(kind, "one more", rate)
    assert limits.buckets == 1002


def test_buckets_are_bounded_and_a_flood_of_one_kind_frees_nobody_from_another() -> None:
    limits, rate = Limits(now=lambda: 0.0), Rate(1, 0.1)
    with patch("rowlock.server.limits.MAX_BUCKETS", 100):
        assert limits.wait("guests", "ada", rate) == 0
        for guest in range(300):
            limits.wait("requests", f"guest {guest}", rate)
            assert limits.buckets <= 100
        assert limits.wait("guests", "ada", rate) > 0
        assert limits.wait("requests", "guest 299", rate) > 0


@given(
    st.lists(st.tuples(st.integers(0, 3), st.floats(0, 5)), max_size=60),
    st.builds(Rate, st.floats(0.5, 4), st.floats(0.1, 4)),
)
def test_dropped_buckets_change_no_answer(steps: list[tuple[int, float]], rate: Rate) -> None:
    now = 0.0
    limits, kept = Limits(now=lambda: now), dict[int, TokenBucket]()
    for key, pause in steps:
        now += pause
        expected = kept.setdefault(key, TokenBucket(rate, now)).take(rate, now)
        assert limits.wait("x", str(key), rate) == pytest.approx(expected)
