"""Check for the programs that tests need, or install them: ``python -m tests.services check`` or ``install``."""

import sys

from .programs import MissingProgramError, check, install

try:
    {"check": check, "install": install}[sys.argv[1]]()
except MissingProgramError as error:
    print(error, file=sys.stderr)
    sys.exit(2)
