"""Training, on whatever there is: a plan so small that it learns next to nothing."""
