"""``make bench``: measure everything and write it down, in Markdown and in JSON."""

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

WRITTEN: Final = Path(__file__).parents[1] / "docs"


def main() -> int:
    console = Console(stderr=True)
    try:
        with console.status("compiling"):
            wanted = [*plain.measures(), *kernels.measures()]
    except kernels.NoCompiler as error:
        print(error, file=sys.stderr)
        return 2
    figures = [measure.figure() for measure in track(wanted, description="measuring", console=console, transient=True)]
    title = f"Benchmarks of rowlock {__version__} on Python {platform.python_version()}"
    text = markdown(title, figures)
    WRITTEN.joinpath("benchmarks.md").write_text(text, encoding="utf-8")
    figured = {
        "version": __version__,
        "python": platform.python_version(),
        "figures": [asdict(each) for each in figures],
    }
    WRITTEN.joinpath("benchmarks.json").write_text(json.dumps(figured, indent=1) + "\n", encoding="utf-8")
    Console().print(Markdown(text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
