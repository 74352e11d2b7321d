"""The arrays of the networks against the plain rules, and what the networks are to keep to."""
