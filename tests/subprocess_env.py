"""Environment of subprocesses in tests, without the developer's personal settings."""

import os
import signal

PERSONAL = ("LC_", "LANG", "ROWLOCK_", "FORCE_COLOR", "NO_COLOR", "XDG_")


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without personal settings, plus these."""
    return {name: value for name, value in os.environ.items() if not name.startswith(PERSONAL)} | more


def interruptible() -> None:
    """Restore the default SIGINT handler; for ``preexec_fn``, since the test runner may ignore the signal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
