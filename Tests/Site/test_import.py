"""build-site import: a damaged text as Markdown, what was repaired, and what is proposed where names were lost."""

import json
import subprocess

import pytest
from conftest import BUILD_SITE, ROOT

ORIGINALS = ROOT.parent / "shared" / "sources"
LOST_SPANS = ROOT / "Tests" / "Fixtures" / "LostSpans"
EXPECTED = json.loads((LOST_SPANS / "expected.json").read_text())


def import_text(file, language, *arguments):
    command = [BUILD_SITE, "import", file, "--language", language, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=600)


def ledger(file, language, folder):
    path = folder / "ledger.json"
    process = import_text(file, language, "--ledger", path)
    return process, json.loads(path.read_text(encoding="utf-8"))


def proposals(ledger):
    spans = [repair for repair in ledger["repairs"] if repair["rule"] == "lost-span"]
    return {repair["line"]: repair.get("proposal", {}).get("symbol") for repair in spans}


@pytest.mark.parametrize("language", ["de", "en", "ko", "zh-Hans"])
def test_the_names_that_two_lists_lost_are_proposed(language, tmp_path):
    process, found = ledger(LOST_SPANS / f"{language}.txt", language, tmp_path)
    assert process.returncode == 0, process.stderr
    assert list(proposals(found).values()) == EXPECTED


def test_the_names_that_the_italian_original_lost_are_proposed(tmp_path):
    if not ORIGINALS.exists():
        pytest.skip(f"was not run: there are no source texts at {ORIGINALS}")
    _, found = ledger(ORIGINALS / "it.txt", "it", tmp_path)
    by_line = proposals(found)
    assert [by_line[line] for line in range(13, 19)] == EXPECTED[:6]
    # There the scene comes to the foreground after it went to the background.
    scene = EXPECTED[6:]
    assert [by_line[line] for line in range(46, 52)] == [scene[index] for index in (0, 2, 3, 4, 1, 5)]


def test_each_repair_has_its_place_and_its_words(tmp_path):
    text = LOST_SPANS / "ko.txt"
    _, found = ledger(text, "ko", tmp_path)
    assert found["repairs"]
    content = text.read_bytes()
    for repair in found["repairs"]:
        assert content[repair["start"] : repair["end"]].decode() == repair["before"]
        assert content[: repair["start"]].count(b"\n") + 1 == repair["line"]
        assert 0 < repair["confidence"] <= 1


@pytest.mark.parametrize("language", ["de", "ko"])
def test_what_was_exported_is_imported_as_it_is(language, tmp_path):
    first = import_text(LOST_SPANS / f"{language}.txt", language)
    exported = tmp_path / "exported.md"
    exported.write_bytes(first.stdout)
    again, found = ledger(exported, language, tmp_path)
    assert again.stdout == first.stdout
    assert found["repairs"] == []


def test_of_a_file_that_is_no_text_nothing_is_printed(tmp_path):
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
    process = import_text(picture, "en")
    assert process.returncode == 2
    assert process.stdout == b""
    assert b"binary-file" in process.stderr


def test_an_editor_confirms_a_proposal_beside_the_text(tmp_path):
    text = tmp_path / "text.txt"
    text.write_bytes((LOST_SPANS / "en.txt").read_bytes())
    (tmp_path / "text.annotations.yaml").write_text(
        "annotations:\n"
        '  - {line: 10, exact: "[]", suffix: " – The app has become active", confirm: "%s"}\n'
        '  - {line: 14, exact: "[]", prefix: "• ", confirm: "%s"}\n' % (EXPECTED[1], EXPECTED[0])
    )
    process, found = ledger(text, "en", tmp_path)
    assert b"- `applicationDidBecomeActive(_:)` \xe2\x80\x93 The app has become active." in process.stdout
    assert {repair["rule"] for repair in found["repairs"] if repair["line"] == 10} == {"list", "confirmed-span"}
    # The second annotation confirms what isn't proposed.
    assert b"other-proposal" in process.stderr
