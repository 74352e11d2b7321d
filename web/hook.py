"""Hatch build hook: builds the browser client and, except for editable installs, the documentation."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]


class ClientHook(BuildHookInterface):
    """Runs before hatchling collects the files."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        _build("web/build.py")
        if version != "editable":  # there make docs builds it
            _build("docs/make_site.py")


def _build(script: str) -> None:
    runpy.run_path(str(ROOT / script))["build"]()
