"""What readers do first, in WebKitGTK; the search has tests of its own. It can't switch scripts off: that is Chromium's test."""

import time

import pytest
import webkit_driver
from conftest import LANGUAGES, serving
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

METHOD = "reference/UISceneDelegate/sceneWillResignActive.html"
PAGES = ["index.html", "guides/app-states.html", METHOD, "orders/index.html", "reference/a-z.html", "methods/index.html"]


def wait(condition):
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def wide(webkit):
    webkit.set_window_size(1200, 900)
    return webkit


def test_the_switcher_stays_on_the_page_and_the_section(wide, place):
    wide.get(place + "en/guides/migrating.html#checklist")
    # The driver doesn't wait for a page that scrolls smoothly.
    wide.execute_script("scrollTo({ top: 0, behavior: 'instant' })")
    wide.find_element(By.CSS_SELECTOR, "nav.languages a[hreflang=ko]").click()
    wait(lambda: wide.current_url.endswith("/ko/guides/migrating.html#checklist"))
    assert wide.find_element(By.ID, "checklist").is_displayed()


def test_a_term_shows_its_meaning_to_the_keyboard_and_shuts_again(wide, place):
    wide.get(place + "de/guides/scene-delegate.html")
    term = wide.find_element(By.CSS_SELECTOR, "a.term")
    peek = wide.find_element(By.ID, term.get_attribute("aria-describedby"))
    assert not peek.is_displayed()
    # Tab goes to form fields alone in this engine until a reader's settings say otherwise.
    wide.execute_script("arguments[0].focus({ focusVisible: true })", term)
    wait(peek.is_displayed)
    assert len(peek.text) > 10
    ActionChains(wide).send_keys(Keys.ESCAPE).perform()
    wait(lambda: not peek.is_displayed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_on_a_narrow_screen(webkit, site, language):
    webkit.set_window_size(320, 700)
    for path in PAGES:
        webkit.get((site / language / path).as_uri())
        width = webkit.execute_script("return window.innerWidth")
        # This browser's own bar keeps it from 320 pixels.
        assert 300 <= width <= 460
        assert webkit.execute_script("return document.documentElement.scrollWidth") <= width, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_and_pages_are_there(wide, site, language):
    wide.get((site / language / "guides/app-states.html").as_uri())
    picture = wide.find_element(By.CSS_SELECTOR, "svg.states")
    assert picture.size["width"] > 200 and picture.size["height"] > 150
    wide.get((site / language / "orders/index.html").as_uri())
    assert wide.find_element(By.CSS_SELECTOR, "svg.sequence").size["height"] > 150


def test_in_the_dark_it_is_dark(screen, webkit, site):
    light = "return getComputedStyle(document.body).backgroundColor"
    address = (site / "en/index.html").as_uri()
    webkit.get(address)
    with webkit_driver.driver(screen, GTK_THEME="Adwaita:dark") as dark:
        dark.get(address)
        assert dark.execute_script("return matchMedia('(prefers-color-scheme: dark)').matches")
        assert dark.execute_script(light) != webkit.execute_script(light)


def test_what_was_read_can_be_read_without_the_host(wide, site):
    with serving("--output", site, "--port", "8771") as address:
        wide.get(address + "it/guides/scene-delegate.html")
        wide.set_script_timeout(20)
        supported = wide.execute_script("return 'serviceWorker' in navigator")
        assert supported
        wide.execute_async_script("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done())")
        wide.refresh()
        wait(lambda: wide.execute_script("return !!navigator.serviceWorker.controller"))
        wide.refresh()
    # The server has ended.
    wide.refresh()
    assert "delegato della scena" in wide.find_element(By.TAG_NAME, "h1").text.lower()
