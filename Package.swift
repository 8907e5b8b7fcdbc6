// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The toolchain's `usr` folder, found from the `swiftc` on PATH: SwiftSyntax and the index-store library are part of
/// the toolchain, and no package is fetched.
let toolchain: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let root = compiler.deletingLastPathComponent().deletingLastPathComponent().path
        if FileManager.default.fileExists(atPath: "\(root)/lib/swift/host/SwiftSyntax.swiftmodule") { return root }
    }
    return "/usr"
}()

let hostModules = "\(toolchain)/lib/swift/host"
/// Also for the targets above `Samples` and `SourceTexts`: the compiler loads what those import.
let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", hostModules])]
let linkSwiftSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", hostModules, "-Xlinker", "-rpath", "-Xlinker", hostModules]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftIDEUtils"),
    .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftParserDiagnostics"),
]
let linkIndexStore: [LinkerSetting] = [
    .unsafeFlags(["-L", "\(toolchain)/lib", "-Xlinker", "-rpath", "-Xlinker", "\(toolchain)/lib"]),
    .linkedLibrary("IndexStore"),
]

/// Settings of every target of the generator.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-warnings-as-errors"])]

func generator(
    _ name: String, _ dependencies: [Target.Dependency] = [],
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + settings, linkerSettings: linking)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency],
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
        exclude: FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(name)Tests/Fixtures")
            ? ["Fixtures"] : [],
        swiftSettings: [.swiftLanguageMode(.v6)] + settings, linkerSettings: linking)
}

// MARK: The generator

let generatorTargets: [Target] = [
    // C libraries, a module map each.
    .systemLibrary(name: "CMarkGFM", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CFileSystem"),
    .systemLibrary(name: "CIndexStore"),
    .systemLibrary(name: "CJemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),

    // Source files, ranges in them and what is to be said of them; everyone may import it.
    generator("Diagnostics"),
    // Work on several threads: a list into another, values made once, numbers given once.
    generator("Parallelism"),
    // Bytes into a name for their content. The one importer of xxHash.
    generator("ContentHash", ["CXXHash"]),
    // Bytes into fewer bytes, and files into archives. The one importer of zlib and Brotli.
    generator("Compression", ["CZlib", "CBrotli"]),
    // A page as a value into bytes; imported by what renders.
    generator("HTML"),
    // An XML document as a value into bytes.
    generator("XML"),
    // YAML bytes into nodes with ranges. The one importer of libyaml.
    generator("YAML", ["CYAML", "Diagnostics"]),
    // Markdown bytes into a `Document`. The one importer of cmark.
    generator("Markup", ["CMarkGFM", "Diagnostics", "HTML", "YAML"]),
    // The library's symbol graphs into `Symbol`s.
    generator("APIModel", ["Diagnostics"]),
    // A plain-text source as saved from a page or a book into a `Document` plus a repair ledger.
    generator(
        "SourceTexts", ["Markup", "APIModel", "YAML", "Diagnostics"], settings: swiftSyntax, linking: linkSwiftSyntax),
    // Code blocks into outcomes and identifiers with their symbols. The one starter of compilers.
    generator(
        "Samples", ["Markup", "APIModel", "Diagnostics", "ContentHash", "Parallelism", "CIndexStore"],
        settings: swiftSyntax, linking: linkSwiftSyntax + linkIndexStore),
    // The look-up file: words into answers, without Foundation, so that a look-up starts at once.
    generator("GlossaryLookup"),
    // Concept files into a `Glossary` and its term matcher.
    generator(
        "Glossary", ["GlossaryLookup", "Diagnostics", "YAML"],
        // ICU's word breaks, as the toolchain's Foundation brings them.
        linking: [.linkedLibrary("_FoundationICU")]),
    // Whatever can be looked up into the look-up file and the parts that the site's search loads.
    generator("SearchIndex", ["Glossary", "GlossaryLookup", "ContentHash"]),
    // The glossary into the files that other programs read. The one importer of SQLite.
    generator(
        "GlossaryExport", ["Glossary", "GlossaryLookup", "SearchIndex", "Diagnostics", "Compression", "XML", "CSQLite"]),
    // Files of terms into concepts, and what contradicts the glossary. The one importer of Expat.
    generator(
        "GlossaryImport", ["Glossary", "GlossaryLookup", "GlossaryExport", "YAML", "XML", "Diagnostics", "CExpat"]),
    // Documents, symbols and glossary into a `LinkedSite` in which every link is resolved.
    generator(
        "Linking", ["Markup", "APIModel", "Samples", "Glossary", "Diagnostics", "ContentHash", "Parallelism"],
        settings: swiftSyntax),
    // A `LinkedSite` with its outcomes into output files.
    generator(
        "SiteRendering",
        ["Linking", "Markup", "APIModel", "Samples", "Glossary", "HTML", "XML", "Diagnostics", "ContentHash"],
        settings: swiftSyntax),
    // A whole program and a scenario into a trace of what the system called. The one starter of samples.
    generator("SampleRuns", ["Samples", "YAML", "Diagnostics", "ContentHash"], settings: swiftSyntax),
    // Folders into a site on disk. The only file-system code.
    generator(
        "SiteBuilder",
        [
            "SiteRendering", "SampleRuns", "Linking", "SearchIndex", "GlossaryExport", "GlossaryImport", "SourceTexts",
            "Samples", "Glossary", "GlossaryLookup", "APIModel", "Markup", "YAML", "Diagnostics", "ContentHash",
            "Compression", "Parallelism", "LifecycleCore", "CFileSystem",
        ],
        settings: swiftSyntax),
    // A site's folder onto a loopback address. The one importer of libmicrohttpd.
    generator("SiteServing", ["CMicroHTTPD"]),
    .executableTarget(
        name: "build-site",
        dependencies: [
            "SiteBuilder", "SiteServing", "SampleRuns", "Samples", "GlossaryExport", "Glossary", "Diagnostics",
            "CJemalloc",
        ],
        swiftSettings: strict + swiftSyntax),
    .executableTarget(name: "glossary", dependencies: ["GlossaryLookup"], swiftSettings: strict),
    // Numbers into an index to time look-ups and searches with.
    .executableTarget(
        name: "benchmark-index", dependencies: ["SearchIndex", "Glossary", "GlossaryLookup"], path: "Benchmarks/Index",
        swiftSettings: strict),

    tests("Diagnostics", []),
    tests("Compression", []),
    tests("HTML", []),
    tests("YAML", ["Diagnostics"]),
    tests("Markup", ["Diagnostics", "HTML"]),
    tests("APIModel", ["Diagnostics"]),
    tests("SourceTexts", ["Markup", "APIModel", "Diagnostics"], settings: swiftSyntax),
    tests("Samples", ["Markup", "APIModel", "Diagnostics", "ContentHash"], settings: swiftSyntax),
    tests("SampleRuns", ["Samples", "SiteBuilder", "Diagnostics"], settings: swiftSyntax),
    tests("Glossary", ["GlossaryLookup", "Diagnostics"]),
    tests("SearchIndex", ["Glossary", "GlossaryLookup", "Diagnostics"]),
    tests("GlossaryExport", ["Glossary", "XML", "Diagnostics"]),
    tests("GlossaryImport", ["Glossary", "GlossaryExport", "YAML", "Diagnostics"]),
    tests("Linking", ["Markup", "APIModel", "Glossary", "Diagnostics"], settings: swiftSyntax),
    tests("SiteRendering", ["Linking", "APIModel", "Glossary", "HTML"], settings: swiftSyntax),
    tests("SiteServing", []),
    tests(
        "SiteBuilder",
        [
            "SiteRendering", "SampleRuns", "Linking", "Samples", "Glossary", "APIModel", "Markup", "ContentHash",
            "Diagnostics",
            "build-site", "glossary",
        ],
        settings: swiftSyntax),
]

// MARK: The life-cycle library

/// Settings of the library: language mode 5, as samples of all eras are written against it.
let headless: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func library(_ name: String, _ dependencies: [Target.Dependency] = ["FoundationAdditions"]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: headless)
}

let libraryTargets: [Target] = [
    // The table of callbacks into Swift declarations, in the form of each copy.
    generator("CallbackTable"),
    .executableTarget(name: "generate-callbacks", dependencies: ["CallbackTable"], swiftSettings: strict),

    // What happens to an app into what the system calls, as pure values; also compiled for WebAssembly.
    generator("LifecycleCore"),
    .testTarget(
        name: "LifecycleCoreTests", dependencies: ["LifecycleCore"], swiftSettings: [.swiftLanguageMode(.v6)]),

    // The few lines that Swift can't say: objects of classes known at run time only.
    .target(name: "CLifecycle"),
    // Dispatch, threads, clocks and randomness onto a virtual clock; linked into runs of samples and nothing else.
    .target(name: "CDeterminism"),
    // What Apple's Foundation has and Linux's lacks; the base of all modules of the library.
    library("FoundationAdditions", []),
    library("CoreGraphics"),
    library("QuartzCore", ["FoundationAdditions", "CoreGraphics"]),
    library("Combine"),
    library("UserNotifications"),
    library("CloudKit"),
    library("Intents"),
    library("CoreData"),
    library("os"),
    library("BackgroundTasks"),
    library("CoreSpotlight"),
    library("WatchConnectivity"),
    library("StoreKit"),
    library("UniformTypeIdentifiers"),
    library("CoreLocation"),
    library("AVFoundation"),
    library("NotificationCenter"),
    // The app, its scenes, windows, views and controllers, headless.
    library(
        "UIKit",
        [
            "FoundationAdditions", "LifecycleCore", "CLifecycle", "QuartzCore", "CloudKit", "Intents",
            "UserNotifications",
        ]),
    library("UserNotificationsUI", ["UIKit", "UserNotifications"]),
    library("ReplayKit", ["UIKit"]),
    library("Playgrounds"),
    library("MapKit", ["UIKit", "CoreLocation", "FoundationAdditions"]),
    // Macros of the library into declarations; the site builder makes the plug-in that compilers load from the same files.
    .target(name: "LibraryMacros", swiftSettings: strict + swiftSyntax),
    // Apps, scenes, views and what they keep, headless.
    library(
        "SwiftUI",
        [
            "FoundationAdditions", "UIKit", "LifecycleCore", "Combine", "CoreData", "Intents", "UniformTypeIdentifiers",
        ]),
    library("SwiftData", ["SwiftUI", "FoundationAdditions"]),

    .testTarget(
        name: "LibraryTests", dependencies: ["CallbackTable"], exclude: ["Fixtures"],
        swiftSettings: [.swiftLanguageMode(.v6)]),
]

// MARK: End of the life-cycle library

let package = Package(
    name: "lifecycle-reference",
    products: [
        .executable(name: "build-site", targets: ["build-site"]),
        .executable(name: "glossary", targets: ["glossary"]),
    ],
    targets: generatorTargets + libraryTargets
)
