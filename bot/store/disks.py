"""Say what kind of disk a path is on, where the system lists its disks."""

from pathlib import Path

MOUNTS = Path("/proc/mounts")
"""Where Linux lists the disks: device, folder and kind, one a line."""

_NETWORK = {"9p", "ceph", "cifs", "glusterfs", "nfs", "nfs4", "smb3", "smbfs"}
_REMOTE = "fuse."
"""How the kinds of disks begin that a program provides, most of them over a network."""


def kind_of_disk(path: Path, mounts: Path) -> str:
    """Return the kind of disk that a path is on, empty where that is not known."""
    if not mounts.exists():
        return ""
    listed = [line.split() for line in mounts.read_text(encoding="utf-8").splitlines()]
    found = {Path(where.replace(r"\040", " ")): kind for _, where, kind, *_ in listed}
    resolved = path.resolve()
    return next((found[one] for one in (resolved, *resolved.parents) if one in found), "")


def is_network(file_system: str) -> bool:
    """Return whether a kind of disk is elsewhere: SQLite's write-ahead log does not work there."""
    return file_system in _NETWORK or file_system.startswith(_REMOTE)
