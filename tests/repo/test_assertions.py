"""Every test asserts something, itself or by a function whose work it is to assert."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.repo.sources import ROOT, modules, name_of, tree_of

Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_every_test_asserts_something() -> None:
    tests = [
        (path, function)
        for path in modules("tests")
        for function in ast.walk(tree_of(path))
        if isinstance(function, Function) and function.name.startswith("test_")
    ]
    assert len(tests) > 1_000
    bare = [f"{name_of(p)} {f.name}" for p, f in tests if not (proves(f) or is_helped(p, f))]
    assert bare == []


def test_what_only_narrows_a_type_proves_nothing_for_others() -> None:
    source = "def found(x):\n    assert x is not None\n    assert isinstance(x, int)\n    assert x"
    (narrowing,) = ast.parse(source).body
    assert isinstance(narrowing, ast.FunctionDef)
    assert not proves(narrowing, narrowing=False)
    assert proves(narrowing)


def test_a_word_is_no_assertion() -> None:
    (checked,) = ast.parse("def test_it():\n    checkbox = check(raises)").body
    assert isinstance(checked, ast.FunctionDef)
    assert not proves(checked)


def proves(function: Function, *, narrowing: bool = True) -> bool:
    """Tell whether a function asserts or awaits an error; with or without what narrows a type."""
    return any(
        (isinstance(node, ast.Assert) and (narrowing or not narrows(node.test)))
        or (isinstance(node, ast.With) and any(map(awaits_error, node.items)))
        for node in ast.walk(function)
    )


def narrows(test: ast.expr) -> bool:
    """Tell whether an assertion speaks to the type checker alone."""
    match test:
        case ast.Name() | ast.Attribute():
            return True
        case ast.Compare(ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return True
        case ast.Call(func=ast.Name(id="isinstance")):
            return True
        case _:
            return False


def awaits_error(item: ast.withitem) -> bool:
    match item.context_expr:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="pytest"), attr="raises" | "warns")):
            return True
        case _:
            return False


def called(function: Function) -> Iterator[str]:
    """List the functions that are called by a bare name."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def is_helped(path: Path, function: Function) -> bool:
    """Tell whether a function of the tests that it calls, however far down, asserts something."""
    left = [(path, name) for name in called(function)]
    seen: set[tuple[Path, str]] = set()
    while left:
        here, name = left.pop()
        known = defined(here, name)
        if known is None or (here, name) in seen:
            continue
        seen.add((here, name))
        source, helper = known
        if proves(helper, narrowing=False):
            return True
        left += [(source, inner) for inner in called(helper)]
    return False


@cache
def defined(path: Path, name: str) -> tuple[Path, Function] | None:
    """Find a function of the tests by the name that a file has for it."""
    for node in tree_of(path).body:
        if isinstance(node, Function) and node.name == name:
            return path, node
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            for alias in node.names:
                source = ROOT / f"{str(node.module).replace('.', '/')}.py"
                if name == (alias.asname or alias.name) and source.is_file():
                    return defined(source, alias.name)
    return None
