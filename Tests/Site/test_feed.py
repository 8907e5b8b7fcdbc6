"""The feed of changes, from the history of a repository that these tests make."""

import os
import subprocess
import xml.etree.ElementTree as ElementTree

import feedparser
import pytest
from conftest import BASE, LANGUAGES, ROOT, build

SCHEMA = ROOT / "Tests/Fixtures/Atom/atom.rnc"


def commit(folder, date):
    """Commits all that is there, as of a date."""
    people = {f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER")
              for what, value in (("NAME", "x"), ("EMAIL", "x@example.org"), ("DATE", date))}
    for command in (["add", "-A"], ["commit", "-q", "-m", "change"]):
        subprocess.run(["git", "-C", folder, *command], check=True, env={**os.environ, **people})


def write(folder, path, title, summary=""):
    file = folder / "Content" / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"---\ntitle: {title}\nsummary: {summary}\n---\n\nText.\n")


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    folder = tmp_path_factory.mktemp("repository")
    subprocess.run(["git", "init", "-q", folder], check=True)
    write(folder, "en/index.md", "Home")
    write(folder, "en/guides/old.md", "Old & <b>bold</b>", "What was there first.")
    write(folder, "en/guides/größe.md", "Size")
    write(folder, "de/index.md", "Start")
    (folder / "Content/site.yaml").write_text(
        "languages: [{tag: en, name: English, title: Site}, {tag: de, name: Deutsch, title: Seite}]\n"
        "guides: [old, größe, new]\n")
    write(folder, "en/guides/new.md", "New")
    commit(folder, "2024-01-01T10:00:00+01:00")
    write(folder, "en/guides/größe.md", "Greater")
    commit(folder, "2024-02-01T10:00:00+02:00")
    write(folder, "de/guides/new.md", "Neu")
    commit(folder, "2024-03-01T23:30:00-08:00")
    # What isn't committed has no date yet.
    write(folder, "de/guides/old.md", "Alt")
    return folder


def build_repository(folder, output):
    return build(output, "--content", folder / "Content", "--theme", ROOT / "Site", "--cache", folder / ".cache", "--base-url", BASE)


@pytest.fixture(scope="module")
def feeds(repository):
    process = build_repository(repository, repository / "_site")
    assert process.returncode == 0, process.stderr
    return repository / "_site"


def entries(path):
    parsed = feedparser.parse(path.read_bytes())
    assert not parsed.bozo, parsed.bozo_exception
    return [(entry.title, entry.published, entry.updated, entry.link.removeprefix(BASE)) for entry in parsed.entries]


def test_the_pages_that_changed_last_come_first_with_their_dates(feeds):
    first = "2024-01-01T10:00:00+01:00"
    assert entries(feeds / "en/feed.xml") == [
        ("Greater", first, "2024-02-01T10:00:00+02:00", "en/guides/gr%C3%B6%C3%9Fe.html"),
        ("New", first, first, "en/guides/new.html"),
        ("Old & <b>bold</b>", first, first, "en/guides/old.html"),
        ("Site", first, first, "en/index.html"),
    ]


def test_a_language_has_what_changed_in_it_and_no_page_of_another(feeds):
    assert entries(feeds / "de/feed.xml") == [
        ("Neu", "2024-03-01T23:30:00-08:00", "2024-03-01T23:30:00-08:00", "de/guides/new.html"),
        ("Seite", "2024-01-01T10:00:00+01:00", "2024-01-01T10:00:00+01:00", "de/index.html"),
    ]


def test_a_history_that_is_cut_off_gives_no_feed_and_is_said(repository, tmp_path):
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{repository}", clone], check=True)
    process = build_repository(clone, tmp_path / "_site")
    assert "shallow-history" in process.stderr and "--unshallow" in process.stderr
    assert not list((tmp_path / "_site").rglob("feed.xml"))
    assert "feed.xml" not in (tmp_path / "_site/en/index.html").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sites_own_feeds_are_atom_and_lead_to_pages(hosted, language):
    known = subprocess.run(["git", "-C", ROOT, "rev-parse", "--is-shallow-repository"], capture_output=True, text=True)
    if known.stdout.strip() != "false":
        pytest.skip("these sources are in no whole Git repository, so their site has no feed")
    path = hosted / language / "feed.xml"
    checked = subprocess.run(["jing", "-c", SCHEMA, path], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
    found = entries(path)
    assert 20 <= len(found) <= 30
    assert [update for _, _, update, _ in found] == sorted((update for _, _, update, _ in found), reverse=True)
    assert all((hosted / address).is_file() for *_, address in found)
    names = ElementTree.parse(path).findall(".//{http://www.w3.org/2005/Atom}id")
    assert len(names) == len({name.text for name in names})
    assert 'type="application/atom+xml"' in (hosted / language / "index.html").read_text()


def test_without_an_address_there_is_no_feed(site):
    assert not list(site.rglob("feed.xml"))
