"""The solved solo dice game: backward induction, the stored solution and its policy."""
