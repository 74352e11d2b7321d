"""Notes of a table: what this computer saw of its dice and cards, kept in a file and compared at the end.

docs/build/protocol.md says what a client notes and when it may reveal its text. Nothing that is noted is changed.
"""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec
from msgspec.structs import replace
from platformdirs import user_data_path

from ...fairness import Seen, SeenDraw, SeenRound, SeenSeat, fresh_text, noted, pledge_to
from ...tables.messages import Command, Happening, Reveal, Sit, TableView
from ..local import saves

MAX_FILES: Final = 500
"""Notes kept; the oldest are deleted first."""
MAX_PER_STEP: Final = 4
"""Different draws noted for one step; two of them are a contradiction already."""


class Notes:
    """What this computer has seen of a table. ``failure`` is why the file could not be written, if so."""

    def __init__(self, server: str, table: str) -> None:
        self.path = user_data_path("rowlock") / "seen" / f"{quote(f'{server}/{table}', safe='')}.json"
        self.seen = Seen(table)
        self.failure: OSError | None = None
        self._pledged: set[tuple[int, int]] = set()
        with suppress(OSError, msgspec.MsgspecError, UnicodeError):
            kept = msgspec.json.decode(self.path.read_bytes(), type=Seen)
            self.seen = kept if kept.table == table else self.seen

    @property
    def round(self) -> SeenRound | None:
        """The last round."""
        return self.seen.rounds[-1] if self.seen.rounds else None

    def note(self, table: TableView, happenings: Sequence[Happening] = ()) -> None:
        """Note what an update shows for the first time."""
        before = self.seen
        last = self.round
        if last is None or table.round > last.round:
            last = SeenRound(table.round, table.commitment)
            self.seen = replace(self.seen, rounds=(*self.seen.rounds, last))
        if table.revealing and table.round == last.round and not last.seats:
            seats = [SeenSeat(each.pledge, None if each.pledge else each.entropy) for each in table.seats]
            self._change_round(seats=seats)
        if table.game is not None and table.game.drawn:
            self._note_draw(table.game.step, noted(table.game.table))
        for each in happenings:
            if each.dice is not None and each.step is not None:
                self._note_draw(each.step, {"dice": noted(each.dice)})
        if self.seen is not before:
            self._save()

    def _note_draw(self, step: int, entries: dict[str, Any]) -> None:
        known = [draw.table for draw in self.seen.draws if draw.step == step]
        if len(known) < MAX_PER_STEP and not any(entries.items() <= each.items() for each in known):
            self.seen = replace(self.seen, draws=(*self.seen.draws, SeenDraw(step, entries)))

    def pledge(self, table: TableView, seat: int) -> Sit:
        """Draw a new text and return the command that takes a seat and pledges it.

        A server that knows no pledges, which counts no rounds, gets the text itself.
        """
        self.note(table)
        text = fresh_text()
        self._pledged.add((table.round, seat))
        self._change_round(seat=seat, text=text)
        self._save()  # before it is sent: a lost text could not be revealed
        return (
            Sit(seat, pledge=pledge_to(table.id, table.commitment, seat, text))
            if table.round
            else Sit(seat, entropy=text)
        )

    def answer(self, table: TableView, *, arriving: bool) -> Command | None:
        """Return the command that our seat owes the dice now: to pledge a text, or to reveal it.

        On arrival, replace a pledge whose text this computer does not have. Otherwise pledge once for each round and
        seat: two clients of a player must not replace each other's pledge for ever.
        """
        you = table.you
        if you is None or table.status != "waiting" or self.contradicted(table):
            return None
        seat, text = table.seats[you], self.own_text(table)
        if table.revealing:
            return Reveal(text) if you in table.revealing and text is not None else None
        if text is not None and not seat.reserved:
            return None
        missing = seat.pledge is None if table.round else seat.entropy is None
        if (missing and (table.round, you) not in self._pledged) or arriving:
            return self.pledge(table, you)
        return None

    def own_text(self, table: TableView) -> str | None:
        """Return our text, if it is the one that our seat has added."""
        last, you = self.round, table.you
        if last is None or you is None or last.seat != you or last.text is None or last.round != table.round:
            return None
        seat = table.seats[you]
        own = seat.entropy == last.text or seat.pledge == pledge_to(table.id, last.commitment, you, last.text)
        return last.text if own else None

    def contradicted(self, table: TableView) -> bool:
        """Whether the server shows another commitment than it showed first in this round."""
        return any(each.round == table.round and each.commitment != table.commitment for each in self.seen.rounds)

    def _change_round(self, **changes: Any) -> None:
        assert self.round is not None
        self.seen = replace(self.seen, rounds=(*self.seen.rounds[:-1], replace(self.round, **changes)))

    def _save(self) -> None:
        is_new = not self.path.exists()
        try:
            saves.write(msgspec.json.encode(self.seen).decode(), self.path, private=True)
        except OSError as error:
            self.failure = error
            return
        if is_new:
            _delete_oldest(self.path.parent)


def _delete_oldest(folder: Path) -> None:
    with suppress(OSError):
        files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[:-MAX_FILES]:
            path.unlink()
