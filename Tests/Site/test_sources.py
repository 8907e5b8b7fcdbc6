"""Source texts by others, where a copy of them lies beside the repository; nothing of them is in it."""

import json
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
    for file in with_sources.rglob("*"):
        if file.is_dir() or file.is_symlink():
            continue
        content = file.read_bytes().decode("utf-8", errors="replace")
        shown = re.sub(r"<[^>]+>", "", content) if file.suffix == ".html" else content
        assert [secret for secret in secrets if secret in shown] == [], file


def test_of_our_own_cited_text_neither(site):
    text = (ROOT / "Content" / "sources" / "de-buch.txt").read_text(encoding="utf-8")
    parts = [part.strip() for part in re.split(r"(?<=[.:{};])\s|\n", text)]
    content = ROOT / "Content"
    others = [path for path in content.rglob("*") if path.suffix in (".md", ".txt") and path.name != "de-buch.txt"]
    # What many a listing says is nobody's line.
    common = "".join(path.read_text(encoding="utf-8") for path in others)
    secrets = {part for part in parts if len(part.split()) >= 6 and part not in common}
    assert len(secrets) > 50
    for file in site.rglob("*"):
        if file.is_dir():
            continue
        content = file.read_bytes().decode("utf-8", errors="replace")
        shown = re.sub(r"<[^>]+>", "", content) if file.suffix == ".html" else content
        assert [secret for secret in secrets if secret in shown] == [], file


def test_programs_of_texts_that_may_be_shown_are_run_and_of_others_only_judged(site):
    for language in LANGUAGES:
        page = (site / language / "sources" / "it-articolo.html").read_text(encoding="utf-8")
        calls = re.findall(r"<tr class=\"call\">.*?</tr>", page, re.S)
        names = [re.sub(r"<[^>]+>|\s", "", call) for call in calls]
        launched = next(index for index, name in enumerate(names) if "didFinishLaunchingWithOptions" in name)
        connected = next(index for index, name in enumerate(names) if "willConnectTo" in name)
        assert launched < connected
        orders = (site / language / "orders" / "index.html").read_text(encoding="utf-8")
        assert 'id="it-articolo-cold-launch"' in orders
        for cited in ("de-buch", "ko-api"):
            assert 'class="trace"' not in (site / language / "sources" / f"{cited}.html").read_text(encoding="utf-8")


def test_each_source_has_its_ledger_and_its_page_leads_there(site):
    for text in (ROOT / "Content" / "sources").glob("*.txt"):
        ledger = json.loads((site / "ledgers" / f"{text.stem}.json").read_text(encoding="utf-8"))
        assert ledger["repairs"]
        for language in LANGUAGES:
            page = (site / language / "sources" / f"{text.stem}.html").read_text(encoding="utf-8")
            assert f'href="../../ledgers/{text.stem}.json"' in page
        if ledger["rights"] == "cite":
            assert not any("before" in repair or "after" in repair for repair in ledger["repairs"])


def test_a_proposal_stands_in_the_text_as_one_and_a_confirmed_name_as_text(site):
    page = (site / "it" / "sources" / "it-articolo.html").read_text(encoding="utf-8")
    proposed = re.findall(r'<span class="proposal"[^>]*>\[proposta: <a [^>]*><code>([^<]*)', re.sub("<wbr>", "", page))
    assert "applicationDidBecomeActive(_:)" in proposed
    assert "sceneDidBecomeActive(_:)" not in proposed


def test_type_arguments_that_a_converter_took_are_proposed_and_tried(site):
    ledger = json.loads((site / "ledgers" / "it-articolo.json").read_text(encoding="utf-8"))
    found = [repair for repair in ledger["repairs"] if repair["rule"] == "stripped-generics"]
    assert [(repair["line"], repair["before"], repair["proposal"]["text"]) for repair in found] == [
        (74, "Set", "Set<UISceneSession>")
    ]
    page = (site / "it" / "sources" / "it-articolo.html").read_text(encoding="utf-8")
    assert "Set&lt;UISceneSession&gt;</code></ins>" in page


def test_the_cited_text_is_described(with_sources):
    page = (with_sources / "de" / "sources" / "de.html").read_text(encoding="utf-8")
    for fact in ("9783446461079", "Thomas Sillmann", "applicationWillTerminate(_:)"):
        assert fact in re.sub(r"<wbr>", "", page)


def test_a_build_warns_of_what_our_texts_do_on_purpose_and_of_nothing_else(built):
    """An annotation that a better reader contradicts, or a new damage, would come as one more."""
    _, process = built
    found = re.findall(r"^Content/(\S+?):\d+:\d+: (?:warning|error): .*\[([\w-]+)\]$", process.stderr, re.MULTILINE)
    assert sorted(found) == [("sources/it-articolo.txt", "source-sample-fails"), ("sources/ko-api.txt", "unknown-mention")]
