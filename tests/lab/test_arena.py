"""Tournaments: fair seats, equal luck, reproducible games, independent of the number of workers."""

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import pvariance
from typing import Any

import pytest

from rowlock.bots import BOTS, advance
from rowlock.bots.protocol import ManyBot
from rowlock.game import Game, View
from rowlock.lab.plan import Plan, bot_chunks, seatings, tournament
from rowlock.lab.players import PlayerError, parse_player, parse_players
from rowlock.lab.report.tournament import report_tournament, win_shares
from rowlock.lab.workers import Processes, WorkerError, Workers
from rowlock.rules import Decision

from ..deep import deep
from .simulations import Backwards, run_tournament


def planned(bots: str, game: str = "classic", players: int = 2, deals: int = 4, **options: Any) -> Plan:
    return tournament(game, parse_players(bots), players, deals * players, 7, **options)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("classic", 3, {}), ("cards", 2, {"jokers": True}), ("cards", 4, {}), ("onboard", 2, {"track": "b"})],
)
def test_games_are_reproducible_with_game(game: str, players: int, options: dict[str, Any]) -> None:
    """``Game.new`` with the seed of the deal reproduces every game: the same dice, cards and shuffles."""
    plan = planned(",".join(["greedy", "steady", "greedy", "steady"][:players]), game, players, **options)
    for (deal, _), dealt in run_tournament(plan).results.items():
        for played in dealt:
            again = Game.new(game, players, seed=plan.deal_seed(deal), start=0, **options)
            advance(again, {seat: plan.players[number].make_bot("") for seat, number in enumerate(played.seating)})
            assert played.points == tuple(score.total for score in again.scores)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_every_seat_equally_often(players: int) -> None:
    table = tuple(range(players))
    seats, neighbors = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    deals = 24  # circular permutations of a table of five
    for deal in range(deals):
        for seating in seatings(table, deal):
            assert sorted(seating) == list(table)
            seats.update(enumerate(seating))
            neighbors.update(pairwise((*seating, seating[0])))
    assert set(seats.values()) == {deals}
    assert len(set(neighbors.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    deals = [tournament("classic", parse_players("greedy,random,random"), 3, games).deals for games in (1, 3, 4, 300)]
    assert deals == [1, 1, 2, 100]


def test_tables() -> None:
    assert planned("greedy,greedy,greedy").tables == ((0, 1), (0, 2), (1, 2))
    assert planned("greedy,greedy,greedy,greedy", players=4).tables == ((0, 1, 2, 3),)
    assert planned("greedy,greedy,random", players=4, against=True).tables == ((0, 2, 2, 2), (1, 2, 2, 2))
    alone = Counter(seating.index(0) for seating in seatings((0, 2, 2, 2), 5))
    assert alone == {0: 1, 1: 1, 2: 1, 3: 1}


def test_equal_bots_score_the_same_in_a_deal() -> None:
    for dealt in run_tournament(planned("greedy,greedy", deals=20)).results.values():
        first, second = dealt
        assert first.points == second.points
        assert first.seating == second.seating[::-1]


@pytest.mark.parametrize("workers", [Processes(1), Processes(3), Backwards(1)], ids=["one", "three", "backwards"])
def test_the_result_does_not_depend_on_the_workers(workers: Workers) -> None:
    plan = planned("greedy,random,steady", deals=20)
    here, there = run_tournament(plan), run_tournament(plan, workers)
    assert len(list(bot_chunks(plan))) > 6
    assert here.rounds() == there.rounds()
    assert len(here.rounds()) == 20


def test_linear_algebra_has_one_thread_in_each_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "8")
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    variables = ["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"]
    assert dict(Processes(2).run(os.getenv, variables)) == dict.fromkeys(variables, "1")
    assert (os.getenv("OMP_NUM_THREADS"), os.getenv("OPENBLAS_NUM_THREADS")) == ("8", None)


class BatchedGreedy:
    """The greedy bot with batched decisions; records the batch sizes."""

    batch_sizes: list[int]

    def __init__(self, seed: str) -> None:
        self._bot = BOTS["greedy"](seed)

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        raise AssertionError("called for a single decision")

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]]) -> Sequence[Decision]:
        self.batch_sizes.append(len(views))
        assert all(len(each) > 1 for each in options)
        return [self._bot.choose(*each) for each in zip(views, options, strict=True)]


def test_a_batched_bot_decides_for_many_games_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "batched", BatchedGreedy)
    monkeypatch.setattr(BatchedGreedy, "batch_sizes", [], raising=False)
    assert isinstance(BatchedGreedy(""), ManyBot)
    for game in ("classic", "cards"):
        many, one = (run_tournament(planned(bots, game, deals=30)) for bots in ("batched,random", "greedy,random"))
        assert many.rounds() == one.rounds()
    assert max(BatchedGreedy.batch_sizes) > 40


class Cheat:
    """Returns an illegal decision."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        return "r2"  # type: ignore[return-value]


def test_an_illegal_decision_ends_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with pytest.raises(ValueError, match="chose r2"):
        run_tournament(planned("cheat,greedy"))
    # the worker process does not have this bot
    with pytest.raises(WorkerError, match="KeyError: 'cheat'"):
        run_tournament(planned("cheat,greedy"), Processes(1))


def test_an_interrupt_returns_finished_chunks() -> None:
    class Interrupted(Workers):
        def run(self, task: Any, arguments: Any) -> Any:
            for argument in list(arguments)[:5]:
                yield argument, task(argument)
            raise KeyboardInterrupt

    run = run_tournament(planned("greedy,random,steady", deals=20), Interrupted(1))
    # chunks of eight deals: one at all three tables, and a second one at two of them
    assert run.games == 5 * 8 * 2
    assert len(run.rounds()) == 8
    assert run.rounds() == [[run.results[deal, table] for table in range(3)] for deal in range(8)]


class Thinker:
    """A bot with a time limit."""

    def __init__(self, seed: str, ms: int = 50) -> None:
        self.ms = ms

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        return options[0]


def test_time_limits_apply_to_bots_that_take_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinker", Thinker)
    default, fast, slow, greedy = parse_players("thinker, thinker@0,thinker@70,greedy")
    assert (default.ms, fast.ms, slow.ms, greedy.ms) == (None, 0, 70, None)
    assert [each.think_ms for each in (default, fast, slow, greedy)] == [50, 0, 70, 0]
    assert [each.ms for each in parse_players("thinker,thinker@5,greedy", 9)] == [9, 5, None]
    bot = slow.make_bot("")
    assert isinstance(bot, Thinker)
    assert bot.ms == 70
    # slow bots get small chunks, so that an interrupt loses little
    sizes = [next(iter(bot_chunks(planned(f"thinker@{ms},greedy", deals=100)))).count for ms in (0, 50, 400, 9000)]
    assert sizes == [8, 8, 4, 1]


@pytest.mark.parametrize(
    ("game", "players", "deals", "part"),
    # less on the board, where the starting seat has an advantage
    [deep("classic", 2, 8, 10), ("classic", 3, 2, 10), deep("onboard", 2, 5, 2)],
)
def test_luck_explains_the_variance_between_equals(game: str, players: int, deals: int, part: int) -> None:
    plan = replace(planned(",".join(["expert"] * players), game, players, deals), luck=True)
    run = run_tournament(plan)
    games = [played for (dealt,) in run.rounds() for played in dealt]
    won = [share for played in games for share in win_shares(played)]
    left = [one - luck for one, luck in zip(won, (luck for played in games for luck in played.luck), strict=True)]
    assert pvariance(left) < pvariance(won) / part
    for standing in report_tournament(run, "test").standings:
        assert standing.earned is not None
        assert standing.earned.mean == pytest.approx(1 / players, abs=0.1)


@pytest.mark.deep
def test_wins_without_luck_have_the_same_mean() -> None:
    """Luck has mean zero: wins without luck have the same mean as wins."""
    run = run_tournament(replace(planned("greedy,random", "classic", 2, 20), luck=True))
    for standing in report_tournament(run, "test").standings:
        assert standing.earned is not None
        assert standing.earned.mean == pytest.approx(standing.wins.mean, abs=0.1)


def test_luck_is_measured_only_on_request() -> None:
    run = run_tournament(planned("greedy,random"))
    assert all(played.luck == () for (dealt,) in run.rounds() for played in dealt)
    assert report_tournament(run, "test").standings[0].earned is None


def test_a_comma_in_quotes_is_part_of_a_command() -> None:
    found = parse_players("greedy,exec:sh -c 'echo a,b' \"c,d\",random")
    assert [each.name for each in found] == ["greedy", "exec:sh -c 'echo a,b' \"c,d\"", "random"]
    assert found[1].command == ("sh", "-c", "echo a,b", "c,d")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "cli-bad-value"),
        ("optimal@5", "cli-no-bot"),
        ("deep", "cli-no-bot"),
        ("greedy@50", "arena-no-time"),
        ("exec:", "arena-bad-command"),
        ("exec:sh 'a", "arena-bad-command"),
        ("exec:no-such-program", "arena-no-program"),
        ("thinker@", "arena-bad-time"),
        ("thinker@soon", "arena-bad-time"),
        ("thinker@999999", "arena-bad-time"),
    ],
)
def test_invalid_players(name: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinker", Thinker)
    with pytest.raises(PlayerError) as error:
        parse_player(name)
    assert error.value.message == message


def test_a_program_plays_one_game_at_a_time_and_then_the_next(tmp_path: Path) -> None:
    """It is started once per seat of a chunk's deals and recognizes a new game by its first turn."""
    log = tmp_path / "log"
    script = tmp_path / "program.sh"
    script.write_text(
        f'echo "$$ start" >> {log}\n'
        "while IFS= read -r question; do\n"
        '  turn=${question#*\\"turn\\":}\n'
        f'  echo "$$ ${{turn%%,*}}" >> {log}\n'
        "  echo '{\"choose\":0}'\n"
        "done\n"
    )
    run = run_tournament(planned(f"exec:sh {script},greedy", deals=3))
    assert all(not game.forfeits for tables in run.rounds() for dealt in tables for game in dealt)
    lines = [line.split() for line in log.read_text().splitlines()]
    programs = {process for process, what in lines if what == "start"}
    assert len(programs) == 2  # one per seat
    for process in programs:
        turns = [int(what) for mine, what in lines if mine == process and what != "start"]
        assert sum(after < before for before, after in pairwise(turns)) == 2


def test_a_program_that_fails_loses_and_the_arena_goes_on(tmp_path: Path) -> None:
    script = tmp_path / "program.sh"
    script.write_text("read -r question; echo '{\"choose\":0}'; read -r question; echo oops >&2; exit 3\n")
    run = run_tournament(planned(f"exec:sh {script},greedy", deals=3))
    games = [game for tables in run.rounds() for dealt in tables for game in dealt]
    assert len(games) == 6
    for game in games:
        (forfeit,) = game.forfeits
        assert (game.seating[forfeit.seat], forfeit.kind, forfeit.detail) == (0, "died", "[3] oops")
