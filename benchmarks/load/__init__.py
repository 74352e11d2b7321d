"""How many sockets one process holds, and how long a move takes to the opponent's screen."""
