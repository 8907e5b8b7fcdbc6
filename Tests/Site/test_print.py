"""Pages on paper, as Chromium prints them and pdftotext reads them."""

import re
import subprocess

import pytest
from conftest import LANGUAGES

PAGES = ["guides/app-states", "guides/scene-delegate", "reference/UISceneDelegate/sceneWillResignActive", "orders/index",
         "methods/index", "reference/a-z", "glossary/index"]


@pytest.fixture(scope="module")
def printer(site, browser):
    """Prints a page; gives the words on its sheets."""
    context = browser.new_context(color_scheme="dark")
    page = context.new_page()

    def sheets(path, file):
        page.goto((site / path).as_uri())
        page.pdf(path=file, format="A4", prefer_css_page_size=True)
        text = subprocess.run(["pdftotext", "-layout", file, "-"], capture_output=True, text=True, check=True).stdout
        return text.rstrip("\f").split("\f"), page

    yield sheets
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PAGES)
def test_the_text_is_on_paper_and_the_ways_to_other_pages_are_not(printer, tmp_path, language, kind):
    sheets, page = printer(f"{language}/{kind}.html", tmp_path / "page.pdf")
    assert 1 <= len(sheets) <= 90
    # Spaces and line breaks are the sheet's own.
    text = re.sub(r"\s", "", "".join(sheets))
    for selector in ("h1", "article h2"):
        for heading in page.locator(selector).all_text_contents():
            assert re.sub(r"\s", "", heading) in text, heading
    for selector in ("nav.languages", "footer.site p", "nav.main"):
        furniture = re.sub(r"\s", "", page.locator(selector).first.text_content())
        assert furniture not in text


def test_code_is_whole_and_its_lines_do_not_leave_the_sheet(printer, tmp_path):
    sheets, page = printer("en/guides/scene-delegate.html", tmp_path / "page.pdf")
    text = re.sub(r"\s", "", "".join(sheets))
    blocks = page.locator("article pre").all_text_contents()
    assert len(blocks) >= 3
    for block in blocks:
        assert re.sub(r"\s", "", block) in text, block


def test_a_link_out_of_the_site_says_where_it_leads(printer, site, tmp_path):
    sheets, page = printer("en/sources/zh-Hans-howto.html", tmp_path / "page.pdf")
    addresses = page.locator("article a[href^=http]").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert addresses
    text = re.sub(r"\s", "", "".join(sheets))
    assert all(address in text for address in addresses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_dark_on_white_and_whole(site, browser, language):
    context = browser.new_context(color_scheme="dark", viewport={"width": 700, "height": 900})
    page = context.new_page()
    page.emulate_media(media="print")
    page.goto((site / language / "guides/app-states.html").as_uri())
    colour = page.locator("svg.states text").first.evaluate("text => getComputedStyle(text).fill")
    assert colour == "rgb(29, 29, 31)"
    picture = page.locator("svg.states").first.bounding_box()
    assert picture["width"] > 250 and picture["x"] + picture["width"] <= 700
    context.close()
