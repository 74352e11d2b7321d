"""Seeded games on a local table, as the texts that go in and come out.

Imports the library only. As a program it puts its argument first on the path, reads a JSON list of seeds and prints the
texts of each game: so the library packed for the browser can play the same games.
"""

import json
import random
import secrets
import sys
from collections.abc import Iterator
from typing import Any

NOON = 1_700_000_000_000
GAMES = ("classic", "cards", "onboard")
JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 12, 13, 5.0, 1.5, 10**30, "", "x", "red", "pink", "R7", "a" * 50, "ż\u2028\x7f",
    "sit", "pass", "mark", "move", [], [0], ["red"], [[]], {}, {"type": "pass"}, {"x": 1},
)  # fmt: skip
BAD_TEXTS = (
    "", " ", "nul", "NaN", "[Infinity]", "1e999", "{", '{"type":"roll","step":0', '{"type":"roll","step":0}x', "[1,]",
    '{"type":"roll","step":01}', '{"type":"roll","type":"resign","step":0,"step":-1}', '"\\ud800"', '{"\\udc00":1}',
    '"\\ud83d\\ude00"', "\ufeff{}", '{"type":"roll","step":"\t"}', "[" * 100_000, '{"a":' * 5_000, "9" * 400, "\ud800",
    '{"type":"sit"}', '{"type":"rematch"}', '{"type":"start"}', '{"type":"\\u0072oll","step":0}', "'x'", "0.1e-999",
)  # fmt: skip


def play(seed: str) -> Iterator[str]:
    """Play one seeded game with valid and invalid calls of every method; yield every text that comes out."""
    from rowlock.bots import LIGHT  # noqa: PLC0415  # from the path set at run time
    from rowlock.local_table import LocalTable  # noqa: PLC0415

    rng, drawn = random.Random(seed), secrets.token_hex
    secrets.token_hex = lambda nbytes=None: rng.randbytes(nbytes or 16).hex()
    try:
        local = LocalTable()
        yield local.log()
        seats = [
            {"name": f"Żółć {at}", "entropy": f"e{at}"} if at < 2 else {"bot": rng.choice(LIGHT)}
            for at in range(rng.randint(2, 4))
        ]
        settings: dict[str, Any] = {"game": GAMES[int(seed) % 3], "clock": {"per_decision": 60, "bank": 30}}
        if settings["game"] == "cards":
            settings["jokers"] = rng.random() < 0.5
        if settings["game"] == "onboard" and rng.random() < 0.5:
            settings["track"] = [
                [rng.choice(["red", "yellow", "green", "blue"]), rng.randint(2, 12), at % 4] for at in range(30)
            ]
        for _ in range(30):
            yield LocalTable().create(json.dumps(mutated(rng, settings)), json.dumps(mutated(rng, seats)), NOON)
        yield local.create(json.dumps(settings), json.dumps(seats), NOON)
        yield from play_out(local, rng)
        yield (record := json.loads(local.record())["record"])
        yield local.verify(record)
        rounds = [
            {"round": 1, "commitment": "0", "seat": 0, "text": "oar42", "seats": [{"pledge": "0"}, {"text": None}]}
        ]
        draws = [{"step": rng.randrange(9), "table": {"dice": {"white": [1, 2]}, "active": 0, "hand": ["R2"]}}]
        yield local.verify(record, json.dumps({"table": "t", "rounds": rounds, "draws": draws}))
        yield local.verify(record, json.dumps({"table": "t", "draws": rounds}))
        yield local.verify(record.replace('Seed "', 'Seed "0'))
        log = json.loads(local.log())
        for _ in range(30):
            yield local.load(json.dumps(mutated(rng, log)))
    finally:
        secrets.token_hex = drawn


def play_out(local: Any, rng: random.Random) -> Iterator[str]:
    now = NOON
    while True:
        now += rng.choice([100, 1000, 1000, 1000, 40_000, -500])
        yield local.tick(now, 700)
        yield (seen := local.look(None, 0, now))
        table = json.loads(seen)["table"]
        if table["status"] != "playing":
            return
        for seat in range(len(table["seats"])):
            yield (text := local.look(seat, rng.choice([None, table["seq"] - 1, 0, 10**6]), now))
            game = json.loads(text)["table"]["game"]
            if table["seats"][seat]["kind"] == "bot":
                continue
            wanted: dict[str, Any] = {"type": "roll", "step": game["step"]}
            if game["options"]:
                wanted = {**wanted, "type": "decide", "decision": rng.choice(game["options"])}
            elif game["undo"] and rng.random() < 0.2:
                wanted["type"] = "undo"
            for _ in range(3):
                yield local.do(seat, json.dumps(mutated(rng, wanted)), now)
            yield local.do(seat, rng.choice(BAD_TEXTS), now)
            yield local.do(seat, json.dumps(wanted), now)
        if rng.random() < 0.05:
            yield (log := local.log())
            yield local.load(log)


def mutated(rng: random.Random, value: Any) -> Any:
    """Return a mutated copy of a JSON value, in most cases invalid."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        made = dict(value)
        key = rng.choice(list(made))
        match rng.randrange(8):
            case 0:
                del made[key]
            case 1:
                made[rng.choice(["x", "type", "seat", "seed"])] = rng.choice(JUNK)
            case 2:
                made = dict(reversed(made.items()))
                made[key] = mutated(rng, made[key])
            case _:
                made[key] = mutated(rng, made[key])
        return made
    if isinstance(value, list) and value and rng.random() < 0.85:
        made_list = list(value)
        at = rng.randrange(len(made_list))
        match rng.randrange(6):
            case 0:
                del made_list[at]
            case 1:
                made_list.insert(at, rng.choice(JUNK))
            case _:
                made_list[at] = mutated(rng, made_list[at])
        return made_list
    return rng.choice(JUNK)


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    import msgspec

    print(json.dumps(msgspec.__file__))
    for seed in json.load(sys.stdin):
        print(json.dumps(list(play(seed))))
