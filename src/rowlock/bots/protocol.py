"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ..game import View
from ..rules import Decision


class Bot(Protocol):
    """Anything that can choose. It gets a seat's view and the seat's options, and gives one of the options."""

    def choose(self, view: View, options: Sequence[Decision], /) -> Decision: ...


@runtime_checkable
class ManyBot(Bot, Protocol):
    """A bot that can choose for many seats at once, of different games too: it remembers nothing of any of them."""

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]], /) -> Sequence[Decision]: ...


@runtime_checkable
class TimedBot(Bot, Protocol):
    """A bot that thinks for about so many milliseconds a decision, as it was told by ``ms`` when it sat down."""

    ms: int
