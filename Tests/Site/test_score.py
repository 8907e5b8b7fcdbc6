"""build-site score: how the reading of source texts compares with what a careful person sees."""

import re
import subprocess

import pytest
from conftest import BUILD_SITE, ROOT

GOLD = ROOT / "Tests" / "Fixtures" / "Reading"
TEXTS = {
    "raw": ROOT / "Tests" / "SourceTextsTests" / "Fixtures",
    "content": ROOT / "Content" / "sources",
    "originals": ROOT.parent / "shared" / "sources",
    # Judged before the reader had seen them; it has learnt from them since.
    "unseen": GOLD / "unseen",
}
LEAST = {"unseen": 0.84}


def score(name):
    command = [BUILD_SITE, "score", GOLD / f"{name}.yaml", "--texts", TEXTS[name]]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert process.returncode == 0, process.stderr
    return process


@pytest.mark.parametrize("name", TEXTS)
def test_precision_and_recall_of_each_kind_in_each_language(name):
    if not TEXTS[name].exists():
        pytest.skip(f"was not run: there are no source texts at {TEXTS[name]}")
    process = score(name)
    print(process.stdout)
    sums = [line for line in process.stdout.splitlines() if line.startswith("all")]
    assert len(sums) == 5
    for line in sums:
        shares = [float(share) for share in re.findall(r"(\d\.\d{3}) \d+/\d+", line)]
        assert len(shares) >= 6, line
        assert min(shares) >= LEAST.get(name, 0.97), line + "\n" + process.stderr


def test_there_are_three_raw_texts_at_least_in_each_language():
    files = re.findall(r"file: (it|ko|zh-Hans|de)-", (GOLD / "raw.yaml").read_text(encoding="utf-8"))
    assert all(files.count(language) >= 3 for language in ["it", "ko", "zh-Hans", "de"])


def test_a_difference_is_counted_and_named(tmp_path):
    (tmp_path / "a.txt").write_text("Der Titel\n\nEin Abschnitt\n\nEin ganzer Satz steht hier.\n", encoding="utf-8")
    gold = tmp_path / "gold.yaml"
    gold.write_text("texts:\n  - {file: a.txt, language: de, headings: 5}\n")
    command = [BUILD_SITE, "score", gold]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert "0.000 0/1" in process.stdout
    assert "line 3 is none of the headings" in process.stderr
    assert "line 5 is one of the headings" in process.stderr
