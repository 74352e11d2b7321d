"""Whole games of the card game, one after the other, between any policies."""

from typing import Any, Final

import numpy as np

from ..decision_codes import PLACES
from ..jit import int64, kernel
from ..policies import RANDOM, Functions, Tables
from ..position_arrays import OVER
from ..results import Columns, Results, columns
from .plays import play_by_lot
from .policies import choose_draw, choose_number, choose_play, cross_by_lot, draw_by_lot, has_joker
from .rules import (
    CODE_BITS,
    MAX_OPTIONS,
    PLAIN_CARDS,
    cross_numbers,
    deal,
    renew_pile,
    score,
    show,
    take,
    wants_shuffle,
)
from .shuffle import ROOM, shuffle_with, turn_words

FIRST_DEAL: Final = 0
"""The draw that shuffles the deck; a reshuffle is a draw with its turn's number."""


def play(
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
    _play(columns(results), positions, players, int(jokers), kinds, tables, functions, seed, first)


@kernel
def _play(
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
    rooms, listed, board = np.zeros(1, ROOM), np.zeros(MAX_OPTIONS, np.uint32), np.zeros((1, 3), np.int16)
    for at in range(len(results.turns)):
        position, room = positions[0], rooms[0]
        game = np.uint64(first + np.uint64(at))
        start = int64(game % np.uint64(players))
        _first_deal(position, room, players, start, jokers, seed, game)
        while position.phase != OVER:
            active = int64(position.active)
            now = turn_words(room, seed, game, int64(position.turn), players)
            _reshuffle(position, room, seed, game)
            word = room.turns[now]
            # Who chooses by lot is asked apart: the others are handed arrays, and the handing takes time.
            if kinds[active] == RANDOM:
                places = draw_by_lot(position, word)
            else:
                places = choose_draw(position, board, active, kinds, functions, listed, word)
            take(position, places)
            codes = 0
            for after in range(players):
                seat = active + after if active + after < players else active + after - players
                word = room.turns[now + 1 + after] if after < 2 else room.more[now - 2 + after]
                if kinds[seat] == RANDOM:
                    code = cross_by_lot(position, seat, word)
                else:
                    code = choose_number(position, board, seat, kinds, tables, functions, listed, word)
                codes |= code << CODE_BITS * seat
            cross_numbers(position, codes)
            if position.phase == OVER:
                break
            word = room.turns[now + 3]
            if kinds[active] == RANDOM and not (jokers and has_joker(position, active)):
                code = play_by_lot(position, active, word)
            else:
                code = choose_play(position, board, active, kinds, tables, functions, listed, word)
            show(position, code)
        _note(results, at, position, start)


@kernel
def _first_deal(
    position: Any, room: Any, players: int, start: int, jokers: int, seed: np.uint64, game: np.uint64
) -> None:
    count = PLAIN_CARDS + (PLACES if jokers else 0)
    for at in range(count):
        room.cards[at] = at + 1
    shuffle_with(room.shuffling, seed, game, FIRST_DEAL, room.cards, count)
    deal(position, players, start, jokers, room.cards)


@kernel
def _reshuffle(position: Any, room: Any, seed: np.uint64, game: np.uint64) -> None:
    """Renew the pile if drawing would take its last card."""
    if wants_shuffle(position):
        count = int64(position.discard_size)
        for at in range(count):
            room.cards[at] = position.discard[at]
        shuffle_with(room.shuffling, seed, game, int64(position.turn), room.cards, count)
        renew_pile(position, room.cards)


@kernel
def _note(results: Columns, at: int, position: Any, start: int) -> None:
    for seat in range(position.players):
        for color in range(4):
            results.rows[at, seat, color] = position.rows[seat, color]
        results.penalties[at, seat] = position.penalties[seat]
        results.scores[at, seat] = score(position, seat)
    results.turns[at], results.start[at], results.end[at] = position.turn, start, position.end
