"""How many cores linear algebra takes: one, where several are no faster, or others need them.

Libraries look at these names when they are loaded, so they have to be set before. Nothing is imported here.
"""

from typing import Final

ONE_THREAD: Final[dict[str, str]] = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"
)
