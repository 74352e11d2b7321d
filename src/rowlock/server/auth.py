"""Authentication: guests by signed cookie, programs by token, other devices by recovery code.

Only digests of codes and tokens are stored. Both are long and random, so plain SHA-256 suffices.
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
from ..tables.players import Player
from ..tables.steady_clock import wall_clock
from ..tables.storage.store import Store
from .problems import ApiError

COOKIE: Final = "rowlock"
COOKIE_MAX_AGE: Final = 400 * 86_400
MAX_TOKENS: Final = 20
_TOKEN_PREFIX: Final = "rowlock_"  # noqa: S105 - makes leaked tokens recognizable
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Characters of recovery codes: none that are easily misread."""

Connection = ASGIConnection[Any, Any, Any, Any]


class TokenView(Shape, frozen=True):
    id: str
    label: str
    created: int


class TokenWithText(TokenView, frozen=True):
    """A token of a program. ``token`` is sent as ``Authorization: Bearer ...`` and not shown again."""

    token: str


class Identities:
    """Guests with their recovery codes, tokens and cookies."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._cookies = URLSafeTimedSerializer(secret, salt="rowlock identity")

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """Create a guest; return it with its recovery code."""
        player, code = Player(secrets.token_hex(10), checked_name(name)), _new_code()
        await self._store.add_player(player.id, player.name, _digest(code), wall_clock())
        return player, code

    async def rename(self, player: Player, name: str) -> Player:
        renamed = Player(player.id, checked_name(name))
        await self._store.change_player(player.id, name=renamed.name)
        return renamed

    async def new_code(self, player: Player) -> str:
        """Replace the recovery code; the previous one is invalid from now on."""
        code = _new_code()
        await self._store.change_player(player.id, recovery=_digest(code))
        return code

    async def recover(self, code: str) -> tuple[Player, str]:
        """Return the guest of a recovery code, and the next code: each works once.

        Raises ApiError ``bad_code``.
        """
        fresh = _new_code()
        row = await self._store.recover(_digest(_normalized(code)), _digest(fresh))
        if row is None:
            raise ApiError("bad_code")
        return Player(row.id, row.name, epoch=row.epoch), fresh

    async def sign_out_everywhere(self, player: Player) -> None:
        """Invalidate all cookies issued so far."""
        row = await self._store.player(player.id)
        await self._store.change_player(player.id, epoch=(row.epoch if row else 0) + 1)

    # Tokens

    async def new_token(self, player: Player, label: str) -> TokenWithText:
        """Create an access token of a program. Its text is returned here only, and not stored."""
        if len(await self._store.tokens_of(player.id)) >= MAX_TOKENS:
            raise ApiError("too_many_tokens", most=MAX_TOKENS)
        if not is_text(label, MAX_NAME):
            raise TableError("bad_name", most=MAX_NAME)
        text = _TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = TokenWithText(secrets.token_hex(8), label, wall_clock(), text)
        await self._store.add_token(player.id, token.id, _digest(text), label, token.created)
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
        cookie = connection.cookies.get(COOKIE)
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
            key=COOKIE,
            value=self._cookies.dumps([player.id, player.epoch]),
            max_age=COOKIE_MAX_AGE,
            httponly=True,
            samesite="lax",
            secure=secure,
            path="/",
        )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _new_code() -> str:
    """Generate a recovery code: 20 of 31 characters, about 99 bits."""
    return _normalized("".join(secrets.choice(_ALPHABET) for _ in range(20)))


def _normalized(code: str) -> str:
    """Return a typed code in the form it was issued: lower case, in groups of five."""
    letters = "".join(letter for letter in code.lower() if letter in _ALPHABET)[:20]
    return "-".join(letters[at : at + 5] for at in range(0, len(letters), 5))
