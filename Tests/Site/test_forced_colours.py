"""Pages with the few colours that a reader's system forces on them, with more contrast, and without motion."""

import pytest
from conftest import LANGUAGES

METHOD = "reference/UISceneDelegate/sceneWillResignActive"

# A colour that differs from the ground is seen: the system's own pairs are its reader's choice.
COLOURS = """selector => {
  const probe = document.createElement("div");
  document.body.append(probe);
  const system = name => { probe.style.color = name; return getComputedStyle(probe).color };
  const names = Object.fromEntries(
    ["Canvas", "CanvasText", "LinkText", "Highlight", "HighlightText", "ButtonText"].map(name => [name, system(name)]));
  probe.remove();
  return [names, [...document.querySelectorAll(selector)].map(element => {
    const style = getComputedStyle(element);
    return Object.fromEntries(["color", "backgroundColor", "fill", "stroke", "outlineColor", "outlineStyle", "outlineWidth",
      "borderTopColor", "borderTopStyle", "textDecorationColor", "textDecorationLine", "textDecorationStyle",
      "backgroundImage"].map(name => [name, style[name]]));
  })];
}"""


@pytest.fixture(params=["light", "dark"])
def page(request, browser):
    # The test's probe sets a style, which a page's policy forbids.
    context = browser.new_context(forced_colors="active", color_scheme=request.param, bypass_csp=True,
                                  viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def looks(page, selector):
    """The system's colours, and what an element or more look like."""
    names, styles = page.evaluate(COLOURS, selector)
    assert styles, selector
    assert names["Canvas"] != names["CanvasText"]
    return names, styles


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_and_words_of_pictures_are_seen(site, page, language):
    for kind in ("guides/app-states", "guides/sessions-and-manifest", METHOD, "orders/index"):
        page.goto((site / language / f"{kind}.html").as_uri())
        names, texts = looks(page, "svg text")
        for style in texts:
            # No line around letters fills them.
            assert style["stroke"] == "none"
            assert style["fill"] in (names["CanvasText"], names["LinkText"], names["HighlightText"])
        for selector in ("svg.states line", "svg.states rect", "svg.sequence line", "svg.sequence rect"):
            if page.locator(selector).count():
                for style in looks(page, selector)[1]:
                    assert style["stroke"] in (names["CanvasText"], names["Highlight"]), selector
        for selector in ("svg.states polygon", "svg.sequence polygon"):
            if page.locator(selector).count():
                for style in looks(page, selector)[1]:
                    assert style["fill"] in (names["CanvasText"], names["Highlight"]), selector


def test_the_marked_transition_stands_out_and_its_number_is_seen(site, page):
    page.goto((site / f"de/{METHOD}.html").as_uri())
    names, (circle,) = looks(page, "svg.states .marked circle")
    assert circle["fill"] == names["Highlight"]
    assert looks(page, "svg.states .marked text")[1][0]["fill"] == names["HighlightText"]
    assert looks(page, "svg.sequence line.marked")[1][0]["stroke"] == names["CanvasText"]


def test_a_term_keeps_its_dotted_line_and_its_meaning_a_frame(site, page):
    page.goto((site / "de/guides/app-states.html").as_uri())
    page.locator("article a.term").first.focus()
    names, terms = looks(page, "article a.term")
    for style in terms:
        assert style["textDecorationLine"] == "underline" and style["textDecorationStyle"] == "dotted"
        assert style["textDecorationColor"] != names["Canvas"]
    names, (peek,) = looks(page, "a.term:focus + .peek")
    assert peek["borderTopStyle"] == "solid" and peek["borderTopColor"] != names["Canvas"]


@pytest.mark.parametrize("selector", ["nav.main a", "nav.side a", "article a.term", "article a:not(.term)", "article summary",
                                      "article pre[tabindex]", "nav.languages a", ".search input"])
def test_what_has_the_focus_has_a_line_around_it(site, page, selector):
    page.goto((site / f"de/{METHOD}.html").as_uri())
    target = page.locator(selector).first
    page.keyboard.press("Tab")
    target.focus()
    names, (style,) = looks(page, ":focus-visible")
    assert style["outlineStyle"] == "solid" and float(style["outlineWidth"][:-2]) >= 2
    assert style["outlineColor"] not in (names["Canvas"], "rgba(0, 0, 0, 0)")


def test_the_readers_place_is_marked_by_a_line(site, page):
    page.goto((site / "de/guides/app-states.html").as_uri())
    for selector in ("nav.main [aria-current]", "nav.side [aria-current]", "nav.languages [aria-current]"):
        names, (style,) = looks(page, selector)
        assert style["outlineStyle"] == "solid" and style["outlineColor"] == names["Highlight"], selector


def test_what_a_search_found_and_chose_is_seen(site, page):
    page.goto((site / "de/guides/app-states.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type("scene")
    page.wait_for_selector("[role=option] mark")
    page.keyboard.press("ArrowDown")
    names, marks = looks(page, "[role=option] mark")
    assert all(style["color"] not in (names["Canvas"], style["backgroundColor"]) for style in marks)
    names, (chosen,) = looks(page, "[role=option][aria-selected=true]")
    assert chosen["outlineStyle"] == "solid" and chosen["outlineColor"] == names["Highlight"]


def test_code_notes_and_buttons_have_frames_and_nothing_pales(site, page):
    page.goto((site / "de/guides/sessions-and-manifest.html").as_uri())
    for selector in ("article pre", ".callout", ".badge"):
        names, styles = looks(page, selector)
        for style in styles:
            assert style["borderTopStyle"] == "solid" and style["borderTopColor"] != names["Canvas"], selector
    page.locator("p.keep").evaluate("keep => keep.hidden = false")
    names, (button,) = looks(page, ".keep button")
    assert button["borderTopStyle"] == "solid" and button["borderTopColor"] != names["Canvas"]
    page.goto((site / "de/guides/app-states.html").as_uri())
    assert all(style["backgroundImage"] == "none" for style in looks(page, ".table")[1])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_who_asks_for_more_contrast_gets_it(site, browser, scheme):
    context = browser.new_context(contrast="more", color_scheme=scheme)
    page = context.new_page()
    page.goto((site / f"de/{METHOD}.html").as_uri())
    quiet, text = (page.locator(selector).first.evaluate("element => getComputedStyle(element).color")
                   for selector in (".facts", "article .prose"))
    assert quiet == text
    context.close()


@pytest.mark.parametrize("motion, behaviour", [("reduce", "auto"), ("no-preference", "smooth")])
def test_who_wants_no_motion_sees_none(site, browser, motion, behaviour):
    context = browser.new_context(reduced_motion=motion)
    page = context.new_page()
    page.goto((site / "de/guides/app-states.html").as_uri())
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == behaviour
    moving = page.evaluate("""[...document.querySelectorAll("*")].filter(element => {
        const style = getComputedStyle(element);
        return style.animationName !== "none" || parseFloat(style.transitionDuration) > 0;
    }).length""")
    assert moving == 0
    context.close()
