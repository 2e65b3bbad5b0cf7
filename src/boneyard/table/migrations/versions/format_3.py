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


def upgrade() -> None:
    """Replace the trigger of format 2, which only refuses to free a seat."""
    op.execute("DROP TRIGGER seats_stay")
    op.execute(SEATS_STAY)
