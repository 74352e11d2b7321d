"""Golden files: one game of each kind with every node dumped, and the English sentence of every error.

``python -m tests.golden`` (``make golden``) rewrites the files; the diff shows any change.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rowlock import FormatError, Game, RecordError, RuleError
from rowlock.bots import BOTS
from rowlock.formats import notation
from rowlock.formats.codec import chance_from_json, decision_from_json, position_from_json
from rowlock.rules.errors import sentences
from rowlock.tables.errors import SENTENCES as TABLE_SENTENCES
from rowlock.testing import playthrough

from ..formats.test_codec import CHANCE_FAULTS, DECISION_FAULTS, FAULTS, faulty_state
from ..formats.test_notation import MISTAKES
from ..rules.test_errors import CASES

HERE = Path(__file__).parent
KINDS: dict[str, tuple[str, dict[str, object]]] = {
    "classic": ("classic", {"players": 3}),
    "cards": ("cards", {"players": 3}),
    "cards-jokers": ("cards", {"players": 2, "jokers": True}),
    "onboard-a": ("onboard", {"players": 2, "track": "a"}),
    "onboard-b": ("onboard", {"players": 3, "track": "b"}),
}
NOTATION = {code: sentence for code, sentence in sentences("record").items() if code != "at"} | {"illegal": "{rule}"}
ERRORS = {
    "rules": sentences("error"),
    "notation": NOTATION,
    "wanted": sentences("wanted"),
    "tables": TABLE_SENTENCES,
}


def dump_playthrough(kind: str) -> str:
    """Generate the playthrough of a kind."""
    name, options = KINDS[kind]
    game = Game.new(name, seed=f"golden {kind}", **options)  # type: ignore[arg-type]  # the options differ by game
    bots = [BOTS[("greedy", "random")[seat % 2]](f"golden/{seat}") for seat in range(len(game.names))]
    return f"playthrough: {kind}\n{playthrough(game, bots)}"


def dump_errors() -> str:
    """List every error code with its English sentence, and the message of every error case of the tests."""
    templates = [f"{part} {code}: {sentence}" for part, all_ in ERRORS.items() for code, sentence in all_.items()]
    calls: list[Callable[[], object]] = [
        *(case.call for case in CASES),
        *(partial(position_from_json, faulty_state(*fault[:3])) for fault in FAULTS),
        *(partial(chance_from_json, data) for data, _ in CHANCE_FAULTS),
        *(partial(decision_from_json, data, table) for data, table, _ in DECISION_FAULTS),
        *(partial(notation.read, mistake.text) for mistake in MISTAKES),
    ]
    return "\n".join([*templates, *map(_message, calls)]) + "\n"


def _message(call: Callable[[], object]) -> str:
    try:
        call()
    except (RuleError, FormatError, RecordError) as error:
        return f"{type(error).__name__} {error.code}: {error}"
    raise AssertionError(call)


FILES: dict[str, Callable[[], str]] = {kind: partial(dump_playthrough, kind) for kind in KINDS} | {
    "errors": dump_errors
}


def path(name: str) -> Path:
    return HERE / f"{name}.txt"
