"""Playing in the terminal: it draws views, lists options and prints sentences, and knows no rules."""
