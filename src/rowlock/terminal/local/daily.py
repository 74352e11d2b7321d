"""Daily position in the terminal: dialog, and log of the answers given on this machine."""

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from rich.console import Console
from rich.text import Text

from ...coach.daily import Answer, Puzzle, grade_answer, today
from ...coach.explain import Explainer
from ...coach.hints import MAX_RANKED, hint_from_ranking
from ...i18n import Words
from ...rules import IllegalMove
from .. import typed_input as typed
from ..render.screen import Screen, display_order
from ..typed_input import NotUnderstood
from . import saves

HELP: Final = {"quit": "practice-help-quit"}
MIN_SHOWN_LOSS: Final = 0.05
"""Points below this are displayed as 0."""
COMMANDS: Final = ("help", "options", "table", "sheets", "quit")


class DailyDialog(Screen):
    """Shows the position of a day, asks for a decision, and ranks all options."""

    def __init__(
        self, puzzle: Puzzle, words: Words, console: Console, ask: Callable[[str], str], *, spoken: bool = False
    ) -> None:
        names = list(puzzle.game.names)
        names[puzzle.seat] = words("you")
        super().__init__(puzzle.game.name, words, console, names, spoken=spoken)
        self.puzzle = puzzle
        self.options = list(display_order(puzzle.options, puzzle.view))
        self.ask = ask

    def run(self) -> Answer | None:
        """Ask until there is an answer, and show its rank; return None if the player quits."""
        puzzle, view = self.puzzle, self.puzzle.view
        game = self.words.game(puzzle.game.name)
        self.say("practice-title", date=puzzle.day.isoformat(), game=game)
        self.print(Text(self.turn_text(view.table)))
        for seat in range(len(self.names)):
            if seat != puzzle.seat:
                self.sheet(view.table, seat)
        self.board(view.table)
        self.sheet(view.table, puzzle.seat)
        self.show_table(view)
        try:
            answer = self._question()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            answer = None
        if answer is None:
            self.say("practice-left")
        else:
            self._show_result(answer)
        return answer

    def _question(self) -> Answer | None:
        self.show_question(self.puzzle.view)
        self.show_first_options(self.options, self.puzzle.view)
        while True:
            line = self.ask("> ").strip()
            command = "help" if line == "?" else typed.command(line, self.words, COMMANDS)
            if command == "quit":
                return None
            if command is not None:
                self._run_command(command)
            elif line:
                try:
                    return grade_answer(self.puzzle, typed.decision(line, self.options, self.words))
                except NotUnderstood as error:
                    self.say(error.reason, **error.values)
                except IllegalMove as error:
                    self.print(Text(self.words.rule(error)))

    def _run_command(self, command: str) -> None:
        view = self.puzzle.view
        if command == "options":
            self.show_options(self.options, view, len(self.options))
        elif command == "sheets":
            self.sheets(view.table)
        elif command == "table":
            self.show_everything(view.table)
        else:
            for name in COMMANDS:
                self.say(HELP.get(name, f"help-{name}"), word=self.command_word(name))
            self.help_game()

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
        self.show_hint(hint_from_ranking(Explainer(view), self.puzzle.ranked, most), self.options, view)

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


class AnswerLog:
    """Answers given on this machine: per day the rank of the first answer, and whether it was given on that day."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or user_data_path("rowlock") / "practice.json"

    def add(self, day: date, answer: Answer) -> None:
        """Add the first answer of a day. Errors of writing are ignored, since practice does not depend on the log."""
        entries = self._load()
        entries.setdefault(day.isoformat(), {"place": answer.place, "fresh": day == today()})
        with suppress(OSError):
            saves.write(json.dumps(entries), self._path)

    def streak(self, day: date) -> int:
        """Count the consecutive days, up to this one, that were answered on the day."""
        entries, count = self._load(), 0
        while _is_fresh(entries.get((day - timedelta(days=count)).isoformat())):
            count += 1
        return count

    def _load(self) -> dict[str, Any]:
        try:
            entries = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return entries if isinstance(entries, dict) else {}  # pyright: ignore[reportUnknownVariableType]


def _is_fresh(entry: Any) -> bool:
    match entry:
        case {"fresh": True}:
            return True
        case _:
            return False
