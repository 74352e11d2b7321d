"""Network addresses: loopback and wildcard checks, keys of rate limits, this machine's address on its network."""

import socket
from collections.abc import Iterable, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit


def network_address() -> str | None:
    """Return the IPv4 address of this machine on its local network; None without a network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: connecting a UDP socket only selects the outgoing address
        address = str(probe.getsockname()[0])
        if not is_loopback(address):
            return address
    return None


def is_wildcard(host: str) -> bool:
    """Return whether a host to listen on means every address of the machine."""
    address = _parse(host)
    return address is not None and address.is_unspecified


def is_loopback(host: str) -> bool:
    """Return whether a name or an address reaches this machine only."""
    address = _parse(host)
    return host == "localhost" or host.endswith(".localhost") if address is None else address.is_loopback


LOCAL_SUFFIXES: Final = (".home.arpa", ".internal", ".lan", ".local", ".localhost")
"""Endings of names that nobody can register on the Internet."""


def is_local_name(netloc: str) -> bool:
    """Return whether a ``Host`` cannot be a name that a stranger has pointed at this machine (DNS rebinding).

    An address, a name without a dot, a name of a local network, or this machine's own name. A page that was loaded from
    an address cannot change where the address leads, whatever network it is of.
    """
    try:
        host = (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return (
        _parse(host) is not None
        or "." not in host
        or host.endswith(LOCAL_SUFFIXES)
        or host == socket.gethostname().lower()
    )


def network_key(host: str) -> str:
    """Return the key that rate limits use for an address: for IPv6 its /64 network, since one client has all of it."""
    address = _parse(host)
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address or host)


def is_within(host: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Return whether an address is in one of some networks."""
    address = _parse(host)
    return address is not None and any(address in network for network in networks)


def client_key(scope: Mapping[str, Any]) -> str:
    """Return the rate-limit key of a client's address; a trusted proxy's ``X-Forwarded-For`` is already applied."""
    client = scope.get("client")
    return network_key(client[0]) if client else "local"


def _parse(host: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, an IPv4-mapped one as IPv4; None for a name."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address
