"""A fourth game, registered from outside: its module, its words and its tests."""
