"""TableError: rejected table requests, with stable codes and English sentences.

Illegal decisions raise RuleError instead.
"""

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "no_such_table": "There is no table {table}.",
    "not_the_host": "Only the host of the table can do that.",
    "not_seated": "You have no seat at this table.",
    "already_seated": "You have a seat at this table already.",
    "seat_taken": "Seat {seat} is taken.",
    "table_full": "Every seat of this table is taken.",
    "seats_open": "Some seats are still free.",
    "seats_reserved": "Somebody has not come yet: wait, or free the seat.",
    "nobody_plays": "At least one seat must be a person's.",
    "already_started": "The game has begun.",
    "not_started": "The game has not begun.",
    "revealing": "The game is about to begin: the seats reveal their texts.",
    "not_revealing": "No texts are revealed now.",
    "wrong_text": "That is not the text that your seat has pledged.",
    "game_finished": "The game has ended.",
    "not_finished": "The game is still being played.",
    "table_closed": "The table was closed.",
    "not_your_roll": "It is for another seat to roll.",
    "out_of_date": "The game has gone on: that was meant for step {step}.",
    "undo_not_allowed": "At this table decisions are final.",
    "too_late_to_undo": "There is nothing to take back: others have acted on it, or chance has been drawn since.",
    "hints_not_allowed": "At this table there are no hints.",
    "no_hint_now": "There is a hint when you have something to decide.",
    "already_resigned": "You have resigned.",
    "not_away": "Nobody plays for you.",
    "not_gone": "Only when somebody has been gone for a minute.",
    "clock_decides": "At this table the clock decides for somebody who is gone.",
    "no_spectators": "Only its players can see this table.",
    "unknown_reaction": "There is no such reaction.",
    "unknown_bot": "There is no bot called {bot}.",
    "bot_cannot_play": "The bot {bot} cannot play {game}: choose another.",
    "bad_name": "A name has 1 to {most} printable characters.",
    "bad_entropy": "A seat's own text for the dice has 1 to {most} letters or digits.",
    "bad_request": "The request cannot be read: {where} is not what it should be.",
    "bad_option": "{game} has no option {option}.",
    "nothing_changes": "That changes nothing.",
    "table_worn_out": "This table has gone on for too long: begin a new one.",
    "bad_record": "That is not the record of a game.",
    "broken_log": "The log of this table is damaged at entry {seq}: {why}.",
    "newer_log": "A newer version wrote entry {seq} of this table: {why}.",
    "no_code": "This table has no code.",
    "no_such_code": "No table waits under this code.",
    "unavailable": "The tables cannot be reached just now: try again.",
}


class TableError(ValueError):
    """A request was rejected and changed nothing. ``code`` is stable, ``details`` are the values in the sentence."""

    def __init__(self, code: str, **details: str | int) -> None:
        self.code = code
        self.details = details
        super().__init__(SENTENCES[code].format(**details))
