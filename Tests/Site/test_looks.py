"""What eyes would stumble over on each kind of page, in each language, on a phone and on a desk: found by measuring."""

import pytest
import yaml
from conftest import LANGUAGES, ROOT
from test_browser import KINDS

SIZES = {"phone": (390, 844), "desk": (1280, 900)}

# Nothing to see where something should be; a box for a page's script may be empty.
EMPTY = """() => [...document.querySelectorAll("h1, h2, h3, h4, p, li, dt, dd, figcaption, summary, caption, a, button, svg text")]
  .filter(element => !element.textContent.trim() && !element.querySelector("svg, img") && !element.closest("[hidden], .search"))
  .map(element => element.outerHTML.slice(0, 120))"""

# Letters that a box without scroll bars cuts off. What is shut away for those who hear the page is meant to be.
CUT = """() => [...document.querySelectorAll("body *")].filter(element => {
    const style = getComputedStyle(element);
    if (!["hidden", "clip"].includes(style.overflowX) && !["hidden", "clip"].includes(style.overflowY)) return false;
    if (element.closest(".skip, .search, svg") || !element.checkVisibility()) return false;
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  }).map(element => element.outerHTML.slice(0, 120))"""

# Lines of text over each other: blocks of words whose boxes meet.
OVERLAP = """() => {
  const shown = [...document.querySelectorAll("header.site a, header.site input, main :is(h1, h2, h3, p, dt, pre, figcaption, summary), footer p")]
    .filter(element => element.checkVisibility() && !element.closest(".peek, .skip, td, th, [tabindex='0'] pre"));
  const boxes = shown.map(element => element.getBoundingClientRect());
  const found = [];
  for (let i = 0; i < shown.length; i++) for (let j = i + 1; j < Math.min(shown.length, i + 12); j++) {
    if (shown[i].contains(shown[j]) || shown[j].contains(shown[i])) continue;
    const wide = Math.min(boxes[i].right, boxes[j].right) - Math.max(boxes[i].left, boxes[j].left);
    const high = Math.min(boxes[i].bottom, boxes[j].bottom) - Math.max(boxes[i].top, boxes[j].top);
    if (wide > 2 && high > 2) found.push([shown[i].outerHTML.slice(0, 80), shown[j].outerHTML.slice(0, 80)]);
  }
  return found;
}"""

# The page's own words: not code, and nothing that says that it is in another language.
WORDS = """tag => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // A name that may break is several pieces of text.
    if (parent.querySelector(":scope > wbr")) continue;
    if (parent.closest("code, pre, samp, script, [translate=no]") || parent.closest("[lang]").lang !== tag) continue;
    words.push(walker.currentNode.textContent.trim());
  }
  return words;
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty_cut_off_or_over_something_else(site, browser, language, size):
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    found = {}
    for kind in KINDS:
        page.goto((site / language / f"{kind}.html").as_uri())
        seen = {name: page.evaluate(script)[:3] for name, script in (("empty", EMPTY), ("cut", CUT), ("over", OVERLAP))}
        if any(seen.values()):
            found[kind] = seen
    context.close()
    assert found == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_word_of_the_interface_is_in_english(site, browser, language):
    strings = yaml.safe_load((ROOT / "Site" / "strings.yaml").read_text(encoding="utf-8"))
    own = {texts[language] for texts in strings.values()}
    english = {texts["en"] for texts in strings.values()} - own
    page = browser.new_page()
    for kind in KINDS:
        page.goto((site / language / f"{kind}.html").as_uri())
        # A word that English shares with code, as a property's name, is in code.
        assert [text for text in page.evaluate(WORDS, language) if text in english] == [], kind
    page.close()
