"""``make bench``: run all benchmarks and write the figures to docs/ as Markdown and JSON."""

import platform
import sys
from dataclasses import asdict

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track

from rowlock import __version__

from . import kernels, plain
from .page import write
from .timing import markdown


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
    text = markdown(f"## Rowlock {__version__} on Python {platform.python_version()}", figures)
    data = {"version": __version__, "python": platform.python_version(), "figures": [asdict(each) for each in figures]}
    write("rules", text, data)
    Console().print(Markdown(text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
