"""What can happen to a unit in battle: damage, effects, movement, slots, entering and falling."""
