"""Codes of tables: drawn, found, prolonged, expired and freed, on both databases and at two services."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import patch

import pytest

from rowlock.fairness import pledge_to
from rowlock.tables.code_words import code_text, count
from rowlock.tables.errors import TableError
from rowlock.tables.messages import Close, FreeSeat, Reveal, Settings, Sit, Start
from rowlock.tables.service import Tables
from rowlock.tables.storage import schema
from rowlock.tables.storage.codes import CodeRow, code_of
from rowlock.tables.table_codes import LIFETIME, MAX_DRAWS, TableCodes

from .helpers import ADA, BOB, ManualClock, run, serving, start_game, without_timers

RANDOM = "rowlock.tables.table_codes.secrets.randbelow"


@asynccontextmanager
async def coded(database: str, clock: ManualClock) -> AsyncIterator[tuple[Tables, TableCodes]]:
    async with serving(database, times=without_timers(clock)) as tables:
        yield tables, TableCodes(tables.store, clock)


async def refused(codes: TableCodes, text: str) -> None:
    with pytest.raises(TableError, match="No table waits under this code"):
        await codes.find(text)


def test_a_code_leads_to_its_table_in_every_language(database: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with coded(database, clock) as (tables, codes):
            one, two = [await tables.create(Settings("classic"), ADA) for _ in range(2)]
            assert await codes.current(one) is None
            first, second = await codes.draw(one), await codes.draw(two)
            assert first.number != second.number
            assert first == CodeRow(first.number, clock() + LIFETIME) == await codes.current(one)
            for language in ("en", "pl", "cs", "sk", "de"):
                assert await codes.find(code_text(first.number, language).upper()) == one
                assert await codes.find(code_text(second.number, language)) == two
            unused = next(each for each in range(count()) if each not in {first.number, second.number})
            for text in (code_text(unused, "en"), "no words", "lamp", ""):
                await refused(codes, text)

    run(test())


def test_a_code_stays_while_it_is_asked_for_and_then_expires(database: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with coded(database, clock) as (tables, codes):
            table = await tables.create(Settings("classic"), ADA)
            code = await codes.draw(table)
            clock.at += LIFETIME // 2
            assert await codes.current(table) == code
            clock.at += 1  # less than half of its time is left
            assert await codes.current(table) is None
            prolonged = await codes.draw(table)
            assert prolonged == CodeRow(code.number, clock() + LIFETIME)
            clock.at = prolonged.until - 1
            assert await codes.find(code_text(code.number, "pl")) == table
            clock.at += 1
            await refused(codes, code_text(code.number, "pl"))
            with patch(RANDOM, lambda _: (code.number + 1) % count()):
                renewed = await codes.draw(table)
            assert renewed.number == (code.number + 1) % count()
            assert await codes.find(code_text(renewed.number, "pl")) == table
            await refused(codes, code_text(code.number, "pl"))

    run(test())


def test_a_code_is_free_again_when_the_game_begins_or_the_table_closes(database: str) -> None:
    async def test() -> None:
        async with coded(database, ManualClock()) as (tables, codes):
            closing, starting, other = [await tables.create(Settings("classic"), ADA) for _ in range(3)]
            for table in (closing, starting):
                with patch(RANDOM, lambda _: 7):
                    assert (await codes.draw(table)).number == 7
                with patch(RANDOM, lambda _: 7), pytest.raises(TableError, match="no code"):
                    await codes.draw(other)
                if table == closing:
                    await tables.do(table, ADA, Close())
                else:
                    for player in (ADA, BOB):
                        await tables.do(table, player, Sit())
                    await tables.do(table, ADA, Start())
                await refused(codes, code_text(7, "en"))
                assert await code_of(tables.store, table) is None
                with pytest.raises(TableError, match="no code"):
                    await codes.draw(table)
            with patch(RANDOM, lambda _: 7):
                assert (await codes.draw(other)).number == 7

    run(test())


def test_a_code_lasts_while_texts_are_revealed_until_the_game_begins(database: str) -> None:
    async def test() -> None:
        async with coded(database, ManualClock()) as (tables, codes):
            table = await tables.create(Settings("classic"), ADA)
            text = code_text((await codes.draw(table)).number, "cs")
            for player in (ADA, BOB):
                await tables.do(table, player, await pledge(tables, table, player.name))
            await tables.do(table, ADA, Start())
            await tables.do(table, BOB, Reveal("Bob"))
            assert await codes.find(text) == table
            await tables.do(table, ADA, FreeSeat(1))  # this round is void
            assert await codes.find(text) == table
            for player in (ADA, BOB):
                await tables.do(table, player, await pledge(tables, table, player.name))
            await tables.do(table, ADA, Start())
            for player in (ADA, BOB):
                await tables.do(table, player, Reveal(player.name))
            await refused(codes, text)

    run(test())


async def pledge(tables: Tables, table: str, text: str) -> Sit:
    view = (await tables.look(table, None)).table
    seat = 0 if text == "Ada" else 1
    return Sit(seat, pledge=pledge_to(table, view.commitment, seat, text))


def test_an_expired_code_goes_to_the_next_table_and_a_taken_one_does_not(database: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with coded(database, clock) as (tables, codes):
            one, two = [await tables.create(Settings("classic"), ADA) for _ in range(2)]
            with patch(RANDOM, lambda _: 5):
                await codes.draw(one)
            drawn = iter([5, 5, 6, *[9] * MAX_DRAWS])
            with patch(RANDOM, lambda _: next(drawn)):
                assert (await codes.draw(two)).number == 6
            clock.at += LIFETIME
            with patch(RANDOM, lambda _: 5):
                assert (await codes.draw(two)).number == 5
            assert await codes.find(code_text(5, "sk")) == two

    run(test())


def test_two_services_give_a_table_one_code(database: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with coded(database, clock) as (tables, codes), coded(database, clock) as (_, others):
            for _ in range(5):
                table = await tables.create(Settings("classic"), ADA)
                found = await asyncio.gather(*(each.draw(table) for each in (codes, others, codes, others)))
                assert len(set(found)) == 1
                assert await others.find(code_text(found[0].number, "en")) == table

    run(test())


def test_a_game_has_no_code_even_if_another_server_left_one(database: str) -> None:
    """A server of the version before frees none when a game begins."""

    async def test() -> None:
        async with coded(database, ManualClock()) as (tables, codes):
            table = await tables.create(Settings("classic"), ADA)
            number, until = await codes.draw(table)
            for player in (ADA, BOB):
                await tables.do(table, player, Sit())
            await tables.do(table, ADA, Start())
            left = schema.code.insert().values(number=number, table_id=table, until=until)
            await tables.store.transact(lambda connection: connection.execute(left))
            await refused(codes, code_text(number, "en"))
            assert await codes.current(table) is None
            playing = await start_game(tables)
            for nowhere in (playing, "0" * 20):
                with pytest.raises(TableError, match="no code"):
                    await codes.draw(nowhere)

    run(test())
