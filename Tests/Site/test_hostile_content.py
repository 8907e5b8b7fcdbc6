"""Content that tries to run scripts in a reader's browser: none does, not even where the page's policy is switched off."""

import pytest
from conftest import build

RUN = "window.hacked=1"
PAYLOADS = [
    f"<script>{RUN}</script>", f"<ScRiPt>{RUN}</sCrIpT>", f"<script src=data:,{RUN}></script>", f"<<script>{RUN}//<</script>",
    f"<img src=x onerror={RUN}>", f"<img src=x onerror='{RUN}'>", f'"><img src=x onerror={RUN}>', f"'><img src=x onerror={RUN}>",
    f"<svg onload={RUN}>", f"<svg/onload={RUN}>", f"<svg><script>{RUN}</script></svg>", f"<svg><animate onbegin={RUN} attributeName=x>",
    f"<body onload={RUN}>", f"<iframe src=javascript:{RUN}>", f"<iframe srcdoc='<script>parent.{RUN}</script>'>",
    f"<object data=javascript:{RUN}>", f"<embed src=javascript:{RUN}>", f"<math href=javascript:{RUN}>x</math>",
    f"<a href=javascript:{RUN}>x</a>", f"<details open ontoggle={RUN}>", f"<video><source onerror={RUN}></video>",
    f"<audio src=x onerror={RUN}>", f"<input autofocus onfocus={RUN}>", f"<select autofocus onfocus={RUN}>",
    f"<textarea autofocus onfocus={RUN}>", f"<marquee onstart={RUN}>", f"<form action=javascript:{RUN}><button>x",
    f"<button formaction=javascript:{RUN}>x", f"<meta http-equiv=refresh content='0;url=javascript:{RUN}'>",
    f"<base href=javascript:{RUN}//>", f"<link rel=stylesheet href=javascript:{RUN}>", "<style>@import 'javascript:1'</style>",
    f"<template><script>{RUN}</script></template><script>{RUN}</script>", f"--><script>{RUN}</script><!--",
    f"]]><script>{RUN}</script>", f"</title><script>{RUN}</script>", f"</textarea><script>{RUN}</script>",
    f"</style><script>{RUN}</script>", f"</script><script>{RUN}</script>", f"</noscript><script>{RUN}</script>",
    f'" onmouseover="{RUN}', f"' onmouseover='{RUN}", f'" autofocus onfocus="{RUN}', f"x` onerror={RUN} `",
    f"[x](javascript:{RUN})", f"[x](JaVaScRiPt:{RUN})", f"[x](java\tscript:{RUN})", f"[x]( javascript:{RUN})",
    f"[x](&#106;avascript:{RUN})", f"[x](javascript&colon;{RUN})", f"[x](vbscript:{RUN})",
    f"[x](data:text/html,<script>{RUN}</script>)", f"[x](data:text/html;base64,PHNjcmlwdD4=)", f"[x](file:///etc/passwd)",
    f"![x](javascript:{RUN})", f"![x](x\" onerror=\"{RUN})", f"<javascript:{RUN}>", f"[x][r]\n\n[r]: javascript:{RUN}",
    f"`</code><script>{RUN}</script>`", f"```\n</code></pre><script>{RUN}</script>\n```", f"~~~ \"><script>{RUN}</script>\nx\n~~~",
    f"# <img src=x onerror={RUN}> {{#\"><script>{RUN}</script>}}", f"| <img src=x onerror={RUN}> |\n|---|\n| <svg onload={RUN}> |",
    f"[^1]\n\n[^1]: <script>{RUN}</script>", f"\u202e<script>{RUN}</script>", f"&lt;script&gt;{RUN}&lt;/script&gt;",
    f"``x<script>{RUN}</script>``", f"{{{{constructor.constructor('{RUN}')()}}}}", f"${{{RUN}}}",
]


def quoted(text):
    """As a YAML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    root = tmp_path_factory.mktemp("hostile")
    content = root / "Content"
    for folder in ("en/guides", "de/guides", "glossary", "sources"):
        (content / folder).mkdir(parents=True)
    names = [f"g{number}" for number in range(len(PAYLOADS))] + ["<img src=x onerror=window.hacked=1>"]
    (content / "site.yaml").write_text(
        "languages:\n"
        f"  - {{tag: en, name: English, title: {quoted('Site ' + PAYLOADS[0])}}}\n"
        f"  - {{tag: de, name: {quoted('Deutsch ' + PAYLOADS[4])}, title: Website}}\n"
        f"guides: [{', '.join(quoted(name) for name in names)}]\n")
    for language in ("en", "de"):
        (content / language / "index.md").write_text(f"---\ntitle: {quoted(PAYLOADS[0])}\n---\n\nText {PAYLOADS[4]}\n")
        for name, payload in zip(names, PAYLOADS + [PAYLOADS[0]]):
            (content / language / "guides" / f"{name}.md").write_text(
                f"---\ntitle: {quoted('Title ' + payload)}\nsummary: {quoted(payload)}\n---\n\nText term.\n\n{payload}\n\n"
                f"## {payload.splitlines()[0]}\n\nx {payload}\n\n"
                f"~~~swift unverified={quoted(payload.splitlines()[0])}\n// {payload}\nlet x = {quoted(payload)}\n~~~\n")
    for number, payload in enumerate(PAYLOADS):
        terms = "\n".join(
            f"  {language}:\n    definition: {quoted(payload)}\n    example: {quoted(payload)}\n    terms:\n"
            f"      - {{term: {quoted(f'term{number} ' + payload)}, status: preferred, pos: noun}}\n"
            f"      - {{term: {quoted('term' if number == 0 else f'term{number}')}, pos: noun}}" for language in ("en", "de"))
        (content / "glossary" / f"concept-{number}.yaml").write_text(f"subject: {quoted(payload)}\nlanguages:\n{terms}\n")
    (content / "sources" / "sources.yaml").write_text(
        f"sources:\n  - {{file: raw.txt, name: raw, language: de, title: {quoted(PAYLOADS[5])}, author: {quoted(PAYLOADS[6])}, "
        "rights: publish}\n")
    (content / "sources" / "raw.txt").write_text("\n\n".join(PAYLOADS))
    output = root / "_site"
    process = build(
        output, "--content", content, "--cache", root / ".cache",
        "--base-url", "https://x.example/\"><script>window.hacked=1</script>")
    assert (output / "index.html").is_file(), process.stderr[-3000:]
    return output


def test_there_are_enough_payloads():
    assert len(set(PAYLOADS)) >= 60


def test_no_script_of_the_content_runs(hostile, browser):
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.on("dialog", lambda dialog: dialog.dismiss())
    assert len(list(hostile.rglob("guides/*.html"))) > 2 * len(PAYLOADS)
    ran, unsafe = [], []
    for path in sorted(hostile.rglob("*.html")):
        page.goto(path.as_uri(), wait_until="load")
        page.evaluate("() => new Promise(done => setTimeout(done, 20))")
        page.evaluate("() => document.querySelectorAll('main *').forEach(e => { e.dispatchEvent(new MouseEvent('mouseover'));"
                      " if (e.focus) e.focus() })")
        if page.evaluate("() => window.hacked"):
            ran.append(path.name)
        unsafe += page.evaluate(
            "() => [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')]"
            ".map(e => e.href || e.src || e.action || e.data || '').map(u => u.animVal || u)"
            ".filter(u => !/^(https?|file|mailto):/.test(u))")
        unsafe += page.evaluate(
            "() => [...document.querySelectorAll('a[href^=\"file:///etc\"], *')].filter(e => [...e.attributes]"
            ".some(a => a.name.startsWith('on')) || (e.href || '').startsWith('file:///etc')).map(e => e.outerHTML.slice(0, 90))")
    context.close()
    assert ran == [] and unsafe == []


def test_no_query_runs(hostile, browser):
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.goto((hostile / "en/index.html").as_uri())
    box = page.locator("search input")
    for payload in PAYLOADS:
        box.fill(payload)
        page.wait_for_timeout(5)
        assert not page.evaluate("() => window.hacked"), payload
    box.fill("term")
    page.wait_for_selector("[role=option]")
    assert not page.evaluate("() => window.hacked")
    context.close()
