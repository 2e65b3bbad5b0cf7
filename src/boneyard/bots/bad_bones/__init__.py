"""The evaluation of Bad Bones positions."""
