"""Players: identities without accounts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """A player. ``id`` is the identity, ``name`` is for display only.

    ``token`` is the id of the token if a program signed in with one; ``epoch`` counts the sign-outs before.
    """

    id: str
    name: str
    token: str | None = None
    epoch: int = 0
