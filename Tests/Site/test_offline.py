"""The site on a host: it keeps what was read, and the whole of it for those who ask."""

import pytest
from conftest import LANGUAGES, serving


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
