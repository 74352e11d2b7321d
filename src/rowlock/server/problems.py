"""HTTP errors as problem+json (RFC 9457): a stable code and a message in the client's language."""

import logging
import re
from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from ..formats.errors import FormatError, bad_path
from ..i18n import LANGUAGES, words
from ..rules import RuleError
from ..tables.errors import SENTENCES, TableError
from ..tables.frames import Problem
from . import metrics

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
MEDIA_TYPE: Final = "application/problem+json"

STATUS: Final[Mapping[str, int]] = {
    code: status
    for status, codes in {
        400: (
            "bad_entropy",
            "bad_frame",
            "bad_name",
            "bad_option",
            "bad_record",
            "bad_request",
            "bad_subscription",
            "bot_cannot_play",
            "unknown_bot",
            "unknown_reaction",
        ),
        401: ("bad_token", "no_identity"),
        403: (
            "bad_code",
            "forbidden",
            "foreign_host",
            "foreign_origin",
            "no_spectators",
            "not_by_token",
            "not_seated",
            "not_the_host",
        ),
        404: (
            "no_documentation",
            "no_push",
            "no_such_code",
            "no_such_day",
            "no_such_page",
            "no_such_table",
            "no_such_token",
        ),
        405: ("wrong_method",),
        409: ("hint_under_way", "too_many_listed", "too_many_tokens"),
        413: ("too_large",),
        415: ("wrong_media_type",),
        429: ("too_fast", "too_many_sockets", "too_many_strong_bots"),
        500: ("server_error",),
        503: ("busy", "newer_log", "unavailable"),
    }.items()
    for code in codes
}
"""HTTP status per code. Other codes are conflicts with the state of the table, 409; FormatError is 400."""
CODES: Final = (STATUS.keys() - SENTENCES.keys()) | {"frame_too_large"}
"""Codes raised by the server itself; each has a Fluent message ``table-CODE``, like the codes of TableError."""


class ApiError(Exception):
    """A request that the server refuses before it reaches a table; ``code`` is of ``CODES`` or of TableError."""

    def __init__(self, code: str, headers: Mapping[str, str] | None = None, **details: str | int) -> None:
        assert code in CODES or code in SENTENCES, code
        self.code = code
        self.details = details
        self.headers = headers or {}
        super().__init__(code)


CodedError = TableError | RuleError | FormatError | ApiError


def error_message(error: CodedError, language: str) -> str:
    """Render an error as a sentence in a language."""
    say = words(language)
    if isinstance(error, RuleError):
        return say.rule(error)
    if isinstance(error, FormatError):
        return say("table-bad_frame", where=error.where or "none")
    return say(f"table-{error.code}", **error.details)


MAX_ACCEPT_LANGUAGE: Final = 200
_LANGUAGE_RANGE: Final = re.compile(
    r"\s*([a-z]{1,8}|\*)((?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.[0-9]*)?|1(?:\.0*)?)\s*)?",
    re.ASCII | re.IGNORECASE,
)


def language_of(headers: Mapping[str, str]) -> str:
    """Choose the language of a response from ``Accept-Language`` (RFC 9110, 12.5.4); English if none fits.

    The highest weight wins, then the order of appearance. A range with a region counts for its language. Weight 0
    excludes a language. ``*`` stands for the first of ``LANGUAGES`` that no other range names, and loses ties.
    Malformed ranges are ignored, and everything after 200 characters.
    """
    header = headers.get("accept-language", "")
    if len(header) > MAX_ACCEPT_LANGUAGE:
        header = header[:MAX_ACCEPT_LANGUAGE].rpartition(",")[0]  # the last range may be cut
    matches = [match for match in map(_LANGUAGE_RANGE.fullmatch, header.split(",")) if match is not None]
    ranges = [(match[1].lower(), match[2], float(match[3] or 1)) for match in matches]
    excluded = {language for language, region, weight in ranges if not weight and not region}
    named = excluded.union(language for language, _, weight in ranges if weight)
    unnamed = [language for language in LANGUAGES if language not in named]
    known = ({*LANGUAGES, "*"} if unnamed else {*LANGUAGES}) - excluded
    candidates = [(weight, language) for language, _, weight in ranges if weight and language in known]
    _, best = max(candidates, key=lambda each: (each[0], each[1] != "*"), default=(0, LANGUAGES[0]))
    return unnamed[0] if best == "*" else best


def problem(error: CodedError, language: str) -> Problem:
    code = error.code
    status = STATUS.get(code, 409 if not isinstance(error, FormatError) else 400)
    clause = error.clause if isinstance(error, RuleError) else None
    return Problem(
        f"urn:rowlock:{code}", words(language)("problem-title"), status, code, error_message(error, language), clause
    )


DISCONNECTED: Final = "client disconnected prematurely"
"""Litestar's message when a client closes the connection within a body; any client can, so it is not logged."""
_CODE_OF_STATUS: Final = {404: "no_such_page", 405: "wrong_method", 413: "too_large", 415: "wrong_media_type"}


def handle_exception(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer any exception of a route with a problem."""
    coded = _coded(request, error)
    metrics.REFUSALS.labels(coded.code).inc()
    found = problem(coded, language_of(request.headers))
    headers = dict(coded.headers) if isinstance(coded, ApiError) else {}
    return Response(msgspec.json.encode(found), status_code=found.status, media_type=MEDIA_TYPE, headers=headers)


def _coded(request: AnyRequest, error: Exception) -> CodedError:
    """Return an exception as an error with a code. Unexpected ones are logged, and become one without details."""
    if isinstance(error, (TableError, RuleError, FormatError, ApiError)):
        return error
    if isinstance(error, (ValidationException, msgspec.MsgspecError, UnicodeError, RecursionError)):
        return ApiError("bad_request", where=bad_entry(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = _CODE_OF_STATUS.get(error.status_code, "bad_request")
        return ApiError(code, headers=error.headers, where="none")
    if isinstance(error, InternalServerException) and error.detail == DISCONNECTED:
        return ApiError("bad_request", where="none")
    scope = cast("Mapping[str, Any]", request.scope)
    route = scope.get("path_template", "unknown route")  # without table ids, which give access
    log.error("unexpected error in %s %s", request.method, route, exc_info=error)
    return ApiError("server_error")


def bad_entry(error: Exception) -> str:
    """Return the name of the invalid entry of a request, never its value; ``none`` if unknown."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        name = str(extra[0].get("key", ""))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
    else:
        name = bad_path(error)
    return name.lstrip(".")[:60] or "none"
