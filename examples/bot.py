"""A bot for a Rowlock table: it sits down and plays until the game ends. Copy it and write a better ``choose``.

    ROWLOCK_TOKEN=rowlock_... python bot.py http://localhost:8000/api/tables/TABLE

It needs the ``websockets`` package and the standard library. docs/protocol.md has every frame.
"""

import asyncio
import json
import os
import sys
import uuid
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
FOR_GOOD = (4400, 4401, 4403, 4404, 4409)  # closed with one of these, coming again is of no use
TRY_AGAIN = ("unavailable", "too_fast")


def choose(game: Json) -> Json:
    """Your idea goes here: one of ``game["options"]``, cheapest first. The rest of ``game`` is what you see."""
    options: list[Json] = game["options"]
    return next((option for option in options if option["type"] != "pass"), options[0])


def next_command(table: Json) -> Json | None:
    """What there is to do for us at a table as we see it, if anything."""
    if table["status"] == "waiting":
        if table["you"] is None:
            return {"type": "sit", "entropy": uuid.uuid4().hex[:12]}  # our own part of the dice
        full = all(seat["kind"] != "open" for seat in table["seats"])
        return {"type": "start"} if full and table["host"] else None
    game = table["game"]
    if table["status"] != "playing" or table["you"] is None:
        return None
    if game["roll"]:
        return {"type": "roll", "step": game["step"]}
    return {"type": "decide", "step": game["step"], "decision": choose(game)} if game["options"] else None


class Bot:
    """One seat. A command has an id and is kept until it is answered: sent twice, it is carried out once."""

    def __init__(self, url: str, token: str) -> None:
        self.me = uuid.uuid4().hex[:12]
        table = url.rstrip("/").replace("/t/", "/api/tables/")  # the link that people send will do
        self.url = f"{table}/socket?client={self.me}".replace("http", "ws", 1)
        self.headers = {"Authorization": f"Bearer {token}"}
        self.table: Json = {}
        self.unanswered: Json | None = None
        self.sent = 0
        self.acted_on = 0  # the table up to this entry is dealt with

    async def play(self) -> Json:
        """Play to the end and give the table as it is then. A lost connection is opened again."""
        async for socket in connect(self.url, additional_headers=self.headers):
            try:
                if self.unanswered is not None:  # perhaps it was carried out, perhaps not: the id tells
                    await socket.send(json.dumps(self.unanswered))
                async for frame in socket:
                    await self.hear(socket, json.loads(frame))
                    if self.table.get("status") in ("finished", "closed"):
                        return self.table
            except ConnectionClosed:
                pass
            if socket.close_code in FOR_GOOD:
                break
        sys.exit(f"The server closed the connection: {socket.close_reason}")

    async def hear(self, socket: ClientConnection, frame: Json) -> None:
        if frame["type"] == "update":
            self.table = frame["table"]
        elif frame["type"] == "ack":
            self.unanswered, self.acted_on = None, frame["seq"] - 1
        elif frame["type"] == "error" and frame["code"] in TRY_AGAIN and self.unanswered is not None:
            await asyncio.sleep(frame.get("retry", 1))
            await socket.send(json.dumps(self.unanswered))
        elif frame["type"] == "error":  # the game has gone on without us: look at what is now
            print(frame["message"], file=sys.stderr)
            self.unanswered = None
        if self.unanswered is None and self.table.get("seq", 0) > self.acted_on:
            command = next_command(self.table)
            self.acted_on = self.table["seq"]
            if command is not None:
                self.sent += 1
                self.unanswered = {"type": "do", "id": f"{self.me}-{self.sent}", "command": command}
                await socket.send(json.dumps(self.unanswered))


if __name__ == "__main__":
    if len(sys.argv) != 2 or "ROWLOCK_TOKEN" not in os.environ:
        sys.exit("usage: ROWLOCK_TOKEN=... python bot.py LINK_OF_A_TABLE")
    end = asyncio.run(Bot(sys.argv[1], os.environ["ROWLOCK_TOKEN"]).play())
    totals = [score["total"] for score in end["game"]["scores"]] if end["game"] else []
    print(f"seat {end['you']}: {end['status']}, points {totals}, winners {end['game'] and end['game']['winners']}")
