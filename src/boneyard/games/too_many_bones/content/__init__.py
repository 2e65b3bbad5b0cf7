"""What is in the box: gearlocs, baddies, tyrants and what they can do, each beside its own words."""
