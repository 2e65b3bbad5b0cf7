"""Refuses that anybody sits down on a seat of nobody's where the dice were told."""

from alembic import op

revision = "3"
down_revision = "2"

# Somebody may sit down at one server while another one tells the dice.
SEATS_STAY = """
    CREATE TRIGGER seats_stay BEFORE UPDATE OF kind, token_hash ON seats
    WHEN (NEW.kind = 'open' OR (length(OLD.token_hash) = 0 AND length(NEW.token_hash) > 0))
        AND (SELECT dice_told FROM tables WHERE id = NEW."table")
    BEGIN SELECT raise(ABORT, 'the dice of this table were told'); END
"""
SEATS_STAY_IN_POSTGRESQL = """
    CREATE OR REPLACE FUNCTION seats_stay() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF (NEW.kind = 'open' OR (length(OLD.token_hash) = 0 AND length(NEW.token_hash) > 0))
            AND (SELECT dice_told FROM tables WHERE id = NEW."table")
        THEN
            RAISE integrity_constraint_violation USING MESSAGE = 'the dice of this table were told';
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER seats_stay BEFORE UPDATE OF kind, token_hash ON seats FOR EACH ROW EXECUTE FUNCTION seats_stay()
"""


def upgrade() -> None:
    """Replace the trigger of format 2, which only refuses to free a seat."""
    in_postgresql = op.get_bind().dialect.name == "postgresql"
    op.execute("DROP TRIGGER seats_stay ON seats" if in_postgresql else "DROP TRIGGER seats_stay")
    op.execute(SEATS_STAY_IN_POSTGRESQL if in_postgresql else SEATS_STAY)
