"""A machine of one's own to install the bot on: this one's programs, under other folders.

Commands run as root in a mount namespace in which /etc, /srv, /run and the folders of people are
the machine's own. `sudo`, `systemctl` and `journalctl` are stood in for, since no service manager
runs there; `nano` puts the token in, as its reader is told to.
"""

import os
import shutil
import subprocess
from pathlib import Path

from tests.repo.sources import ROOT
from tests.stub.world import TOKEN

TOOLS = Path(__file__).parent / "tools"
_PATH = "/mnt/tools:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
_OWN = ("etc", "srv", "run", "root", "home", "mnt", "tmp")
"""`/tmp` is the last: the folder itself may be below it."""

_LONGEST = 300

_NANO = f"""#!/bin/sh
exec sed -i 's/^DISCORD_TOKEN=$/DISCORD_TOKEN={TOKEN}/' "$1"
"""


def why_not() -> str:
    """Say why no such machine can be had here; nothing where it can."""
    if os.geteuid():
        return "only root has a mount namespace"
    needed = ("unshare", "setpriv", "useradd", "systemd-analyze", "sqlite3", "git")
    if missing := [name for name in needed if not shutil.which(name)]:
        return f"this machine has no {', '.join(missing)}"
    ready = ["unshare", "--mount", "/usr/bin/python3", "-c", "import ensurepip, venv"]
    if subprocess.run(ready, check=False, capture_output=True).returncode:
        return "Debian's python3-venv is not installed, or namespaces are forbidden"
    return ""


class Machine:
    """A machine whose bots find `discord`, an address, in Discord's place."""

    def __init__(self, folder: Path, discord: str) -> None:
        self.folder = folder
        self._discord = discord
        for name in _OWN[1:]:
            (folder / name).mkdir()
        shutil.copytree("/etc", folder / "etc", symlinks=True)
        (folder / "tmp").chmod(0o1777)
        shutil.copytree(TOOLS, folder / "mnt" / "tools")
        nano = folder / "mnt" / "tools" / "nano"
        nano.write_text(_NANO, encoding="utf-8")
        nano.chmod(0o755)

    @property
    def data(self) -> Path:
        return self.folder / "srv" / "above-and-below" / "data"

    @property
    def home(self) -> Path:
        return self.folder / "root"

    def log(self) -> str:
        """Give what the service has written."""
        return (self.folder / "mnt" / "journal").read_text(encoding="utf-8")

    def run(self, script: str) -> str:
        """Run lines as they are typed, up to the first that fails; give what they print.

        Raises AssertionError with that.
        """
        binds = [f"mount --bind {self.folder}/{name} /{name}" for name in _OWN]
        lines = "\n".join(["set -o pipefail", *binds, "cd /root", script])
        ran = subprocess.run(
            ["unshare", "--mount", "bash", "-euc", lines],
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=_LONGEST,
        )
        assert ran.returncode == 0, f"{script}\n{ran.stdout}"
        return ran.stdout

    def _environment(self) -> dict[str, str]:
        pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        return {
            "PATH": _PATH,
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "LOOPBACK": self._discord,
            "PYTHONPATH": "/mnt/tools/python",
            **pip,
        }

    def stop(self) -> None:
        """Leave no process behind."""
        self.run("systemctl kill above-and-below")


def repository(folder: Path) -> Path:
    """Make a repository of the tree as it is, also of what is not committed yet."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    git(folder, "init", "-q", "--initial-branch=main")
    commit(folder)
    return folder


def commit(folder: Path) -> None:
    """Commit all; a real one has no tag either."""
    git(folder, "add", "--all", "--force")
    git(folder, "commit", "-q", "-m", "Go on")


def git(folder: Path, *arguments: str) -> None:
    name = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org")
    subprocess.run(["git", *name, *arguments], cwd=folder, check=True, capture_output=True)
