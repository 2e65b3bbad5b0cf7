"""What is on the table: units, dice, the mat, the turn, the adventure."""
