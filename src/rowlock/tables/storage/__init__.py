"""Storage of live tables: schema, migrations, connections and the event store."""
