"""The hosted site on nginx, Apache and `serve`, with the configuration that the build wrote."""

import gzip
import subprocess

import hosting
import pytest
from conftest import LANGUAGES, serving

PAGE = "de/reference/UISceneDelegate/sceneWillResignActive.html"
SERVERS = ["nginx", "apache", "serve"]


@pytest.fixture(scope="session")
def host(request, hosted, tmp_path_factory):
    """A server's name, and the site's address on it. The site stands under the path of its address."""
    folder = tmp_path_factory.mktemp(request.param)
    root = folder / "root"
    root.mkdir()
    (root / "lifecycle").symlink_to(hosted)
    servers = {
        "nginx": lambda: hosting.nginx(folder, root, hosted / "_nginx.conf"),
        "apache": lambda: hosting.apache(folder, root),
        "serve": lambda: serving("--output", hosted, "--port", "8751"),
    }
    with servers[request.param]() as address:
        yield request.param, address if request.param == "serve" else f"{address}lifecycle/"


def ask(address, *arguments):
    """Status, headers by lower-case name, and the bytes as they came."""
    output = subprocess.run(["curl", "-sS", "-i", *arguments, address], capture_output=True, check=True).stdout
    head, body = output.split(b"\r\n\r\n", 1)
    lines = head.decode().split("\r\n")
    fields = [line.split(": ", 1) for line in lines[1:]]
    return int(lines[0].split()[1]), {name.lower(): value for name, value in fields}, body


def both(*servers):
    return pytest.mark.parametrize("host", servers, indirect=True)


@both(*SERVERS)
def test_a_page_is_asked_for_again_and_says_what_it_may_load(host):
    name, address = host
    for path in (PAGE, "de/"):
        status, headers, body = ask(address + path)
        assert status == 200 and body.startswith(b"<!DOCTYPE html>")
        assert headers["content-type"].lower() == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-cache"
        assert headers["x-content-type-options"] == "nosniff"
        if name != "serve":
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "strict-origin-when-cross-origin"


@both("nginx", "apache")
def test_what_did_not_change_is_not_sent_again(host):
    _, address = host
    _, headers, _ = ask(address + PAGE)
    status, _, body = ask(address + PAGE, "-H", f"If-None-Match: {headers['etag']}")
    assert status == 304 and body == b""


@both("nginx", "apache")
def test_what_is_named_after_its_content_is_kept_for_a_year(host, hosted):
    _, address = host
    for path in (hosted / "assets").glob("*.css"):
        status, headers, _ = ask(f"{address}assets/{path.name}")
        assert status == 200 and headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["content-type"].startswith("text/css")
    status, headers, _ = ask(address + "assets/nothing.css")
    assert status == 404 and "immutable" not in headers.get("cache-control", "")


@both(*SERVERS)
@pytest.mark.parametrize("encoding, ending", [("br", "br"), ("gzip", "gz"), ("gzip, deflate, br", "br")])
def test_compressed_forms_are_sent_to_those_who_read_them(host, hosted, encoding, ending):
    _, address = host
    for path in (PAGE, "robots.txt", "it/"):
        file = hosted / path if not path.endswith("/") else hosted / path / "index.html"
        form = file.with_name(f"{file.name}.{ending}")
        status, headers, body = ask(address + path, "-H", f"Accept-Encoding: {encoding}")
        assert status == 200
        if form.exists():
            assert headers["content-encoding"] == ("br" if ending == "br" else "gzip")
            assert "accept-encoding" in headers["vary"].lower()
            assert body == form.read_bytes()
            assert headers["content-type"].startswith("text/html")
        else:
            assert "content-encoding" not in headers and body == file.read_bytes()


@both("nginx", "apache")
def test_what_a_program_unpacks_is_the_page(host, hosted):
    _, address = host
    for path in [PAGE, *(f"assets/{path.name}" for path in (hosted / "assets").glob("*.js"))]:
        assert ask(address + path, "--compressed")[2] == (hosted / path).read_bytes()


@both("nginx", "apache")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_said_in_the_addresss_language(host, browser, language):
    _, address = host
    status, headers, body = ask(f"{address}{language}/reference/no/such/page.html")
    assert status == 404 and f'<html lang="{language}"'.encode() in body
    assert "content-security-policy" in headers
    page = browser.new_page()
    page.goto(f"{address}{language}/reference/no/such/page.html")
    # Its style and its links work at whichever address it stands.
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 10
    page.close()
    for link in [part.split('"')[0] for part in body.decode().split('href="')[1:]]:
        assert ask(address.removesuffix("lifecycle/").removesuffix("/") + link)[0] == 200, link


@both("nginx", "apache")
def test_what_has_no_language_is_said_in_all(host):
    _, address = host
    status, _, body = ask(address + "nothing")
    assert status == 404 and all(f'lang="{language}"'.encode() in body for language in LANGUAGES)


@both(*SERVERS)
@pytest.mark.parametrize("path", [".built-by-build-site", ".htaccess"])
def test_what_builds_keep_is_not_shown(host, path):
    _, address = host
    assert ask(address + path)[0] in (403, 404)


@both("nginx", "apache")
@pytest.mark.parametrize("path, type", [
    ("de/manifest.webmanifest", "application/manifest+json"), ("de/guides/migrating.md", "text/markdown"),
    ("sitemap.xml", "xml"), ("sw.js", "javascript"),
])
@pytest.mark.parametrize("encoding", ["identity", "gzip", "br"])
def test_types_are_told(host, path, type, encoding):
    _, address = host
    status, headers, _ = ask(address + path, "-H", f"Accept-Encoding: {encoding}")
    assert status == 200 and type in headers["content-type"]


def test_compressed_forms_hold_their_files_and_stay_where_nothing_changed(hosted, rebuilt):
    forms = list(hosted.rglob("*.gz"))
    assert len(forms) > 1000
    for form in forms:
        assert gzip.decompress(form.read_bytes()) == form.with_suffix("").read_bytes(), form
        assert form.with_suffix(".br").is_file()
    # A second build keeps the files themselves.
    assert len(rebuilt) > 1000
    assert [name for name, number in rebuilt.items() if (hosted / name).stat().st_ino != number] == []
