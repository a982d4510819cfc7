"""The Dockerfile's steps and the walls of compose.yaml, in a bare root below a folder.

There is no registry to take a base image from: this machine's /usr stands in for it.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from subprocess import DEVNULL, Popen

from tests.repo.sources import ROOT

_LINKS = ("bin", "sbin", "lib", "lib64")
_FOLDERS = ("usr", "proc", "dev", "tmp", "root", "run", "home", "srv")
_TOOLS = Path(__file__).parent / "tools" / "python"
_LONGEST = 300


class Image:
    """An image that is built, and the settings with which it runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in _FOLDERS:
            (folder / name).mkdir()
        for name in _LINKS:
            (folder / name).symlink_to(f"usr/{name}")
        shutil.copytree("/etc", folder / "etc", symlinks=True)
        shutil.copytree(_TOOLS, folder / "srv" / "python")
        (folder / "tmp").chmod(0o1777)
        self.environment: dict[str, str] = {}
        self.user = "0"
        self.workdir = "/"
        self.command: list[str] = []
        self.health: list[str] = []

    def build(self) -> None:
        """Do what the Dockerfile says, step by step, both stages in one root."""
        text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
        for line in text.splitlines():
            if line and not line.startswith("#"):
                name, _, rest = line.partition(" ")
                self._step(name, rest)

    def _step(self, name: str, rest: str) -> None:
        match name:
            case "RUN":
                # The base image calls it so.
                script = f'cd {self.workdir}; python() {{ python3 "$@"; }}; {rest}'
                environment = {k: v for k, v in os.environ.items() if k.startswith("PIP_")}
                subprocess.run(
                    self._in_root("bash", "-euc", script),
                    check=True,
                    env=self._env(**environment),
                    timeout=_LONGEST,
                    stdout=DEVNULL,
                )
            case "COPY" if rest.startswith("--from"):
                pass  # the second stage takes it from the first, which is the same root here
            case "COPY":
                *sources, target = rest.split()
                for source in sources:
                    self._copy(ROOT / source, self.folder / self.workdir.strip("/") / target)
            case "WORKDIR":
                self.workdir = rest
                (self.folder / rest.strip("/")).mkdir(parents=True, exist_ok=True)
            case "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            case "USER":
                self.user = rest
            case "CMD":
                self.command = json.loads(rest)
            case "HEALTHCHECK":
                self.health = json.loads(rest.partition("CMD ")[2])
            case _:
                assert name in ("FROM", "VOLUME", "STOPSIGNAL"), name

    def _copy(self, source: Path, target: Path) -> None:
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target / source.name if target.is_dir() else target)

    def run(self, log: Path, **settings: str) -> Popen[bytes]:
        """Start the container's command, within the walls that compose.yaml builds."""
        walls = (ROOT / "compose.yaml").read_text(encoding="utf-8")
        assert re.search(r"^    read_only: true$", walls, re.MULTILINE)
        assert re.search(r"^    cap_drop: \[ALL\]$", walls, re.MULTILINE)
        with log.open("ab") as file:
            return Popen(
                self._in_root(*self.command, walled=True),
                env=self._env(**settings),
                stdin=DEVNULL,
                stdout=file,
                stderr=file,
            )

    def succeeds(self, *command: str, **settings: str) -> bool:
        """Run a further command within the same walls."""
        ran = subprocess.run(
            self._in_root(*command, walled=True),
            env=self._env(**settings),
            check=False,
            capture_output=True,
        )
        return not ran.returncode

    def is_healthy(self, **settings: str) -> bool:
        """Ask as the health check does."""
        return self.succeeds(*self.health, **settings)

    def _env(self, **more: str) -> dict[str, str]:
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin"
        return {"PATH": path, "HOME": "/root", "LANG": "C.UTF-8", **self.environment, **more}

    def _in_root(self, *command: str, walled: bool = False) -> list[str]:
        """Give the command that runs one in the root, as its user and within its walls if asked."""
        root = shlex.quote(str(self.folder))
        lines = [f"mount --rbind /{name} {root}/{name}" for name in ("usr", "proc", "dev")]
        inner = command
        if walled:
            lines = [
                f"mount --rbind {root} {root} && mount --bind {root}/data {root}/data",
                f"mount -o remount,bind,ro {root}",
                *lines,
                f"mount -t tmpfs none {root}/tmp",
            ]
            drop = ("--clear-groups", "--inh-caps=-all", "--bounding-set=-all", "--no-new-privs")
            user = (f"--reuid={self.user}", f"--regid={self.user}")
            inner = ("setpriv", *user, *drop, "env", f"--chdir={self.workdir}", *command)
        lines.append(f"exec chroot {root} {shlex.join(inner)}")
        return ["unshare", "--mount", "bash", "-euc", "\n".join(lines)]
