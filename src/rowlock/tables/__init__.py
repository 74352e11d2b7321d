"""Live tables: seats, turns, clocks, bots that fill in; the event log and its fan-out. No HTTP here."""
