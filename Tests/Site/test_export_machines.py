"""The glossary's exports for machines: concept graphs, other documentation, search engines; each read by a program of theirs."""

import json
import subprocess
import sys

import pytest
from conftest import LANGUAGES
from exporting import BACKGROUND, BASE, HOSTILE, concepts

# SKOS

INTEGRITY = {
    "S9: a scheme is no concept": "?a a skos:Concept . ?a a skos:ConceptScheme",
    "S13: a label is of one kind":
        "?a ?p ?label . ?a ?q ?label . FILTER(?p != ?q && ?p IN (skos:prefLabel, skos:altLabel, skos:hiddenLabel) "
        "&& ?q IN (skos:prefLabel, skos:altLabel, skos:hiddenLabel))",
    "S14: one preferred label a language":
        "?a skos:prefLabel ?x . ?a skos:prefLabel ?y . FILTER(?x != ?y && lang(?x) = lang(?y))",
    "S27: related isn't broader": "?a skos:related ?b . ?a skos:broader+ ?b",
    "related is symmetric": "?a skos:related ?b . FILTER NOT EXISTS { ?b skos:related ?a }",
    "what is named exists": "?a skos:related|skos:broader ?b . FILTER NOT EXISTS { ?b a skos:Concept }",
}


@pytest.fixture(scope="module")
def graph(exports):
    import rdflib

    return rdflib.Graph().parse(exports / "skos/glossary.ttl")


@pytest.mark.parametrize("rule", INTEGRITY)
def test_skos_keeps_its_own_rules(graph, rule):
    found = graph.query("PREFIX skos: <http://www.w3.org/2004/02/skos/core#> SELECT * { %s } LIMIT 3" % INTEGRITY[rule])
    assert list(found) == []


def test_skos_has_every_concept_with_its_labels(graph):
    from rdflib import URIRef
    from rdflib.namespace import RDF, SKOS

    assert len(set(graph.subjects(RDF.type, SKOS.Concept))) == len(concepts())
    concept = URIRef(f"{BASE}en/glossary/index.html#background")
    assert {label.language: str(label) for label in graph.objects(concept, SKOS.prefLabel)} == BACKGROUND
    assert "Hintergrundes" in {str(label) for label in graph.objects(concept, SKOS.hiddenLabel)}
    assert URIRef(f"{BASE}en/glossary/index.html#foreground") in set(graph.objects(concept, SKOS.related))


def test_skos_has_the_shape_that_a_shape_checker_wants(graph):
    import pyshacl

    shapes = """
        @prefix sh: <http://www.w3.org/ns/shacl#> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
        [] a sh:NodeShape ; sh:targetClass skos:Concept ;
           sh:property [sh:path skos:prefLabel ; sh:uniqueLang true ; sh:minCount 5 ; sh:maxCount 5] ;
           sh:property [sh:path skos:definition ; sh:uniqueLang true ; sh:minCount 5] ;
           sh:property [sh:path skos:inScheme ; sh:minCount 1 ; sh:maxCount 1] ;
           sh:property [sh:path skos:related ; sh:disjoint skos:broader] .
        """
    conforms, _, text = pyshacl.validate(graph, shacl_graph=shapes, shacl_graph_format="turtle")
    assert conforms, text[:2000]


def test_skos_gives_hostile_terms_back(hostile):
    import rdflib
    from rdflib.namespace import SKOS

    graph = rdflib.Graph().parse(hostile[1] / "skos/glossary.ttl")
    terms = {str(graph.value(concept, SKOS.notation)): str(label)
             for concept, label in graph.subject_objects(SKOS.prefLabel) if label.language == "en"}
    assert terms == HOSTILE


# Sphinx

SPHINX_CONF = """
extensions = ["sphinx.ext.intersphinx"]
intersphinx_mapping = {"all": ("%s", "%s"), "ko": ("%sko/", "%s")}
nitpicky = True

from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole

class Swift(Domain):
    name = "swift"
    object_types = {"method": ObjType("method", "method")}
    roles = {"method": XRefRole()}

def setup(app):
    app.add_domain(Swift)
"""


def test_a_sphinx_project_links_to_terms_and_methods(exports, tmp_path):
    method = "UISceneDelegate.sceneDidEnterBackground(_:)"
    (tmp_path / "conf.py").write_text(SPHINX_CONF % (
        BASE, exports / "sphinx/objects.inv", BASE, exports / "sphinx/ko/objects.inv"))
    terms = " ".join(f":external+all:std:term:`{term}`" for term in BACKGROUND.values())
    (tmp_path / "index.rst").write_text(
        f"Page\n====\n\n{terms} :external+ko:std:term:`백그라운드`\n\n:external+all:swift:method:`{method}`\n\n"
        f":external+all:std:ref:`x <{method.lower()}>`\n")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "html", tmp_path, tmp_path / "out"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    page = (tmp_path / "out/index.html").read_text()
    for language in ("en", "ko", "zh-Hans", "de"):
        assert f'href="{BASE}{language}/glossary/index.html#background"' in page
    assert page.count(f'href="{BASE}en/reference/UISceneDelegate/sceneDidEnterBackground.html"') == 2


# JSON-LD

@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossarys_page_is_a_set_of_defined_terms(site, language):
    from pyld import jsonld

    page = (site / language / "glossary/index.html").read_text()
    text = page.split('<script type="application/ld+json">')[1].split("</script>")[0]
    # schema.org's own context can't be fetched here; what matters of it is that its words are schema.org's.
    context = {"@vocab": "https://schema.org/"}
    data = {**json.loads(text), "@context": context}
    expanded = jsonld.expand(data, {"base": f"{BASE}{language}/glossary/index.html"})
    terms = expanded[0]["https://schema.org/hasDefinedTerm"]
    assert expanded[0]["@type"] == ["https://schema.org/DefinedTermSet"] and len(terms) == len(concepts())
    names = {term["@id"].split("#")[1]: term["https://schema.org/name"][0]["@value"] for term in terms}
    assert names["background"] == BACKGROUND[language]
    assert all(f'id="{anchor}"' in page for anchor in names)
