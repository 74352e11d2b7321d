"""``expect``: an assertion that is not removed by ``python -O``."""


def expect(holds: bool, fault: str) -> None:
    """Raise AssertionError with the fault unless the condition holds."""
    if not holds:
        raise AssertionError(fault)
