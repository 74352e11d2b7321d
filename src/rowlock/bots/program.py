"""Run a bot as a program for the arena: the other end of ``external``."""

import sys
from typing import BinaryIO

import msgspec

from ..formats.codec import decision_from_shape, visible_from_shape
from ..formats.schema import DecisionShape, TableShape
from ..game import View
from .protocol import Bot


class Question(msgspec.Struct, frozen=True):
    """A question of the arena. Entries that are added later are ignored."""

    view: TableShape
    options: list[DecisionShape]
    seat: int
    ms: int


def run_program(bot: Bot, questions: BinaryIO | None = None, answers: BinaryIO | None = None) -> None:
    """Answer the arena's questions with a bot until they end: by default those on standard input.

    Write a script that ends with ``run_program(MyBot())``, and name it to the arena: ``exec:python3 my_bot.py``.
    """
    source, sink = questions or sys.stdin.buffer, answers or sys.stdout.buffer
    decoder = msgspec.json.Decoder(Question)
    for line in source:
        question = decoder.decode(line)
        table = visible_from_shape(question.view)
        options = [decision_from_shape(each, table) for each in question.options]
        chosen = bot.choose(View(question.seat, table, table.to_act()), options)
        sink.write(msgspec.json.encode({"choose": options.index(chosen)}) + b"\n")
        sink.flush()
