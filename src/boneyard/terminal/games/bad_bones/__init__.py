"""Bad Bones, drawn."""
