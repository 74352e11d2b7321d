"""Who plays: an identity without an account."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who can sit at tables. The id is the identity, the name only what others read.

    ``token`` names the token by which a program of theirs came in; ``epoch`` counts how often they signed out before.
    """

    id: str
    name: str
    token: str | None = None
    epoch: int = 0
