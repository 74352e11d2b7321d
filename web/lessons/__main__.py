"""Generate lessons.json, examples.json and points.json of web/src/learn: ``python web/lessons [FOLDER]``.

The lessons are games played by the rules, so that they cannot contradict them: every position with its legal decisions
and their outcomes. Their texts are the messages ``lesson-*``, ``hint-*`` and ``example-*`` in ``src/rowlock/locales``.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

import cards_lesson
import classic_lesson
import msgspec
import onboard_lesson
from examples import examples

from rowlock.rules.sheet import POINTS

HOME = Path(__file__).parent.parent / "src" / "learn"


def main(folder: Path) -> None:
    lessons = {
        "classic": classic_lesson.lesson().steps,
        "cards": cards_lesson.lesson().steps,
        "onboard": onboard_lesson.lesson().steps,
    }
    for name, content in (("lessons", lessons), ("examples", examples())):
        folder.joinpath(f"{name}.json").write_bytes(_lines(content))
    folder.joinpath("points.json").write_bytes(msgspec.json.encode(POINTS[1:]) + b"\n")


def _lines(content: Mapping[str, object]) -> bytes:
    """Encode as JSON with one line per step or example, for readable diffs."""
    encode = msgspec.json.encode
    parts = []
    for name, value in content.items():
        text = b"[\n%b\n]" % b",\n".join(map(encode, value)) if isinstance(value, list) else encode(value)
        parts.append(b"%b: %b" % (encode(name), text))
    return b"{\n%b\n}\n" % b",\n".join(parts)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME)
