@_exported import FoundationAdditions

/// Code that Xcode runs beside the editor. Here it only has to compile.
@available(iOS 12.0, *)
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping @Sendable @MainActor () async throws -> Void
) = #externalMacro(module: "LibraryMacros", type: "PreviewMacro")
