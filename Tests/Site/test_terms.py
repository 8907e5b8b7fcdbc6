"""Terms of others, taken into concept files; what became of the glossary between two exports; former identifiers."""

import json
import shutil

import pytest
import yaml
from conftest import LANGUAGES, ROOT, build
from exporting import run, small_site


@pytest.fixture
def content(tmp_path):
    folder = small_site(tmp_path, {
        "scene": {"en": ("One instance of the interface.", [("scene", "preferred")]),
                  "de": ("Eine Instanz der Oberfläche.", [("Szene", "preferred"), ("Scene", "admitted")])},
        "window": {"en": ("A window.", [("window", "preferred"), ("pane", "deprecated")]),
                   "de": ("Ein Fenster.", [("Fenster", "preferred")])}})
    (folder / "glossary/scene.yaml").write_text("""\
# Kept by hand.
subject: test
languages:
  en:
    definition: One instance of the interface.
    terms:
      - term: scene  # as in a theatre
        status: preferred
  de:
    definition: Eine Instanz der Oberfläche.
    terms:
      - {term: Szene, status: preferred}
      - term: Scene
        status: admitted
""")
    return folder


def take(content, name, text, *arguments):
    file = content.parent / name
    file.write_text(text)
    return run("import-terms", file, "--content", content, *arguments)


def files(content):
    return {path.name: path.read_bytes() for path in (content / "glossary").iterdir()}


# There and back

@pytest.mark.parametrize("file", ["tbx/glossary.tbx", "csv/glossary.csv"])
def test_what_was_exported_comes_back_without_conflict_and_change(exports, file):
    before = files(ROOT / "Content")
    done = run("import-terms", exports / file, "--write")
    terms = sum(len(language["terms"])
                for concept in json.loads((exports / "glossary.json").read_text())["concepts"]
                for language in concept["languages"].values())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{terms} terms known, 0 additions, 0 new concepts, 0 problems\n"
    assert files(ROOT / "Content") == before


@pytest.mark.parametrize("source,target", zip(LANGUAGES, LANGUAGES[1:] + LANGUAGES[:1]))
def test_pairs_come_back_too(exports, source, target):
    for file, pair in ((f"tbx-v2/{source}-{target}.tbx", []),
                       (f"omegat/{source}-{target}.utf8", ["--language-pair", f"{source},{target}"])):
        done = run("import-terms", exports / file, *pair)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr[:1000]
        assert done.stdout.endswith(" terms known, 0 additions, 0 new concepts, 0 problems\n")


@pytest.mark.parametrize("file", ["tbx/glossary.tbx", "csv/glossary.csv", "tbx-v2/en-de.tbx"])
def test_hostile_terms_come_back(hostile, file):
    content, out = hostile
    done = run("import-terms", out / file, "--content", content)
    assert (done.returncode, done.stderr) == (0, "") and "0 additions, 0 new concepts" in done.stdout


@pytest.mark.parametrize("file", ["tbx/glossary.tbx", "csv/glossary.csv"])
def test_an_empty_glossary_takes_everything_and_exports_the_same(exports, tmp_path, file):
    """All but what the format has no word for: relations, and in TBX listed forms."""
    content = small_site(tmp_path, {})
    done = run("import-terms", exports / file, "--content", content)
    assert done.returncode == 0, done.stderr[:2000]
    done = run("export", tmp_path / "again", "--formats", "json", "--content", content, "--cache", tmp_path / "cache")
    # This site has no library: the symbols that CSV names aren't there.
    assert done.stderr.count("error:") == done.stderr.count("[unresolved-symbol]")
    done = run("diff-terms", exports, tmp_path / "again", "--json")
    lost = {change["change"] for change in json.loads(done.stdout)}
    assert lost <= {"related", "broader", "opposite", "symbol"} | ({"term-forms"} if "tbx" in file else set()), lost


# Additions and conflicts

def test_a_new_concept_is_a_new_file(content):
    done = take(content, "t.csv", "en,de\ncold launch,Kaltstart\n")
    assert "new concept: cold-launch" in done.stdout
    concept = yaml.safe_load((content / "glossary/cold-launch.yaml").read_text())
    assert concept["languages"]["de"]["terms"] == [{"term": "Kaltstart", "status": "preferred", "pos": "noun"}]
    # What the author has to write is said.
    assert done.returncode == 1 and done.stderr.count("[needs-definition]") == 2


def test_lines_with_one_source_are_one_new_concept(content):
    done = take(content, "t.tsv", "cold launch\tKaltstart\tx\ncold launch\tErststart\ty\ncold launch\tKaltstart\tz\n",
                "--language-pair", "en,de")
    concept = yaml.safe_load((content / "glossary/cold-launch.yaml").read_text())
    assert [(term["term"], term["status"]) for term in concept["languages"]["de"]["terms"]] == [
        ("Kaltstart", "preferred"), ("Erststart", "admitted")]
    assert "1 new concept" in done.stdout


def test_terms_are_added_to_a_concept_when_it_is_asked_for(content):
    table = "scene\tAuftritt\tfrom the theatre\n"
    before = files(content)
    done = take(content, "t.tsv", table, "--language-pair", "en,de")
    assert done.returncode == 0 and files(content) == before
    assert "scene: de: term 'Auftritt' (admitted)" in done.stdout and "--write" in done.stdout
    done = take(content, "t.tsv", table, "--language-pair", "en,de", "--write")
    text = (content / "glossary/scene.yaml").read_text()
    assert text.startswith(before["scene.yaml"].decode()) and "# as in a theatre" in text
    terms = yaml.safe_load(text)["languages"]["de"]["terms"]
    assert [term["term"] for term in terms] == ["Szene", "Scene", "Auftritt"]
    done = take(content, "t.tsv", table, "--language-pair", "en,de", "--write")
    assert done.stdout == "2 terms known, 0 additions, 0 new concepts, 0 problems\n"


def test_a_language_is_added_to_a_concept(content):
    done = take(content, "t.csv", "concept,language,term,status,definition\nscene,en,scene,,\n"
                "scene,it,scena,preferred,Un’istanza dell’interfaccia.\n", "--write")
    assert done.returncode == 0 and "scene: it: new" in done.stdout
    entry = yaml.safe_load((content / "glossary/scene.yaml").read_text())["languages"]["it"]
    assert entry["definition"] == "Un’istanza dell’interfaccia." and entry["terms"][0]["term"] == "scena"


@pytest.mark.parametrize("row,said", [
    ("scene,de,Fenster,,", "'Fenster' is a term of 'window'; the file gives it to 'scene'"),
    ("scene,de,Scene,deprecated,", "'Scene' of 'scene' is admitted in the glossary and deprecated in the file"),
    ("scene,de,Bühne,preferred,", "'Szene' of 'scene' is the preferred term in the glossary and not, but 'Bühne' is, in the file"),
    ("scene,de,Szene,preferred,Etwas anderes.", "the definition of 'scene' in 'de' isn't the glossary's"),
    ("window,de,Tür,,", "the entry has no term in common with the concept 'window', whose identifier it bears"),
])
def test_what_contradicts_is_named_with_its_place_and_not_taken(content, row, said):
    before = files(content)
    common = "" if row.startswith("window") else "scene,en,scene,,\n"
    done = take(content, "t.csv", f"concept,language,term,status,definition\n{common}{row}\n")
    assert done.returncode == 1
    assert f"t.csv:{3 if common else 2}:1: warning: {said} [" in done.stderr or "the definition" in said and said in done.stderr
    assert files(content) == before


def test_a_concept_that_cannot_be_told_is_named(content):
    done = take(content, "t.csv", "en,de\nscene,Fenster\n")
    assert "the entry could belong to 'scene', 'window'" in done.stderr and done.returncode == 1


def test_languages_that_the_site_lacks_are_counted(content):
    done = take(content, "t.csv", "en,de-AT,fr\nscene,Szene,scène\n")
    assert "1 terms in 'fr', which the site doesn't list, are passed over" in done.stderr
    assert "2 terms known" in done.stdout
    # The line of tags is no line of terms, named or not.
    done = take(content, "t.csv", "en,de\nscene,Szene\n", "--language-pair", "en,de")
    assert done.returncode == 0 and done.stdout.startswith("2 terms known, 0 additions, 0 new concepts")


# Hostile files

LOLS = "".join(f'<!ENTITY l{n + 1} "{f"&l{n};" * 10}">' for n in range(9))

HOSTILE_FILES = {
    "bomb.tbx": (f'<!DOCTYPE martif [<!ENTITY l0 "lol">{LOLS}]><martif><text>&l9;</text></martif>', "declares entities"),
    "outside.tbx": ('<!DOCTYPE martif [<!ENTITY x SYSTEM "file:///etc/passwd">]><martif>&x;</martif>', "declares entities"),
    "unknown.tbx": ('<!DOCTYPE martif SYSTEM "x.dtd"><martif>&x;</martif>', "uses an entity of its own"),
    "deep.tbx": ("<martif>" + "<a>" * 200_000, "nests deeper than 100 levels"),
    "open.tbx": ("<martif><text>", "no well-formed XML"),
    "page.xml": ("<html/>", "the file's root is 'html'"),
    "large.csv": ("en,de\n" + "a,b\n" * 1_500_000, "a file of terms may have 5242880"),
    "quote.csv": ('en,de\n"a,b\n', "the quotation mark here is never closed"),
    "nameless.csv": ("a,b\n", "the table doesn't say which languages its columns are"),
    "terms.doc": ("x", "is no file of terms by its name"),
}


@pytest.mark.parametrize("name", HOSTILE_FILES)
def test_a_hostile_file_is_refused_in_a_sentence(content, name):
    text, said = HOSTILE_FILES[name]
    before = files(content)
    done = take(content, name, text)
    assert done.returncode == 2 and said in done.stderr and done.stderr.count("error:") == 1
    assert files(content) == before


def test_no_identifier_of_a_file_leaves_the_glossarys_folder(content):
    entry = ('<termEntry id="{}"><langSet xml:lang="en"><tig><term>new {}</term></tig></langSet></termEntry>')
    names = ["../../escape", "/tmp/escape", "a/b", "..", "CON", "scene\u0000"[:5] + "x"]
    entries = "".join(entry.format(name, index) for index, name in enumerate(names))
    done = take(content, "t.tbx", f"<martif><text><body>{entries}</body></text></martif>")
    assert done.returncode == 1 and "[needs-definition]" in done.stderr
    found = {path.relative_to(content).as_posix() for path in content.rglob("*.yaml")} - {"site.yaml"}
    assert found == {f"glossary/{name}.yaml"
                     for name in ("scene", "window", "escape", "tmp-escape", "a-b", "new-3", "con", "scenex")}


# Differences and former identifiers

@pytest.fixture
def old_and_new(content, tmp_path):
    options = ["--formats", "json", "--content", content, "--cache", tmp_path / "cache"]
    assert run("export", tmp_path / "old", *options).returncode == 0
    window = (content / "glossary/window.yaml")
    concept = json.loads(window.read_text())
    concept["formerly"] = ["window"]
    concept["languages"]["de"]["terms"].append({"term": "Window", "status": "admitted"})
    (content / "glossary/app-window.yaml").write_text(json.dumps(concept))
    window.unlink()
    scene = content / "glossary/scene.yaml"
    scene.write_text(scene.read_text().replace("status: admitted", "status: deprecated").replace(
        "subject: test", "subject: test\nrelated: [window]"))
    small_site(tmp_path / "more", {"role": {"en": ("A role.", [("role", "preferred")])}})
    shutil.copy(tmp_path / "more/Content/glossary/role.yaml", content / "glossary/role.yaml")
    assert run("export", tmp_path / "new", *options).returncode == 0
    return tmp_path / "old", tmp_path / "new"


def test_every_change_is_a_line(old_and_new):
    assert run("diff-terms", *old_and_new).stdout == """\
app-window: renamed from 'window'
app-window: de: term 'Window' added (admitted)
role: added
scene: related: nothing → 'app-window'
scene: de: term 'Scene', status: 'admitted' → 'deprecated'
concepts: 1 added, 0 removed, 1 renamed, 1 changed
"""
    changes = json.loads(run("diff-terms", *old_and_new, "--json").stdout)
    assert {"concept": "app-window", "change": "renamed", "from": "window"} in changes
    assert {"concept": "scene", "change": "term-status", "term": "Scene", "from": "admitted", "to": "deprecated",
            "language": "de"} in changes
    assert "concepts: 0 added, 1 removed, 0 renamed, 0 changed" in run("diff-terms", *reversed(old_and_new)).stdout \
        or "removed" in run("diff-terms", *reversed(old_and_new)).stdout


def test_equal_exports_differ_in_nothing(exports):
    done = run("diff-terms", exports, exports / "glossary.json")
    assert (done.returncode, done.stdout) == (0, "concepts: 0 added, 0 removed, 0 renamed, 0 changed\n")


def test_a_foreign_file_is_no_export(tmp_path, exports):
    (tmp_path / "x.json").write_text("{}")
    done = run("diff-terms", tmp_path / "x.json", exports)
    assert done.returncode == 2 and "it is no 'glossary.json'" in done.stderr


def test_old_addresses_lead_to_a_renamed_concept(content, old_and_new, tmp_path):
    page = content / "en/index.md"
    page.write_text("---\ntitle: T\n---\n\n[old](glossary/index.md#window) [no](glossary/index.md#nothing)\n")
    done = build(tmp_path / "_site", "--content", content, "--cache", tmp_path / "cache")
    assert "has no section '#nothing'" in done.stderr and "has no section '#window'" not in done.stderr
    glossary = (tmp_path / "_site/en/glossary/index.html").read_text()
    assert '<h2 id="app-window"><span id="window"></span>' in glossary
    assert 'href="#app-window"' in glossary.split('aria-labelledby="scene"')[1]


def test_a_former_identifier_belongs_to_one_concept(content, tmp_path):
    for name in ("one", "two"):
        concept = {"formerly": ["scene", "past"], "languages": {"en": {
            "definition": "x", "terms": [{"term": name, "status": "preferred"}]}}}
        (content / f"glossary/{name}.yaml").write_text(json.dumps(concept))
    done = run("check", "--content", content, "--cache", tmp_path / "cache")
    assert done.returncode == 1 and done.stderr.count("[concept-id-clash]") == 3
    assert "concept 'two' was formerly 'past', which is what 'one' was called too" in done.stderr
    assert "concept 'one' was formerly 'scene', which is a concept of its own" in done.stderr
