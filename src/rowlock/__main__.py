"""Entry point of ``python -m rowlock``, the same as the command ``rowlock``."""

from .cli import main

if __name__ == "__main__":
    main()
