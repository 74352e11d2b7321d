"""Builds the browser client whenever the package is built: a wheel, an editable install or a source distribution."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Called by hatchling before it packs anything."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        runpy.run_path(str(Path(__file__).with_name("build.py")))["build"]()
