"""The benchmark: how fast the games are, interpreted and compiled, beside other libraries on the same machine."""
