"""Baseline of the load test: the same web server, passing frames of equal size between two sockets.

It measures the cost of sockets in this interpreter on this machine; the rest of a table's cost is the application.
"""

import sys
from typing import Any

import uvicorn

partners: dict[str, dict[str, Any]] = {}
FRAME = '{"type":"update","seq":%d,"filler":"' + "x" * 1500 + '"}'


async def app(scope: Any, receive: Any, send: Any) -> None:
    """``/TABLE/SEAT``: send each frame of one seat to both."""
    if scope["type"] != "websocket":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    _, table, seat = scope["path"].split("/")
    seats = partners.setdefault(table, {})
    await receive()
    await send({"type": "websocket.accept"})
    seats[seat] = send
    seq = 0
    await send({"type": "websocket.send", "text": FRAME % seq})
    while (await receive())["type"] == "websocket.receive":
        seq += 1
        for to in tuple(seats.values()):
            await to({"type": "websocket.send", "text": FRAME % seq})
    seats.pop(seat, None)


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws_per_message_deflate=False, lifespan="off")
