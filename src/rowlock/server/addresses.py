"""Network addresses: loopback and wildcard checks, this machine's address on its local network."""

import ipaddress
import socket
from contextlib import suppress


def network_address() -> str | None:
    """Return the IPv4 address of this machine on its local network; None without a network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: connecting a UDP socket only selects the outgoing address
        address = str(probe.getsockname()[0])
        if not ipaddress.ip_address(address).is_loopback:
            return address
    return None


def is_wildcard(host: str) -> bool:
    """Return whether a host to listen on means every address of the machine."""
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def is_loopback(host: str) -> bool:
    """Return whether a name or an address reaches this machine only."""
    with suppress(ValueError):
        address = ipaddress.ip_address(host)
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        return (mapped or address).is_loopback
    return host == "localhost" or host.endswith(".localhost")
