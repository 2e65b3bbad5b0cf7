"""One module for each loot and trove card, and for each gift of an encounter."""
