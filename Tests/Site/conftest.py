"""The site as other programs see it: built once with the debug build of build-site, then read by these tests."""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import zipfile

import pytest
import webkit_driver
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD_SITE = ROOT / ".build" / "debug" / "build-site"
GLOSSARY = ROOT / ".build" / "debug" / "glossary"
LANGUAGES = ["en", "it", "ko", "zh-Hans", "de"]


def build(output, *arguments):
    """Runs build-site on Content; returns the finished process."""
    command = [BUILD_SITE, "build", "--output", output, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800)


@contextlib.contextmanager
def serving(*arguments):
    """Runs `build-site serve`; gives its address, and makes sure that it ends cleanly."""
    server = subprocess.Popen(
        [BUILD_SITE, "serve", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        found = re.search(r"http://[\d.:]+/", server.stdout.readline())
        assert found, "the server ended"
        yield found.group()
    finally:
        server.terminate()
        assert server.wait(timeout=10) == 0


BASE = "https://docs.example/lifecycle/"


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site") / "_site"
    return folder, build(folder, "--zip", folder.parent / "life-cycle.zip")


@pytest.fixture(scope="session")
def site(built):
    folder, process = built
    assert process.returncode == 0, process.stderr[-4000:]
    return folder


@pytest.fixture(scope="session")
def archive(site):
    """The site as one file."""
    return site.parent / "life-cycle.zip"


@pytest.fixture(scope="session", params=["file", "root", "path"])
def place(request, site, archive, tmp_path_factory):
    """The site's address, with a slash at its end: on a disk, at a host's root, and below a path of it."""
    folder = tmp_path_factory.mktemp("place")
    if request.param == "file":
        zipfile.ZipFile(archive).extractall(folder)
        yield f"{(folder / archive.stem).as_uri()}/"
        return
    below = "sub/path/" if request.param == "path" else ""
    shutil.copytree(site, folder / "root" / below, copy_function=os.link)
    with serving("--output", folder / "root", "--port", "8761") as address:
        yield address + below


@pytest.fixture(scope="session")
def hosted(tmp_path_factory):
    """The site for a host whose address is known, with its texts compressed."""
    folder = tmp_path_factory.mktemp("hosted") / "_site"
    process = build(folder, "--base-url", BASE, "--precompress")
    assert process.returncode == 0, process.stderr[-4000:]
    return folder


@pytest.fixture(scope="session")
def rebuilt(hosted):
    """Builds it again; the numbers by which the disk knew its files before."""
    numbers = {path.relative_to(hosted): path.stat().st_ino for path in hosted.rglob("*") if path.is_file()}
    process = build(hosted, "--base-url", BASE, "--precompress")
    assert process.returncode == 0, process.stderr[-4000:]
    return {name: number for name, number in numbers.items() if name.name != ".built-by-build-site"}


@pytest.fixture(scope="session")
def pages(site):
    """Every page: its path under the site's root, and its bytes."""
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in sorted(site.rglob("*.html"))}


@pytest.fixture(scope="session")
def browser():
    """One for all tests: two that run at once would get in each other's way."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def screen():
    """A screen in memory for browsers that can't do without."""
    with webkit_driver.display() as name:
        yield name


@pytest.fixture(scope="session")
def webkit(screen):
    """WebKitGTK, one for all tests."""
    with webkit_driver.driver(screen) as driver:
        yield driver


@pytest.fixture(scope="session")
def exports(tmp_path_factory):
    """Every export of Content."""
    import exporting

    folder = tmp_path_factory.mktemp("exports") / "all"
    process = exporting.run("export", folder, "--base-url", exporting.BASE)
    assert process.returncode == 0, process.stderr[-4000:]
    return folder


@pytest.fixture(scope="session")
def hostile(tmp_path_factory):
    """The content of a site with hostile terms, and every export of it."""
    import exporting

    root = tmp_path_factory.mktemp("hostile")
    content = exporting.hostile_site(root)
    process = exporting.run("export", root / "out", "--content", content, "--cache", root / "cache",
                            "--base-url", exporting.BASE)
    assert process.returncode == 0, process.stderr[-4000:]
    return content, root / "out"
