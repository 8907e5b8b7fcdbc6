"""The glossary's exports for translators, each read by a program that others wrote; and the command."""

import csv
import json
import os
import pathlib
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest
from conftest import LANGUAGES, ROOT
from exporting import BACKGROUND, HOSTILE, concepts, run, small_site

PAIRS = [(source, target) for source in LANGUAGES for target in LANGUAGES if source != target]
OMEGAT = ("/usr/share/omegat/OmegaT.jar", "/usr/share/java/groovy-all.jar")


def schemas():
    """TBX's schemas have no licence and aren't part of the project; a folder with them is named by TBX_SCHEMAS."""
    folder = pathlib.Path(os.environ.get("TBX_SCHEMAS", ROOT.parent / "shared" / "testdata" / "tbx"))
    if not folder.is_dir():
        pytest.skip(f"no TBX schemas in {folder}: TBX_SCHEMAS names their folder")
    return folder


# TBX

@pytest.mark.parametrize("schema", ["TBXcoreStructV03.rng", "TBX-Basic_DCA.sch"])
def test_tbx_3_is_valid(exports, hostile, schema):
    for folder in (exports, hostile[1]):
        done = subprocess.run(["jing", schemas() / schema, folder / "tbx/glossary.tbx"], capture_output=True, text=True)
        assert done.returncode == 0 and done.stdout == "", done.stdout[:2000]


def test_tbx_3_has_every_concept_and_term(exports):
    names = {"t": "urn:iso:std:iso:30042:ed-2"}
    entries = ElementTree.parse(exports / "tbx/glossary.tbx").getroot().findall(".//t:conceptEntry", names)
    assert [entry.get("id") for entry in entries] == concepts()
    known = json.loads((exports / "glossary.json").read_text())["concepts"]
    terms = sum(len(language["terms"]) for concept in known for language in concept["languages"].values())
    assert sum(len(entry.findall(".//t:term", names)) for entry in entries) == terms > 900


@pytest.mark.parametrize("source,target", PAIRS)
def test_translate_toolkit_reads_tbx_2(exports, source, target):
    from translate.storage import tbx

    store = tbx.tbxfile.parsefile(str(exports / f"tbx-v2/{source}-{target}.tbx"))
    assert len(store.units) == len(concepts())
    unit = next(unit for unit in store.units if unit.xmlelement.get("id") == "background")
    assert (unit.source, unit.target) == (BACKGROUND[source], BACKGROUND[target])


def test_translate_toolkit_gives_hostile_terms_back(hostile):
    from translate.storage import tbx

    store = tbx.tbxfile.parsefile(str(hostile[1] / "tbx-v2/en-de.tbx"))
    assert {unit.xmlelement.get("id"): unit.source for unit in store.units} == HOSTILE


# OmegaT

def omegat(tmp_path, file):
    """What OmegaT's own readers make of a file: [source, target, comment] of tables, [id, term…] of TBX."""
    script = tmp_path / "read.groovy"
    script.write_text("""
        import org.omegat.gui.glossary.*
        def file = new File(args[0])
        def rows = file.name.endsWith('.tbx')
            ? GlossaryReaderTBX.load(file).text.body.termEntry.collect { entry ->
                [entry.id] + entry.langSet.collectMany { it.tigOrNtig*.term*.content.flatten() } }
            : GlossaryReaderTSV.read(file, false).collect { [it.srcText, it.locText, it.commentText] }
        println(groovy.json.JsonOutput.toJson(rows))
        """)
    command = ["java", "-Dfile.encoding=UTF-8", "-cp", ":".join(OMEGAT), "groovy.ui.GroovyMain", script, file]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("source,target", [("en", "ko"), ("de", "zh-Hans"), ("it", "de"), ("ko", "it"), ("zh-Hans", "en")])
def test_omegat_reads_its_glossaries_and_tbx_2(exports, tmp_path, source, target):
    rows = omegat(tmp_path, exports / f"omegat/{source}-{target}.utf8")
    targets = {row[1] for row in rows if row[0] == BACKGROUND[source]}
    assert BACKGROUND[target] in targets and all(row[2] for row in rows)
    entries = {row[0]: row[1:] for row in omegat(tmp_path, exports / f"tbx-v2/{source}-{target}.tbx")}
    assert list(entries) == concepts()
    assert {BACKGROUND[source], BACKGROUND[target]} <= set(entries["background"])


def test_omegat_gives_hostile_terms_back(hostile, tmp_path):
    rows = omegat(tmp_path, hostile[1] / "omegat/en-de.utf8")
    assert {row[0] for row in rows} == {text.strip() for text in HOSTILE.values()}
    entries = {row[0]: row[1] for row in omegat(tmp_path, hostile[1] / "tbx-v2/en-de.tbx")}
    assert entries == HOSTILE


# CSV

def table(folder):
    text = (folder / "csv/glossary.csv").read_bytes()
    assert text.startswith(b"\xef\xbb\xbf") and text.endswith(b"\r\n")
    return list(csv.DictReader(text.decode("utf-8-sig").splitlines(keepends=True), strict=True))


def test_csv_has_a_row_a_term(exports):
    rows = table(exports)
    assert {row["concept"]: row["term"] for row in rows if row["status"] == "preferred" and row["language"] == "ko"}[
        "background"] == BACKGROUND["ko"]
    assert len({row["concept"] for row in rows}) == len(concepts())


def test_no_cell_is_a_formula(exports, hostile):
    for folder in (exports, hostile[1]):
        for row in table(folder):
            assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for cell in row.values()), row
    guarded = {"formula", "formula-guarded", "plus", "at"}
    english = {row["concept"]: row["term"] for row in table(hostile[1]) if row["language"] == "en"}
    assert english == {name: f"'{text}" if name in guarded else text for name, text in HOSTILE.items()}


# The command

def test_what_a_format_cannot_hold_is_named(tmp_path):
    content = small_site(tmp_path, {"x": {tag: ("d", [(term, "preferred")]) for tag, term in (
        ("en", "bell\a"), ("it", "tab\tulator"), ("ko", "# 우물"), ("zh-Hans", "行\n行"), ("de", "Ton"))}})
    done = run("export", tmp_path / "out", "--content", content, "--cache", tmp_path / "cache")
    assert done.returncode == 0
    for text in ("'bell\ufffd' holds U+0007, for which U+FFFD stands in tbx, tbx-v2, epub",
                 "'bell ' holds U+0007, for which a space stands in omegat, stardict, dict, docset, sphinx",
                 "'tab ulator' holds U+0009, for which a space", "'行 行' holds U+000A, for which a space",
                 "'# 우물' begins with '#', which makes a line of omegat a comment"):
        assert text in done.stderr, (text, done.stderr)
    assert done.stderr.count("[unrepresentable-") == 5
    # The others hold everything.
    graph = (tmp_path / "out/skos/glossary.ttl").read_text()
    assert '"bell\\u0007"@en' in graph and '"tab\\tulator"@it' in graph


def test_formats_are_named_and_an_unknown_one_is_refused(tmp_path):
    done = run("export", tmp_path / "x", "--formats", "csv,xlsx")
    assert done.returncode == 2 and "there is no format 'xlsx'; the formats are json, tbx" in done.stderr
    assert not (tmp_path / "x").exists()


def test_an_export_replaces_exports_alone(exports, tmp_path):
    (tmp_path / "letter.txt").write_text("dear")
    done = run("export", tmp_path, "--formats", "json")
    assert done.returncode == 2 and "it is left alone" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
