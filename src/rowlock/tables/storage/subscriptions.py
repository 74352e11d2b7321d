"""Push subscriptions of players, and the turns that they were told of."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, select, tuple_

from ..correspondence import MAX_ROUNDS, Turn
from ..events import Millis
from .database import insert_into
from .projections import read_summary
from .schema import game_table, player, push_subscription, push_turn
from .store import Store

PAGE: Final = 200
"""Tables per page of :func:`quiet_tables`."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that a player wants to be told in: the push service's endpoint, and the keys of the browser."""

    id: str
    player: str
    epoch: int
    endpoint: str
    key: str
    auth: str
    created: Millis


@dataclass(frozen=True, slots=True)
class QuietTable:
    """A table with its last entry's time, and the players whose turn it is and who were not told of it.

    ``untold`` is None if the summary of the table cannot be read.
    """

    updated: Millis
    id: str
    untold: tuple[str, ...] | None


async def add_subscription(store: Store, found: Subscription, most: int) -> None:
    """Add a subscription, in the place of an earlier one with its id; of more than ``most`` the oldest are dropped."""
    row = {name: getattr(found, name) for name in push_subscription.c.keys()}  # noqa: SIM118 - columns, not a mapping

    def work(connection: Connection) -> None:
        upsert = insert_into(connection, push_subscription).values(row)
        connection.execute(upsert.on_conflict_do_update(index_elements=["id"], set_=row))
        mine = push_subscription.c.player == found.player
        order = push_subscription.c.created.desc(), push_subscription.c.id
        kept = select(push_subscription.c.id).where(mine).order_by(*order).limit(most)
        connection.execute(delete(push_subscription).where(mine, push_subscription.c.id.not_in(kept)))

    await store.transact(work)


async def drop_subscription(store: Store, subscription: str, of: str | None = None) -> None:
    """Delete a subscription, if it is there and that of a player when one is named."""
    wanted = delete(push_subscription).where(push_subscription.c.id == subscription)
    if of is not None:
        wanted = wanted.where(push_subscription.c.player == of)
    await store.transact(lambda connection: connection.execute(wanted))


def _valid(*columns: Any) -> Any:
    """Select from the subscriptions made since their player last signed out everywhere."""
    of_epoch = (push_subscription.c.player == player.c.id) & (push_subscription.c.epoch == player.c.epoch)
    return select(*columns).select_from(push_subscription.join(player, of_epoch))


async def subscriptions_of(store: Store, identity: str) -> list[Subscription]:
    wanted = _valid(push_subscription).where(push_subscription.c.player == identity)
    rows = await store.query(lambda connection: connection.execute(wanted).mappings().all())
    return [Subscription(**row) for row in rows]


async def subscribed(store: Store, players: Collection[str]) -> set[str]:
    """Return those of some players who have a subscription."""
    if not players:
        return set()
    wanted = _valid(push_subscription.c.player).where(push_subscription.c.player.in_(players))
    return set(await store.query(lambda connection: connection.execute(wanted).scalars().all()))


async def quiet_tables(store: Store, until: Millis, after: tuple[Millis, str]) -> list[QuietTable]:
    """Return a page of tables by the time of their last entry, those after ``after``: the last of the page before."""
    key = tuple_(game_table.c.updated, game_table.c.id)
    wanted = (
        select(game_table.c.updated, game_table.c.id, game_table.c.summary)
        .where(game_table.c.updated >= after[0], game_table.c.updated <= until, key > tuple_(*after))
        .where(game_table.c.status.in_(("playing", "waiting")))
        .order_by(game_table.c.updated, game_table.c.id)
        .limit(PAGE)
    )

    def read(connection: Connection) -> list[QuietTable]:
        rows = connection.execute(wanted).all()
        summaries = {row.id: read_summary(row.summary) for row in rows}
        turns = {
            table: (found.turn, found.acting)
            for table, found in summaries.items()
            if found is not None and found.turn is not None
        }
        players = {player for _, acting in turns.values() for player in acting}
        told = select(push_turn).where(push_turn.c.player.in_(players), push_turn.c.table_id.in_(turns))
        steps = {(row.table_id, row.player): row.step for row in connection.execute(told)}
        untold = {
            table: tuple(player for player in acting if steps.get((table, player), -MAX_ROUNDS) < turn)
            for table, (turn, acting) in turns.items()
        }
        return [
            QuietTable(row.updated, row.id, None if summaries[row.id] is None else untold.get(row.id, ()))
            for row in rows
        ]

    return await store.query(read)


async def claim(store: Store, turn: Turn) -> bool:
    """Note that a player is told of a turn; return False if they were told of it, or of a later one, before."""
    row = {"player": turn.player, "table_id": turn.table, "step": turn.number}

    def work(connection: Connection) -> bool:
        insert = insert_into(connection, push_turn).values(row)
        upsert = insert.on_conflict_do_update(
            index_elements=["player", "table_id"],
            set_={"step": insert.excluded.step},
            where=push_turn.c.step < insert.excluded.step,
        )
        return connection.execute(upsert.returning(push_turn.c.step)).first() is not None

    return await store.transact(work)
