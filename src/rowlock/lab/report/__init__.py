"""Report of a simulation: statistics, text and charts."""
