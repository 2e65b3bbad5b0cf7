"""What has happened, for the log and the screen."""
