"""Training, scouting, lockpicking and darts."""
