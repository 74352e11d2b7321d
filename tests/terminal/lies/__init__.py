"""Servers that lie about the dice: modules that ``rowlock serve`` loads by ROWLOCK_GAMES."""
