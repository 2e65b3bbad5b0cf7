"""How bots value positions of Too Many Bones."""
