"""What programs read beside the pages: search engines, hosts, feed readers, language models; and what the pages weigh."""

import gzip
import json
import re
import urllib.parse
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import BASE, LANGUAGES

def test_the_sitemap_lists_every_page_with_its_alternates(hosted):
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    urls = ElementTree.parse(hosted / "sitemap.xml").getroot().findall("s:url", names)
    places = [url.find("s:loc", names).text for url in urls]
    on_disk = {BASE + urllib.parse.unquote(path.relative_to(hosted).as_posix())
               for language in LANGUAGES for path in (hosted / language).rglob("*.html") if path.name != "404.html"}
    assert len(places) == len(set(places)) and set(places) <= on_disk
    # The original is whole; what isn't translated yet is listed once.
    assert {place for place in on_disk if place.startswith(f"{BASE}en/") and "/sources/" not in place} <= set(places)
    counterparts = {}
    for url in urls:
        place = url.find("s:loc", names).text
        counterparts[place] = {link.get("href") for link in url.findall("x:link", names)}
        assert place in counterparts[place]
    assert all(counterparts[other] == others for others in counterparts.values() for other in others)
    assert f"Sitemap: {BASE}sitemap.xml" in (hosted / "robots.txt").read_text()


def test_a_hosted_page_names_its_own_address(hosted):
    page = (hosted / "de/guides/scene-delegate.html").read_text()
    assert f'<link rel="canonical" href="{BASE}de/guides/scene-delegate.html">' in page
    assert f'<meta property="og:url" content="{BASE}de/guides/scene-delegate.html">' in page


def test_without_an_address_there_is_no_sitemap(site):
    assert not (site / "sitemap.xml").exists()
    assert "Sitemap" not in (site / "robots.txt").read_text()


def test_every_address_in_llms_txt_is_a_file(site):
    addresses = re.findall(r"\]\(([^)\s]+)\)", (site / "llms.txt").read_text())
    assert len(addresses) > 500
    for address in addresses:
        assert (site / urllib.parse.unquote(address)).is_file(), address


def test_every_link_of_a_markdown_twin_leads_somewhere(site):
    twins = list(site.rglob("*.md"))
    assert len(twins) > 500
    for twin in twins:
        for address in re.findall(r"\]\(<([^>]+)>\)", twin.read_text()):
            if address.startswith(("http:", "https:", "mailto:", "#")):
                continue
            target = (twin.parent / urllib.parse.unquote(address.split("#")[0])).resolve()
            assert target.is_file(), f"{twin}: {address}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_twin_but_those_of_source_texts(site, language):
    for page in (site / language).rglob("*.html"):
        if page.name == "404.html":
            continue
        isSource = page.parent.name == "sources" and page.name != "index.html"
        twin = page.with_suffix(".md")
        assert twin.is_file() != isSource, page
        if not isSource:
            assert len(twin.read_text().splitlines()) > 4, twin


def test_the_twin_of_a_list_says_what_the_list_says(site):
    glossary = (site / "de/glossary/index.md").read_text()
    assert "Hintergrund" in glossary and "백그라운드" in glossary and "<span" not in glossary
    assert re.search(r"^\|.*UIApplicationDelegate|sceneWillResignActive", (site / "en/methods/index.md").read_text(), re.M)



def test_twins_carry_no_sample_that_does_not_compile(site):
    """The guides' outcomes stand below their samples; those of failing samples stand alone."""
    twin = (site / "en/guides/scene-delegate.md").read_text()
    fences = re.findall(r"```swift\n(?:.*\n)*?```\n\n(.*)", twin)
    assert fences and all(re.match(r"Compiled", line) for line in fences), fences


def test_structured_data_is_json_that_no_page_text_can_leave(pages):
    found = 0
    for name, page in pages.items():
        for block in re.findall(rb'<script type="application/ld\+json">(.*?)</script>', page, re.S):
            data = json.loads(block)
            assert data["@context"] == "https://schema.org", name
            found += 1
    assert found > 500


@pytest.mark.parametrize("language, locale", [
    ("en", "en_US"), ("it", "it_IT"), ("ko", "ko_KR"), ("zh-Hans", "zh_CN"), ("de", "de_DE")])
def test_those_who_share_a_page_are_told_its_language_and_the_others(hosted, language, locale):
    page = (hosted / language / "guides/app-states.html").read_text()
    properties = re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page)
    assert ("locale", locale) in properties and ("type", "article") in properties
    assert len([value for name, value in properties if name == "locale:alternate" and value != locale]) == 4
    assert {"title", "description", "url", "site_name"} <= {name for name, _ in properties}


def test_a_hosted_article_says_when_it_was_written_and_changed(hosted):
    page = (hosted / "de/guides/app-states.html").read_text()
    data = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.S).group(1))
    assert data["@type"] == "TechArticle" and data["inLanguage"] == "de"
    assert re.match(r"\d{4}-\d\d-\d\dT", data["datePublished"]) and data["datePublished"] <= data["dateModified"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_files_that_exist(site, language):
    path = site / language / "manifest.webmanifest"
    manifest = json.loads(path.read_text())
    assert manifest["lang"] == language
    assert (path.parent / manifest["start_url"]).is_file()
    assert all((path.parent / icon["src"]).resolve().is_file() for icon in manifest["icons"])


def test_the_list_of_files_is_the_sites(site):
    listed = {urllib.parse.unquote(path) for path in json.loads((site / "files.json").read_text())}
    assert all((site / path).is_file() for path in listed)
    assert {path.relative_to(site).as_posix() for path in site.rglob("*.html")} <= listed


def test_weights_are_within_their_budgets(site, pages):
    """A method's page 15 kB, all style 20 kB, all scripts 15 kB, compressed."""
    def weight(paths):
        return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)

    assert weight((site / "assets").glob("*.css")) <= 20_000
    # Data for the search isn't script that every page loads.
    scripts = [path for path in (site / "assets").glob("*.js") if "data" not in path.name] + [site / "sw.js"]
    assert weight(scripts) <= 15_000
    heavy = {name: size for name, page in pages.items()
             if re.match(r"[\w-]+/reference/UI(Application|Scene|WindowScene)Delegate/", name)
             and "index.html" not in name and (size := len(gzip.compress(page, 9))) > 15_000}
    assert heavy == {}
