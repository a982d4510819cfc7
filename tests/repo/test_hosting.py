"""What hosts copy: the image, the compose file and the unit name files that are there."""

import re

from bot import exits
from tests.repo.sources import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
INSTRUCTIONS = {
    *("FROM", "WORKDIR", "RUN", "COPY", "USER", "ENV", "VOLUME", "STOPSIGNAL", "HEALTHCHECK", "CMD")
}


def test_the_image_is_built_of_files_that_are_there_and_sent() -> None:
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, flags=re.MULTILINE)
    copied = [name for line in lines for name in line.split()]
    assert len(copied) > 5
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert [name for name in copied if f"!{name}" not in sent] == []


def test_the_image_pins_its_base_runs_as_nobody_special_and_stops_politely() -> None:
    lines = [line for line in DOCKERFILE.split("\n") if line and not line.startswith("#")]
    assert {line.split()[0] for line in lines} <= INSTRUCTIONS
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, flags=re.MULTILINE)
    assert all(
        re.fullmatch(r"python:[0-9]+\.[0-9]+\.[0-9]+-slim-\w+@sha256:[0-9a-f]{64}", base)
        for base in bases
    )
    assert re.search(r"^USER 10001$", DOCKERFILE, flags=re.MULTILINE)
    assert "STOPSIGNAL SIGTERM" in DOCKERFILE


def test_the_image_installs_what_the_lock_of_the_bot_names() -> None:
    whole = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    own = (ROOT / "requirements.run.lock").read_text(encoding="utf-8")
    pinned = re.findall(r"^[a-z0-9-]+==\S+", own, flags=re.MULTILINE)
    assert len(pinned) > 15
    assert [one for one in pinned if one not in whole] == []
    assert "://" not in own
    assert "-r requirements.run.lock" in DOCKERFILE


def test_the_unit_runs_the_bot_and_may_write_its_data_alone() -> None:
    unit = (ROOT / "deploy" / "above-and-below.service").read_text(encoding="utf-8")
    assert "-m bot run" in unit
    assert "ProtectSystem=strict" in unit
    assert "EnvironmentFile=-/srv/above-and-below/.env\n" in unit
    assert "ReadWritePaths=-/srv/above-and-below/data\n" in unit


def test_hosts_read_each_status_with_which_the_bot_ends_and_systemd_knows_them() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    decision = (ROOT / "docs" / "decisions" / "0056-life.md").read_text(encoding="utf-8")
    unit = (ROOT / "deploy" / "above-and-below.service").read_text(encoding="utf-8")
    ends = {value for name, value in vars(exits).items() if name.isupper() and name[0] != "_"}
    typed = {2}  # argparse's own
    for text in (page, decision):
        rows = re.findall(r"^\| ([0-9]+) \| .+ \| (yes|no)", text, flags=re.MULTILINE)
        assert {int(status) for status, _ in rows} == ends | typed
        assert [int(status) for status, again in rows if again == "yes"] == [exits.FAILED]
    assert f"RestartPreventExitStatus={exits.IN_USE} {exits.MISTAKE}\n" in unit


def test_what_a_first_hour_shows_is_what_the_bot_prints() -> None:
    shown = (ROOT / "docs" / "first-hour.md").read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py"))
    for printed in ("invite this bot:", "none changed", "All is well.", "the bot is on none"):
        assert printed in shown
        assert printed in code
