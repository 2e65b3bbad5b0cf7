"""The server for tables in the browser: its database, and the messages between browser and server."""
