"""Random dice games in SIMD lanes: many games side by side, without branches.

A block of games is played in step: lane *i* of every array belongs to game *i* of the block, and each part of a turn is
one branch-free loop over the lanes, which the compiler vectorizes. Where games decide differently, both outcomes are
computed as bits and the right one is selected. A lane whose game is over writes its result and starts the next game
without affecting the others. Random numbers depend only on game and turn, so a game gives the same result
as on its own.

All arrays of a block are stored in one: array *k* begins at ``k * LANES``. Constant offsets let the compiler prove that
no write aliases what another lane reads. Seats do not rotate: all lanes take their turns in step, so the active *slot*
is the same in all of them, and a game begins with whichever slot is active.
"""

from typing import Any, Final

import numpy as np

from ...rules.onboard import MAX_STEPS
from ...rules.sheet import CROSSES_BEFORE_LAST, LAST, MAX_PENALTIES, PENALTY
from ...rules.track import LAST_FIELDS
from ..jit import count_bits, int64, kernel
from ..policies import DiceGames
from ..position_arrays import FOUR_PENALTIES, TRACK_END, TWO_ROWS_LOCKED, Board
from ..results import Columns
from ..rng import MORE_SEATS, TURN, below, rest, words
from ..sheets import POINTS
from .turn import THREE_DICE

LANES: Final = 128
"""Games side by side: enough to hide latency, few enough for the L1 cache."""

U32 = np.uint32
U64 = np.uint64
W: Final = U64(LANES)
NO, YES = U32(0), U32(1)
FIVE, END_PENALTIES = U32(CROSSES_BEFORE_LAST), U32(MAX_PENALTIES)
LAST_PLACE, LOCK_PLACE = U32(LAST), U32(LAST + 1)

AHEAD: Final = 8
"""The farthest field a pawn can reach: five free fields and at most three occupied ones to jump."""

FIELD_BITS, NEAR_FIELDS = U32(6), U32(5)
NO_FIELD: Final = U32(15)
"""Place value of a field beyond the end of the track."""

# Offsets of the arrays of a block. Those of the seats come last, one group per slot.
CLOSED, CLOSING, CROSSED, TURNS, GAME_LOW, GAME_HIGH, FIRST_SLOT, OVER, LEFT = (U64(k) * W for k in range(9))
TAKEN, FREE, LANDS, MAKES, NEAR, FAR = (U64(k) * W for k in range(9, 15))
LOW, HIGH, RED, YELLOW, GREEN, BLUE, COLOR_WORD, PAWN_WORD, WHITE_WORD = (U64(k) * W for k in range(15, 24))
SLOTS: Final = WHITE_WORD + U64(5) * W
PENALTIES, PAWN = U64(4) * W, U64(5) * W
SLOT_SIZE: Final = U64(6) * W


@kernel
def may_cross(row: Any, at: Any) -> Any:
    """Branch-free ``rules.sheet.can_cross``."""
    return U32(row < U32(YES << at)) & (U32(at != LAST_PLACE) | U32(count_bits(row) >= FIVE))


@kernel
def with_cross(row: Any, at: Any, take: Any) -> Any:
    """Branch-free ``rules.sheet.crossed`` if ``take`` is 1; the unchanged row if it is 0."""
    locks = take & U32(at == LAST_PLACE)
    return row | U32(take << at) | U32(locks << LOCK_PLACE)


@kernel
def is_open(closed: Any, color: Any) -> Any:
    return U32(~U32(closed >> U32(color))) & YES


@kernel
def two_closed(closed: Any) -> Any:
    """1 if two rows or more are closed."""
    return U32((closed & U32(closed - YES)) != NO)


@kernel
def game_of(block: Any, i: int) -> np.uint64:
    """The number of the game in a lane."""
    return U64(block[GAME_LOW + i]) | U64(block[GAME_HIGH + i]) << U64(32)


@kernel
def draw_words(block: Any, players: int, seed: np.uint64) -> None:
    """Draw the random words of each lane's turn: dice, and words for choices."""
    for i in range(W):
        one, two, three, four = words(seed, game_of(block, i), block[TURNS + i], TURN)
        first, second = below(one, THREE_DICE), below(two, THREE_DICE)
        white, first = U32(first // U32(36)), U32(first % U32(36))
        other = U32(first // U32(6))
        block[LOW + i], block[HIGH + i] = min(white, other), max(white, other)
        block[RED + i] = first % U32(6)
        block[YELLOW + i], second = U32(second // U32(36)), U32(second % U32(36))
        block[GREEN + i], block[BLUE + i] = U32(second // U32(6)), second % U32(6)
        block[WHITE_WORD + i], block[COLOR_WORD + i] = three, four
        block[WHITE_WORD + W + i], block[PAWN_WORD + i] = rest(one, THREE_DICE), rest(two, THREE_DICE)
    if players > 2:
        for i in range(W):
            one, two, three, _ = words(seed, game_of(block, i), block[TURNS + i], MORE_SEATS)
            block[WHITE_WORD + U64(2) * W + i] = one
            block[WHITE_WORD + U64(3) * W + i] = two
            block[WHITE_WORD + U64(4) * W + i] = three


@kernel
def action1(block: Any, slot: np.uint64, word: np.uint64, is_active: np.uint32) -> None:
    """Action 1 of one slot: pass, or the white sum in one of the rows, uniformly at random."""
    for i in range(W):
        closed, up = block[CLOSED + i], U32(block[LOW + i] + block[HIGH + i])
        down = U32(LAST_PLACE - up)
        red, yellow = block[slot + i], block[slot + W + i]
        green, blue = block[slot + U64(2) * W + i], block[slot + U64(3) * W + i]
        may0 = may_cross(red, up) & is_open(closed, 0)
        may1 = may_cross(yellow, up) & is_open(closed, 1)
        may2 = may_cross(green, down) & is_open(closed, 2)
        may3 = may_cross(blue, down) & is_open(closed, 3)
        upto1 = U32(may0 + may1)
        upto2 = U32(upto1 + may2)
        upto3 = U32(upto2 + may3)
        chosen = below(block[word + i], U32(upto3 + YES))
        take0, take1 = may0 & U32(chosen == may0), may1 & U32(chosen == upto1)
        take2, take3 = may2 & U32(chosen == upto2), may3 & U32(chosen == upto3)
        block[slot + i], block[slot + W + i] = with_cross(red, up, take0), with_cross(yellow, up, take1)
        block[slot + U64(2) * W + i] = with_cross(green, down, take2)
        block[slot + U64(3) * W + i] = with_cross(blue, down, take3)
        locks_up, locks_down = U32(up == LAST_PLACE), U32(down == LAST_PLACE)
        closing = U32((take0 | U32(take1 << YES)) * locks_up)
        closing |= U32((U32(take2 << U32(2)) | U32(take3 << U32(3))) * locks_down)
        block[CLOSING + i] |= closing
        block[CROSSED + i] |= is_active & (take0 | take1 | take2 | take3)


@kernel
def action2(block: Any, slot: np.uint64) -> None:
    """Close the rows locked in action 1; then action 2 of the active slot, in lanes whose game goes on."""
    for i in range(W):
        closed = block[CLOSED + i] | block[CLOSING + i]
        ended = two_closed(closed)
        low, high = block[LOW + i], block[HIGH + i]
        goes_on, different = ended ^ YES, U32(low != high)
        red, yellow = block[slot + i], block[slot + W + i]
        green, blue = block[slot + U64(2) * W + i], block[slot + U64(3) * W + i]
        at0, at1 = U32(low + block[RED + i]), U32(high + block[RED + i])
        at2, at3 = U32(low + block[YELLOW + i]), U32(high + block[YELLOW + i])
        at4, at5 = U32(LAST_PLACE - high - block[GREEN + i]), U32(LAST_PLACE - low - block[GREEN + i])
        at6, at7 = U32(LAST_PLACE - high - block[BLUE + i]), U32(LAST_PLACE - low - block[BLUE + i])
        open0, open1 = is_open(closed, 0) & goes_on, is_open(closed, 1) & goes_on
        open2, open3 = is_open(closed, 2) & goes_on, is_open(closed, 3) & goes_on
        may0, may1 = may_cross(red, at0) & open0, may_cross(red, at1) & open0 & different
        may2, may3 = may_cross(yellow, at2) & open1, may_cross(yellow, at3) & open1 & different
        may4, may5 = may_cross(green, at4) & open2, may_cross(green, at5) & open2 & different
        may6, may7 = may_cross(blue, at6) & open3, may_cross(blue, at7) & open3 & different
        upto1 = U32(may0 + may1)
        upto2 = U32(upto1 + may2)
        upto3 = U32(upto2 + may3)
        upto4 = U32(upto3 + may4)
        upto5 = U32(upto4 + may5)
        upto6 = U32(upto5 + may6)
        upto7 = U32(upto6 + may7)
        chosen = below(block[COLOR_WORD + i], U32(upto7 + YES))
        take0, take1 = may0 & U32(chosen == may0), may1 & U32(chosen == upto1)
        take2, take3 = may2 & U32(chosen == upto2), may3 & U32(chosen == upto3)
        take4, take5 = may4 & U32(chosen == upto4), may5 & U32(chosen == upto5)
        take6, take7 = may6 & U32(chosen == upto6), may7 & U32(chosen == upto7)
        red = with_cross(with_cross(red, at0, take0), at1, take1)
        yellow = with_cross(with_cross(yellow, at2, take2), at3, take3)
        green = with_cross(with_cross(green, at4, take4), at5, take5)
        blue = with_cross(with_cross(blue, at6, take6), at7, take7)
        block[slot + i], block[slot + W + i] = red, yellow
        block[slot + U64(2) * W + i], block[slot + U64(3) * W + i] = green, blue
        closed |= U32(red >> LOCK_PLACE) | U32(U32(yellow >> LOCK_PLACE) << YES)
        closed |= U32(U32(green >> LOCK_PLACE) << U32(2)) | U32(U32(blue >> LOCK_PLACE) << U32(3))
        block[CROSSED + i] |= take0 | take1 | take2 | take3 | take4 | take5 | take6 | take7
        block[CLOSED + i], block[CLOSING + i] = closed, NO
        block[OVER + i] = U32(two_closed(closed) * U32(TWO_ROWS_LOCKED))


@kernel
def mark_occupied(block: Any, slot: np.uint64, other: np.uint64) -> None:
    """Mark the field of another slot's pawn if it is ahead of the active pawn, as a bit counted from the next field."""
    for i in range(W):
        ahead = U32(block[other + PAWN + i] - block[slot + PAWN + i] - YES)
        block[TAKEN + i] |= U32(U32(ahead < U32(AHEAD)) << (ahead & U32(AHEAD - 1)))


@kernel
def load_window(block: Any, slot: np.uint64, near: Any, far: Any) -> None:
    """Load the fields ahead of the active pawn, lane by lane: table lookups do not vectorize."""
    for i in range(W):
        here = block[slot + PAWN + i]
        block[NEAR + i], block[FAR + i] = near[here], far[here]


@kernel
def field_at(near: Any, far: Any, ahead: Any) -> Any:
    """Color and place of a field ahead; 0 is the next field."""
    field = (
        U32(near >> U32(FIELD_BITS * ahead))
        if ahead < NEAR_FIELDS
        else U32(far >> U32(FIELD_BITS * (ahead - NEAR_FIELDS)))
    )
    return field & U32(3), U32(field >> U32(2)) & U32(15)


@kernel
def check_field(block: Any, slot: np.uint64, ahead: np.uint32) -> None:
    """Record whether the active pawn may land on the field ``ahead``, and whether that makes a cross."""
    for i in range(W):
        color, at = field_at(block[NEAR + i], block[FAR + i], ahead)
        free = block[FREE + i]
        is_free = is_open(block[TAKEN + i], ahead) & U32(at != NO_FIELD) & U32(free < U32(MAX_STEPS))
        red_yellow = block[slot + i] if color == NO else block[slot + W + i]
        green_blue = block[slot + U64(2) * W + i] if color == U32(2) else block[slot + U64(3) * W + i]
        row = red_yellow if color < U32(2) else green_blue
        can = may_cross(row, at) & is_open(block[CLOSED + i], color)
        lands = (U32(row >> at) & YES | can) & is_free & U32(block[OVER + i] == NO)
        block[FREE + i] = U32(free + is_free)
        block[LANDS + i] |= U32(lands << ahead)
        block[MAKES + i] |= U32(can << ahead)


@kernel
def step3(block: Any, slot: np.uint64) -> None:
    """Step 3 of the active slot: pass, or one of the fields where the pawn may land, uniformly at random."""
    for i in range(W):
        lands = block[LANDS + i]
        chosen = below(block[PAWN_WORD + i], U32(count_bits(lands) + YES))
        for before in range(1, MAX_STEPS):
            lands = lands & U32(lands - U32(U32(before) < chosen))
        goes = U32(chosen != NO)
        target = U32(lands & U32(NO - lands))
        ahead = count_bits(U32(target - YES)) & U32(AHEAD - 1)
        color, at = field_at(block[NEAR + i], block[FAR + i], ahead)
        crosses = U32((target & block[MAKES + i]) != NO) & goes
        closed = block[CLOSED + i] | U32((crosses & U32(at == LAST_PLACE)) << color)
        block[slot + i] = with_cross(block[slot + i], at, crosses & U32(color == NO))
        block[slot + W + i] = with_cross(block[slot + W + i], at, crosses & U32(color == YES))
        block[slot + U64(2) * W + i] = with_cross(block[slot + U64(2) * W + i], at, crosses & U32(color == U32(2)))
        block[slot + U64(3) * W + i] = with_cross(block[slot + U64(3) * W + i], at, crosses & U32(color == U32(3)))
        block[slot + PAWN + i] += U32(goes * U32(ahead + YES))
        block[CLOSED + i] = closed
        block[TAKEN + i] = block[FREE + i] = block[LANDS + i] = block[MAKES + i] = NO
        block[CROSSED + i] |= crosses
        block[OVER + i] = U32(two_closed(closed) * U32(TWO_ROWS_LOCKED))


@kernel
def end_turn(block: Any, slot: np.uint64, players: int, announces_from: int) -> None:
    """End the turn: penalty, last turns or announcement, next turn."""
    others, far = U32(players - 1), U32(announces_from)
    for i in range(W):
        over, left = block[OVER + i], block[LEFT + i]
        goes_on = U32(over == NO)
        penalties = U32(block[slot + PENALTIES + i] + (goes_on & U32(block[CROSSED + i] ^ YES)))
        block[slot + PENALTIES + i] = penalties
        fourth = goes_on & U32(penalties == END_PENALTIES)
        goes_on ^= fourth
        over |= U32(fourth * U32(FOUR_PENALTIES))
        announced = U32(left != NO)
        over |= U32((goes_on & U32(left == YES)) * U32(TRACK_END))
        begins = goes_on & U32(block[slot + PAWN + i] >= far) & (announced ^ YES)
        block[LEFT + i] = U32(U32(left - (announced & goes_on)) + U32(begins * others))
        block[OVER + i], block[CROSSED + i] = over, NO
        block[TURNS + i] = U32(block[TURNS + i] + U32(over == NO))


@kernel
def start_game(block: Any, i: int, players: int, slot: int, game: np.uint64) -> None:
    """Start a game in a lane with the given slot active; arrays that a turn leaves at 0 are not reset."""
    for array in range(U64(players) * (SLOT_SIZE // W)):
        block[SLOTS + U64(array) * W + U64(i)] = NO
    block[CLOSED + i] = block[OVER + i] = block[LEFT + i] = NO
    block[TURNS + i], block[FIRST_SLOT + i] = YES, U32(slot)
    block[GAME_LOW + i], block[GAME_HIGH + i] = U32(game), U32(game >> U64(32))


@kernel
def write_result(results: Columns, at: int, block: Any, i: int, games: DiceGames) -> None:
    players = games.players
    start = int64(game_of(block, i) % U64(players))
    for seat in range(players):
        slot = SLOTS + SLOT_SIZE * U64((int64(block[FIRST_SLOT + i]) + seat - start + players) % players)
        pawn, penalties = block[slot + PAWN + i], block[slot + PENALTIES + i]
        points = PENALTY * int64(penalties) + games.board[pawn, 2]
        for hue in range(4):
            row = block[slot + U64(hue) * W + i]
            results.rows[at, seat, hue] = row
            points += POINTS[count_bits(row)]
        results.scores[at, seat], results.penalties[at, seat], results.pawns[at, seat] = points, penalties, pawn
    results.turns[at], results.start[at], results.end[at] = block[TURNS + i], start, block[OVER + i]


@kernel
def windows(board: Board) -> Any:
    """Color and place of the fields ahead of each field, six bits each: five in one array, three in another."""
    both = np.zeros((2, len(board)), np.uint32)
    for field in range(len(board)):
        for ahead in range(AHEAD):
            there = field + 1 + ahead
            number = board[there, 0] | board[there, 1] << 2 if there < len(board) else int64(NO_FIELD) << 2
            half = 0 if ahead < NEAR_FIELDS else 1
            both[half, field] |= U32(number) << U32(FIELD_BITS * (U32(ahead) - U32(half) * NEAR_FIELDS))
    return both[0], both[1]


@kernel
def simulate(results: Columns, games: DiceGames) -> None:
    """Fill the results with random games; equal to those of ``dice.turn``, one after the other."""
    count, players, first, board = len(results.turns), games.players, games.first, games.board
    block = np.zeros(SLOTS + U64(players) * SLOT_SIZE, np.uint32)
    near, far = windows(board)
    on_board = len(board) > 1
    announces_from = len(board) - LAST_FIELDS if on_board else 1 << 30
    begun = done = 0
    for i in range(W):
        start_game(block, i, players, 0, first + U64(begun))
        begun += 1
    active = 0
    while done < count:
        slot = SLOTS + SLOT_SIZE * U64(active)
        draw_words(block, players, games.seed)
        for seat in range(players):
            other = SLOTS + SLOT_SIZE * U64((active + seat) % players)
            action1(block, other, WHITE_WORD + U64(seat) * W, YES if seat == 0 else NO)
        action2(block, slot)
        if on_board:
            for seat in range(players):
                if seat != active:
                    mark_occupied(block, slot, SLOTS + SLOT_SIZE * U64(seat))
            load_window(block, slot, near, far)
            for ahead in range(AHEAD):
                check_field(block, slot, U32(ahead))
            step3(block, slot)
        end_turn(block, slot, players, announces_from)
        active = (active + 1) % players
        for i in range(W):
            if block[OVER + i] != NO:
                at = int64(game_of(block, i) - first)
                if at < count:
                    write_result(results, at, block, i, games)
                    done += 1
                start_game(block, i, players, active, first + U64(begun))
                begun += 1
