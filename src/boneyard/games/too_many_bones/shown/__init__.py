"""What players see and read: views, prompts, labels, log sentences and previews. Not compiled."""
