"""Exceptions of msgspec."""


class MsgspecError(Exception):
    """Base class."""


class EncodeError(MsgspecError):
    """A value cannot be encoded."""


class DecodeError(MsgspecError):
    """The input is not JSON."""


class ValidationError(DecodeError):
    """The JSON does not match the type."""
