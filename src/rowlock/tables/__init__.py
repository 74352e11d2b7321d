"""Live tables: seats, clocks, bots, the event log and its fan-out. Independent of HTTP."""
