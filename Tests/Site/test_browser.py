"""The site in a real browser: unpacked from its archive on a disk, at a host's root, and below a path."""

import pytest
from conftest import LANGUAGES

METHOD = "reference/UISceneDelegate/sceneWillResignActive.html"
KINDS = ["index", "guides/index", "guides/app-states", "guides/migrating", "guides/scene-delegate",
         "guides/sessions-and-manifest", "reference/index", "reference/a-z", "reference/UISceneDelegate/index",
         "reference/UISceneDelegate/sceneWillResignActive", "reference/UIApplication/connectedScenes",
         "reference/UIApplicationDelegate/application-handleActionWithIdentifier-forRemoteNotification-withResponseInfo-"
         "completionHandler", "glossary/index", "glossary/languages", "orders/index", "fidelity/index", "samples/index",
         "methods/index", "sources/index", "sources/it-articolo", "sources/de-buch", "checks/index", "404"]


@pytest.fixture
def tab(browser):
    """Opens pages; what they report as an error fails the test."""
    contexts, errors = [], []

    def new(**options):
        contexts.append(browser.new_context(**options))
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        return page

    yield new
    for context in contexts:
        context.close()
    assert errors == []


# 320 is a screen of 1280 at 400 %, 640 one at 200 %.
@pytest.mark.parametrize("width", [320, 640])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_on_a_narrow_screen_and_enlarged(site, tab, language, width):
    page = tab(viewport={"width": width, "height": 640}, device_scale_factor=2)
    for kind in KINDS:
        page.goto((site / language / f"{kind}.html").as_uri())
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width, kind
        # What scrolls in its own box is reached by the keyboard; nothing else is wider than its place.
        cut = page.evaluate("""width => [...document.querySelectorAll("main *, footer *")].filter(element => {
            const box = element.getBoundingClientRect();
            return box.width && box.right > width + 1 && !element.closest("[tabindex='0'], .peek, nav.main")
                && getComputedStyle(element).visibility !== "hidden";
        }).slice(0, 3).map(element => element.outerHTML.slice(0, 120))""", width)
        assert cut == [], kind


# On the disk every template is tried; the other places have the same bytes.
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_at_320_pixels(place, tab, language):
    page = tab(viewport={"width": 320, "height": 640})
    for path in ("index.html", METHOD, "methods/index.html"):
        page.goto(place + f"{language}/{path}")
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 320, path


@pytest.mark.parametrize("width", [700, 1000, 1280, 1920])
def test_header_and_footer_keep_to_the_columns_of_the_page(site, tab, width):
    page = tab(viewport={"width": width, "height": 800})
    for kind in ("checks/index", "guides/app-states", "orders/index", "glossary/index"):
        page.goto((site / "de" / f"{kind}.html").as_uri())
        left = "selector => { const range = document.createRange(); " \
               "range.selectNodeContents(document.querySelector(selector)); return range.getBoundingClientRect().left }"
        text = page.evaluate(left, "h1")
        assert abs(page.evaluate(left, "footer.site p") - text) <= 1, kind
        if width >= 960:
            assert abs(page.evaluate(left, "nav.main li") - text) <= 1, kind
            assert abs(page.evaluate(left, "nav.languages li") - text) <= 1, kind


def test_the_switcher_stays_on_the_page_and_the_section(place, tab):
    page = tab()
    page.goto(place + "en/guides/migrating.html" + "#checklist")
    page.click("nav.languages a[hreflang=ko]")
    assert page.url.endswith("/ko/guides/migrating.html#checklist")
    assert page.locator("#checklist").is_visible()


def test_the_front_page_alone_follows_the_browsers_language(place, tab):
    page = tab(locale="de-AT")
    page.goto(place + "index.html")
    page.wait_for_url("**/de/index.html")
    page.goto(place + "it/index.html")
    assert page.url.endswith("/it/index.html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_method_page_is_whole_without_script(place, tab, language):
    page = tab(java_script_enabled=False, viewport={"width": 390, "height": 800})
    page.goto(place + f"{language}/{METHOD}")
    assert page.locator("p.lead").inner_text().strip()
    assert page.locator("pre.declaration").is_visible()
    page.click("nav.side summary")
    assert page.locator("nav.side a[aria-current=page]").is_visible()
    page.click("nav.languages a[hreflang=zh-Hans]")
    assert page.url.endswith(f"/zh-Hans/{METHOD}")


def test_dark_and_light_differ(place, tab):
    grounds = set()
    for scheme in ("light", "dark"):
        page = tab(color_scheme=scheme)
        page.goto(place + "en/index.html")
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 2


def test_the_keyboard_reaches_the_content(place, tab):
    page = tab()
    page.goto(place + "en/guides/app-states.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


@pytest.mark.parametrize("language", ["ko", "zh-Hans"])
def test_code_keeps_its_letters_in_texts_of_wide_letters(place, tab, language):
    page = tab()
    page.goto(place + f"{language}/guides/scene-delegate.html")
    family = page.locator("pre code").first.evaluate("code => getComputedStyle(code).fontFamily")
    assert "monospace" in family


def test_a_term_leads_to_its_entry(place, tab):
    page = tab()
    page.goto(place + "de/guides/scene-delegate.html")
    term = page.locator("a.term").first
    assert page.locator(f"#{term.get_attribute('aria-describedby')}").count() == 1
    term.click()
    anchor = page.url.split("#")[1]
    assert page.locator(f"#{anchor}").is_visible()


@pytest.mark.parametrize("language", ["en", "it", "ko", "zh-Hans", "de"])
@pytest.mark.parametrize("scripted", [True, False])
def test_a_term_shows_its_meaning_on_pointing_and_on_focus(place, tab, language, scripted):
    page = tab(viewport={"width": 320, "height": 700}, java_script_enabled=scripted)
    page.goto(place + f"{language}/guides/scene-delegate.html")
    term = page.locator("a.term").first
    peek = page.locator(f"#{term.get_attribute('aria-describedby')}")
    assert not peek.is_visible()
    term.hover()
    assert peek.is_visible() and len(peek.inner_text()) > 10
    assert peek.locator(".names > span").count() == 4
    box = peek.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    page.mouse.move(0, 0)
    assert not peek.is_visible()
    # The keyboard comes to it too.
    page.locator("a.term").first.evaluate("term => { const all = [...document.querySelectorAll('a')]; "
                                          "all[all.indexOf(term) - 1].focus() }")
    page.keyboard.press("Tab")
    assert peek.is_visible()
    if scripted:
        page.keyboard.press("Escape")
        assert not peek.is_visible()


def test_a_touch_shows_the_meaning_and_the_next_follows(place, tab):
    page = tab(viewport={"width": 390, "height": 700}, has_touch=True)
    page.goto(place + "it/guides/scene-delegate.html")
    term = page.locator("a.term").first
    peek = page.locator(f"#{term.get_attribute('aria-describedby')}")
    term.tap()
    assert peek.is_visible() and "glossary" not in page.url
    term.tap()
    page.wait_for_url("**/glossary/**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_leads_to_a_page_by_the_keyboard(place, tab, language):
    page = tab()
    page.goto(place + f"{language}/guides/scene-delegate.html")
    page.keyboard.press("/")
    page.keyboard.type("sceneWillResignActive", delay=5)
    page.wait_for_selector("[role=option]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{language}/{METHOD}")
    assert "sceneWillResignActive" in page.locator("h1").inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_leaves_a_phone_to_the_text(place, tab, language):
    page = tab(viewport={"width": 390, "height": 844})
    page.goto(place + f"{language}/guides/app-states.html")
    assert page.locator("header.site").bounding_box()["height"] <= 844 * 0.17
    # What doesn't fit in the line of links comes into sight when the keyboard reaches it.
    last = page.locator("nav.main a").last
    last.focus()
    page.wait_for_function("link => link.getBoundingClientRect().right <= innerWidth", arg=last.element_handle())


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_of_a_table_are_wide_enough_to_read_on_a_phone(place, tab, language):
    page = tab(viewport={"width": 390, "height": 844})
    page.goto(place + f"{language}/guides/app-states.html")
    narrow = page.locator("article td").evaluate_all(
        "cells => cells.filter(cell => cell.innerText.length > 12 && cell.clientWidth < 70).map(cell => cell.innerText)")
    assert narrow == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 1280])
def test_a_definition_is_seen_whole_wherever_its_term_stands(browser, place, width, language):
    """Also in the box of a table, near the screen's edges."""
    context = browser.new_context(viewport={"width": width, "height": 640})
    page = context.new_page()
    page.goto(f"{place}{language}/guides/app-states.html")
    for term in page.locator("td a.term[aria-describedby], article > :last-child a.term[aria-describedby]").all()[:12]:
        term.scroll_into_view_if_needed()
        term.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        peek = page.locator(f"#{term.get_attribute('aria-describedby')}")
        assert peek.is_visible()
        seen = peek.evaluate("""(peek) => {
          const { left, top, right, bottom } = peek.getBoundingClientRect();
          const page = document.documentElement;
          const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
          return left >= 0 && right <= page.clientWidth && top >= 0 && bottom <= page.clientHeight
            && corners.every(([x, y]) => peek.contains(document.elementFromPoint(x, y)));
        }""")
        assert seen, term.inner_text()
    context.close()
