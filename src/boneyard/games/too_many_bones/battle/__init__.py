"""What can happen to a unit in battle."""
