"""How alembic reaches the database: over the connection that `cattery.server.store.migration` opened."""

from alembic import context

from cattery.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
