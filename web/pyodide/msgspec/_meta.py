"""Constraints of annotated types."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Meta:
    """Constraints on the values of an annotated type."""

    ge: int | None = None
    gt: int | None = None
    le: int | None = None
    lt: int | None = None
    pattern: str | None = None
    min_length: int | None = None
    max_length: int | None = None
    title: str | None = None
    description: str | None = None
