"""The errors of msgspec."""


class MsgspecError(Exception):
    """The parent of all."""


class EncodeError(MsgspecError):
    """A value that cannot be written."""


class DecodeError(MsgspecError):
    """A text that is not JSON."""


class ValidationError(DecodeError):
    """JSON that is not what it should be."""
