"""The environment of programs that tests start: without what a developer may have set for herself."""

import os

MINE = ("LC_", "LANG", "ROWLOCK_", "FORCE_COLOR", "NO_COLOR", "XDG_")


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without personal settings, and with these."""
    return {name: value for name, value in os.environ.items() if not name.startswith(MINE)} | more
