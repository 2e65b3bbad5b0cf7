"""Too Many Bones, drawn."""
