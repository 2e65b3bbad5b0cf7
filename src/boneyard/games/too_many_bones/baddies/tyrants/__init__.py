"""What is special about tyrants."""
