"""Example of a bot for an online table: takes a seat and plays to the end. Copy it and write a better ``choose``.

    ROWLOCK_TOKEN=rowlock_... python bot.py http://localhost:8000/api/tables/TABLE

It needs the ``websockets`` package and the standard library. docs/build/protocol.md has every frame.
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
FINAL_CLOSE_CODES = (4400, 4401, 4403, 4404, 4409)  # close codes after which reconnecting is useless
RETRYABLE_ERRORS = ("unavailable", "too_fast")


def choose(game: Json) -> Json:
    """Return one of ``game["options"]``, which are sorted cheapest first; the rest of ``game`` is the seat's view."""
    options: list[Json] = game["options"]
    return next((option for option in options if option["type"] != "pass"), options[0])


def next_command(table: Json) -> Json | None:
    """Return the command to send at this table, None if it is not our turn."""
    if table["status"] == "waiting":
        if table["you"] is None:
            return {"type": "sit", "entropy": uuid.uuid4().hex[:12]}  # our contribution to the dice
        ready = all(seat["kind"] != "open" for seat in table["seats"]) and not table["revealing"]
        return {"type": "start"} if ready and table["host"] else None
    game = table["game"]
    if table["status"] != "playing" or table["you"] is None:
        return None
    if game["roll"]:
        return {"type": "roll", "step": game["step"]}
    return {"type": "decide", "step": game["step"], "decision": choose(game)} if game["options"] else None


class Bot:
    """One seat. A command is resent until it is answered; the server executes each id once."""

    def __init__(self, url: str, token: str) -> None:
        self.client_id = uuid.uuid4().hex[:12]
        table = url.rstrip("/").replace("/t/", "/api/tables/")  # accept the link of the page as well
        self.url = f"{table}/socket?client={self.client_id}".replace("http", "ws", 1)
        self.headers = {"Authorization": f"Bearer {token}"}
        self.table: Json = {}
        self.unanswered: Json | None = None
        self.sent = 0
        self.acted_on = 0  # sequence number up to which the table is handled

    async def play(self) -> Json:
        """Play to the end and return the final table; reconnects after a lost connection."""
        async for socket in connect(self.url, additional_headers=self.headers):
            try:
                if self.unanswered is not None:  # the server ignores an id that it has executed
                    await socket.send(json.dumps(self.unanswered))
                async for frame in socket:
                    await self.handle(socket, json.loads(frame))
                    if self.table.get("status") in ("finished", "closed"):
                        return self.table
            except ConnectionClosed:
                pass
            if socket.close_code in FINAL_CLOSE_CODES:
                break
        sys.exit(f"The server closed the connection: {socket.close_reason}")

    async def handle(self, socket: ClientConnection, frame: Json) -> None:
        if frame["type"] == "update":
            self.table = frame["table"]
        elif frame["type"] == "ack":
            self.unanswered, self.acted_on = None, frame["seq"] - 1
        elif frame["type"] == "error" and frame["code"] in RETRYABLE_ERRORS and self.unanswered is not None:
            await asyncio.sleep(frame.get("retry", 1))
            await socket.send(json.dumps(self.unanswered))
        elif frame["type"] == "error":  # the game has advanced meanwhile: decide again
            print(frame["message"], file=sys.stderr)
            self.unanswered = None
        if self.unanswered is None and self.table.get("seq", 0) > self.acted_on:
            command = next_command(self.table)
            self.acted_on = self.table["seq"]
            if command is not None:
                self.sent += 1
                self.unanswered = {"type": "do", "id": f"{self.client_id}-{self.sent}", "command": command}
                await socket.send(json.dumps(self.unanswered))


if __name__ == "__main__":
    if len(sys.argv) != 2 or "ROWLOCK_TOKEN" not in os.environ:
        sys.exit("usage: ROWLOCK_TOKEN=... python bot.py LINK_OF_A_TABLE")
    final = asyncio.run(Bot(sys.argv[1], os.environ["ROWLOCK_TOKEN"]).play())
    totals = [score["total"] for score in final["game"]["scores"]] if final["game"] else []
    print(
        f"seat {final['you']}: {final['status']}, points {totals}, winners {final['game'] and final['game']['winners']}"
    )
