# What people run and what CI runs, one line each. `just` lists them, `just check` runs what CI runs.

export PATH := justfile_directory() / ".venv/bin:" + env("PATH")

# Else each worker and each bot of the tests compiles all modules again
export PYTHONDONTWRITEBYTECODE := ""

_list:
    @just --list --unsorted

# Everything that CI checks
check: static covered unmeasured

# All checks that run no tests, beside each other
[parallel]
static: lint formatted types contracts book dead image

# Lint
lint:
    ruff check .

# Is everything formatted?
formatted:
    ruff format --check .

# Types, strict but in the tests: all, or those of a path
types *paths:
    pyright {{paths}}

# Which package may import which
contracts:
    lint-imports

# The encounter book's own check
book:
    python -m encounters check > /dev/null

# Code that nothing uses
dead:
    vulture

# Lint of the container image
image:
    hadolint Dockerfile

# The tests of what runs elsewhere, or plays at random for long: measuring would cost a third more
unmeasured_folders := "tests/balance tests/faults tests/fuzz tests/hosting tests/ladder tests/laws tests/recipes tests/repo"

# All other tests, with what they reach
covered:
    python -m slipcover --immediate --format json --out .coverage.json -m pytest --ignore={{replace(unmeasured_folders, " ", " --ignore=")}}
    python -m slipcover --merge .coverage.json --out .coverage.json --fail-under 96

# The tests that `covered` leaves out
unmeasured:
    python -m pytest {{unmeasured_folders}}

# Fix what a tool can fix
fix:
    ruff check --fix . && ruff format .

# The tests that find most mistakes, in a minute and a half
quick:
    python -m pytest tests/repo tests/rules tests/golden tests/laws/test_laws.py tests/store tests/ladder/test_scale.py tests/bot/limits/test_command_names.py tests/bot/faults/test_strangers.py tests/bot/play/test_newcomer.py

# Tests: all, or those of a path
test *paths:
    python -m pytest {{paths}}

# Measure: all sections, or those named
bench *sections:
    python -m tests.bench {{sections}}

# Do companions of each strength beat those below? All rungs, or those named
ladder *rungs:
    python -m tests.ladder {{rungs}}

# Take the pictures of docs/gallery again: once a release
gallery:
    python -m tests.gallery docs/gallery

# Write the locks again: of all, of the bot alone, and of the bot with each extra; `just lock --upgrade` takes newer indirect ones
lock *options:
    uv pip compile pyproject.toml --all-extras --universal --generate-hashes --custom-compile-command 'just lock' --quiet --output-file requirements.lock {{options}}
    uv pip compile pyproject.toml --universal --generate-hashes --custom-compile-command 'just lock' --quiet --constraint requirements.lock --output-file requirements.run.lock
    just _lock_with narration
    just _lock_with voice

_lock_with extra:
    uv pip compile pyproject.toml --extra {{extra}} --universal --generate-hashes --custom-compile-command 'just lock' --quiet --constraint requirements.lock --output-file requirements.{{extra}}.lock

# Has anything in the lock a known weakness? It asks PyPI
audit:
    pip-audit --requirement requirements.lock --require-hashes --disable-pip

# Open the demo in a browser, or with `--headless` play a game in the terminal
demo *options:
    python -m bot demo {{options}}
