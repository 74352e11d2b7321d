"""Lab: simulation, tournaments and solving, with reports and charts. Needs ``[lab]``."""
