"""What a region says otherwise lies over its language's words, which are told where it does not."""

from pathlib import Path

import pytest

from encounters.__main__ import main
from encounters.loader import load
from encounters.opening import open_book
from encounters.stories import Stories
from encounters.tales import tale_words
from encounters.translate import mark_translation
from rules.words import ParagraphNumber, TaleAnswer, TaleId
from tests.encounters.books import SPANISH, a_book, faults_of

ONE, TWO = ParagraphNumber(1), ParagraphNumber(2)
AMERICA = SPANISH.replace("os deja pasar", "los deja pasar").replace("y a nadar", "y ustedes nadan")
SPAIN = """\
[words]
text = ""

[[words.option]]
success = ["Se inclina y os deja pasar."]

[[words.option]]
success = ["", "Cruzáis de un salto y veis una puerta."]
failure = "La cuerda cede, y a nadar."
"""


def a_regional_book(folder: Path, **changes: str) -> Path:
    return a_book(folder, {"es/001.toml": AMERICA, "es-ES/001.toml": SPAIN, **changes})


def read(folder: Path, way: str) -> Stories:
    return load(folder).stories if way == "whole" else open_book(folder).stories


@pytest.mark.parametrize("way", ["whole", "opened"])
def test_a_region_tells_what_differs_and_otherwise_the_words_of_its_language(
    tmp_path: Path, way: str
) -> None:
    stories = read(a_regional_book(tmp_path), way)
    assert stories.outcome(ONE, 0, 0, "es-ES") == "Se inclina y os deja pasar."
    assert stories.outcome(ONE, 0, 0, "es") == "Se inclina y los deja pasar."
    assert stories.outcome(ONE, 1, 0, "es-ES") == "Alcanzas una repisa con una moneda."
    assert stories.outcome(ONE, 1, 1, "es-ES") == "Cruzáis de un salto y veis una puerta."
    assert stories.prompt(ONE, "es-ES").text == stories.prompt(ONE, "es").text
    assert stories.prompt(TWO, "es-ES").language == "en"
    assert stories.untold("es-ES") == stories.untold("es") == 1
    assert stories.prompt(ONE, "es-MX").language == "es"


def test_a_region_that_does_not_fit_its_language_is_a_fault(tmp_path: Path) -> None:
    spoiled = SPAIN.replace('["", "Cruz', '["Cruz')
    assert faults_of(a_regional_book(tmp_path, **{"es-ES/001.toml": spoiled}))


def test_what_a_region_has_to_say_otherwise_is_listed_until_it_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = a_regional_book(tmp_path, **{"es-ES/001.toml": SPAIN.replace("La cuerda", "")})
    asked = ["translate", "--from", "es", "es-ES", str(folder)]
    (folder / "es-ES/001.toml").rename(tmp_path / "later")
    assert main(asked) == 0
    assert capsys.readouterr().out.splitlines() == [
        "es/001.toml: option.2.failure: La cuerda cede, y ustedes nadan.",
        "lines to put as es-ES says them: 1; files begun: 0",
    ]
    (tmp_path / "later").rename(folder / "es-ES/001.toml")
    assert main(asked) == 0
    assert capsys.readouterr().out == "lines to put as es-ES says them: 0; files begun: 1\n"
    assert main(["translate", "--from", "es", "ja", str(folder)]) == 1


def test_a_region_is_begun_from_its_language_and_is_stale_when_that_changes(
    tmp_path: Path,
) -> None:
    folder = a_regional_book(tmp_path)
    assert load(folder).stale["es-ES"] == ("001.toml",)
    mark_translation(folder, "es-ES", "1", folder / "es-ES")
    assert load(folder).stale["es-ES"] == ()
    (folder / "es/001.toml").write_text(AMERICA.replace("zumba", "canta"), encoding="utf-8")
    assert load(folder).stale["es-ES"] == ("001.toml",)
    (folder / "es-ES/001.toml").unlink()
    assert main(["translate", "es-ES", "1", str(folder)]) == 0
    begun = (folder / "es-ES/001.toml").read_text(encoding="utf-8")
    assert "# Se inclina y los deja pasar." in begun
    assert load(folder).stories.outcome(ONE, 0, 0, "es-ES") == "Se inclina y los deja pasar."


def test_a_tale_in_a_region_has_its_own_lines_and_else_those_of_its_language() -> None:
    bean = TaleId("long-bean")
    spain, america = tale_words(bean, "es-ES"), tale_words(bean, "es")
    assert spain[0].opening.strip().endswith("¿Qué hacéis por él?")
    assert spain[0].answers[TaleAnswer.FIRST].label == america[0].answers[TaleAnswer.FIRST].label
    assert (spain[1], america[1]) == ("es-ES", "es")
