"""The search box in a real browser: from the disk, with the network off."""

import csv
import pathlib
import re
import urllib.parse

import pytest
from conftest import LANGUAGES, ROOT
from playwright.sync_api import expect
from test_browser import tab  # noqa: F401

TABLE = ROOT / "Tests" / "Fixtures" / "Search" / "site.tsv"


def queries():
    """Query, kind and title of the first answer in English, and of one that must be among the others."""
    rows = csv.reader(TABLE.open(encoding="utf-8"), delimiter="\t", quoting=csv.QUOTE_NONE)
    return [row for row in rows if row and not row[0].startswith("# ")]


@pytest.fixture
def opened(site, tab):
    """A page whose search box has the focus and whose context has no network."""
    page = tab(offline=True)
    page.goto((site / "en/guides/scene-delegate.html").as_uri())
    return page


def ask(page, query):
    """Types a query and waits for its whole answer."""
    box = page.get_by_role("combobox")
    box.fill("")
    box.fill(query)
    expect(page.locator("search p")).not_to_be_empty()
    return [option.inner_text().split("\n")[0] for option in page.get_by_role("option").all()]


@pytest.mark.parametrize("query, first, also", queries())
def test_a_query_of_any_language_has_its_answer(opened, query, first, also):
    found = ask(opened, query)
    assert found[0].startswith(first), found
    assert not also or any(title.startswith(also) for title in found), found


@pytest.mark.parametrize("query", ["期望", "ㅋㅋㅋ", "xyzzyqq", "<img src=x onerror=alert(1)>"])
def test_what_is_nowhere_is_said_to_be_nowhere_and_near_names_are_offered(opened, query):
    ask(opened, query)
    assert query in opened.locator("search p").inner_text()
    groups = opened.locator("search [role=group]")
    assert groups.count() <= 1
    if groups.count():
        assert "Did you mean" in groups.inner_text()
    assert opened.locator("search img").count() == 0


def test_keys_lead_to_the_box_through_the_answers_and_to_the_page(opened):
    box = opened.get_by_role("combobox")
    assert box.get_attribute("aria-expanded") == "false"
    opened.locator("main").focus()
    opened.keyboard.press("/")
    assert opened.evaluate("document.activeElement.getAttribute('role')") == "combobox"
    assert box.input_value() == ""
    ask(opened, "hinterg")
    assert box.get_attribute("aria-expanded") == "true"
    opened.keyboard.press("ArrowDown")
    opened.keyboard.press("ArrowDown")
    chosen = opened.locator("[role=option][aria-selected=true]")
    assert chosen.count() == 1
    assert chosen.get_attribute("id") == box.get_attribute("aria-activedescendant") == "found-1"
    opened.keyboard.press("ArrowUp")
    opened.keyboard.press("ArrowUp")
    assert box.get_attribute("aria-activedescendant") == f"found-{opened.get_by_role('option').count() - 1}"
    opened.keyboard.press("ArrowDown")
    opened.keyboard.press("Enter")
    opened.wait_for_url("**/en/glossary/index.html#background")


def test_escape_closes_and_then_empties(opened):
    ask(opened, "scene")
    opened.keyboard.press("Escape")
    assert not opened.locator("#found").is_visible()
    assert opened.get_by_role("combobox").input_value() == "scene"
    opened.keyboard.press("ArrowDown")
    opened.locator("#found").wait_for()
    opened.keyboard.press("Escape")
    opened.keyboard.press("Escape")
    assert opened.get_by_role("combobox").input_value() == ""


def test_control_k_leads_to_the_box_and_a_slash_in_it_is_a_slash(opened):
    opened.keyboard.press("Control+k")
    opened.keyboard.type("a/b")
    assert opened.get_by_role("combobox").input_value() == "a/b"


def test_what_was_found_is_marked_and_grouped(opened):
    ask(opened, "Hintergrund")
    group = opened.get_by_role("group").first
    assert group.get_attribute("aria-labelledby")
    assert "Glossary" in group.inner_text()
    assert opened.locator("[role=option] mark").first.inner_text() == "hintergrund"
    ask(opened, "cold launch")
    assert opened.locator("[role=option] mark").first.inner_text() == "cold launch"


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_in_the_pages_language(site, tab, language):
    page = tab(offline=True)
    page.goto((site / f"{language}/index.html").as_uri())
    titles = ask(page, "background")
    expected = {"en": "background", "it": "background", "ko": "백그라운드", "zh-Hans": "后台", "de": "Hintergrund"}
    assert titles[0].startswith(expected[language])


def test_every_answer_leads_to_a_place_that_is_there(site):
    pages = {}
    for language in LANGUAGES:
        for chunk in sorted((site / "search" / language).glob("*.js")):
            text = re.search(r',"(.*)"\);\n$', chunk.read_text(encoding="utf-8"), re.S).group(1)
            for line in text.split("\\n"):
                place = line.split("\\t")[2]
                path, _, anchor = place.partition("#")
                if path not in pages:
                    pages[path] = set(re.findall(r'\bid="([^"]*)"', (site / path).read_text(encoding="utf-8")))
                assert not anchor or urllib.parse.unquote(anchor) in pages[path], place


def test_a_query_of_a_megabyte_and_broken_letters_harm_nothing(opened):
    for query in ["a" * 1_000_000, "\\ud800", "\u202e\u0000\u001b[2J", "'; DROP TABLE x; --", "(?=[", "${7*7}"]:
        opened.get_by_role("combobox").evaluate(
            "(box, text) => { box.value = text === '\\\\ud800' ? '\\ud800' : text; box.dispatchEvent(new Event('input')) }", query)
        opened.wait_for_timeout(50)
    assert ask(opened, "scene")[0].startswith("scene")


def test_without_script_there_is_no_box(site, browser):
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto((site / "en/index.html").as_uri())
    assert not page.locator("search").is_visible()


def test_nothing_overflows_a_narrow_screen(site, tab):
    page = tab(viewport={"width": 320, "height": 640})
    page.goto((site / "en/index.html").as_uri())
    ask(page, "scene")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("width", [320, 600, 800, 1000, 1280, 1700])
def test_the_answers_are_on_the_screen(site, tab, width):
    page = tab(viewport={"width": width, "height": 700})
    page.goto((site / "de/index.html").as_uri())
    for query in ("Szene", "zzqqxy"):
        ask(page, query)
        place = page.locator("#found").bounding_box()
        assert place["x"] >= 0 and place["x"] + place["width"] <= width
