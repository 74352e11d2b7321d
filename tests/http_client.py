"""httpx calls with one shared SSL context, for tests against a local server.

By default httpx builds a context with all system authorities for every client and request, which takes longer than most
responses here. Local servers use plain HTTP.
"""

import ssl
from functools import partial
from typing import Final

import httpx

NO_AUTHORITIES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts no authority, so that HTTPS requests fail."""
get = partial(httpx.get, verify=NO_AUTHORITIES)
post = partial(httpx.post, verify=NO_AUTHORITIES)
request = partial(httpx.request, verify=NO_AUTHORITIES)
BRIEFLY_IDLE: Final = httpx.Limits(keepalive_expiry=1)
"""Reuses no connection that the server may be about to close; it closes them after five idle seconds."""
client = partial(httpx.Client, verify=NO_AUTHORITIES, limits=BRIEFLY_IDLE)
async_client = partial(httpx.AsyncClient, verify=NO_AUTHORITIES, limits=BRIEFLY_IDLE)
