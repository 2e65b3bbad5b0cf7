"""Runs the migrations on the connection that `store` hands over, inside its transaction."""

from alembic import context

from boneyard.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
