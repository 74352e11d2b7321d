"""A push service of our own: it has the browsers' keys, checks who sends, and decrypts what it gets.

It reads the formats of RFC 8291 and RFC 8292 by itself, apart from the code that writes them.
"""

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final
from unittest.mock import patch

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CONTACT: Final = "mailto:host@example.org"
KEY: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
"""The private key of a server under test: the example of RFC 8291."""
WAIT: Final = 60.0


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A subscription: what the browser gives to a page, and the private key that it keeps."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def json(self) -> dict[str, Any]:
        """The body of ``POST /api/me/push``."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(self.public), "auth": encoded(self.auth)}}

    def decrypt(self, body: bytes) -> bytes:
        """Return the message of a body. Raises an exception if it is for another browser or was changed."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert (size, length) == (4096, 65)
        assert len(body) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded[-1:] == b"\2"
        return padded[:-1]


@dataclass(frozen=True)
class Received:
    """A request: its path and headers, the claims of its sender, the sender's key, and the decrypted message."""

    path: str
    headers: dict[str, str]
    claims: dict[str, Any]
    sender: str
    text: str

    @property
    def message(self) -> Any:
        return json.loads(self.text)


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """Return the claims of a token and the key that signed it. Raises InvalidSignature."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return claims, parts["k"]


Answer = int | tuple[int, dict[str, str]]


class PushBox:
    """The service. ``answers`` are its next answers; without any it accepts."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.refused: list[str] = []
        """Requests that are not what they should be."""
        self.answers: list[Answer] = []
        self._browsers: dict[str, Browser] = {}
        self._changed = threading.Condition()
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status, headers = box.accept(self.path, dict(self.headers.items()), body)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def browser(self) -> Browser:
        """Make a new subscription."""
        path = f"/push/{len(self._browsers)}"
        made = self._browsers[path] = Browser(self.url + path)
        return made

    @property
    def environment(self) -> dict[str, str]:
        """Settings of a server that sends messages here as soon as somebody is gone."""
        return {
            "ROWLOCK_PUSH_KEY": KEY,
            "ROWLOCK_PUSH_CONTACT": CONTACT,
            "ROWLOCK_PUSH_SERVICES": self.url,
            "ROWLOCK_PUSH_DELAY": "0.2",
            "NO_PROXY": "127.0.0.1",
        }

    def accept(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        with self._changed:
            try:
                lower = {name.lower(): value for name, value in headers.items()}
                claims, sender = claims_of(lower["authorization"])
                assert claims["aud"] == self.url
                assert time.time() < claims["exp"] <= time.time() + 86_400
                assert lower["content-encoding"] == "aes128gcm"
                assert int(lower["ttl"]) > 0
                text = self._browsers[path].decrypt(body).decode()
            except Exception as error:  # noqa: BLE001 - the test reads it
                self.refused.append(f"{path}: {error!r}")
                return 400, {}
            self.received.append(Received(path, lower, claims, sender, text))
            self._changed.notify_all()
            answer = self.answers.pop(0) if self.answers else 201
            return answer if isinstance(answer, tuple) else (answer, {})

    def wait(self, count: int) -> list[Received]:
        """Wait for a number of requests and return all."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.received) >= count, WAIT), self.refused
        assert not self.refused
        return list(self.received)

    def at(self, browser: Browser) -> list[Received]:
        """Return the requests to a browser."""
        return [each for each in self.received if self.url + each.path == browser.endpoint]


@contextmanager
def push_box() -> Iterator[PushBox]:
    box = PushBox()
    try:
        with patch.dict(os.environ, {"NO_PROXY": "127.0.0.1"}):
            yield box
    finally:
        box.close()
