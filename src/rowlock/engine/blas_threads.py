"""Environment variables that limit linear algebra libraries to one thread.

Set them before the libraries are loaded, which read them then; so nothing is imported here. Use one thread where more
are no faster or other processes need the cores.
"""

from typing import Final

ONE_THREAD: Final[dict[str, str]] = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"
)
