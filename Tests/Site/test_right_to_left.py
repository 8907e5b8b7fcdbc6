"""The same theme in a language that is written from right to left."""

import pytest
from conftest import build


@pytest.fixture(scope="module")
def hebrew(tmp_path_factory):
    root = tmp_path_factory.mktemp("hebrew")
    content = root / "Content"
    for folder in ("he/guides", "en/guides", "glossary"):
        (content / folder).mkdir(parents=True)
    (content / "site.yaml").write_text(
        "languages:\n  - {tag: he, name: עברית, title: מחזור החיים, direction: rtl}\n"
        "  - {tag: en, name: English, title: The life cycle}\nguides: [a]\n")
    (content / "he/index.md").write_text("---\ntitle: בית\n---\n\nמחזור החיים של יישום.\n")
    (content / "en/index.md").write_text("---\ntitle: Home\n---\n\nThe life cycle of an app.\n")
    (content / "he/guides/a.md").write_text(
        "---\ntitle: מצבים\nsummary: על מצבים.\n---\n\nהסצנה נעלמת.\n\n## טבלה {#table}\n\n| א | ב |\n|---|---|\n| ג | ד |\n\n"
        "- פריט\n\n> **הערה:** ציטוט.\n\n    let code = 1\n")
    (content / "en/guides/a.md").write_text("---\ntitle: States\n---\n\nThe scene goes.\n")
    (content / "glossary/scene.yaml").write_text(
        "subject: scene\nlanguages:\n  he:\n    definition: מופע של הממשק.\n    terms: [{term: הסצנה, status: preferred, pos: noun}]\n"
        "  en:\n    definition: An instance.\n    terms: [{term: scene, status: preferred, pos: noun}]\n")
    output = root / "_site"
    process = build(output, "--content", content, "--cache", root / ".cache")
    assert output.is_dir(), process.stderr
    return output


@pytest.mark.parametrize("width", [320, 1200])
def test_everything_begins_at_the_right(hebrew, browser, width):
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto((hebrew / "he/guides/a.html").as_uri())
    assert page.evaluate("document.documentElement.dir") == "rtl"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    heading = page.locator("h1").bounding_box()
    article = page.locator("article").bounding_box()
    text = page.evaluate("() => { const r = document.createRange(); r.selectNodeContents(document.querySelector('h1'));"
                         " const b = r.getBoundingClientRect(); return [b.left, b.right] }")
    assert abs(text[1] - (article["x"] + article["width"])) < 30 and text[0] > heading["x"]
    # Code is written from left to right in any text.
    assert page.evaluate("getComputedStyle(document.querySelector('pre code')).direction") == "ltr"
    page.locator("a.term").first.hover()
    peek = page.locator(".peek").first.bounding_box()
    assert peek["x"] >= 0 and peek["x"] + peek["width"] <= width
    page.close()
