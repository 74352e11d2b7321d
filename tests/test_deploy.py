"""Deployment files and docs/host/hosting.md match the program: settings, options, metrics, limits, backups."""

import asyncio
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # no stubs installed

from rowlock.server import limits, metrics, security
from rowlock.server.config import Config, PushConfig, load_config
from rowlock.tables.storage.database import database_url, upgrade

from .push_service import CONTACT, KEY
from .services import find
from .subprocess_env import clean_environment
from .tables.helpers import ADA, play_on, run, serving, start_game
from .test_docs import fences, page

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SHIPPED = sorted(path for path in DEPLOY.iterdir() if path.is_file())
HARDENING = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "MemoryDenyWriteExecute": "yes",
    "CapabilityBoundingSet": "",
    "StateDirectoryMode": "0700",
    "UMask": "0077",
}


def shipped(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def variables(text: str) -> set[str]:
    return set(re.findall(r"\bROWLOCK_[A-Z_]+\b", text))


def known_variables() -> set[str]:
    return {name for path in (ROOT / "src" / "rowlock").rglob("*.py") for name in variables(path.read_text("utf-8"))}


@cache
def known_options() -> set[str]:
    text = subprocess.check_output(
        [sys.executable, "-m", "rowlock", "serve", "--help"], text=True, env=clean_environment(), timeout=60
    )
    return set(re.findall(r"^ +(--[a-z]+)", text, re.MULTILINE))


def compose() -> Any:
    return yaml.safe_load(shipped("compose.yaml"))


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile."""
    lines = [line for line in shipped("Containerfile").splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def only(name: str) -> str:
    (found,) = [rest for instruction, rest in instructions() if instruction == name]
    return found


def unit() -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # case-sensitive names
    parser.read_string(shipped("rowlock.service"))
    return parser


def example_settings() -> dict[str, str]:
    lines = [line for line in shipped("example.env").splitlines() if line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


# Settings and options


def test_every_variable_in_the_files_and_the_page_exists() -> None:
    for path in SHIPPED:
        assert variables(path.read_text("utf-8")) <= known_variables(), path
    assert variables(page("hosting.md")) <= known_variables()


def test_every_variable_of_the_program_is_documented() -> None:
    documented = set(re.findall(r"^\| `(ROWLOCK_[A-Z_]+)` \|", page("hosting.md"), re.MULTILINE))
    assert documented == known_variables()


def test_every_option_in_the_files_and_the_page_exists() -> None:
    used = [json.loads(only("ENTRYPOINT")), shlex.split(unit()["Service"]["ExecStart"])]
    shown = re.findall(r"^\S*rowlock serve --.*$", page("hosting.md"), re.MULTILINE)
    used += [shlex.split(line, comments=True) for line in shown]
    assert len(used) >= 3
    for words in used:
        assert Path(words[0]).name == "rowlock"
        assert words[1] == "serve"
        options = {word for word in words if word.startswith("--")}
        assert options
        assert options <= known_options(), words


def test_every_option_of_the_program_is_documented() -> None:
    documented = set(re.findall(r"^\| [^|]*\| `(--[a-z]+)` \|", page("hosting.md"), re.MULTILINE))
    assert documented == known_options() - {"--help"}


# compose.yaml


def test_the_example_has_every_variable_of_compose_and_no_secret() -> None:
    files = shipped("compose.yaml") + shipped("push.yaml")
    used = set(re.findall(r"(?<!\$)\$\{([A-Z_]+)", files))
    assert used == set(example_settings())
    required = set(re.findall(r"(?<!\$)\$\{([A-Z_]+):\?", files))
    assert {name for name in used if re.search("SECRET|PASSWORD|TOKEN|SITE|PUSH", name)} == required
    for name in required:
        assert f"${{{name}}}" not in files, "without :? an empty value would be accepted"
        assert not example_settings()[name]


def filled_in(text: str) -> str:
    """Substitute variables like compose: from the example, with dummy secrets."""
    values = {name: value or "0" * 64 for name, value in example_settings().items()} | {"SITE": "play.example.org"}
    return re.sub(r"(?<!\$)\$\{([A-Z_]+)[^}]*\}", lambda match: values[match[1]], text)


def config_of_compose(folder: Path) -> Config:
    environment = compose()["services"]["rowlock"]["environment"]
    return load_config(folder, None, None, {name: filled_in(value) for name, value in environment.items()})


def test_the_program_accepts_the_settings_of_compose(tmp_path: Path) -> None:
    config = config_of_compose(tmp_path)
    assert config.database.render_as_string() == "postgresql+psycopg://rowlock:***@postgres:5432/rowlock"
    assert config.redis is not None
    assert config.origins == ("https://play.example.org",)
    assert config.metrics_token
    assert not list(tmp_path.iterdir()), "the secret comes from the environment, so none is created"


def test_servers_with_push_messages_get_their_settings_and_reach_the_internet(tmp_path: Path) -> None:
    (service,) = yaml.safe_load(shipped("push.yaml"))["services"].values()
    values = {"ROWLOCK_PUSH_KEY": KEY, "ROWLOCK_PUSH_CONTACT": CONTACT}
    assert set(service["environment"]) == set(values)
    assert load_config(tmp_path, None, None, values).push == PushConfig(KEY, CONTACT)
    (network,) = service["networks"]
    assert not compose()["networks"][network].get("internal")


def test_servers_trust_the_proxy_only(tmp_path: Path) -> None:
    networks = compose()["networks"]
    assert config_of_compose(tmp_path).proxies == (networks["front"]["ipam"]["config"][0]["subnet"],)
    on_front = [name for name, service in compose()["services"].items() if "front" in service["networks"]]
    assert sorted(on_front) == ["proxy", "rowlock"]


def test_every_container_has_least_privilege() -> None:
    services = compose()["services"]
    assert set(services) == {"proxy", "rowlock", "postgres", "redis"}
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["restart"] == "unless-stopped", name
        assert re.fullmatch(r"\d+[mg]", service["mem_limit"]), name
        assert service["pids_limit"] == 1024, name
        assert "privileged" not in service, name
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert [name for name, service in services.items() if "cap_add" in service] == ["proxy"]
    assert all("healthcheck" in services[name] for name in ("postgres", "redis"))  # the image of rowlock has its own
    reachable = {name for name, network in compose()["networks"].items() if not network.get("internal")}
    assert [name for name, service in services.items() if reachable & set(service["networks"])] == ["proxy"]


def test_files_and_volumes_of_compose_exist() -> None:
    described = compose()
    for service in described["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in described["volumes"], volume
    build = described["services"]["rowlock"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")
    assert "dynamic a rowlock 8000" in shipped("Caddyfile")


# Packages and images


def pinned(name: str) -> dict[str, str]:
    """Return the versions in a requirements file whose every package has hashes."""
    text = (ROOT / name).read_text("utf-8")
    entry = r"([a-z0-9.-]+)(?:\[[a-z]+\])?==(\S+)(?: ; [^\n\\]+?)? \\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+"
    assert re.fullmatch(f"(?:{entry})+", text), "packages without a version or without hashes"
    return dict(re.findall(entry, text))


@pytest.mark.parametrize(
    ("name", "extras"),
    [("requirements.txt", ("docs", "push")), ("requirements-dev.txt", ("dev", "docs", "lab", "push", "train"))],
)
def test_packages_are_installed_by_their_hashes(name: str, extras: tuple[str, ...]) -> None:
    """``make lock`` renews the files."""
    versions, constraints = pinned(name), (ROOT / "constraints.txt").read_text("utf-8").split()
    constrained = {canonical(each) for each in constraints}
    assert {f"{each}=={version}" for each, version in versions.items()} <= constrained
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    wanted += [each for extra in extras for each in project["project"]["optional-dependencies"][extra]]
    names = {re.split(r"[\[<>=]", canonical(each))[0] for each in wanted} - {"rowlock"}
    assert names <= versions.keys()


def canonical(requirement: str) -> str:
    """Return a requirement with the normal form of its name."""
    name, *rest = re.split("(==|>=|<)", requirement, maxsplit=1)
    return re.sub(r"[-_.]+", "-", name).lower() + "".join(rest)


def test_every_installation_checks_hashes() -> None:
    commands = [rest for name, rest in instructions() if name == "RUN"]
    commands += re.findall(
        r"^(?:\t@|INSTALL_SELF := )\$\(PIP\) (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
    )
    commands += re.findall(r"^sudo .+pip (.+)$", page("hosting.md"), re.MULTILINE)
    installs = [each for line in commands for each in re.findall(r"\b(?:install|wheel) --.+?(?: && |$)", line)]
    installs = [each for each in installs if not each.startswith("install --directory")]
    assert len(installs) >= 8
    for command in installs:
        assert re.search(r"--require-hashes|--no-index|--no-deps", command), command
    assert '_npm("ci", ' in (ROOT / "web" / "build.py").read_text("utf-8")
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert all(name == "" or each["integrity"].startswith("sha512-") for name, each in lock.items())
    # npm ci refuses a lock file without the packages of other platforms
    wanted = {name for each in lock.values() for name in each.get("optionalDependencies", {})}
    assert len(wanted) > 20
    assert wanted <= {name.rpartition("node_modules/")[2] for name in lock}


def test_images_are_pulled_by_their_digests() -> None:
    bases = [rest.partition("=")[2] for name, rest in instructions() if name == "ARG"]
    images = [each["image"] for each in compose()["services"].values() if "build" not in each]
    assert len(bases) + len(images) == 4
    for image in (*bases, *images):
        assert re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image


# Containerfile


def test_the_files_of_the_image_exist_and_are_not_ignored() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    copies = [rest.split() for name, rest in instructions() if name == "COPY" and "--from" not in rest]
    sources = [source for *given, _target in copies for source in given]
    assert {"pyproject.toml", "requirements.txt", "src"} <= set(sources)
    for source in sources:
        assert (ROOT / source).exists()
        ignored = False
        for rule in rules:
            if fnmatch(source, rule.removeprefix("!")):
                ignored = not rule.startswith("!")
        assert not ignored, source
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    needed = re.findall(r'^(?:readme = |license-files = \[)"(.+?)"', project, re.MULTILINE)
    assert len(needed) == 2
    assert set(needed) <= set(sources)
    (hook,) = re.findall(r'^path = "(.+?/hook\.py)"', project, re.MULTILINE)
    assert hook.split("/")[0] in sources
    # build outputs of this machine must not get into the image
    assert {"src/rowlock/server/static", "src/rowlock/server/site", "web/node_modules"} <= set(rules)


def test_the_image_does_not_run_as_root_and_owns_its_volume() -> None:
    assert only("USER") == "10001:10001"
    assert only("VOLUME") == "/data"
    entry = json.loads(only("ENTRYPOINT"))
    assert entry[entry.index("--data") + 1] == "/data"
    assert entry[entry.index("--port") + 1] == only("EXPOSE")
    owner = next(each for each in compose()["services"]["rowlock"]["tmpfs"] if each.startswith("/data:"))
    assert "uid=10001,gid=10001" in owner


@contextmanager
def entry_point(port: int, data: Path) -> Iterator[subprocess.Popen[str]]:
    """Run the entry point of the image with another port and folder."""
    words = [{"8000": str(port), "/data": str(data)}.get(word, word) for word in json.loads(only("ENTRYPOINT"))]
    with subprocess.Popen(
        [sys.executable, "-m", *words],
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            yield server
        finally:
            server.terminate()
            server.communicate(timeout=30)


def test_the_health_check_of_the_image_follows_the_server(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    _, _, command = only("HEALTHCHECK").partition("CMD ")
    check = [sys.executable, *(word.replace("8000", str(port)) for word in json.loads(command)[1:])]

    def healthy() -> bool:
        return subprocess.run(check, capture_output=True, timeout=30, check=False).returncode == 0

    with entry_point(port, tmp_path / "data") as server:
        until = time.monotonic() + 60
        while not healthy():
            assert server.poll() is None
            assert time.monotonic() < until
    assert not healthy()
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o077 == 0


# systemd


def test_the_unit_is_hardened_and_writes_where_the_server_does() -> None:
    service = unit()["Service"]
    assert {name: service[name] for name in HARDENING} == HARDENING
    words = shlex.split(service["ExecStart"])
    assert words[words.index("--data") + 1] == f"/var/lib/{service['StateDirectory']}"
    assert service["EnvironmentFile"] == "-/etc/rowlock.env"
    assert service["User"] == service["Group"] == "rowlock"
    assert unit()["Install"]["WantedBy"] == "multi-user.target"
    assert 0 < int(service["MemoryHigh"].removesuffix("%")) < int(service["MemoryMax"].removesuffix("%")) < 90
    assert int(service["TasksMax"]) >= 64 * 50  # the most workers, each with its threads
    assert f"useradd --system --home-dir /var/lib/{service['StateDirectory']}" in page("hosting.md")


# The page


def test_every_metric_of_the_server_is_documented() -> None:
    kinds = re.findall(r"^# TYPE (rowlock_\w+) (\w+)$", metrics.exposition({}).decode(), re.MULTILINE)
    shown = {name for name, _ in kinds if not name.endswith("_created")}
    assert len(shown) >= 9
    assert set(re.findall(r"^\| `(rowlock_\w+)` \|", page("hosting.md"), re.MULTILINE)) == shown


def test_every_rate_limit_is_documented() -> None:
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| ([\d.]+) \|$", page("hosting.md"), re.MULTILINE)
    rates = [each for module in (limits, security) for each in vars(module).values() if isinstance(each, limits.Rate)]
    assert sorted((float(burst), float(rate)) for burst, rate in rows) == sorted((r.burst, r.per_second) for r in rates)


def test_every_kind_of_request_has_a_documented_limit() -> None:
    """A bucket that borrows the rate of another would be missing from the table."""
    kinds: dict[str, set[str]] = {}
    for path in (ROOT / "src" / "rowlock" / "server").rglob("*.py"):
        for kind, rate in re.findall(r'\("([a-z ]+)", [^"]+?, ([A-Z_]+)\)', path.read_text("utf-8")):
            kinds.setdefault(rate, set()).add(kind)
    assert kinds.pop("VERIFICATIONS") == {"replay", "verify"}  # one row of the table names both
    assert {name for name, several in kinds.items() if len(several) > 1} == set()
    rates = {name for each in (limits, security) for name, rate in vars(each).items() if isinstance(rate, limits.Rate)}
    assert rates - {"FRAMES", "CONTROL_FRAMES", "VERIFICATIONS"} == kinds.keys()  # frames are counted for each socket
    numbers = [int(most) for most in re.findall(r"^\| [^|]+ \| (\d+) \| \|$", page("hosting.md"), re.MULTILINE)]
    for name in ("MAX_LISTED", "MAX_LISTED_NEARBY"):
        numbers.remove(getattr(limits, name))


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """Environment for the commands of the page, with stand-ins for programs that need root or systemd."""
    programs = {
        "sudo": '[ "$1" = -u ] && shift 2\nexec "$@"',
        "systemctl": f'echo "$@" >> {shlex.quote(str(tmp_path / "systemctl"))}',
        "install": 'for last; do :; done\nexec mkdir -p "$last"',
    }
    if shutil.which("sqlite3") is None:
        code = "import sqlite3, sys; print(*(row[0] for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2])))"
        programs["sqlite3"] = f'exec {shlex.quote(sys.executable)} -c {shlex.quote(code)} "$@"'
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, text in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n", "utf-8")
        (folder / name).chmod(0o755)
    (tmp_path / "rowlock").mkdir()
    return clean_environment(PATH=f"{folder}{os.pathsep}{os.environ['PATH']}")


def run_commands_of_page(kind: str, environment: dict[str, str], folder: Path, **names: str) -> str:
    (commands,) = fences(page("hosting.md"), f"sh {kind}")
    for name, value in {"/var/lib": str(folder), "/var/backups": str(folder / "backups"), **names}.items():
        assert kind not in ("backup", "restore") or name in commands
        commands = commands.replace(name, value)
    return subprocess.check_output(["sh", "-eu", "-c", commands], env=environment, cwd=folder, text=True, timeout=120)


def test_a_backup_of_a_running_server_has_the_game_and_can_be_restored(tmp_path: Path, machine: dict[str, str]) -> None:
    database = str(tmp_path / "rowlock" / "tables.sqlite3")
    upgrade(database_url(database))

    async def before() -> tuple[str, Any, int]:
        async with serving(database) as tables:
            table = await start_game(tables)
            await play_on([tables], table, Random(1), 30, "before")
            seen = (await tables.look(table, ADA.id)).table
            copying = asyncio.create_task(asyncio.to_thread(run_commands_of_page, "backup", machine, tmp_path))
            more = 0
            while not copying.done() or not more:  # play on during the backup
                more += await play_on([tables], table, Random(more), 1, f"while {more}")
            await copying
            return table, seen, (await tables.look(table, ADA.id)).table.seq

    table, seen, last = run(before())
    (copy,) = (tmp_path / "backups" / "rowlock").iterdir()
    assert run_commands_of_page("restore", machine, tmp_path, COPY=copy.name).strip() == "ok"
    assert (tmp_path / "systemctl").read_text("utf-8").split() == ["stop", "rowlock", "start", "rowlock"]
    assert Path(database).read_bytes() == copy.read_bytes()

    async def after() -> None:
        async with serving(database) as tables:
            restored = (await tables.look(table, ADA.id)).table
            assert seen.seq <= restored.seq <= last
            events, _ = await tables.history(table, ADA.id, 0, seen.seq)
            assert [each.seq for each in events] == list(range(1, seen.seq + 1))
            assert restored.commitment == seen.commitment
            assert await play_on([tables], table, Random(2), name="after") > 0
            assert (await tables.look(table, ADA.id)).table.status == "finished"

    run(after())


def test_a_dump_of_postgresql_has_the_game_and_can_be_restored(
    tmp_path: Path, postgres: Any, postgres_database: str
) -> None:
    path = f"{find('initdb').parent}{os.pathsep}{os.environ['PATH']}"
    upgrade(database_url(postgres_database))
    fresh = "restored"
    postgres.create(fresh)
    try:

        async def before() -> tuple[str, Any]:
            async with serving(postgres_database) as tables:
                table = await start_game(tables)
                await play_on([tables], table, Random(1), 30)
                run_commands_of_page("dump", clean_environment(PATH=path, ROWLOCK_DATABASE=postgres_database), tmp_path)
                return table, (await tables.look(table, ADA.id)).table

        async def after(table: str) -> Any:
            upgrade(database_url(postgres.url(fresh)))
            async with serving(postgres.url(fresh)) as tables:
                return (await tables.look(table, ADA.id)).table

        table, seen = run(before())
        run_commands_of_page("undump", clean_environment(PATH=path, ROWLOCK_DATABASE=postgres.url(fresh)), tmp_path)
        assert run(after(table)) == seen
    finally:
        postgres.drop(fresh)
