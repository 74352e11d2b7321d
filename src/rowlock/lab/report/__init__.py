"""Reports of simulations and tournaments: statistics, text and charts."""

from ..runner import Run, Simulation, Tournament
from .simulation import report_simulation
from .statistics import NoGamesError, RunReport
from .tournament import report_tournament


def report(run: Run, version: str) -> RunReport:
    """What a run found. Raises NoGamesError."""
    if isinstance(run, Tournament):
        return report_tournament(run, version)
    assert isinstance(run, Simulation)
    return report_simulation(run, version)


__all__ = ["NoGamesError", "report"]
