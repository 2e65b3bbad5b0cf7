"""How bots value positions of Bad Bones."""
