"""Tests of external programs as bots: valid ones, every kind of failure, and no process left behind."""

import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from rowlock.bots import BOTS
from rowlock.bots import external as program
from rowlock.bots.external import ProgramBot, ProgramFailure
from rowlock.formats.codec import decision_to_json, view_to_json
from rowlock.game import Game, View
from rowlock.rules import Decision
from rowlock.tables.commands import create
from rowlock.tables.errors import TableError
from rowlock.tables.messages import SeatBot, Settings

from ..subprocess_env import clean_environment
from ..tables.helpers import ADA, ScriptedTable

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    before = set(psutil.Process().children(recursive=True))
    yield
    assert not set(psutil.Process().children(recursive=True)) - before


def question(game: str = "classic") -> tuple[View, tuple[Decision, ...]]:
    table = Game.new(game, 2, seed=1, start=0)
    if table.wants == "dice":
        table.roll()
    return table.view(0), tuple(table.options(0))


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def test_a_descendant_in_a_session_of_its_own_is_killed_too(tmp_path: Path) -> None:
    code = f"""
import os, sys, time
sys.stdin.readline()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for stream in range(3):
            os.close(stream)
        open({str(tmp_path / "half")!r}, "w").write(str(os.getpid()))
        os.rename({str(tmp_path / "half")!r}, {str(tmp_path / "pid")!r})
        time.sleep(600)
    os._exit(0)
os.wait()
while not os.path.exists({str(tmp_path / "pid")!r}):
    time.sleep(0.01)
print('{{"choose": 0}}', flush=True)
"""
    view, options = question()
    with ProgramBot(python(code)) as bot:
        assert bot.choose(view, options) == options[0]
        descendant = psutil.Process(int((tmp_path / "pid").read_text()))
    psutil.wait_procs([descendant], timeout=30)
    assert not descendant.is_running() or descendant.status() == psutil.STATUS_ZOMBIE


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit")
def test_the_memory_and_files_of_a_program_are_limited() -> None:
    code = """
import resource, time
input()
time.sleep(0.2)
kinds = (resource.RLIMIT_DATA, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE, resource.RLIMIT_CORE)
limited = all(resource.getrlimit(kind)[0] != resource.RLIM_INFINITY for kind in kinds)
print('{"choose": %d}' % limited, flush=True)
"""
    view, options = question()
    with ProgramBot(python(code)) as bot:
        assert bot.choose(view, options) == options[1]


@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_a_program_gets_the_view_and_the_options_and_nothing_else(game: str, tmp_path: Path) -> None:
    received = tmp_path / "heard"
    code = f"""
import sys
with open({str(received)!r}, "a") as file:
    for at, line in enumerate(sys.stdin):
        file.write(line)
        file.flush()
        print('{{"choose": %d}}' % (at % 2), flush=True)
"""
    view, options = question(game)
    with ProgramBot(python(code), 70) as bot:
        assert [bot.choose(view, options) for _ in range(3)] == [options[0], options[1], options[0]]
    first, *others = received.read_text().splitlines()
    assert others == [first, first]
    assert json.loads(first) == {
        "view": json.loads(json.dumps(view_to_json(view.table, 0))),
        "options": json.loads(json.dumps([decision_to_json(option, view.table) for option in options])),
        "seat": 0,
        "ms": 70,
    }


def test_the_question_in_the_documentation_is_real() -> None:
    page = (EXAMPLES.parent / "docs" / "build" / "arena.md").read_text("utf-8")
    shown = re.findall(r"^```json\n(.*?)\n```$", page, re.MULTILINE)
    view, options = question()
    code = f"print('{shown[1]}' if input() == {shown[0]!r} else 'another question', flush=True); input()"
    with ProgramBot(python(code)) as bot:
        assert bot.choose(view, options) == options[1]


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("hello", "not_json"),
        ("", "not_json"),
        ("1", "no_choice"),
        ("{}", "no_choice"),
        ('{"choose": "1"}', "no_choice"),
        ('{"choose": true}', "no_choice"),
        ('{"choose": 1.0}', "no_choice"),
        ('{"choose": -1}', "no_option"),
        ('{"choose": 5}', "no_option"),
        ("[" * 9000, "not_json"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_an_invalid_answer_is_a_failure_with_its_kind(answer: str, kind: str) -> None:
    view, options = question()
    assert len(options) == 5
    bot = ProgramBot(python(f"input(); print({answer!r}, flush=True); input()"))
    with pytest.raises(ProgramFailure) as failure:
        bot.choose(view, options)
    assert failure.value.kind == kind
    assert failure.value.detail.startswith(answer[:20])
    assert len(failure.value.detail) <= 160


def test_a_line_that_is_too_long_is_a_failure() -> None:
    bot = ProgramBot(python("input()\nwhile True: print('1' * 100_000, end='', flush=True)"))
    with pytest.raises(ProgramFailure) as failure:
        bot.choose(*question())
    assert (failure.value.kind, failure.value.detail) == ("too_long", "1" * 159 + "…")


def test_a_failure_quotes_exit_status_and_stderr() -> None:
    bot = ProgramBot(python("input(); import sys; sys.exit('no\\x1b[2J luck\\n')"))
    with pytest.raises(ProgramFailure) as failure:
        bot.choose(*question())
    assert (failure.value.kind, failure.value.detail) == ("died", "[1] no [2J luck")
    with pytest.raises(ProgramFailure) as failure:
        ProgramBot(python("import os, signal; os.kill(os.getpid(), signal.SIGKILL)")).choose(*question())
    assert (failure.value.kind, failure.value.detail) == ("died", "[SIGKILL]")


def test_a_program_that_cannot_be_started_is_a_failure(tmp_path: Path) -> None:
    for command in ((str(tmp_path / "missing"),), (str(tmp_path),), ("a\0b",)):
        with pytest.raises(ProgramFailure) as failure:
            ProgramBot(command).choose(*question())
        assert failure.value.kind == "no_start"


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(600)",
        "import time; input(); print('{\"choose\":', end='', flush=True); time.sleep(600)",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
    ],
    ids=["asleep", "half an answer", "stubborn"],
)
def test_a_program_that_stalls_is_killed(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START_GRACE_SECONDS", 0.5)
    with pytest.raises(ProgramFailure) as failure:
        ProgramBot(python(code), 0).choose(*question())
    assert failure.value.kind == "stalled"


def test_children_of_a_program_are_killed_with_it(tmp_path: Path) -> None:
    started = tmp_path / "started"
    code = f"""
import subprocess
child = subprocess.Popen(["sleep", "600"])
with open({str(started)!r}, "w") as file:
    file.write(str(child.pid))
input()
print("nonsense", flush=True)
child.wait()
"""
    with pytest.raises(ProgramFailure):
        ProgramBot(python(code)).choose(*question())
    assert has_ended(int(started.read_text()))


def has_ended(process: int) -> bool:
    """Wait up to 10 s for a process to end. A zombie counts, since init may not reap orphans in a container."""
    for _ in range(200):
        with suppress(psutil.NoSuchProcess):
            if psutil.Process(process).status() != psutil.STATUS_ZOMBIE:
                time.sleep(0.05)
                continue
        return True
    return False


def test_a_program_that_never_reads_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question exceeds the pipe's buffer, so a blocking write would hang."""
    monkeypatch.setattr(program, "GRACE_SECONDS", 0.5)
    monkeypatch.setattr(program, "START_GRACE_SECONDS", 0.5)
    view, options = question("onboard")
    with pytest.raises(ProgramFailure) as failure:
        ProgramBot(python("import time; time.sleep(600)"), 0).choose(view, options * 4000)
    assert failure.value.kind == "stalled"


def test_output_on_stderr_is_drained() -> None:
    """Any amount of it; only the last line is quoted, and only in a failure."""
    code = "import sys\nfor line in sys.stdin:\n sys.stderr.write('x' * 300_000)\n print('{\"choose\": 1}', flush=True)"
    view, options = question()
    with ProgramBot(python(code)) as bot:
        assert [bot.choose(view, options) for _ in range(3)] == [options[1]] * 3


def test_a_second_answer_to_a_question_is_a_failure() -> None:
    view, options = question()
    bot = ProgramBot(python('input(); print(\'{"choose": 0}\\n{"choose": 1}\', flush=True); input(); input()'))
    assert bot.choose(view, options) == options[0]
    with pytest.raises(ProgramFailure) as failure:
        bot.choose(view, options)
    assert (failure.value.kind, failure.value.detail) == ("unasked", '{"choose": 1}')


def test_after_a_failure_the_program_is_restarted() -> None:
    view, options = question()
    code = "import os\nfor at in range(2):\n input()\n print('{\"choose\": %d}' % (at * 99), flush=True)"
    with ProgramBot(python(code)) as bot:
        for _ in range(2):
            assert bot.choose(view, options) == options[0]
            with pytest.raises(ProgramFailure):
                bot.choose(view, options)


def test_closing_kills_a_program_that_does_not_exit() -> None:
    bot = ProgramBot(python("import time\nprint('{\"choose\": 0}', flush=True) if input() else 0\ntime.sleep(600)"))
    bot.choose(*question())
    bot.close()
    bot.close()


def test_no_table_and_no_file_can_start_a_program(tmp_path: Path) -> None:
    """Programs are named on the command line only, not by guests of a server or in saved games."""
    made = tmp_path / "made"
    bot = f"exec:touch {made.name}"
    with pytest.raises(TableError) as seat_error:
        ScriptedTable(Settings("classic")).do(ADA, SeatBot(0, bot))
    with pytest.raises(TableError) as stand_in_error:
        create(Settings("classic", stand_in=bot), ADA)
    assert (seat_error.value.code, stand_in_error.value.code) == ("unknown_bot", "unknown_bot")
    game = tmp_path / "game.rowlock"
    game.write_text(str(Game.new("classic", ["Ada", "Bob"], bots={1: bot}, seed=1)))
    for arguments in (("--resume", str(game)), ("classic", "--seats", f"Ada,bot:{bot}")):
        done = subprocess.run(
            [sys.executable, "-m", "rowlock", "play", *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=clean_environment(),
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert bot in done.stderr
    assert not made.exists()


@pytest.mark.parametrize("command", [f"{sys.executable} program.py", "sh program.sh"])
@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_the_examples_play_whole_games(command: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    table = Game.new(game, 2, seed=3)
    other = BOTS["random"]("3")
    with ProgramBot(shlex.split(command)) as bot:
        while not table.over:
            if table.wants == "dice":
                table.roll()
            seat = table.to_act[0]
            options = table.options(seat)
            chooser = bot if seat == 0 and len(options) > 1 else other
            table.play(seat, chooser.choose(table.view(seat), options))
    assert table.scores[0].total > table.scores[1].total
