import Diagnostics
import Foundation
import Linking
import SearchIndex
import SiteRendering

/// A site held in memory, whose pages are rendered when somebody asks for them: after an edit only what is looked at is made
/// anew.
package final class LiveSite: @unchecked Sendable {
    private let build: SiteBuild
    private let memory = BuildMemory()
    private let lock = NSLock()
    private var renderer: SiteRenderer?
    private var pages: [String: Int] = [:]
    private var files: [String: [UInt8]] = [:]
    private var site: LinkedSite?
    private var hasIndex = false
    private var generation = 0
    private var latestState: [UInt8] = []

    /// - Parameter searchPath: the value of PATH, where the compiler is looked for.
    package init(
        _ options: BuildOptions, searchPath: String, progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        build = SiteBuild(options, searchPath: searchPath, progress: progress)
    }

    /// Reads everything again.
    ///
    /// - Returns: what was found; the site stays as it was when the build could not run.
    @discardableResult
    package func refresh() -> BuildReport {
        var report = BuildReport()
        let prepared = build.link(memory, &report)
        let made = prepared.map { ($0.linked, build.renderer(of: $0, &report.diagnostics)) }
        lock.withLock {
            generation += 1
            latestState = Self.state(generation, report.diagnostics.filter { $0.severity > .note })
            guard let (site, renderer) = made else { return }
            self.site = site
            self.renderer = renderer
            pages = Dictionary(
                site.pages.enumerated().map { ("\($1.language.rawValue)/\(site.paths.path($1.key)).html", $0) },
                uniquingKeysWith: { first, _ in first })
            files = Dictionary(
                renderer.rootFiles().map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
            files[Self.script] = Array(Self.liveScript.utf8)
            files[Self.style] = Array(Self.liveStyle.utf8)
            hasIndex = false
        }
        return report
    }

    /// A number that grows with each refresh, and what is wrong now: what a page in a browser asks for.
    /// Every open page asks many times a second, so it is put together once a refresh.
    package var state: [UInt8] { lock.withLock { latestState } }

    private static func state(_ generation: Int, _ diagnostics: [Diagnostic]) -> [UInt8] {
        let messages = HumanReporter(isColoured: false).report(diagnostics)
        let state = JSONValue.object(["generation": .int(generation), "messages": .string(messages)])
        return Array(state.serialized.utf8)
    }

    /// The bytes at a path under the site's root; nil where there is nothing.
    package func bytes(at path: String) -> [UInt8]? {
        lock.lock()
        defer { lock.unlock() }
        if let index = pages[path], let renderer { return Self.live(renderer.page(index).bytes, path) }
        if path.hasSuffix(".md"), let renderer, let index = pages[String(path.dropLast(3)) + ".html"] {
            return renderer.twin(index)?.bytes
        }
        if path.hasPrefix("search/") || path == "glossary.db" { index() }
        return files[path]
    }

    /// The search's index is made when the first reader searches.
    private func index() {
        guard !hasIndex, let site, let renderer else { return }
        hasIndex = true
        let index = SearchIndex(site, renderer)
        files["glossary.db"] = index.lookupFile()
        for script in index.scripts() { files[script.path] = Array(script.text.utf8) }
    }

    // MARK: In the page

    private static let script = "live.js"
    private static let style = "live.css"

    /// The page with the script that reloads it.
    private static func live(_ page: [UInt8], _ path: String) -> [UInt8] {
        let root = String(repeating: "../", count: path.split(separator: "/").count - 1)
        let tags =
            "<link rel=\"stylesheet\" href=\"\(root)\(style)\"><script src=\"\(root)\(script)\" defer></script></head>"
        let end = Array("</head>".utf8)
        guard let place = page.firstRange(of: end) else { return page }
        return page[..<place.lowerBound] + Array(tags.utf8) + page[place.upperBound...]
    }

    private static let liveStyle = """
        .live { position: fixed; inset: auto 0 0 0; max-height: 40vh; overflow: auto; margin: 0; padding: .75rem 1rem; z-index: 9;
          background: #300; color: #fff; font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap; }

        """

    private static let liveScript = """
        (function () {
          "use strict";
          var root = document.currentScript.src.replace(/live\\.js$/, "");
          var known = null;
          function show(messages) {
            var box = document.querySelector("pre.live");
            if (!messages) { if (box) box.remove(); return; }
            if (!box) {
              box = document.createElement("pre");
              box.className = "live";
              box.setAttribute("role", "status");
              document.body.appendChild(box);
            }
            box.textContent = messages;
          }
          // What a page loads is named after its content: another name is another theme.
          function loads(page) {
            return Array.prototype.map.call(page.querySelectorAll("head link[rel=stylesheet], head script[src]"),
              function (one) { return one.getAttribute("href") || one.getAttribute("src"); }).join(" ");
          }
          // Puts the page's new content in the place of the old: quicker than loading it, and the reader stays where they are.
          function renew(text) {
            var fresh = new DOMParser().parseFromString(text, "text/html");
            var before = document.querySelector(".frame"), after = fresh.querySelector(".frame");
            // Who has searched here has the old index; who is searching isn't to lose what they typed.
            var box = document.querySelector("search input");
            var searched = document.querySelector("script[src*='search/']") && !(box && box.value);
            if (!before || !after || searched || loads(fresh) !== loads(document)) { location.reload(); return; }
            var fold = before.querySelector("nav.side > details"), folded = after.querySelector("nav.side > details");
            if (fold && folded) folded.open = fold.open;
            document.title = fresh.title;
            before.replaceWith(document.adoptNode(after));
          }
          function refresh(state) {
            return fetch(location.href, { cache: "no-store" }).then(function (answer) {
              if (!answer.ok) { location.reload(); return; }
              return answer.text().then(function (text) { renew(text); known = state.generation; });
            });
          }
          function ask() {
            fetch(root + "live.json", { cache: "no-store" }).then(function (answer) { return answer.json(); })
              .then(function (state) {
                if (known !== null && state.generation !== known) return refresh(state).then(function () { return state; });
                known = state.generation;
                return state;
              })
              .then(function (state) {
                show(state.messages);
                setTimeout(ask, document.hidden ? 1000 : 40);
              })
              .catch(function () { setTimeout(ask, 500); });
          }
          ask();
        })();

        """
}
