"""Games on this machine in the terminal: setup, dialog, saves and practice."""
