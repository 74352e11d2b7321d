"""Where people find the server: on this machine, on its network, or behind a name."""

import ipaddress
import socket
from contextlib import suppress


def network_address() -> str | None:
    """The address of this machine on its local network, if it is on one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way a packet would go
        address = str(probe.getsockname()[0])
        if not ipaddress.ip_address(address).is_loopback:
            return address
    return None


def is_wildcard(host: str) -> bool:
    """Whether who listens there listens at every address of the machine."""
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def is_loopback(host: str) -> bool:
    """Whether a name or an address means this machine alone."""
    with suppress(ValueError):
        address = ipaddress.ip_address(host)
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        return (mapped or address).is_loopback
    return host == "localhost" or host.endswith(".localhost")
