"""People at a table in the terminal: it draws views, lists options and says sentences, and knows no rules."""
