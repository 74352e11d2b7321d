"""``rowlock push-key``: make the key that identifies a server to push services."""

from importlib.util import find_spec
from typing import Annotated

import typer

from .typer_i18n import fail, use_language


def push_key(
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    use_language(lang)
    if find_spec("cryptography") is None:
        fail("serve-push-missing", setting="push-key")
    from ..server.push.web_push import new_private_key  # noqa: PLC0415 - its package is an extra

    print(f"ROWLOCK_PUSH_KEY={new_private_key()}")
