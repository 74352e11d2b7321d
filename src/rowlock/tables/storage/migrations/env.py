"""How Alembic runs a migration: on the connection that ``database.upgrade`` hands over."""

from alembic import context

from rowlock.tables.storage.schema import metadata

connection = context.config.attributes["connection"]
# SQLite changes a table by copying it; the transaction is begun by ``database.upgrade``
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
