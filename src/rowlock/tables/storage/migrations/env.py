"""Alembic environment: runs migrations on the connection passed by ``database.upgrade``."""

from alembic import context

from rowlock.tables.storage.schema import metadata

connection = context.config.attributes["connection"]
# batch mode: SQLite alters a table by copying it; ``database.upgrade`` begins the transaction
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
