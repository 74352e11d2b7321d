"""httpx for tests that ask a server on this machine: the same calls, with one SSL context for all of them.

httpx makes one for every client and every request, with all the authorities that a system trusts: more work than most
answers here, and no address here is secure.
"""

import ssl
from functools import partial
from typing import Final

import httpx

UNUSED: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: who asks a secure address with it is refused."""
get = partial(httpx.get, verify=UNUSED)
post = partial(httpx.post, verify=UNUSED)
request = partial(httpx.request, verify=UNUSED)
client = partial(httpx.Client, verify=UNUSED)
async_client = partial(httpx.AsyncClient, verify=UNUSED)
