"""The glossary's exports, as tests make and read them: from Content, and from a small site with hostile terms."""

import json
import subprocess

from conftest import BASE, BUILD_SITE, LANGUAGES, ROOT

# A term of each language that stands for the same concept.
BACKGROUND = {"en": "background", "it": "background", "ko": "백그라운드", "zh-Hans": "后台", "de": "Hintergrund"}

# What would break out of a format that forgets to escape it.
HOSTILE = {
    "sql": "x'); DROP TABLE searchIndex; --",
    "xml": "</term><term>&lol; ]]> <!-- \"q\" 'a'",
    "formula": "=HYPERLINK(\"http://x\",\"y\")",
    "formula-guarded": "'=1+1",
    "plus": "+1",
    "at": "@SUM(A1)",
    "csv": "a,b;c\"d\"",
    "turtle": "back\\slash \"quote\" <iri> ^^x @en",
    "number-sign": "a # b",
    "percent": "100 % %41",
    "long": "word " * 80 + "end",
    "marks": "\u202eright-to-left \u200bzero\ufeff",
}


def run(*arguments, **options):
    command = [BUILD_SITE, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800, **options)


def small_site(folder, concepts):
    """A site without pages: `concepts` are id → language → (definition, [(term, status)])."""
    languages = [{"tag": tag, "name": tag, "title": f"Title {tag}"} for tag in LANGUAGES]
    content = folder / "Content"
    (content / "glossary").mkdir(parents=True)
    (content / "site.yaml").write_text(json.dumps({"languages": languages}))
    for tag in LANGUAGES:
        (content / tag).mkdir()
        (content / tag / "index.md").write_text("---\ntitle: T\n---\n\nText.\n")
    for name, entries in concepts.items():
        concept = {"subject": "test", "languages": {
            tag: {"definition": definition,
                  "terms": [{"term": term, "status": status} for term, status in terms]}
            for tag, (definition, terms) in entries.items()}}
        (content / "glossary" / f"{name}.yaml").write_text(json.dumps(concept))
    return content


def hostile_site(folder):
    """Each hostile text as a term and as its definition, in every language."""
    return small_site(folder, {
        name: {tag: (f"{text} defined", [(f"{text} {tag}" if tag != "en" else text, "preferred")])
               for tag in LANGUAGES}
        for name, text in HOSTILE.items()})


def concepts():
    """The identifiers of Content's concepts, in the order of exports."""
    return sorted(path.stem for path in (ROOT / "Content" / "glossary").glob("*.yaml"))
