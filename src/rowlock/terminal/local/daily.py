"""Daily position in the terminal: dialog, and log of the answers given on this machine."""

from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import ClassVar, Final

import msgspec
from platformdirs import user_data_path
from rich.text import Text

from ...coach.daily import Answer, Puzzle, grade_answer, today
from ...coach.explain import Explainer
from ...coach.hints import MAX_RANKED, hint_from_ranking
from ...rules import IllegalMove
from .. import typed_input as typed
from ..dialog import Terminal
from ..render.screen import Screen
from ..typed_input import NotUnderstood
from . import saves

MIN_SHOWN_LOSS: Final = 0.05
"""Points below this are displayed as 0."""


class DailyDialog(Screen):
    """Shows the position of a day, asks for a decision, and ranks all options."""

    commands: ClassVar = ("help", "options", "table", "sheets", "quit")
    own_help: ClassVar = "practice"

    def __init__(self, puzzle: Puzzle, terminal: Terminal) -> None:
        names = list(puzzle.game.names)
        names[puzzle.seat] = terminal.words("you")
        super().__init__(puzzle.game.name, names, terminal)
        self.puzzle = puzzle

    def run(self) -> Answer | None:
        """Ask until there is an answer, and show its rank; return None if the player quits."""
        puzzle, view = self.puzzle, self.puzzle.view
        game = self.words.game(puzzle.game.name)
        self.say("practice-title", date=puzzle.day.isoformat(), game=game)
        self.print(Text(self.turn_text(view.table)))
        for seat in range(len(self.names)):
            if seat != puzzle.seat:
                self.sheet(view.table, seat)
        self.print(*self.presenter.board(view.table))
        self.show_question(view, puzzle.options)
        try:
            answer = self._answer()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            answer = None
        if answer is None:
            self.say("practice-left")
        else:
            self._show_result(answer)
        return answer

    def _answer(self) -> Answer | None:
        while True:
            line = self.ask("> ").strip()
            command = typed.command(line, self.words, self.commands)
            if command == "quit":
                return None
            if command is not None:
                self.show(command, self.puzzle.view.table, self.puzzle.view)
            elif line:
                try:
                    return grade_answer(self.puzzle, typed.decision(line, self.options, self.words))
                except (NotUnderstood, IllegalMove) as error:
                    self.report(error)

    def _show_result(self, answer: Answer) -> None:
        """Print the answer's rank and cost, then the ranking."""
        puzzle, words = self.puzzle, self.words
        self.say("")
        if answer.right:
            self.say("practice-right")
        else:
            self.say("practice-place", place=answer.place, options=len(puzzle.ranked))
            cost = "practice-cost" if answer.points_lost > -MIN_SHOWN_LOSS else "practice-cost-richer"
            points = words("hint-number", points=abs(answer.points_lost))
            self.say(cost, win=words("hint-percent", percent=100 * answer.win_lost), points=points)
            if answer.lacks is not None:
                chosen = self.presenter.option(answer.chosen.decision, puzzle.view.table, puzzle.seat)
                self.say("hint-why", option=chosen, why=words.why(answer.lacks))
        self.say("")
        self._show_ranking(MAX_RANKED)

    def _show_ranking(self, most: int | None) -> None:
        view = self.puzzle.view
        self.show_hint(hint_from_ranking(Explainer(view), self.puzzle.ranked, most), view)

    def offer_all(self) -> None:
        """Offer the full ranking, if the one printed omitted options."""
        count = len(self.puzzle.ranked)
        if count <= MAX_RANKED:
            return
        self.say("practice-all", word=self.command_word("all"), count=count)
        try:
            if typed.command(self.ask("> "), self.words, ("all",)):
                self._show_ranking(None)
        except (EOFError, KeyboardInterrupt):
            self.say("")


class LoggedAnswer(msgspec.Struct):
    """The rank of the first answer to a position, and whether it was given on the day of the position."""

    place: int
    fresh: bool


class AnswerLog:
    """Answers given on this machine, by day."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or user_data_path("rowlock") / "practice.json"

    def add(self, day: date, answer: Answer) -> None:
        """Add the first answer of a day. Errors of writing are ignored, since practice does not depend on the log."""
        entries = self._load()
        entries.setdefault(day.isoformat(), LoggedAnswer(answer.place, day == today()))
        with suppress(OSError):
            saves.write(msgspec.json.encode(entries).decode(), self._path)

    def streak(self, day: date) -> int:
        """Count the consecutive days, up to this one, that were answered on the day."""
        entries, count = self._load(), 0
        while (entry := entries.get((day - timedelta(days=count)).isoformat())) and entry.fresh:
            count += 1
        return count

    def _load(self) -> dict[str, LoggedAnswer]:
        with suppress(OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, LoggedAnswer])
        return {}
