"""Every figure that the documentation quotes comes from here: ``make bench``."""
