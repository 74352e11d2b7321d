"""Playthrough: a text dump of every node of one game, for golden files."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from ..bots import Bot
from ..formats.codec import decision_to_json, position_to_json, score_to_json, view_to_json
from ..formats.notation.writer import chance_text
from ..game import Game


def playthrough(game: Game, bots: Sequence[Bot]) -> str:
    """Play the game to its end with one bot per seat, and dump every node."""
    return "\n".join((*_nodes(game, bots), "", str(game)))


def _nodes(game: Game, bots: Sequence[Bot]) -> Iterator[str]:
    node = 0
    while True:
        yield from _node(game, node)
        if game.over:
            return
        if game.wants == "dice":
            yield f"chance: {chance_text(game.roll())}"
        else:
            for seat in game.to_act:
                choice = bots[seat].choose(game.view(seat), game.options(seat))
                yield f"seat {seat} decides: {choice}"
                game.play(seat, choice)
        node += 1


def _node(game: Game, node: int) -> Iterator[str]:
    position, rules = game.position, game.position.rules
    yield f"\n# node {node}: turn {position.turn}, {position.phase}"
    yield f"state: {_json(position_to_json(position))}"
    yield f"to act: {list(game.to_act)}, wants: {game.wants}"
    for seat in range(len(game.names)):
        table: Any = rules.view(position, seat)
        if table != position:
            yield f"view {seat}: {_json(view_to_json(table, seat))}"
        options = game.options(seat)
        if options:
            yield f"options {seat}: {' | '.join(map(str, options))}"
            yield f"options {seat}: {_json([decision_to_json(option, table) for option in options])}"
    yield f"scores: {_json([score_to_json(score) for score in game.scores])}"
    if game.over:
        yield f"winners: {list(game.winners)}"


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))
