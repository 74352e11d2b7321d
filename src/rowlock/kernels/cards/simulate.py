"""Simulation of card games one after the other, with any policies."""

from typing import Any, Final

import numpy as np

from ..decision_codes import PLACES
from ..jit import int64, kernel
from ..policies import RANDOM, Functions, Tables
from ..position_arrays import OVER
from ..results import Columns, Results, columns
from .plays import random_play
from .policies import choose_draw, choose_number, choose_play, has_joker, random_cross, random_draw
from .rules import (
    CODE_BITS,
    MAX_OPTIONS,
    PLAIN_CARDS,
    apply_draw,
    apply_numbers,
    apply_play,
    deal,
    needs_shuffle,
    refill_pile,
    score,
)
from .shuffle import SCRATCH, shuffle_with, turn_words

INITIAL_SHUFFLE: Final = 0
"""Draw number of the shuffled deck; a reshuffle has its turn's number."""


def simulate(
    results: Results,
    positions: Any,
    players: int,
    jokers: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    seed: np.uint64,
    first: np.uint64,
) -> None:
    """Fill the results with the games from number ``first`` on. Game *g* begins with seat *g* modulo the players."""
    _simulate(columns(results), positions, players, int(jokers), kinds, tables, functions, seed, first)


@kernel
def _simulate(
    results: Columns,
    positions: Any,
    players: int,
    jokers: int,
    kinds: Any,
    tables: Tables,
    functions: Functions,
    seed: np.uint64,
    first: np.uint64,
) -> None:
    scratches, buffer, board = np.zeros(1, SCRATCH), np.zeros(MAX_OPTIONS, np.uint32), np.zeros((1, 3), np.int16)
    for at in range(len(results.turns)):
        position, scratch = positions[0], scratches[0]
        game = np.uint64(first + np.uint64(at))
        start = int64(game % np.uint64(players))
        _initial_deal(position, scratch, players, start, jokers, seed, game)
        while position.phase != OVER:
            active = int64(position.active)
            now = turn_words(scratch, seed, game, int64(position.turn), players)
            _reshuffle(position, scratch, seed, game)
            word = scratch.turns[now]
            # Random seats are handled separately: passing arrays to the general function takes time.
            if kinds[active] == RANDOM:
                places = random_draw(position, word)
            else:
                places = choose_draw(position, board, active, kinds, functions, buffer, word)
            apply_draw(position, places)
            codes = 0
            for after in range(players):
                seat = active + after if active + after < players else active + after - players
                word = scratch.turns[now + 1 + after] if after < 2 else scratch.more[now - 2 + after]
                if kinds[seat] == RANDOM:
                    code = random_cross(position, seat, word)
                else:
                    code = choose_number(position, board, seat, kinds, tables, functions, buffer, word)
                codes |= code << CODE_BITS * seat
            apply_numbers(position, codes)
            if position.phase == OVER:
                break
            word = scratch.turns[now + 3]
            if kinds[active] == RANDOM and not (jokers and has_joker(position, active)):
                code = random_play(position, active, word)
            else:
                code = choose_play(position, board, active, kinds, tables, functions, buffer, word)
            apply_play(position, code)
        _write_result(results, at, position, start)


@kernel
def _initial_deal(
    position: Any, scratch: Any, players: int, start: int, jokers: int, seed: np.uint64, game: np.uint64
) -> None:
    count = PLAIN_CARDS + (PLACES if jokers else 0)
    for at in range(count):
        scratch.cards[at] = at + 1
    shuffle_with(scratch.shuffle_words, seed, game, INITIAL_SHUFFLE, scratch.cards, count)
    deal(position, players, start, jokers, scratch.cards)


@kernel
def _reshuffle(position: Any, scratch: Any, seed: np.uint64, game: np.uint64) -> None:
    """Refill the pile if drawing would take its last card."""
    if needs_shuffle(position):
        count = int64(position.discard_size)
        for at in range(count):
            scratch.cards[at] = position.discard[at]
        shuffle_with(scratch.shuffle_words, seed, game, int64(position.turn), scratch.cards, count)
        refill_pile(position, scratch.cards)


@kernel
def _write_result(results: Columns, at: int, position: Any, start: int) -> None:
    for seat in range(position.players):
        for color in range(4):
            results.rows[at, seat, color] = position.rows[seat, color]
        results.penalties[at, seat] = position.penalties[seat]
        results.scores[at, seat] = score(position, seat)
    results.turns[at], results.start[at], results.end[at] = position.turn, start, position.end
