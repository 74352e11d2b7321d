"""``make bench``: run all benchmarks and write the figures to docs/ as Markdown and JSON."""

import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track

from rowlock import __version__

from . import kernels, plain
from .timing import markdown

DOCS: Final = Path(__file__).parents[1] / "docs" / "build"


def main() -> int:
    console = Console(stderr=True)
    try:
        with console.status("compiling"):
            measures = [*plain.measures(), *kernels.measures()]
    except kernels.CompilerMissing as error:
        print(error, file=sys.stderr)
        return 2
    progress = track(measures, description="measuring", console=console, transient=True)
    figures = [measure.figure() for measure in progress]
    title = f"Benchmarks of rowlock {__version__} on Python {platform.python_version()}"
    text = markdown(title, figures)
    DOCS.joinpath("benchmarks.md").write_text(text, encoding="utf-8")
    data = {
        "version": __version__,
        "python": platform.python_version(),
        "figures": [asdict(each) for each in figures],
    }
    DOCS.joinpath("benchmarks.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    Console().print(Markdown(text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
