"""How encounter cards are met, one file a card."""
