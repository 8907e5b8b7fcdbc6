"""Source texts by others, where a copy of them lies beside the repository; nothing of them is in it."""

import re

import pytest
from conftest import LANGUAGES, ROOT, build

SOURCES = ROOT.parent / "shared" / "sources"


@pytest.fixture(scope="session")
def with_sources(tmp_path_factory):
    if not SOURCES.exists():
        pytest.skip(f"was not run: there are no source texts at {SOURCES}")
    folder = tmp_path_factory.mktemp("sources") / "_site"
    process = build(folder, "--sources", SOURCES)
    assert process.returncode == 0, process.stderr[-2000:]
    return folder


def test_each_text_has_its_page_in_each_language(with_sources):
    for text in SOURCES.glob("*.txt"):
        for language in LANGUAGES:
            assert (with_sources / language / "sources" / f"{text.stem}.html").exists()


def test_of_a_cited_text_no_sentence_and_no_line_of_code_is_shown(with_sources):
    text = (SOURCES / "de.txt").read_text(encoding="utf-8")
    sentences = [part.strip() for part in re.split(r"(?<=[.:{};])\s|\n", text)]
    # A name, a title or a bare signature is a fact; six words in a row are somebody's sentence.
    secrets = {part for part in sentences if len(part.split()) >= 6}
    assert len(secrets) > 30
    for page in (with_sources).rglob("*.html"):
        shown = re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8"))
        assert [secret for secret in secrets if secret in shown] == [], page


def test_the_cited_text_is_described(with_sources):
    page = (with_sources / "de" / "sources" / "de.html").read_text(encoding="utf-8")
    for fact in ("9783446461079", "Thomas Sillmann", "applicationWillTerminate(_:)"):
        assert fact in re.sub(r"<wbr>", "", page)
