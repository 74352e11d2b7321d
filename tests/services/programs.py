"""Programs that tests start: finds and installs them."""

import os
import re
import shutil
import subprocess
from pathlib import Path

PACKAGES = {
    "redis-server": "redis-server",
    "initdb": "postgresql",
    "postgres": "postgresql",
    "pg_basebackup": "postgresql",
    "chromium-headless-shell": "chromium-headless-shell",
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi",
    "Xvfb": "xvfb",
}
ALIASES = {
    "chromium-headless-shell": ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome"),
    "firefox-esr": ("firefox",),
}
"""Other names of a program, and other builds of it, which are slower."""
DEBIAN = Path("/usr/lib/postgresql")
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/rowlock.conf")


class MissingProgramError(Exception):
    def __init__(self, names: list[str]) -> None:
        packages = " ".join(dict.fromkeys(PACKAGES[name] for name in names))
        super().__init__(
            f"The tests need {' and '.join(names)}, not found here: install with, for example: "
            f"sudo apt-get install {packages}"
        )


def find(name: str) -> Path:
    """Find a program on the path or in Debian's PostgreSQL folders, newest version first."""
    versions = sorted(DEBIAN.glob("*/bin"), key=lambda folder: [int(n) for n in re.findall(r"\d+", str(folder))])
    places = (None, os.pathsep.join(map(str, reversed(versions))))
    names = (name, *ALIASES.get(name, ()))
    found = next((path for each in names for place in places if (path := shutil.which(each, path=place))), None)
    if found is None:
        raise MissingProgramError([name])
    return Path(found)


def missing() -> list[str]:
    absent: list[str] = []
    for name in PACKAGES:
        try:
            find(name)
        except MissingProgramError:
            absent.append(name)
    return absent


def check() -> None:
    """Raise MissingProgramError if any program is missing."""
    if absent := missing():
        raise MissingProgramError(absent)


def install() -> None:
    """Install missing programs, if root and with apt-get, and check."""
    absent = missing()
    if absent and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        packages = list(dict.fromkeys(package for name in absent for package in PACKAGES[name].split()))
        print(f"Installing {' and '.join(packages)} ...", flush=True)
        # Keep Debian's package from creating and starting a database cluster.
        made = [folder for folder in (NO_CLUSTER.parent, NO_CLUSTER.parent.parent) if not folder.exists()]
        NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n", "utf-8")
        try:
            apt_get("update")
            apt_get("install", "-y", "--no-install-recommends", *packages)
        finally:
            NO_CLUSTER.unlink()
            for folder in made:
                if not any(folder.iterdir()):
                    folder.rmdir()
    check()


def apt_get(*arguments: str) -> None:
    # Ignore the exit code: errors go to the terminal, and check() decides.
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", *arguments], env=environment, stdout=subprocess.DEVNULL, check=False)
