"""What axe-core finds on each kind of page, in each language, in light and in dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import LANGUAGES

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
KINDS = [
    "index", "guides/index", "guides/app-states", "guides/scene-delegate", "reference/index", "reference/a-z", "404",
    "reference/UISceneDelegate/index", "reference/UISceneDelegate/sceneWillResignActive", "glossary/index",
    "orders/index", "samples/index", "methods/index", "sources/index", "sources/it-articolo", "checks/index", "fidelity/index",
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(site, browser, language, scheme):
    # The tool needs to run its own script, which a page's policy forbids.
    context = browser.new_context(color_scheme=scheme, bypass_csp=True, viewport={"width": 1100, "height": 900})
    page = context.new_page()
    found = {}
    for kind in KINDS:
        page.goto((site / language / f"{kind}.html").as_uri())
        # In the dark nothing but the colours is another.
        results = Axe().run(page, options=RULES if scheme == "light" else COLOURS)
        violations = [(violation["id"], [node["html"][:120] for node in violation["nodes"][:3]])
                      for violation in results.response["violations"]]
        if violations:
            found[kind] = violations
    context.close()
    assert found == {}
