"""The environment of programs that tests start: without what a developer may have set for herself."""

import os
import signal

MINE = ("LC_", "LANG", "ROWLOCK_", "FORCE_COLOR", "NO_COLOR", "XDG_")


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without personal settings, and with these."""
    return {name: value for name, value in os.environ.items() if not name.startswith(MINE)} | more


def interruptible() -> None:
    """In a program about to start: Ctrl-C means what it says, though whoever runs the tests may ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
