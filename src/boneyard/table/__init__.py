"""The table in the browser: a server, its database, and the messages between the two."""
