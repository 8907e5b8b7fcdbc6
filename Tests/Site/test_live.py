"""`serve --live`: an edit is on the page a moment later, and so is what is wrong with it."""

import shutil

import pytest
from conftest import ROOT, serving


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
