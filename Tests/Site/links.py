"""Reads links and anchors out of pages and finds those that lead nowhere."""

import base64
import hashlib
import posixpath
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit


class PageReader(HTMLParser):
    """Collects what a page links to, loads, and names as anchors."""

    def __init__(self):
        super().__init__()
        self.links, self.loads, self.anchors, self.duplicates = [], [], set(), []
        self.inline, self.alternates, self.language = [], {}, None
        self.headings = []
        self.policy, self.script = "", None

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "html":
            self.language = values.get("lang")
        if "id" in values:
            if values["id"] in self.anchors:
                self.duplicates.append(values["id"])
            self.anchors.add(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag == "meta" and values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"]
        if tag == "link" and values.get("rel") == "alternate":
            # Another form of the page, such as its Markdown, is in the same language.
            if "hreflang" in values:
                self.alternates[values["hreflang"]] = values["href"]
        if tag == "link" and values.get("rel") == "stylesheet":
            self.loads.append(values["href"])
        if tag in ("script", "img", "iframe", "source") and "src" in values:
            self.loads.append(values["src"])
        if tag == "script" and "src" not in values and values.get("type") != "application/ld+json":
            self.script = ""
        if tag == "style":
            self.inline.append(tag)
        self.inline += [f"{tag} {name}" for name in values if name == "style" or name.startswith("on")]
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.headings.append(int(tag[1]))

    def handle_data(self, data):
        if self.script is not None:
            self.script += data

    def handle_endtag(self, tag):
        if tag != "script" or self.script is None:
            return
        # A script in the page may stand there if the policy names what it is.
        name = f"'sha256-{base64.b64encode(hashlib.sha256(self.script.encode()).digest()).decode()}'"
        if name not in self.policy:
            self.inline.append(f"script {name}")
        self.script = None


def read(pages):
    """A reader for each page, by path."""
    readers = {}
    for path, data in pages.items():
        readers[path] = PageReader()
        readers[path].feed(data.decode("utf-8"))
    return readers


def target(page, link):
    """The path and the fragment that a relative link means, seen from `page`."""
    parts = urlsplit(link)
    path = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(parts.path))) if parts.path else page
    return path, unquote(parts.fragment)


def broken(readers, files):
    """(page, link) for each link or anchor that leads nowhere."""
    found = []
    for page, reader in readers.items():
        for link in reader.links + reader.loads + list(reader.alternates.values()):
            if urlsplit(link).scheme in ("http", "https", "mailto"):
                continue
            path, fragment = target(page, link)
            if path not in files or (fragment and path in readers and fragment not in readers[path].anchors):
                found.append((page, link))
    return found
