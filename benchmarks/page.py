"""The page of benchmarks, docs/build/benchmarks.md, and its JSON: each program replaces its own part of both."""

import json
import re
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).parents[1] / "docs" / "build"


def write(part: str, text: str, data: dict[str, Any]) -> None:
    """Replace or add a part: in the page the text after its mark, in the JSON the value of its key."""
    page, values = DOCS / "benchmarks.md", DOCS / "benchmarks.json"
    before, mark, after = page.read_text("utf-8").partition(f"<!-- {part} -->\n")
    if not mark:
        before, mark = f"{before}\n", f"<!-- {part} -->\n"
    rest = re.search(r"^<!-- ", after, re.MULTILINE)
    following = "\n" + after[rest.start() :] if rest else ""
    page.write_text(f"{before}{mark}\n{text}\n{following}", encoding="utf-8")
    found: dict[str, Any] = json.loads(values.read_text("utf-8")) | {part: data}
    values.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
