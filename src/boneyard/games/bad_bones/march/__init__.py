"""How skeletons march, and what their moves end in."""
