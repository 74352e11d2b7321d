"""The client in WebKitGTK, the engine of Safari, from Debian's packages: ``make engines``."""
