"""`serve --live`: an edit is on the page a moment later, and so is what is wrong with it."""

import http.client
import json
import re
import shutil
import time
import urllib.parse
import urllib.request

import pytest
from conftest import ROOT, build, serving


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    """A small content of its own, served live; gives its folder and its address."""
    root = tmp_path_factory.mktemp("live")
    content = root / "Content"
    (content / "en/guides").mkdir(parents=True)
    (content / "site.yaml").write_text("languages: [{tag: en, name: English, title: Site}]\nguides: [a]\n")
    (content / "en/index.md").write_text("---\ntitle: Home\n---\n\nHello.\n")
    (content / "en/guides/a.md").write_text("---\ntitle: A\n---\n\nBefore.\n")
    shutil.copytree(ROOT / "Site", root / "Site")
    with serving("--live", "--content", content, "--theme", root / "Site", "--cache", root / ".cache",
                 "--port", "8741") as address:
        yield content, address


def test_an_edit_reaches_the_page_by_itself(live, browser):
    content, address = live
    page = browser.new_page()
    page.goto(address + "en/guides/a.html")
    assert "Before." in page.inner_text("main")
    (content / "en/guides/a.md").write_text("---\ntitle: A\n---\n\nAfter.\n")
    page.wait_for_function("() => document.querySelector('main').innerText.includes('After.')", timeout=20_000)
    page.close()


def test_an_edit_leaves_the_reader_where_they_are(live, browser):
    """The content is put in the place of the old; a new theme loads the page anew."""
    content, address = live
    page = browser.new_page()
    page.goto(address + "en/guides/a.html")
    page.evaluate("window.stayed = true")
    (content / "en/guides/a.md").write_text("---\ntitle: Another\n---\n\nIn its place.\n")
    page.wait_for_function("() => document.querySelector('main').innerText.includes('In its place.')", timeout=20_000)
    assert page.evaluate("window.stayed") and page.title().startswith("Another")
    style = content.parent / "Site" / "style.css"
    style.write_text(style.read_text() + "\nh1 { letter-spacing: 3px; }\n")
    page.wait_for_function("() => !window.stayed && getComputedStyle(document.querySelector('h1')).letterSpacing === '3px'",
                           timeout=20_000)
    page.close()


def test_a_mistake_is_shown_in_the_page_until_it_is_mended(live, browser):
    content, address = live
    page = browser.new_page()
    page.goto(address + "en/guides/a.html")
    (content / "en/guides/a.md").write_text("---\ntitle: A\n---\n\n[x](nowhere.md)\n")
    page.wait_for_selector("pre.live", timeout=20_000)
    assert "guides/a.md:5" in page.inner_text("pre.live") and "nowhere.md" in page.inner_text("pre.live")
    (content / "en/guides/a.md").write_text("---\ntitle: A\n---\n\nMended.\n")
    page.wait_for_function("() => !document.querySelector('pre.live')"
                           " && document.querySelector('main').innerText.includes('Mended.')", timeout=20_000)
    page.close()


def test_a_new_page_is_served_and_the_search_finds_it(live, browser):
    content, address = live
    (content / "en/guides/b.md").write_text("---\ntitle: Brandnew\n---\n\nText.\n")
    page = browser.new_page()
    page.goto(address + "en/guides/index.html")
    page.wait_for_selector("text=Brandnew", timeout=20_000)
    page.fill("search input", "brandnew")
    page.wait_for_selector("[role=option]:has-text('Brandnew')", timeout=20_000)
    page.close()


CONCEPT = """subject: app
languages:
""" + "".join(f"  {tag}:\n    definition: x\n    terms: [{{term: {term}, status: preferred, pos: noun}}]\n" for tag, term in [
    ("en", "zebra crossing"), ("it", "strisce pedonali"), ("ko", "횡단보도"), ("zh-Hans", "斑马线"), ("de", "Zebrastreifen")])


def replace(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text, (path, old)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def append(path, text):
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


# One after the other: text alone, a section that another page links to, a term and a text that uses it, the reference in the
# default language, what may be shown of a source, a translation that is gone.
EDITS = [
    lambda content: append(content / "de/guides/scene-delegate.md", "\nEin Satz vom Zebrastreifen im Hintergrund.\n"),
    lambda content: append(content / "en/guides/app-states.md", "\n## New part {#new-part}\n\nText.\n"),
    lambda content: append(content / "en/guides/migrating.md", "\nSee [the new part](app-states.md#new-part).\n"),
    lambda content: (content / "glossary/zebra.yaml").write_text(CONCEPT, encoding="utf-8"),
    lambda content: append(content / "en/reference/UISceneDelegate.md", "\nOne more sentence on a zebra crossing.\n"),
    lambda content: replace(content / "sources/sources.yaml", "rights: publish", "rights: cite"),
    lambda content: (content / "ko/guides/migrating.md").unlink(),
]


def state(address):
    with urllib.request.urlopen(address + "live.json") as answer:
        return json.load(answer)["generation"]


def settle(address, generation):
    """Waits for a refresh after `generation`."""
    end = time.monotonic() + 60
    while state(address) == generation:
        assert time.monotonic() < end
        time.sleep(0.05)


def differing(address, site, names):
    """The pages that aren't served as a build writes them."""
    host = urllib.parse.urlsplit(address)
    connection = http.client.HTTPConnection(host.hostname, host.port)
    found = []
    for name in names:
        connection.request("GET", "/" + urllib.parse.quote(name))
        served = re.sub(rb'<link rel="stylesheet" href="[./]*live.css"><script src="[./]*live.js" defer></script>', b"",
                        connection.getresponse().read())
        if served != (site / name).read_bytes():
            found.append(name)
    return found


def agree(address, site, names):
    """Whether all pages are served as a build writes them, at last: what many files make is refreshed in steps."""
    end = time.monotonic() + 90
    rest = differing(address, site, names)
    while rest and time.monotonic() < end:
        time.sleep(0.5)
        rest = differing(address, site, rest)
    return differing(address, site, names) == []


def test_after_any_edit_every_page_is_as_a_whole_build_makes_it(tmp_path):
    shutil.copytree(ROOT / "Content", tmp_path / "Content")
    (tmp_path / "Sources").symlink_to(ROOT / "Sources")
    content = tmp_path / "Content"

    def whole(name):
        process = build(tmp_path / name, "--content", content)
        assert process.returncode in (0, 1), process.stderr[-2000:]
        return tmp_path / name

    before = whole("before")
    names = [path.relative_to(before).as_posix() for path in before.glob("*/**/*.html") if path.name != "404.html"]
    with serving("--live", "--content", content, "--port", "8742") as address:
        for edit in EDITS:
            generation = state(address)
            edit(content)
            settle(address, generation)
        after = whole("after")
        assert agree(address, after, names)
        changed = [name for name in names if (before / name).read_bytes() != (after / name).read_bytes()]
        assert len(changed) > 10
        # And back again.
        generation = state(address)
        shutil.rmtree(content / "glossary")
        shutil.copytree(ROOT / "Content", content, dirs_exist_ok=True)
        settle(address, generation)
        assert agree(address, before, changed)
