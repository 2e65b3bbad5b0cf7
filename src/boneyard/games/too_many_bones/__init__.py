"""Too Many Bones: a party of gearlocs, their dice, and whoever stands in their way."""
