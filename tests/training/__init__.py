"""Training, on whatever there is: a course so small that it learns next to nothing."""
