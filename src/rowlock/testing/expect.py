"""The kit's way to say that something does not hold. Not ``assert``: that is gone under ``python -O``."""


def expect(holds: bool, fault: str) -> None:
    """Raise AssertionError with the fault unless something holds."""
    if not holds:
        raise AssertionError(fault)
