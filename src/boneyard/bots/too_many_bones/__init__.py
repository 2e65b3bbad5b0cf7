"""The evaluation of Too Many Bones positions."""
