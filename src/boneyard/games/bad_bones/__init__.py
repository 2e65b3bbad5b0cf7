"""Bad Bones: skeletons march over everybody's kingdom, and traps send them to the neighbours."""
