"""The skill dice, backup plans and mats of the gearlocs."""
