"""Authentication: guests by signed cookie, programs by token, other devices by code.

The recovery code outranks everything else: a cookie can neither read nor replace it, and whoever has it can end all
cookies, tokens and device codes. So a stolen cookie is of use until its owner signs out everywhere, and no longer.

Only digests of codes and tokens are stored. They are long and random, or valid for minutes, so plain SHA-256 suffices.
"""

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Row

from ..formats.schema import Shape
from ..record import MAX_NAME, is_text
from ..tables.commands import checked_name
from ..tables.errors import TableError
from ..tables.frames import MeWithCode
from ..tables.players import Player
from ..tables.steady_clock import wall_clock
from ..tables.storage.store import Store
from .problems import ApiError

COOKIE: Final = "rowlock"
SECURE_COOKIE: Final = "__Host-rowlock"
"""Name of the cookie over HTTPS: browsers accept it from this host itself only, so that a neighbor cannot plant one.

Guests from before it was introduced have ``rowlock``, which ``GET /api/me`` replaces. Once those have expired, 400 days
after the release, stop accepting that name over HTTPS.
"""
COOKIE_MAX_AGE: Final = 400 * 86_400
MAX_TOKENS: Final = 20
DEVICE_CODE_MINUTES: Final = 15
_TOKEN_PREFIX: Final = "rowlock_"  # noqa: S105 - makes leaked tokens recognizable
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Characters of codes: none that are easily misread."""
RECOVERY_LENGTH: Final = 20
"""Characters of a recovery code: about 99 bits, so that even its digest cannot be inverted."""
DEVICE_CODE_LENGTH: Final = 10
"""Characters of a device code: about 50 bits, for minutes, and guesses are limited."""

Connection = ASGIConnection[Any, Any, Any, Any]


class TokenView(Shape, frozen=True):
    id: str
    label: str
    created: int


class TokenWithText(TokenView, frozen=True):
    """A token of a program. ``token`` is sent as ``Authorization: Bearer ...`` and not shown again."""

    token: str


class DeviceCode(Shape, frozen=True):
    """Signs another device in as you, once, for ``minutes`` from now. It has the powers of a cookie, no more."""

    code: str
    minutes: int


class Identities:
    """Guests with their codes, tokens and cookies."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._cookies = URLSafeTimedSerializer(secret, salt="rowlock identity")

    async def new_guest(self, name: str) -> tuple[Player, MeWithCode]:
        """Create a guest; return it with its recovery code."""
        player, code, now = Player(secrets.token_hex(10), checked_name(name)), _new_code(RECOVERY_LENGTH), wall_clock()
        await self._store.add_player(player.id, player.name, _digest(code), now)
        return player, MeWithCode(player.name, code, now)

    async def rename(self, player: Player, name: str) -> Player:
        renamed = Player(player.id, checked_name(name))
        await self._store.change_player(player.id, name=renamed.name)
        return renamed

    async def code_since(self, player: Player) -> int | None:
        """Return when the recovery code was created, so that a device can tell whether the one it keeps is current."""
        row = await self._store.player(player.id)
        return None if row is None else row.recovery_since

    async def new_code(self, player: Player, code: str) -> MeWithCode:
        """Replace the recovery code, given the current one. Raises ApiError ``bad_code``."""
        fresh, now = _new_code(RECOVERY_LENGTH), wall_clock()
        if await self._store.recover(_digest(_normalized(code)), _digest(fresh), now, identity=player.id) is None:
            raise ApiError("bad_code")
        return MeWithCode(player.name, fresh, now)

    async def new_device_code(self, player: Player) -> DeviceCode:
        """Create a device code; the previous one is invalid from now on."""
        code, until = _new_code(DEVICE_CODE_LENGTH), wall_clock() + DEVICE_CODE_MINUTES * 60_000
        if not await self._store.set_device_code(player.id, player.epoch, _digest(code), until):
            raise ApiError("no_identity")  # signed out meanwhile
        return DeviceCode(code, DEVICE_CODE_MINUTES)

    async def recover(self, code: str, *, everywhere: bool = False) -> tuple[Player, MeWithCode]:
        """Return the guest of a recovery code, with the next one, or of a device code. Each works once.

        With ``everywhere``, end all cookies, tokens and device codes issued so far. Raises ApiError ``bad_code``.
        """
        given, fresh, now = _normalized(code), _new_code(RECOVERY_LENGTH), wall_clock()
        by_recovery = len(given) == len(fresh)
        if by_recovery:
            row = await self._store.recover(_digest(given), _digest(fresh), now, everywhere=everywhere)
        else:
            row = await self._store.use_device_code(_digest(given), now, everywhere=everywhere)
        if row is None:
            raise ApiError("bad_code")
        me = MeWithCode(row.name, fresh if by_recovery else None, row.recovery_since)
        return Player(row.id, row.name, epoch=row.epoch), me

    async def sign_out_everywhere(self, player: Player) -> None:
        """Invalidate all cookies, tokens and device codes issued so far; the recovery code stays."""
        await self._store.sign_out_everywhere(player.id)

    # Tokens

    async def new_token(self, player: Player, label: str) -> TokenWithText:
        """Create an access token of a program. Its text is returned here only, and not stored."""
        if len(await self._store.tokens_of(player.id)) >= MAX_TOKENS:
            raise ApiError("too_many_tokens", most=MAX_TOKENS)
        if not is_text(label, MAX_NAME):
            raise TableError("bad_name", most=MAX_NAME)
        text = _TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = TokenWithText(secrets.token_hex(8), label, wall_clock(), text)
        await self._store.add_token(player.id, player.epoch, token.id, _digest(text), label, token.created)
        return token

    async def tokens(self, player: Player) -> list[TokenView]:
        return [TokenView(row.id, row.label, row.created) for row in await self._store.tokens_of(player.id)]

    async def revoke(self, player: Player, token_id: str) -> None:
        # PostgreSQL rejects some texts, such as NUL
        if not token_id.isalnum() or not await self._store.drop_token(player.id, token_id):
            raise ApiError("no_such_token")

    # Requests

    async def identify(self, connection: Connection) -> Player | None:
        """Return the player of a request, None if anonymous. Raises ApiError ``bad_token`` for an invalid token."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme:
            row = await self._store.player_of_token(_digest(token)) if scheme.lower() == "bearer" else None
            if row is None:
                raise ApiError("bad_token")
            return Player(row.id, row.name, row.token)
        cookie = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE)
        return None if cookie is None else await self._of_cookie(cookie)

    async def _of_cookie(self, cookie: str) -> Player | None:
        """Return the guest of a cookie; None if it is forged, expired or signed out."""
        try:
            # not max_age: it would refuse cookies of a server whose clock is ahead of this one's
            (identity, epoch), signed = self._cookies.loads(cookie[:500], return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        if time.time() - signed.timestamp() > COOKIE_MAX_AGE:
            return None
        row: Row[Any] | None = await self._store.player(str(identity))
        return Player(row.id, row.name, epoch=epoch) if row is not None and row.epoch == epoch else None

    async def revoked(self, players: Sequence[Player]) -> set[Player]:
        """Return the players whose cookie or token is no longer valid."""
        found: set[Player] = set()
        for first in range(0, len(players), 500):
            some = players[first : first + 500]
            ids = {player.id for player in some}
            epochs, tokens = await self._store.epochs(ids), await self._store.tokens(ids)
            found |= {
                player
                for player in some
                if (player.token not in tokens if player.token else epochs.get(player.id) != player.epoch)
            }
        return found

    def cookie(self, player: Player, *, secure: bool) -> Cookie:
        return Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=self._cookies.dumps([player.id, player.epoch]),
            max_age=COOKIE_MAX_AGE,
            httponly=True,
            samesite="lax",
            secure=secure,
            path="/",
        )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _new_code(length: int) -> str:
    return _normalized("".join(secrets.choice(_ALPHABET) for _ in range(length)))


def _normalized(code: str) -> str:
    """Return a typed code in the form it was issued: lower case, in groups of five."""
    letters = "".join(letter for letter in code.lower() if letter in _ALPHABET)[:RECOVERY_LENGTH]
    return "-".join(letters[at : at + 5] for at in range(0, len(letters), 5))
