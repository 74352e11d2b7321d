"""``python -m rowlock`` is the command ``rowlock``."""

from .cli import main

if __name__ == "__main__":
    main()
