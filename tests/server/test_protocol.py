"""The generated protocol page, schema and TypeScript are current, and real frames match the schema."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from rowlock.rules.errors import sentences
from rowlock.server.http import SHAPES
from rowlock.server.problems import STATUS, ApiError, problem
from rowlock.tables.errors import SENTENCES
from rowlock.tables.frames import ClientFrame, Do, Ping, Resume, ServerFrame, encoder
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import Roll

from ..tables.helpers import ADA, GAMES, scripted

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SCHEMA: dict[str, Any] = json.loads((DOCS / "build" / "protocol.schema.json").read_text("utf-8"))
TYPES = ROOT / "web" / "src" / "generated" / "messages.ts"
PAGE = (DOCS / "build" / "protocol.md").read_text("utf-8")


def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


CLIENT, SERVER = validator("ClientFrame"), validator("ServerFrame")


def test_the_page_and_the_schema_are_those_of_the_types(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-W", "error", str(DOCS / "protocol"), str(tmp_path)], check=True, timeout=60)
    for committed in (
        *(DOCS / "build" / name for name in ("protocol.md", "http-api.md", "protocol.schema.json")),
        TYPES,
    ):
        made = tmp_path / committed.name
        assert made.read_text("utf-8") == committed.read_text("utf-8"), f"{committed} is not up to date: make protocol"


def test_every_message_has_a_type_for_the_browser() -> None:
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", TYPES.read_text("utf-8"), re.MULTILINE))
    assert declared >= {*SCHEMA["$defs"], *(shape.__name__ for shape in SHAPES)}
    # fields the server always sends are required, fields a client may omit are optional
    text = TYPES.read_text("utf-8")
    for name, line in (("Settings", "readonly seats: number;"), ("SettingsInput", "readonly seats?: number;")):
        (block,) = re.findall(rf"^export interface {name} \{{\n(.*?)^\}}", text, re.MULTILINE | re.DOTALL)
        assert line in block


def test_every_name_in_the_types_is_declared() -> None:
    text = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", TYPES.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    assert set(re.findall(r"\b[A-Z]\w+", text)) <= declared | {"Readonly", "Record"}


def test_every_link_within_the_page_leads_to_a_heading() -> None:
    headings = {
        re.sub(r"[^\w -]", "", title).lower().replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings


def test_every_code_is_in_the_page() -> None:
    documented = set(re.findall(r"^\| `(\w+)` \| \d* \|", PAGE, re.MULTILINE))
    assert documented >= {*SENTENCES, *sentences("error"), *STATUS}


def test_the_example_frames_are_frames() -> None:
    frames = re.findall(r"^```json (client|server)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert {sender for sender, _ in frames} == {"client", "server"}
    for sender, text in frames:
        (CLIENT if sender == "client" else SERVER).validate(json.loads(text))
        msgspec.json.decode(text, type=ClientFrame if sender == "client" else ServerFrame)


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_game_fits_the_schema(game: str) -> None:
    table = scripted(game, people=2, bots=1, seed=game, clock={"per_decision": 30, "bank": 60}, grace=20)
    for _ in table.play_out(Random(game)):
        pass
    live = LiveTable(table.entries[:1])
    for entry in table.entries[1:]:
        seen = live.table.seq
        live.extend([entry])
        for player in (ADA.id, None):
            update = live.update(player, seen, entry.at)
            assert update is not None
            data = encoder.encode(update)
            SERVER.validate(json.loads(data))
            assert encoder.encode(msgspec.json.decode(data, type=ServerFrame)) == data
    assert live.table.status == "finished"


@pytest.mark.parametrize("frame", [Do("1", Roll(3)), Resume(), Resume(7), Ping()], ids=repr)
def test_frames_of_a_client_fit_the_schema(frame: ClientFrame) -> None:
    CLIENT.validate(json.loads(encoder.encode(frame)))


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "dance"}',
        '{"type": "ping", "more": 1}',
        '{"type": "do", "command": {"type": "start"}}',
        '{"type": "do", "id": "", "command": {"type": "start"}}',
        '{"type": "do", "id": "1", "command": {"type": "sit", "seat": 5}}',
        '{"type": "do", "id": "1", "command": {"type": "decide", "step": 1, "decision": {"type": "mark"}}}',
        '{"type": "resume", "after": -1}',
    ],
)
def test_the_schema_refuses_what_the_server_refuses(text: str) -> None:
    assert not CLIENT.is_valid(json.loads(text))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ClientFrame)


def test_a_problem_fits_the_schema() -> None:
    validator("Problem").validate(json.loads(msgspec.json.encode(problem(ApiError("no_identity"), "en"))))
