"""The site on a host: it keeps what was read, and the whole of it for those who ask."""

import pytest
from conftest import LANGUAGES, build, serving
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def address(site):
    """The site at a loopback address."""
    with serving("--output", site, "--port", "8731") as address:
        yield address


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_may_install_the_site(address, browser, tmp_path, language):
    """What Chromium says itself; it installs nothing in a window that forgets."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = context.new_page()
    page.goto(f"{address}{language}/index.html")
    page.wait_for_selector("p.keep button", state="visible")
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert session.send("Page.getAppManifest")["errors"] == []
    context.close()


@pytest.fixture
def context(browser):
    context = browser.new_context()
    yield context
    context.close()


def test_what_was_read_can_be_read_again_and_on_request_everything(address, context):
    page = context.new_page()
    page.goto(address + "de/guides/scene-delegate.html")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_selector("p.keep button", state="visible")
    page.reload()
    context.set_offline(True)
    page.reload()
    assert page.locator("h1").inner_text()
    context.set_offline(False)
    page.click("p.keep button")
    page.wait_for_function(
        "() => { const n = (document.querySelector('p.keep [role=status]').textContent.match(/\\d+/g) || []).map(Number);"
        " return n.length === 2 && n[0] === n[1] }", timeout=120_000)
    context.set_offline(True)
    page.goto(address + "ko/reference/UISceneDelegate/sceneDidEnterBackground.html")
    assert "sceneDidEnterBackground" in page.locator("h1").inner_text()
    context.set_offline(False)


def write_site(content, pages):
    """A site of one language whose guides are `pages`: their names and titles."""
    guides = content / "en" / "guides"
    guides.mkdir(parents=True, exist_ok=True)
    for old in guides.glob("*.md"):
        old.unlink()
    (content / "site.yaml").write_text(
        f"languages:\n  - {{tag: en, name: English, title: Animals}}\nguides: [{', '.join(pages)}]\n")
    (content / "en" / "index.md").write_text("---\ntitle: Animals\n---\n\nOf animals.\n")
    for name, title in pages.items():
        (guides / f"{name}.md").write_text(f"---\ntitle: {title}\nsummary: About it.\n---\n\nA page.\n")


def search(page, query):
    box = page.get_by_role("combobox")
    box.fill("")
    box.fill(query)
    return page.get_by_role("option").first


def test_after_a_new_build_the_search_without_a_network_is_the_new_builds(context, tmp_path):
    content, output = tmp_path / "Content", tmp_path / "_site"
    first = {"keeper": "Keeper", "one": "Giraffe"}
    write_site(content, first)
    assert build(output, "--content", content).returncode == 0
    with serving("--output", output, "--port", "8741") as address:
        page = context.new_page()
        page.goto(address + "en/guides/keeper.html")
        page.wait_for_selector("p.keep button", state="visible")
        page.reload()
        expect(search(page, "giraffe")).to_contain_text("Giraffe")
        write_site(content, first | {"one": "Aardvark"} | {f"b{number}": f"Bottle {number}" for number in range(20)})
        assert build(output, "--content", content).returncode == 0
        page.goto(address + "en/guides/keeper.html")
        expect(search(page, "aardvark")).to_contain_text("Aardvark")
        context.set_offline(True)
        page.reload()
        expect(search(page, "aardvark")).to_contain_text("Aardvark")
        context.set_offline(False)
        page.reload()
        page.click("p.keep button")
        page.wait_for_function(
            "() => { const n = (document.querySelector('p.keep [role=status]').textContent.match(/\\d+/g) || []).map(Number);"
            " return n.length === 2 && n[0] === n[1] }")
        context.set_offline(True)
        page.reload()
        expect(search(page, "bottle 17")).to_contain_text("Bottle 17")
        search(page, "giraffe")
        expect(page.get_by_role("option").filter(has_text="Giraffe")).to_have_count(0)
        context.set_offline(False)
