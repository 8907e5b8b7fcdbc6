"""An address that leads nowhere, on real servers that answer it with the site's page for that, at whichever depth; the
build didn't know where the site would stand."""

import time

import hosting
import pytest
from conftest import LANGUAGES

DEEP = ["reference/no/such/page.html", "nothing.html", "a/b/c/d/e/f/"]


@pytest.fixture(scope="module", params=["nginx", "nginx below a path", "apache"])
def address(request, site, tmp_path_factory):
    folder = tmp_path_factory.mktemp("host")
    below = "sub/path/" if request.param == "nginx below a path" else ""
    root = folder / "root"
    if below:
        (root / "sub").mkdir(parents=True)
        (root / "sub" / "path").symlink_to(site)
    else:
        root.symlink_to(site)
    # As whoever puts it below a path would write it.
    include = folder / "include.conf"
    include.write_text((site / "_nginx.conf").read_text().replace('"^/', f'"^/{below}')
                       .replace("$site_missing /", f"$site_missing /{below}"))
    server = hosting.apache(folder, root) if request.param == "apache" else hosting.nginx(folder, root, include)
    with server as address:
        yield address + below


@pytest.fixture
def page(request, browser):
    page = browser.new_page(java_script_enabled=getattr(request, "param", True))
    yield page
    page.close()


@pytest.mark.parametrize("path", [*(f"{language}/{path}" for language in LANGUAGES for path in DEEP), *DEEP])
def test_style_and_links_work_at_any_depth(address, page, path):
    assert page.goto(address + path).status == 404
    page.wait_for_function("[...document.querySelectorAll('.hand')].every(hint => hint.hidden)")
    assert page.evaluate("getComputedStyle(document.querySelector('main')).maxWidth") == "640px"
    links = page.locator("main a").evaluate_all("links => links.map(link => link.href)")
    assert len(links) >= 4
    for link in links:
        assert link.startswith(address) and page.request.get(link).status == 200, link


def test_another_engine_finds_the_site_too(address, webkit):
    webkit.get(address + "de/reference/no/such/page.html")
    hidden = "return [...document.querySelectorAll('.hand')].every(hint => hint.hidden)"
    end = time.monotonic() + 20
    while not webkit.execute_script(hidden):
        assert time.monotonic() < end
        time.sleep(0.05)
    first = webkit.execute_script("return [document.querySelector('main a').href, "
                                  "getComputedStyle(document.querySelector('main')).maxWidth]")
    assert first == [f"{address}de/index.html", "640px"]


@pytest.mark.parametrize("page", [False], indirect=True)
def test_without_script_readers_are_told_what_to_do(address, page):
    page.goto(address + "de/reference/no/such/page.html")
    assert page.locator(".hand").is_visible()


def test_a_place_that_only_looks_like_a_path_of_the_site_leads_nowhere_else(address, page):
    """Two slashes would name another host."""
    page.goto(address + "/elsewhere.example/de/page.html")
    page.wait_for_load_state("networkidle")
    here = "/".join(address.split("/")[:3]) + "/"
    assert all(link.startswith(here) for link in page.locator("main a").evaluate_all("all => all.map(link => link.href)"))


def test_from_a_disk_the_links_are_right_as_they_stand(site, page):
    page.goto((site / "ko/404.html").as_uri())
    assert page.locator(".hand").is_hidden()
    page.click("main a >> nth=0")
    assert page.url == (site / "ko/index.html").as_uri()
