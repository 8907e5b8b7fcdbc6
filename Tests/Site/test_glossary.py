"""The look-up program, on the file that the build wrote."""

import json
import subprocess

import pytest
from conftest import BUILD_SITE, GLOSSARY, ROOT


def look_up(site, *words):
    command = [GLOSSARY, *words, "--database", site / "glossary.db"]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, env={"LANG": "de_DE.UTF-8"})


@pytest.mark.parametrize("word", ["sfondo", "백그라운드", "后台", "Hintergrund", "background", "백그라운드에서", "HINTERGRUND"])
def test_a_word_of_any_language_answers_with_the_same_concept(site, word):
    answer = json.loads(look_up(site, word, "--json").stdout)
    assert answer["answers"][0]["id"] == "background"
    assert answer["language"] == "de"


def test_the_answer_is_in_the_readers_language_and_names_the_page(site):
    text = look_up(site, "background").stdout
    assert text.startswith("Hintergrund\n")
    assert "page: de/glossary/index.html#background" in text
    assert (site / "de" / "glossary" / "index.html").exists()


def test_several_words_are_one_term(site):
    assert json.loads(look_up(site, "scene", "delegate", "--json").stdout)["answers"][0]["id"] == "scene-delegate"


def test_a_selector_finds_its_symbol(site):
    answers = json.loads(look_up(site, "sceneDidEnterBackground", "--json").stdout)["answers"]
    assert answers[0]["id"] == "UISceneDelegate/sceneDidEnterBackground(_:)"


def test_nonsense_exits_with_1_and_names_the_nearest_terms(site):
    process = look_up(site, "xyzzy")
    assert process.returncode == 1
    assert "Nearest terms:" in process.stderr and process.stdout == ""


@pytest.mark.parametrize("arguments", [["--nonsense"], [], ["--language"], ["x", "--language", "xx"]])
def test_a_wrong_call_exits_with_2(site, arguments):
    process = look_up(site, *arguments)
    assert process.returncode == 2
    assert process.stderr.startswith("glossary: ")


def test_foreign_and_missing_files_are_named(site, tmp_path):
    foreign = tmp_path / "foreign.db"
    foreign.write_bytes(b"SQLite format 3\0")
    for path, word in ((foreign, "no look-up file"), (tmp_path / "none.db", "no file")):
        process = subprocess.run([GLOSSARY, "x", "--database", path], capture_output=True, text=True)
        assert process.returncode == 2 and word in process.stderr


def test_terms_are_linked_as_people_marked_them():
    """Precision at least 0.99 and recall at least 0.97 in each language, on the sentences of Tests/Fixtures/Gold."""
    process = subprocess.run(
        [BUILD_SITE, "score", "Tests/Fixtures/Gold"], cwd=ROOT, capture_output=True, text=True, timeout=120)
    rows = {line.split()[0]: line.split()[1:] for line in process.stdout.splitlines()[1:]}
    assert set(rows) == {"en", "it", "ko", "zh-Hans", "de"}, process.stderr
    for language, (sentences, _, _, _, precision, recall) in rows.items():
        assert int(sentences) >= 100, language
        assert float(precision) >= 0.99 and float(recall) >= 0.97, process.stderr
