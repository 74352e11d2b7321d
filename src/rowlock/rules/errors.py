"""Errors of the rules: a stable code, the clause of the rules and an English sentence.

The codes are a contract: interfaces translate them, tests and other programs match on them. ``SENTENCES`` lists all
codes; constructing an error with another code raises KeyError.
"""

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # turn order and kind of decision
    "game_over": "The game is over.",
    "not_to_act": "It is not for seat {seat} to decide now.",
    "decision_missing": "Seat {seat} has not decided yet.",
    "already_decided": "Seat {seat} has decided already.",
    "not_a_decision": "{text} is not a decision.",
    "wrong_decision": "That kind of decision does not belong to this part of the turn.",
    "no_such_seat": "There is no seat {seat}.",
    "no_such_step": "The game has {count} steps.",
    "nothing_to_undo": "There is nothing to undo.",
    # crossing
    "no_such_number": "No row has the number {number}: they run from 2 to 12.",
    "not_the_white_sum": "The white dice give {sum}, not {number}.",
    "not_the_number": "The number for everybody is {sum}, not {number}.",
    "not_a_sum": "No white die with the {color} die gives {number}.",
    "row_closed": "The {color} row is locked.",
    "already_crossed": "The {color} {number} is crossed already.",
    "left_of_a_cross": "The {color} {number} lies left of a crossed number.",
    "needs_five": "The {color} {number} needs five crosses in its row first; there are {crosses}.",
    # the pawn
    "no_such_field": "The track has no field {field}.",
    "not_ahead": "Field {field} does not lie ahead of the pawn.",
    "field_occupied": "Another pawn stands on field {field}.",
    "field_too_far": "Field {field} is more than five free fields away.",
    "cannot_land": "The {color} {number} of field {field} is not crossed and cannot be crossed now.",
    "too_many_steps": "The pawn can go at most {most} fields, not {steps}.",
    "move_contradicts_itself": "Steps, field and cross of that move do not belong together.",
    # cards
    "draw_count": "Exactly {count} cards have to be drawn.",
    "no_such_place": "There is no card at place {place} of the display.",
    "place_twice": "A place of the display is named twice.",
    "card_not_on_display": "{card} is not on display.",
    "card_not_in_hand": "{card} is not in the hand.",
    "card_twice": "{card} is named twice.",
    "no_card": "A card has to be played.",
    "too_many_cards": "At most three cards are played together.",
    "mixed_colors": "Cards played together are of one color.",
    "number_not_shown": "{number} is not on a card that is shown.",
    "number_twice": "{number} is named twice.",
    "skips_too_many": "Between the first and the last number at most one may be skipped.",
    # perft
    "turn_begun": "Counting begins at the beginning of a turn.",
    # chance
    "dice_wanted": "The dice have to be rolled first.",
    "chance_not_wanted": "There is nothing to roll or shuffle now.",
    "die_missing": "The {die} die has to be rolled.",
    "bad_die": "A die shows 1 to 6.",
    "reshuffle_wanted": "The pile runs out: the discard has to be shuffled.",
    "bad_reshuffle": "The shuffled cards are not those of the discard.",
    # setup
    "bad_players": "{game} is for {least} to {most} players.",
    "bad_solo": "Solo is for one player alone.",
    "bad_start": "There is no seat {seat} to start.",
    "bad_names": "This game has {count} players: each needs a name.",
    "bad_text": "A name, a seed and a date have 1 to {most} printable characters.",
    "bad_deck": "The deck is not the {count} cards of this game.",
    "unknown_game": "There is no game called {game}.",
    "no_engine": "{game} cannot be analyzed: no networks are trained for it.",
    "unknown_option": "{game} has no option {option}.",
    "unknown_track": "There is no track called {track}.",
    "not_a_track": "A track is a list of fields.",
    "track_length": "A track has {least} to {most} fields, this one has {count}.",
    "track_field": "Field {field} of the track has to be [color, number, bonus].",
    "track_color": "Field {field} of the track: the color has to be red, yellow, green or blue.",
    "track_number": "Field {field} of the track: the number has to be 2 to 12.",
    "track_bonus": "Field {field} of the track: the bonus has to be 0 to 20.",
}


class RuleError(ValueError):
    """A violation of the rules. ``code`` is stable, ``clause`` refers to the rules, ``str()`` is a sentence.

    ``details`` are the values in the sentence, for translation. ``seat`` made the illegal decision, if one did.
    """

    def __init__(self, code: str, clause: str, **details: object) -> None:
        self.code = code
        self.clause = clause
        self.details = details
        self.seat: int | None = None
        super().__init__(SENTENCES[code].format(**details))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.clause, self.details, self.seat)


def _rebuild(kind: type[RuleError], code: str, clause: str, details: dict[str, object], seat: int | None) -> RuleError:
    error = kind(code, clause, **details)
    error.seat = seat
    return error


class IllegalMove(RuleError):
    """A decision or chance outcome that is illegal in this position. The position is unchanged."""


class IllegalSetup(RuleError):
    """Invalid setup: number of players, deck, track or another option."""
