"""Times the search of a site in Chromium, from the disk, key press by key press, and weighs its index beside Pagefind's.

Usage: search.py FOLDER    (FOLDER as benchmark-index writes it, with search.js)
"""

import gzip
import importlib.util
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

folder = pathlib.Path(sys.argv[1])

WATCH = """() => {
  window.first = null;
  window.last = null;
  new MutationObserver(() => {
    const now = performance.now();
    if (window.first === null && document.querySelector("[role=option]")) window.first = now - window.pressed;
    if (document.querySelector("search p").textContent) window.last = now - window.pressed;
  }).observe(document.querySelector("search"), { childList: true, subtree: true, characterData: true });
}"""
PRESS = """(text) => new Promise((done) => {
  const box = document.querySelector("[role=combobox]");
  window.first = window.last = null;
  box.value = text;
  window.pressed = performance.now();
  box.dispatchEvent(new Event("input"));
  const wait = () => (window.last === null ? setTimeout(wait, 1) : done([window.first ?? window.last, window.last]));
  wait();
})"""
COUNT = """() => {
  window.loaded = null;
  new MutationObserver((_, watch) => {
    if (!document.querySelector("[role=option]")) return;
    window.loaded = [...document.scripts].map((script) => script.getAttribute("src"));
    watch.disconnect();
  }).observe(document.querySelector("search"), { childList: true, subtree: true });
}"""
LOADED = "() => [...document.scripts].map((script) => script.getAttribute('src'))"


def queries():
    """Words of the pages' texts: whole, inner parts, half-typed, several; and one that is nowhere."""
    found = []
    for tag in ("en", "it", "ko", "zh-Hans", "de"):
        text = (folder / tag / "page-7.html").read_text(encoding="utf-8")
        title = re.search("<h1>(.*?)</h1>", text).group(1)
        words = re.search("<p>(.*?)</p></main>", text).group(1)
        words = [words[i : i + 2] for i in range(0, 60, 6)] if tag == "zh-Hans" else words.split()
        rare = max(words, key=len)
        found += [(tag, title), (tag, rare), (tag, rare[-1] if tag == "zh-Hans" else rare[1:4] if tag == "ko" else rare[2:8]), (tag, " ".join(words[3:5]))]
    return found + [("en", "qqxqqx")]


def size(names):
    return sum((folder / "en" / name.split("?")[0]).resolve().stat().st_size for name in names if name)


def main():
    first, last, loaded = [], [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for tag, query in queries():
            page = browser.new_context(offline=True).new_page()
            page.goto((folder / tag / "page-0.html").as_uri())
            page.evaluate(WATCH)
            # As a person types: when the page is there, into the box, then a key at a time.
            page.wait_for_timeout(500)
            page.evaluate("() => document.querySelector('[role=combobox]').focus()")
            page.wait_for_timeout(200)
            for end in range(1, len(query) + 1):
                times = page.evaluate(PRESS, query[:end])
                first.append(times[0])
                last.append(times[1])
            page = browser.new_context(offline=True).new_page()
            page.goto((folder / tag / "page-0.html").as_uri())
            page.evaluate(WATCH)
            page.evaluate(COUNT)
            page.evaluate(PRESS, query)
            names = page.evaluate("() => window.loaded")
            # Of a query without an answer all that it took to know that.
            loaded.append((size(names if names is not None else page.evaluate(LOADED)), query, names is not None))
        browser.close()
    first.sort()
    last.sort()
    print(f"key presses: {len(first)}, each to the first answer: median {statistics.median(first):.1f} ms, "
          f"95 of 100 under {first[len(first) * 95 // 100]:.1f} ms, slowest {first[-1]:.1f} ms")
    print(f"             to all answers: median {statistics.median(last):.1f} ms, slowest {last[-1]:.1f} ms")
    for what, isFound in (("the first answer", True), ("that there is none", False)):
        sizes = [(count, query) for count, query, found in loaded if found is isFound]
        if sizes:
            print(f"loaded:      before {what} at most {max(sizes)[0] / 1000:.0f} kB with the script ('{max(sizes)[1]}'), "
                  f"median {statistics.median(count for count, _ in sizes) / 1000:.0f} kB, {len(sizes)} queries")
    script = (folder / "search.js").read_bytes()
    print(f"script:      {len(gzip.compress(script, 9)) / 1000:.1f} kB gzipped")
    own = [path.stat().st_size for path in (folder / "search").rglob("*.js")]
    print(f"index:       {sum(own) / 1e6:.1f} MB in {len(own)} files")
    pagefind(sum(own))


def pagefind(own):
    if importlib.util.find_spec("pagefind") is None:
        print("pagefind:    not installed (pip install 'pagefind[bin]' in .build/venv)")
        return
    with tempfile.TemporaryDirectory() as output:
        subprocess.run([sys.executable, "-m", "pagefind", "--site", folder, "--output-path", output],
                       check=True, capture_output=True)
        files = [path.stat().st_size for path in pathlib.Path(output).rglob("*") if path.is_file()]
    print(f"pagefind:    {sum(files) / 1e6:.1f} MB in {len(files)} files of the same pages; ours is {own / sum(files):.2f} of it")


main()
