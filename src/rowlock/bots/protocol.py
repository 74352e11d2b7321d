"""Protocols that bots implement."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ..game import View
from ..rules import Decision


class Bot(Protocol):
    """Chooses one of a seat's options, given the seat's view."""

    def choose(self, view: View, options: Sequence[Decision], /) -> Decision: ...


@runtime_checkable
class ManyBot(Bot, Protocol):
    """A stateless bot that chooses for a batch of seats, of the same or different games."""

    def choose(self, view: View, options: Sequence[Decision], /) -> Decision:
        return self.choose_many([view], [options])[0]

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]], /) -> Sequence[Decision]: ...


@runtime_checkable
class TimedBot(Bot, Protocol):
    """A bot with a time budget: ``ms`` is the target in milliseconds per decision."""

    ms: int
