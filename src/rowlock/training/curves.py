"""Plot of the learning curves: ``python -m rowlock.training.curves FOLDER PICTURE``."""

import json
import sys
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

NAMES: Final = {
    "duel": "classic, two players",
    "classic": "classic, three to five players",
    "onboard": "onboard",
    "cards": "cards",
    "solo": "classic, solo",
}
RULE, INK, LINE = "#d5d9de", "#3c4650", "#2f6fb5"


def read(path: Path) -> list[dict[str, Any]]:
    """The rounds of a log."""
    lines = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if "round" in line]


def draw(folder: Path, picture: Path) -> None:
    """Plot points in self-play and loss, one column per network."""
    mpl.rcParams.update({"svg.hashsalt": "rowlock", "font.size": 9, "text.color": INK, "axes.labelcolor": INK})
    figure: Any = Figure(figsize=(12, 4.6), layout="constrained")
    for column, (name, title) in enumerate(NAMES.items()):
        log = read(folder / f"{name}.jsonl")
        games = [line["games"] / 1e6 for line in log]
        for row, (field, label) in enumerate((("points", "points a seat"), ("loss", "loss"))):
            axes = figure.add_subplot(2, len(NAMES), 1 + row * len(NAMES) + column)
            axes.plot(games, [line[field] for line in log], color=LINE, linewidth=1.6)
            axes.spines[["top", "right"]].set_visible(False)
            axes.spines[["left", "bottom"]].set_color(RULE)
            axes.tick_params(color=RULE, labelcolor=INK)
            axes.grid(axis="y", color=RULE, linewidth=0.6)
            axes.set_ylim((0, 125) if field == "points" else (0, 1))
            if row == 0:
                axes.set_title(title, fontsize=10)
            if column == 0:
                axes.set_ylabel(label)
            axes.set_xlabel("million games")
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
