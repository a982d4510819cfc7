"""Every setting is explained where an operator looks for it, and is read from where it is set."""

import ast
import re
from pathlib import Path

import pytest

from bot.exits import HostMistake
from bot.settings import Settings, misspelt, read_settings, shown
from tests.faults.spoiled_machines import as_user, give_away, nobody, open_folder
from tests.repo.sources import ROOT, tree_of

EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")


def test_every_setting_stands_in_the_example_and_nothing_else() -> None:
    shown = re.findall(r"^([A-Z_]+)=", EXAMPLE, flags=re.MULTILINE)
    known = [name.upper() for name in Settings.model_fields]
    lacking, odd = sorted(set(known) - set(shown)), sorted(set(shown) - set(known))
    assert not lacking, f"write {', '.join(lacking)} in .env.example, below a line that explains it"
    assert not odd, f".env.example sets {', '.join(odd)}: no field of Settings in bot/settings.py"
    assert shown == known, "the settings stand in another order in .env.example"


def test_every_line_of_the_example_is_explained_above_it() -> None:
    lines = EXAMPLE.splitlines()
    for number, line in enumerate(lines):
        if re.match("[A-Z_]+=", line):
            assert lines[number - 1].startswith("# "), line


def test_the_example_shows_what_holds_without_it() -> None:
    for name, field in Settings.model_fields.items():
        (value,) = re.findall(rf"^{name.upper()}=(.*)$", EXAMPLE, flags=re.MULTILINE)
        if value:
            assert value == str(field.default), name


def test_every_setting_has_its_sentence() -> None:
    tree = tree_of(ROOT / "bot" / "settings.py")
    (settings,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Settings"]
    for place, node in enumerate(settings.body):
        if isinstance(node, ast.AnnAssign):
            following = settings.body[place + 1]
            assert isinstance(following, ast.Expr), ast.unparse(node)
            assert isinstance(following.value, ast.Constant)


@pytest.fixture
def env_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of settings, in an environment that says nothing."""
    for name in Settings.model_fields:
        for spelled in (name, name.upper()):
            monkeypatch.delenv(spelled, raising=False)
    path = tmp_path / ".env"
    path.write_text(
        "# A comment.\nBACKUPS_KEPT=3\nDISCORD_TOKEN=filed\nOTHERS=1\n", encoding="utf-8"
    )
    return path


def test_the_example_can_be_read_as_it_is(env_file: Path) -> None:
    env_file.write_text(EXAMPLE, encoding="utf-8")
    assert read_settings(env_file) == Settings()


def test_without_a_file_the_defaults_hold(env_file: Path) -> None:
    assert read_settings(env_file.with_name("missing")) == Settings()


def test_what_is_given_counts_most_then_the_environment_then_the_file(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_settings(env_file).backups_kept == 3
    monkeypatch.setenv("backups_kept", "4")
    monkeypatch.setenv("PICTURES", "no")
    settings = read_settings(env_file, log_level="DEBUG")
    assert (settings.backups_kept, settings.pictures, settings.log_level) == (4, False, "DEBUG")
    assert read_settings(env_file, backups_kept=5).backups_kept == 5


def test_packs_are_separated_by_colons(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENCOUNTER_PACKS", "one:/two/three:")
    assert read_settings(env_file).encounter_packs == (Path("one"), Path("/two/three"))


@pytest.mark.parametrize("wrong", ["-1", "some", ""])
def test_a_setting_that_makes_no_sense_is_refused(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    monkeypatch.setenv("BACKUPS_KEPT", wrong)
    with pytest.raises(HostMistake, match=f'BACKUPS_KEPT is "{wrong}"'):
        read_settings(env_file)


@pytest.mark.parametrize(
    ("name", "wrong", "wanted"),
    [
        ("BACKUPS_KEPT", "1.5", "a whole number, 0 or more"),
        ("DATABASE", "", "a file, such as data/table.sqlite3"),
        ("DATABASE", "/", "a file, such as data/table.sqlite3"),
        ("PICTURES", "maybe", "True or False"),
        ("NARRATION", "", "True or False"),
        ("NARRATION_URL", "localhost:8880", "a whole address, which begins with http"),
        ("NARRATION_COMMAND", "say 'so", "a command whose quotation marks are closed"),
        ("NEW_DMS_PER_HOUR", "many", "a whole number, 0 or more"),
        ("LOG_LEVEL", "verbose", "DEBUG, INFO, WARNING or ERROR"),
    ],
)
def test_it_is_told_by_its_name_with_its_value_and_what_it_takes(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, name: str, wrong: str, wanted: str
) -> None:
    monkeypatch.setenv(name, wrong)
    with pytest.raises(HostMistake) as refused:
        read_settings(env_file)
    assert str(refused.value).startswith(f'{name} is "{wrong}", and takes {wanted}')


def test_each_setting_that_is_wrong_has_a_line(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PICTURES", "maybe")
    env_file.write_text("BACKUPS_KEPT=-3\n", encoding="utf-8")
    with pytest.raises(HostMistake) as refused:
        read_settings(env_file)
    assert [line.split()[0] for line in str(refused.value).splitlines()] == [
        "BACKUPS_KEPT",
        "PICTURES",
    ]


def test_a_token_that_cannot_be_one_is_refused_unshown(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wrong in ("Bot abc.def", "abc\ndef", "abc\u00e9f"):
        monkeypatch.setenv("DISCORD_TOKEN", wrong)
        with pytest.raises(HostMistake, match="DISCORD_TOKEN is no token") as refused:
            read_settings(env_file)
        assert "abc" not in str(refused.value)
    monkeypatch.setenv("DISCORD_TOKEN", " abc.def\n")
    assert read_settings(env_file).discord_token.get_secret_value() == "abc.def"


def test_the_log_level_counts_in_either_case(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    assert read_settings(env_file).log_level == "DEBUG"


def test_a_file_of_settings_that_is_no_text_is_refused(env_file: Path) -> None:
    env_file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(HostMistake, match=f"{env_file} cannot be read"):
        read_settings(env_file)


def test_a_misspelt_setting_is_found_and_others_names_are_not(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert misspelt(env_file) == []
    env_file.write_text("BACKUP_KEPT=3\nDATABASE_URL=mine\nLOGLEVEL=INFO\n", encoding="utf-8")
    monkeypatch.setenv("pictrues", "no")
    assert misspelt(env_file) == [
        ("BACKUP_KEPT", "BACKUPS_KEPT"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("pictrues", "PICTURES"),
    ]


def test_what_is_set_otherwise_than_at_first_is_shown(env_file: Path) -> None:
    assert shown(read_settings(env_file)) == "BACKUPS_KEPT=3"
    assert shown(Settings()) == "none changed"


def test_a_file_of_settings_that_is_closed_says_who_may_read_it() -> None:
    with open_folder() as folder:
        env_file, data = folder / ".env", folder / "data"
        env_file.touch(0o600)
        data.mkdir()
        let = f"sudo chgrp nobody {env_file} && sudo chmod 640 {env_file}"
        with nobody(), pytest.raises(HostMistake, match=f"Permission denied.*{let}"):
            read_settings(env_file)
        give_away(data)
        with as_user(1), pytest.raises(HostMistake, match="run this as the bot's user: sudo -u no"):
            read_settings(env_file)


def test_the_token_is_shown_nowhere(env_file: Path) -> None:
    settings = read_settings(env_file)
    assert settings.discord_token.get_secret_value() == "filed"
    assert "filed" not in f"{settings!r} {settings}"
