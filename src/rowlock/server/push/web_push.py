"""Web Push: encryption of a message for one browser (RFC 8291) and identification of this server (RFC 8292).

The formats are ours, the cryptography that of the package ``cryptography``, which is in the extra ``[push]``.
"""

import base64
import binascii
import json
import os
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
MAX_MESSAGE: Final = 3993
"""Bytes of a message: push services accept 4096 bytes of body."""
AUTH_LENGTH: Final = 16
KEY_LENGTH: Final = 32
TOKEN_SECONDS: Final = 12 * 3600
"""How long a token is valid; push services refuse more than a day."""


def encode_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    """Decode base64url with or without padding. Raises ValueError."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeError) as error:
        raise ValueError("not base64url") from error


def new_private_key() -> str:
    """Return a new private key of a server, as :class:`ServerKey` reads it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode_base64url(number.to_bytes(32))


@dataclass(frozen=True, slots=True)
class Recipient:
    """The keys of a browser's subscription. Raises ValueError if they are not an uncompressed point and 16 bytes."""

    key: str
    auth: str

    def __post_init__(self) -> None:
        _point(decode_base64url(self.key))
        if len(decode_base64url(self.auth)) != AUTH_LENGTH:
            raise ValueError("the secret must have 16 bytes")


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    """Return a public key from its uncompressed point. Raises ValueError."""
    if len(data) != 65:
        raise ValueError("a key must be an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def _encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    message: bytes, to: Recipient, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Return the body of a request in ``aes128gcm``, as one record. ``key`` and ``salt`` are for test vectors."""
    if len(message) > MAX_MESSAGE:
        raise ValueError("the message is too long")
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = decode_base64url(to.key), _encoded(key.public_key())
    shared = key.exchange(ec.ECDH(), _point(theirs))
    secret = _derived(shared, decode_base64url(to.auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\2", None)
    return salt + (4096).to_bytes(4) + len(ours).to_bytes() + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class ServerKey:
    """The key that identifies this server to push services; ``contact`` is a mailto: or https: URL of its host.

    Raises ValueError unless the private key is 32 bytes in base64url, and a number of the curve.
    """

    def __init__(self, private_key: str, contact: str) -> None:
        number = decode_base64url(private_key)
        if len(number) != KEY_LENGTH:
            raise ValueError("a private key must have 32 bytes")
        self._key = ec.derive_private_key(int.from_bytes(number), CURVE)
        self._contact = contact
        self.public = encode_base64url(_encoded(self._key.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the header ``Authorization`` of a request to an endpoint."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS, "sub": self._contact}
        signed = ".".join(_json(each) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode_base64url(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _json(value: object) -> str:
    return encode_base64url(json.dumps(value, separators=(",", ":")).encode())
