"""Golden playthroughs: one game of each kind with every node dumped.

``python -m tests.golden`` (``make golden``) rewrites the files; the diff shows any change of the rules.
"""

from pathlib import Path

from rowlock import Game
from rowlock.bots import BOTS
from rowlock.testing import playthrough

HERE = Path(__file__).parent
KINDS: dict[str, tuple[str, dict[str, object]]] = {
    "classic": ("classic", {"players": 3}),
    "cards": ("cards", {"players": 3}),
    "cards-jokers": ("cards", {"players": 2, "jokers": True}),
    "onboard-a": ("onboard", {"players": 2, "track": "a"}),
    "onboard-b": ("onboard", {"players": 3, "track": "b"}),
}


def text(kind: str) -> str:
    """Generate the playthrough of a kind."""
    name, options = KINDS[kind]
    game = Game.new(name, seed=f"golden {kind}", **options)  # type: ignore[arg-type]  # the options differ by game
    bots = [BOTS[("greedy", "random")[seat % 2]](f"golden/{seat}") for seat in range(len(game.names))]
    return f"playthrough: {kind}\n{playthrough(game, bots)}"


def path(kind: str) -> Path:
    return HERE / f"{kind}.txt"
