"""Tests of statistics: they are what a plain count over the replays of all logs gives, whatever happened on the way."""

import threading
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
import sqlalchemy
from hypothesis import given
from hypothesis import strategies as st

from rowlock.bots.levels import LEVELS
from rowlock.coach.daily import PERFECT_AVERAGE
from rowlock.tables.messages import Rematch, Resign, Sit, Start
from rowlock.tables.service import Tables, Times
from rowlock.tables.statistics import BADGES, MAX_RESULTS, Badge, Result, Statistics, results_of, statistics_of
from rowlock.tables.storage import store
from rowlock.tables.storage.checkup import examine
from rowlock.tables.storage.database import database_url, engine_for
from rowlock.tables.storage.schema import event
from rowlock.tables.table import Table

from .helpers import ADA, BOB, CLEO, PEOPLE, ManualClock, fold, play_on, run, scripted, serving, start_game
from .test_lost_entries import lose


def counted(tables: Sequence[Table], player: str) -> dict[str, Any]:
    """Count a player's games plainly, from the finished tables in the order of their ends."""
    counts = Counter[str]()
    streak = longest = 0
    points: dict[tuple[str, bool], list[int]] = {}
    versus = Counter[tuple[str, bool]]()
    for table in tables:
        seat = table.seat_of(player)
        if seat is None or table.game is None or table.status != "finished":
            continue
        solo, resigned = len(table.seats) == 1, table.seats[seat].resigned
        staying = {at: table.game.scores[at].total for at, each in enumerate(table.seats) if not each.resigned}
        won = not solo and not resigned and (staying[seat] == max(staying.values()) or len(staying) == 1)
        if won and len(staying) > 1:  # a tie goes to the seats that the rules name
            won = seat in table.winners
        counts["games"] += 1
        counts["wins"] += won
        if not solo:
            streak = streak + 1 if won else 0
            longest = max(longest, streak)
        for bot in {each.bot for each in table.seats if each.bot}:
            versus[bot, False] += 1
            versus[bot, True] += won
        kept = points.setdefault((table.settings.game, solo), [])
        if table.game.over and not resigned:
            sheet = table.game.position.sheets[seat]
            kept.append(table.game.scores[seat].total)
            counts["locks"] += len(sheet.locks)
            counts["penalties"] += sheet.penalties
            counts["clean"] += sheet.penalties == 0
    return {
        **{name: counts[name] for name in ("games", "wins", "locks", "penalties", "clean")},
        "streak": streak,
        "longest_streak": longest,
        "points": dict(sorted(points.items())),
        "versus": {bot: (versus[bot, False], versus[bot, True]) for bot, _ in sorted(versus)},
    }


def shown(found: Statistics) -> dict[str, Any]:
    """Return statistics in the form of :func:`counted`."""
    numbers = ("games", "wins", "locks", "penalties", "clean", "streak", "longest_streak")
    return {
        **{name: getattr(found, name) for name in numbers},
        "points": {(each.game, each.solo): list(each.recent) for each in found.by_game},
        "versus": {each.bot: (each.games, each.wins) for each in found.by_bot},
    }


async def finished_tables(tables: Tables, ids: Sequence[str]) -> list[Table]:
    return sorted([fold(await tables.store.tail(each)) for each in ids], key=lambda table: (table.ended, table.id))


def test_statistics_are_those_of_the_replayed_logs(database: str) -> None:
    async def test() -> None:
        clock, ids, rng = ManualClock(), list[str](), Random(7)
        async with serving(database, times=Times(now=clock, bot_pause=0, run_timers=False)) as tables:
            for game, people, bots in (
                ("classic", 1, 1),
                ("cards", 2, 0),
                ("classic", 2, 1),
                ("onboard", 1, 1),
                ("classic", 3, 0),
                ("classic", 2, 0),
            ):
                ids.append(await start_game(tables, game, people, bots))
                if len(ids) == 3:
                    await play_on([tables], ids[-1], rng, 6)
                    await tables.do(ids[-1], BOB, Resign(), "resign")
                await play_on([tables], ids[-1], rng, 6 if len(ids) >= 5 else 10_000)
                clock.wait(rng.random() * 100)
            for player in (CLEO, BOB):  # the fifth ends by resignations, the sixth is not finished
                await tables.do(ids[4], player, Resign(), "resign")
            await tables.do(ids[1], ADA, Rematch(), "rematch")
            clock.wait(1)
            ids.append(await start_game(tables, "classic", 1, solo=True))
            await play_on([tables], ids[-1], rng)
            played = await finished_tables(tables, ids)
            assert [table.status for table in played].count("finished") == 6
            for player in PEOPLE:
                found = await tables.store.statistics_of(player.id)
                assert shown(found) == counted(played, player.id)
            assert (await tables.store.results_of(ADA.id))[-1].solo
            assert len(await tables.store.results_of(ADA.id, 2)) == 2
        engine = engine_for(database_url(database))
        assert [each.finding for each in examine(engine) if each.finding] == []
        engine.dispose()

    run(test())


def test_statistics_are_made_outside_the_event_loop(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set[threading.Thread]()

    def noted(name: str) -> Any:
        work = getattr(store, name)

        def note(found: Any) -> Any:
            threads.add(threading.current_thread())
            return work(found)

        return note

    async def test() -> None:
        async with serving(file) as tables:
            table = await start_game(tables)
            await tables.do(table, BOB, Resign())
            for name in ("read_result", "statistics_of"):
                monkeypatch.setattr(store, name, noted(name))
            assert (await tables.store.statistics_of(ADA.id)).wins == 1
            assert threads
            assert threading.current_thread() not in threads

    run(test())


@pytest.mark.parametrize("stale", [False, True])
def test_an_end_that_was_lost_or_repeated_counts_once(database: str, *, stale: bool) -> None:
    async def test() -> None:
        async with serving(database) as tables:
            table_id = await start_game(tables, "classic", 2)
            await play_on([tables], table_id, Random(3))
            (before,) = await tables.store.results_of(ADA.id)
            seq = (await tables.look(table_id, None)).seq
        lose(database, table_id, seq - 3)
        if not stale:  # the database that took over had not seen the end
            engine = engine_for(database_url(database))
            with engine.begin() as connection:
                connection.execute(sqlalchemy.text("DELETE FROM result"))
                assert connection.execute(sqlalchemy.select(event)).first() is not None
            engine.dispose()
        async with serving(database) as tables, serving(database) as others:
            await play_on([tables, others], table_id, Random(4), name="again")
            (after,) = await tables.store.results_of(ADA.id)
            assert [after] == [
                each for each in results_of(fold(await tables.store.tail(table_id))) if each.player == ADA.id
            ]
            assert (after.table_id, after.player) == (before.table_id, before.player)

    run(test())


def test_a_game_from_a_given_position_does_not_count(file: str) -> None:
    async def test() -> None:
        made = scripted("classic", 2)
        made.until("action2")
        async with serving(file) as tables:
            table_id = await tables.create_from(made.game.position, ADA)
            view = (await tables.look(table_id, ADA.id)).table
            for player, seat in zip((ADA, BOB), range(len(view.seats)), strict=True):
                await tables.do(table_id, player, Sit(seat), "sit")
            await tables.do(table_id, ADA, Start(), "start")
            await play_on([tables], table_id, Random(1))
            assert (await tables.look(table_id, None)).table.status == "finished"
            assert await tables.store.results_of(ADA.id) == []

    run(test())


RESULTS = st.lists(
    st.builds(
        Result,
        table_id=st.text("ab", min_size=1, max_size=3),
        player=st.just("ada"),
        ended=st.integers(0, 9),
        game=st.sampled_from(["classic", "cards"]),
        solo=st.just(value=False),
        won=st.booleans(),
        points=st.none() | st.integers(-20, 200),
        locks=st.integers(0, 2),
        penalties=st.integers(0, 4),
        bots=st.sampled_from([(), ("greedy",), ("greedy", "novice")]),
    ),
    max_size=40,
)


@given(RESULTS)
def test_streaks_and_averages_are_counted_plainly(results: list[Result]) -> None:
    found = statistics_of(results)
    wins = "".join("w" if each.won else "l" for each in results)
    assert found.longest_streak == max(map(len, wins.split("l")))
    assert found.streak == len(wins.split("l")[-1])
    assert (found.games, found.wins) == (len(results), wins.count("w"))
    assert found.games == sum(each.games for each in found.by_game)
    assert found.wins == sum(each.wins for each in found.by_game)
    for each in found.by_game:
        points = [it.points for it in results if it.game == each.game and it.points is not None]
        assert each.best == max(points, default=None)
        assert list(each.recent) == points[-20:]
        if points:
            assert each.average == pytest.approx(sum(points) / len(points), abs=0.06)
            assert each.best in [it.points for it in results if it.table_id == each.best_table]
        else:
            assert (each.average, each.best_table) == (None, None)


KINDS = [("classic", False), ("classic", True), ("cards", False), ("onboard", False)]


@st.composite
def careers(draw: st.DrawFn) -> list[Result]:
    """Games of one player, each at its own table, in the order of their ends."""
    games = draw(
        st.lists(
            st.tuples(
                st.sampled_from(KINDS),
                st.booleans(),
                st.none() | st.integers(80, 130),
                st.integers(0, 2),
                st.integers(0, 1),
                st.sets(st.sampled_from([level.name for level in LEVELS])),
            ),
            max_size=20,
        )
    )
    return [
        Result(f"t{at}", "ada", at, game, solo, won and not solo, points, locks, penalties, tuple(sorted(bots)))
        for at, ((game, solo), won, points, locks, penalties, bots) in enumerate(games)
    ]


@given(careers())
def test_a_game_is_named_by_the_records_it_sets_and_the_badges_it_earns(results: list[Result]) -> None:
    """The tables in statistics are those of the games before which and after which the statistics differ."""
    known = [statistics_of(results[:at]) for at in range(len(results) + 1)]
    last = known[-1]
    streaks = [
        each.table_id
        for each, before, after in zip(results, known, known[1:], strict=False)
        if after.longest_streak > before.longest_streak
    ]
    assert last.longest_streak_table == (streaks[-1] if streaks else None)
    for kind in last.by_game:
        own = [each for each in results if (each.game, each.solo) == (kind.game, kind.solo)]
        best, before, table = None, None, None
        for each in own:
            if each.points is not None and (best is None or each.points > best):
                best, before, table = each.points, best, each.table_id
        assert (kind.best, kind.previous_best, kind.best_table) == (best, before, table)
    for at, badge in enumerate(last.badges):
        earned = [
            each
            for each, before, after in zip(results, known, known[1:], strict=False)
            if before.badges[at] != after.badges[at]
        ]
        assert badge == (
            Badge(BADGES[at], earned[0].table_id, earned[0].ended) if earned else Badge(BADGES[at], None, None)
        )
        assert len(earned) <= 1  # an earned badge stays as it is


@given(careers())
def test_badges_are_the_feats_that_they_name(results: list[Result]) -> None:
    wins = [each for each in results if each.won]
    whole = [each for each in results if each.points is not None]
    runs = "".join("w" if each.won else "l" for each in results if not each.solo)
    feats = {
        **{f"beat_{level.name}": any(level.name in each.bots for each in wins) for level in LEVELS},
        "clean_win": any(each.won and each.penalties == 0 for each in whole),
        "two_locks": any(each.locks == 2 for each in whole),
        "all_games": {each.game for each in wins} == {"classic", "cards", "onboard"},
        "hundred": any((each.points or 0) > 99 and not each.solo for each in whole),
        "five_in_a_row": "wwwww" in runs,
        "solo_perfect": any((each.points or 0) > PERFECT_AVERAGE and each.solo for each in whole),
    }
    assert {badge.code: badge.table is not None for badge in statistics_of(results).badges} == feats


def test_every_level_has_its_badge() -> None:
    assert [badge for badge in BADGES if badge.startswith("beat_")] == [f"beat_{level.name}" for level in LEVELS]


def test_somebody_without_games_has_empty_statistics() -> None:
    goals = [Badge(code, None, None) for code in BADGES]
    assert statistics_of([]) == Statistics(0, 0, 0, 0, None, 0, 0, 0, [], [], goals)
    assert MAX_RESULTS == 5000
