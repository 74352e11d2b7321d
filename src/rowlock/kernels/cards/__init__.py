"""The compiled card game: rules, plays, shuffles, policies and the simulation loop."""
