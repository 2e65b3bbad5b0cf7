"""Adds whether the dice of a table were told, for whom a bot plays, and since when a person is away."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

# Somebody who knows the dice plays alone: nobody else may sit down there, whichever server is asked.
SEATS_STAY = """
    CREATE TRIGGER seats_stay BEFORE UPDATE OF kind ON seats
    WHEN NEW.kind = 'open' AND (SELECT dice_told FROM tables WHERE id = NEW."table")
    BEGIN SELECT raise(ABORT, 'the dice of this table were told'); END
"""
DICE_STAY_TOLD = """
    CREATE TRIGGER dice_stay_told BEFORE UPDATE OF dice_told ON tables
    WHEN OLD.dice_told AND NOT NEW.dice_told
    BEGIN SELECT raise(ABORT, 'the dice of this table were told'); END
"""
IN_POSTGRESQL = """
    CREATE FUNCTION seats_stay() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.kind = 'open' AND (SELECT dice_told FROM tables WHERE id = NEW."table") THEN
            RAISE integrity_constraint_violation USING MESSAGE = 'the dice of this table were told';
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER seats_stay BEFORE UPDATE OF kind ON seats FOR EACH ROW EXECUTE FUNCTION seats_stay();
    CREATE FUNCTION dice_stay_told() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF OLD.dice_told AND NOT NEW.dice_told THEN
            RAISE integrity_constraint_violation USING MESSAGE = 'the dice of this table were told';
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER dice_stay_told BEFORE UPDATE OF dice_told ON tables FOR EACH ROW EXECUTE FUNCTION dice_stay_told()
"""
# In format 1 this was only a line of the chat, which could be deleted.
ASK_THE_CHAT = """
    UPDATE tables SET dice_told = true
    WHERE id IN (SELECT "table" FROM chat WHERE say LIKE '%"table-dice-told"%')
"""
CLEAR_THE_CHAT = """DELETE FROM chat WHERE say LIKE '%"table-dice-told"%'"""


def upgrade() -> None:
    """Add the columns, and take over what the chat says about the dice."""
    op.add_column("tables", sa.Column("dice_told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("owner", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("away", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(ASK_THE_CHAT)
    op.execute(CLEAR_THE_CHAT)
    in_postgresql = op.get_bind().dialect.name == "postgresql"
    for statement in [IN_POSTGRESQL] if in_postgresql else [SEATS_STAY, DICE_STAY_TOLD]:
        op.execute(statement)
